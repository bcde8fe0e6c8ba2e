"""Storing and reading.

`ledger` loads, locks and commits matches. `health` decides whether a match goes on. `moves` plays one line. `reading` shows what viewers
may know. `outbox` has what Discord must be sent. `share` and `programs` are for several processes or programs on one database.
"""
