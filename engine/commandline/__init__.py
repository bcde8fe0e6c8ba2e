"""`python -m engine`: play, replay and verify in a terminal, and answer for other programs."""
