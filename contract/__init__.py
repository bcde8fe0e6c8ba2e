"""What every game has to keep, as tests: `pytest --caravel-game NAME` runs them.

They run for one installed game, from any folder. `plugin` is the pytest plug-in; `games` says which games are looked at, `tables` at which
tables. `hiding` are the laws of secrets, `laws` those of pictures, each a function that lists its faults as sentences. The files
`test_*.py` use them.
"""
