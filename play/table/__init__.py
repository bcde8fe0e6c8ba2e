"""What people do at a table beside moving.

`lobby` before the match, `seats`, `agreements` (undo, ending), `absence`, `referees`; `lessons` with a teacher, `records` of matches
from elsewhere.
"""
