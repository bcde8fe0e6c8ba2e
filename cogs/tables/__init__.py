"""Handlers of a table as everybody at it sees it.

`lobby` before the match, `running` during it, `seats` leaving and taking one, `sprints`, `benches`.
"""
