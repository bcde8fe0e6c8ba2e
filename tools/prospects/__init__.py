"""Fits the networks that tell who is likely to win (`games/<game>/mind/prospects.py`)."""
