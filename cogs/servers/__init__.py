"""Subjects of a server.

`setup` the panel of its admins (`setup_screens`, pure), `permissions` what the bot may do in a channel, `preflight` trying it, `referees`
those who watch over matches.
"""
