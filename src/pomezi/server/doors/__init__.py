"""Doors over HTTP, a file for each kind of thing; the house puts them together (`app.py`)."""
