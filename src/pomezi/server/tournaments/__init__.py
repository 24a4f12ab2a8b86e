"""Duplicate tournaments: all tables of a round play the same deal, and each seat is compared with itself."""
