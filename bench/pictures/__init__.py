"""Pictures of each game, one module a game, beside naive drawings of the same positions."""
