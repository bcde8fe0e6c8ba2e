"""One's own turn.

`drafts` half-made moves (with `steps`, `typed`), `plans` standing orders and prepared turns, `coach` ideas.
"""
