"""Tables on the network: the wire, the journal, the fair race, bots in seats."""
