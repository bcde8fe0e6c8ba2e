"""One package per game, each with a `RULES` object."""
