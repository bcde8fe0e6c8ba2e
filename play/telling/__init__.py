"""How people are notified.

`waiting`: what waits for them, by which way and in which message. `pings`: the step for one message (pure). `returning`: what happened
while they were away. `hits`: what was done to them.
"""
