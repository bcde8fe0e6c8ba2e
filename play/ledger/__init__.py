"""Storing and reading.

`ledger` loads, locks and commits, `health` says whether a match goes on, `moves` plays one line, `reading` shows viewers what they may
know, `outbox` is what Discord has to be sent; `share` and `programs` are for several processes or programs on one database.
"""
