"""What outlives a match or must not: deleting about people (`erasing`) and of servers (`servers`), telling and giving what is stored
(`exporting`), clearing away (`housekeeping`), copies (`backups`), the clock (`timekeeping`).
"""
