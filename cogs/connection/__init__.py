"""The connection to Discord beneath everything that people see.

`library` what is changed about discord.py · `refusals` the errors by which Discord says no · `commands` sending it the commands ·
`requests` what is measured of them · `sessions` how often it may connect · `ends` when it shall no more
"""
