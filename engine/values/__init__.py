"""What everything else is made of: messages, asks, codes, chance, notes. Pure values without rules."""
