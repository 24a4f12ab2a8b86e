"""Words all games share: state, game, randomness, events, refusals, records."""
