"""What outlives a match or must not.

Deleting data about people (`erasing`) and of servers (`servers`), showing and exporting them (`exporting`), clearing away
(`housekeeping`), copies (`backups`), the clock (`timekeeping`).
"""
