"""Clicks and screens of admins and referees.

`setup` is the panel of `/setup` (with `setup_screens` and `setup_forms`, which are pure); `permissions` finds out what the bot may do in a
channel, and `preflight` tries it; `upkeep` lists a server's tables; `referees` is the panel of referees.
"""
