"""`python -m tests.golden`: write the golden files of all games anew. Read the difference before you commit it."""

from __future__ import annotations

from tests.golden.golden import write

write()
