"""The laboratory: measurements, tournaments, reports."""
