"""Between Discord and the screens.

`clicks` takes every click and command through the `gate` (with `limits`) to its handler; `reply` is the one answer, `layout` screens as
discord.py sees them, `spent` panels that are of no use any more, `forms`, `forums`; `under_way` says until when words about work hold;
`services` is what every part works with.
"""
