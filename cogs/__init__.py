"""What Discord sees. Knows play and render; names no game. In reading order:

| | |
|---|---|
| `panel` (pure) | a screen without Discord: `wire` how a click travels, `spec`, `asks` and `screens` an ask as controls |
| `actions` | all other clicks and commands |
| `gate`, `limits` | who may have what, and how much |
| `clicks`, `commands`, `commands_after` | from a click or a slash command to its handler |
| `reply`, `layout` | the one answer; screens as discord.py sees them |
| `tables`, `turns`, `looking_back`, `people`, `learning`, `servers` | screens and handlers by subject |
| `pictures` | drawn beside the event loop |
| `deliveries` | what is sent without a click: the courier and what it carries |
| `client`, `services`, `recent` | the bot, what every part of it works with |
| `operation` | settings, logs, health, processes |
"""
