"""Draws a recorded match: `python -m render FILE [--at SEQ] [--seat K] [--part NAME]`.

FILE is a portable match record. Without `--seat` the picture shows what a spectator sees. `--out` names the PNG.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import render
from engine.match import match, records
from engine.values.core import EngineError, Seat
from words import speaker


def arguments(words: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw a position of a recorded match.")
    parser.add_argument("file", type=Path, help="portable match record (JSON)")
    parser.add_argument("--at", type=int, metavar="SEQ", help="the position after this entry (the last one otherwise)")
    parser.add_argument("--seat", type=int, metavar="K", help="what seat K sees, counted from 0 (a spectator otherwise)")
    parser.add_argument("--part", metavar="NAME", help="which picture (the view's default otherwise)")
    parser.add_argument("--names", nargs="*", default=[], help="names of the players by seat")
    parser.add_argument("--out", type=Path, default=Path("picture.png"), help="where to write the PNG")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Draw a picture; return 1 after an error message if the record or an argument is wrong."""
    wanted = arguments(words)
    try:
        played = records.from_record(json.loads(wanted.file.read_text(encoding="utf-8")))
        if wanted.at is not None:
            played = match.at(played, wanted.at)
        if wanted.seat is not None and not 0 <= wanted.seat < played.seats:
            raise ValueError(f"no seat {wanted.seat}; there are 0..{played.seats - 1}")
        view = played.rules.view(played.state, None if wanted.seat is None else Seat(wanted.seat))
        data = render.picture(played.rules.name, view, speaker(names=wanted.names), part=wanted.part)
    except (OSError, ValueError, EngineError) as error:
        print(error, file=sys.stderr)
        return 1
    wanted.out.write_bytes(data)
    print(f"{wanted.out}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
