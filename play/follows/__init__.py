"""follows."""
