"""What belongs to one person.

`desk` all their tables by urgency, `waits` what waits for them, `told` how they are notified, `hours` when they are there, `deputies` who
plays for them, `rankings` how they did, `privacy` what is stored.
"""
