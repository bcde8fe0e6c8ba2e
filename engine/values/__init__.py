"""Pure values from which everything else is made: messages, asks, codes, chance, notes."""
