"""Where matches are kept. The only room with SQL; it knows rows, not rules."""
