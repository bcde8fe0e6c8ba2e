"""What follows from a position or a change.

Pure: `progress` (who is awaited, timers), `effects` (what is told), `rows` (what is stored), `prepared`, `results`, `sprint`, `renewal`
and `judging` (older rules).
"""
