"""Players of Ticket to Ride."""
