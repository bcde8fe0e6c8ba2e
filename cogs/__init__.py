"""What Discord sees. Knows play and render; names no game. In reading order:

`panel` (pure): `wire` how a click travels, `actions` the clicks of a panel, `spec` a screen, `asks` and `screens` an ask as controls,
`standing` orders in force, `answers` what a click on them means · `actions` all other clicks and commands · `gate` who
may have what · `clicks` from a click to its handler · `reply` the one answer · `layout` screens as discord.py sees them · handlers:
`turns`, `orders`, `running`, `lobby`, `personal`, `told`, `sprints`, `history`, `afterwards`, `learning` · screens: `private`,
`card`, `setup`, `rules_text`, `story` (the log), `chronicle` (the story of a match), `waits`, `lessons`, `pictures`, `films` ·
`commands` the slash commands · `courier` and `deliveries` what is sent without a click · `client` the bot · `services`, `recent`,
`settings`, `logs`
"""
