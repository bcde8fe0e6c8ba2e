"""Dialogues walked through by lines, and the worlds that a seat cannot tell apart."""
