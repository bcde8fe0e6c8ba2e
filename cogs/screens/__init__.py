"""Screens. `card` the table card, `options` of a new table, `questions` asked at it, `seats`, `deeds` of referees · `private` the panel of
a person with `ways` beside it, `ideas`, `lessons`, `choices`, `desk` · `story` entries in words, `parts` of a match, `rules`.
"""
