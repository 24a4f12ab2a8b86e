"""Players of Around the World in 80 Days."""
