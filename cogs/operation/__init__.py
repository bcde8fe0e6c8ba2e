"""For those who run the bot.

`settings` from the environment, `checking` what `bot.py --check` says, `guests` what it says of games from elsewhere, `logs`, `processes`
several as one bot, `memory`.
"""
