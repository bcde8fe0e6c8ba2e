"""Looks back at matches; nothing here changes a table.

During a match: `logbook` shows the log, `history` what happened since one was away, `replay` earlier positions, `explaining` one entry.
After it: `afterwards` shows the story and the film (`films`), `review` the turning points (`review_jobs`), `verifying` the random draws.
`records` brings matches that were played elsewhere, `files` takes them from people, `rules` shows the rules of a game.
"""
