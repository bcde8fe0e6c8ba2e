"""Several processes on one database that are killed again and again.

`python -m bench processes` says what is lost and what is done twice (docs/reliability.md).

`part` is one process of the bot without Discord · `harbour` stands for Discord: it remembers what was posted · `fill` makes the matches ·
`judge` compares what was acknowledged and posted with what is stored · `visitor` opens the file that the bot has open · `run` starts, kills
and restarts
"""
