"""The past of matches; nothing here changes a table.

`logbook` the log page by page, `history` since one was away, `replay` in pictures, `explaining` one entry · after the end: `afterwards`
with `films`, `review` with `review_jobs`, `verifying` the chances · `records` of matches from elsewhere
"""
