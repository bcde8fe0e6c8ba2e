"""For those who run the bot.

`settings` reads the environment; `checking` is `bot.py --check`, and `guests` its part about games from other packages; `logs` writes
lines without secrets; `processes` runs several processes as one bot; `memory` measures and collects memory.
"""
