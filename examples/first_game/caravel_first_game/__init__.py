"""First Game: ships look for gold along an unknown coast."""
