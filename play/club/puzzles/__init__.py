"""The daily voyage: a position a day with four or five answers, given in private.

| module | what it is |
|---|---|
| `grading` | stars, streaks, a server's ranking (pure) |
| `positions` | a puzzle as it is shown: what its seat saw, its answers (pure) |
| `choice` | which puzzle comes next (pure) |
| `voyages` | the posts and answers of all servers |
"""
