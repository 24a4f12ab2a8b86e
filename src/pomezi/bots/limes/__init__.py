"""Players of Limes."""
