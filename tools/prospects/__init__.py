"""Fits the networks that tell who is likely to win a match (`games/<game>/mind/prospects.py`)."""
