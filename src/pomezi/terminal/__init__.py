"""The command line: play, replay, verify, bench."""
