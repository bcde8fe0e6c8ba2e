"""What people do at a table beside moving: `lobby` before the match, `seats`, `votes` (taking back, ending), `absence`, `upgrades`
(newer rules), `referees`; `lessons` with a teacher, `records` of matches from elsewhere.
"""
