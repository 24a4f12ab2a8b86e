"""Fault drills: a real server process, spoken to over HTTP and WebSockets alone, is hurt and watched."""
