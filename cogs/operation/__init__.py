"""For those who run the bot.

`settings` from the environment, `checking` what `bot.py --check` says, `logs`, `processes` several as one bot, `memory`.
"""
