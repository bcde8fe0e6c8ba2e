"""What happened; nothing here changes a table. `story` entries in words, `logbook` the log page by page with `parts`, `history`
since one was away, `replay` in pictures, `explaining` one entry · after the end: `afterwards` with `chronicle` and `films`,
`reviewing` with `reviews` and `review_words`, `verifying` the chances · `records` of matches from elsewhere
"""
