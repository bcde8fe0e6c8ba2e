"""What Discord sees.

Knows play and render; names no game. Every import goes down this list:

| | |
|---|---|
| `client`, `commands`, `watch` | the bot, its slash commands, what operators see of it from outside |
| `club` | what a server has beside its tables: seasons, cups, evenings, puzzles, the weekly digest, with clicks, screens and posts |
| `deliveries` | what is sent without a click: the courier and what it carries |
| `learning`, `servers`; `tables`, `turns`, `people`, `looking_back` | handlers by subject |
| `screens` | what they show |
| `edge` | from a click to its handler and back: gate, limits, reply, layout |
| `pictures` | drawn beside the event loop |
| `panel` (pure) | a screen without Discord; an ask as controls |
| `operation` | settings, logs, checks, processes |
| `connection` | what is changed about discord.py, and how Discord says no |
| `actions` | what a click means, and how it travels in an id |
"""
