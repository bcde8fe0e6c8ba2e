"""`python -m tests.golden [GAME ...]`: write the golden files of all games, or of some, anew. Read the difference before you commit it."""

from __future__ import annotations

import sys

from tests.golden.golden import write

write(sys.argv[1:])
