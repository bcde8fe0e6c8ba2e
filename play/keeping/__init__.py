"""keeping."""
