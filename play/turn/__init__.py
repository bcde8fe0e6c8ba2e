"""A person's own turn: half-made moves, standing orders, prepared turns, and the coach."""
