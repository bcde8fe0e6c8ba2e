"""Benchmarks: each module has `rows()`, measured beside an anchor in the same run."""

from __future__ import annotations

Row = tuple[str, str, str, float | None]
"""What was measured, ours, the anchor's, and their ratio: above 1 ours is better."""
