"""What brings people of a server together: seasons, cups, evenings, puzzles, searches.

| pure | |
|---|---|
| `plan` | who meets whom: sizes of divisions, the cyclic plan, its two waves |
| `draw` | the order of people in a division, from a seed |
| `standing` | what a place is worth, the order of a division, and who can still finish where |
| `moving` | up and down between seasons |
| `calendar` | the days of a season |
"""
