"""The daily voyage: every day a puzzle with four or five answers to choose from.

| module | what it is |
|---|---|
| `grading` | stars, streaks, a server's ranking (pure) |
| `positions` | a puzzle as it is shown: what its seat saw, its answers (pure) |
| `choice` | which puzzle comes next (pure) |
| `voyages` | the puzzles and answers of all servers |
"""
