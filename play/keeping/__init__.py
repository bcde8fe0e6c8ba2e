"""Keeping, copying and deleting what is stored.

`erasing`: deleting data about a person. `servers`: deleting data of a server. `exporting`: showing and exporting data. `housekeeping`:
clearing away what is old. `backups`: copies of the database. `timekeeping`: notes that the bot runs, for its clock.
"""
