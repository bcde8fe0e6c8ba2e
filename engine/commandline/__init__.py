"""`python -m engine`: play, replay, verify in a terminal, or answer for other programs."""
