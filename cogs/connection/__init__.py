"""The connection to Discord beneath everything that people see.

`library` changes discord.py; `refusals` names Discord's errors; `commands` sends it the slash commands; `requests` measures and counts
requests; `sessions` limits how often the bot connects; `ends` keeps a bot down that ends again and again.
"""
