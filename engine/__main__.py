"""`python -m engine`: see `engine.command`."""

from __future__ import annotations

import sys

from engine.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
