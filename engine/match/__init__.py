"""Matches: entries, records, replay, verification, and the registry of all games."""
