"""Between Discord and the screens.

`clicks` takes every click and command through the `gate` (with `limits`) to its handler, which answers by `reply`. `layout`, `forms` and
`forums` turn screens into what discord.py sends; `spent` has the private panels that are out of date; `under_way` shows messages about work
that takes long; `services` is what every part works with.
"""
