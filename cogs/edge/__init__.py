"""Between Discord and the screens.

`clicks` takes every click and command through the `gate` (with `limits`) to its handler, which answers by `reply`. `layout`, `forms` and
`forums` turn screens into what discord.py sends; `newest_panels` remembers the private panels that can still be changed; `under_way` shows
messages about work that takes long; `services` is what every part works with.
"""
