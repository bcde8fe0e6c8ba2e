"""Between Discord and the screens: `clicks` takes every click and command through the `gate` (with `limits`) to its handler; `reply`
the one answer, `layout` screens as discord.py sees them, `spent` panels that have had their day, `forms`, `forums`; `under_way` until
when words about work hold; `services` what every part works with.
"""
