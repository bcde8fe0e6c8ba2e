"""Storing and reading: `ledger` loads, locks and commits, `health` says whether a match goes on, `moves` plays one line, `reading` tells
viewers, `outbox` what Discord has to be told; `share` and `programs` where several processes or programs run on one database.
"""
