"""Handlers of a table as everybody at it sees it.

`lobby`: before the match; `running`: during it, with its `more` controls; `seats`: leaving and taking seats; `sprints`: live tables;
`benches`: substitutes.
"""
