"""`python -m engine`: see `engine.commandline.command`."""

from __future__ import annotations

import sys

from engine.commandline.command import main
from engine.values.core import Msg, Say, Seat
from words import speaker

SEATS = 12
"""Seats that have a name."""


def by_seat(reader: Seat | None) -> Say:
    """Return the function that puts messages into words for the player in a seat.

    Players are called by the numbers of their seats.
    """
    plain = speaker()
    return speaker(names=[plain(Msg("terminal.named", seat=seat)) for seat in range(SEATS)], reader=reader)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], by_seat))
