"""Screens.

`card` the table card, `options` of a new table, `questions` asked at it (`matters` has the words of each kind, `consent` what asks
whether people agree), `seats` · `private` the panel of a person with `ways` beside it, `ideas`, `lessons`,
`choices`, `desk` · `story` entries in words, `parts` of a match, `rules`.
"""
