"""What brings people of a server together: seasons, cups, evenings, puzzles, searches.

| pure | |
|---|---|
| `plan` | who meets whom: sizes of divisions, the cyclic plan, its two waves |
| `draw` | the order of people in a division, from a seed |
| `standing` | points for a place, the ranking of a division, and the places that people can still reach |
| `moving` | who goes up and down between seasons |
| `calendar` | the days of a season |
| `cup` | the slots and tables of a weekend cup |
"""
