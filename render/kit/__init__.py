"""The modules with which all boards are drawn. In reading order:

| module | what is in it |
|---|---|
| `palette` | colours by role, the six players |
| `fonts` · `text` | faces for every script; text as cached masks, fitted to a width |
| `shapes` | antialiased shapes as small masks |
| `sprites` | baked drawings at any size, with shadow and figure |
| `canvas` | a picture in the making, which remembers where everything stands |
| `surface` | paper, panels, frames, seas and coasts |
| `rims` · `names` | text on a ground that changes; names of players, and sentences with names that fit |
| `marks` | rings, halos, arrows, discs of players, the private band |
| `grids` · `outlines` | hexes, squares and ways in px, with their neighbours · areas that are no rectangles |
| `pointing` | what a teacher points at |
| `cards` · `banner` · `players` · `scores` | a playing card, the banner, the panels of players, the final sheet |
| `tablecard` | the head and the standings of the picture on a table card, which is read on a phone |
| `zoom` | a part of a picture drawn larger with the same calls |
| `layers` · `png` | what never changes is drawn once; the fixed palette of a game and its PNG writer |

Examples in docstrings draw on `surface.ground(...)`. Besides `fonts`, `palette`, `shapes` and `surface` they use `SAY`, which speaks
English to anybody about Ana in seat 0 and Bruno in seat 1.
"""
