"""What follows from a position or a change. Pure.

`progress`: who is awaited, timers. `effects`: what is sent. `rows`: what is stored. `judging`, `renewal`: matches of older rules.
"""
