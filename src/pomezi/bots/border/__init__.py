"""Players of The Border."""
