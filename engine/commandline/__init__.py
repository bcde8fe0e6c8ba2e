"""`python -m engine`: play, replay and verify in a terminal.

It also answers for other programs.
"""
