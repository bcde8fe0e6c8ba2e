"""How people are notified.

`waiting`: what waits for a person, and by which messages they are notified. `pings`: what to do with one such message (pure). `returning`:
what happened while a person was away. `hits`: what others did to them. `watching`: followers. `attention`: who looks at a table.
"""
