"""What outlives a match or must not.

Deleting about people (`erasing`) and of servers (`servers`), showing and exporting what is stored (`exporting`), clearing away
(`housekeeping`), copies (`backups`), the clock (`timekeeping`).
"""
