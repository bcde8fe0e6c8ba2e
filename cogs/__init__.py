"""What Discord sees: the cogs, the panels, the table cards. Knows play and render; names no game."""
