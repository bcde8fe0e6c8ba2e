"""What belongs to one person.

`personal` their tables, `desk` all of them by urgency, `waits` what waits for them, `told` how they are notified, `hours` when they
are there, `rankings` how they did, `privacy` what is stored.
"""
