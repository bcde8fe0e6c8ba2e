"""What people do at a table beside moving: `lobby` before the match, `seats`, `agreements` (taking back, ending), `absence`,
`referees`; `lessons` with a teacher, `records` of matches from elsewhere.
"""
