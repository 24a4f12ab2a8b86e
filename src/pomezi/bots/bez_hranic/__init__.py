"""Players of Bez hranic."""
