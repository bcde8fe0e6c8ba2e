"""Screens.

For everybody: `card` (the table card), `options` and `presets` of a new table, `questions` at a table (`matters` has the words of each
kind, `consent` the parts that ask whether people agree), `seats`, `watching`, `titles`, `numbers`.

For one person: `private` builds the screens, `seen` gathers what they show, `turn` (with `turn_picture`), `ideas`, `lessons`, `choices`,
`desk` and `finding` lay them out. `story` and `outcome` put moves into words, `times` puts deadlines.
"""
