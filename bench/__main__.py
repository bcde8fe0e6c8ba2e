"""`python -m bench [NAME ...]`: run the benchmarks and print one table.

`arena` lets bots play against each other, `chances` compares the coach's chances with who wins, `green` looks for traps among the answers
that panels show first, `growth` plays 50,000 moves and says what memory they take, `ideas` counts what the coach says, `processes` kills
processes that share a database, `sittings` says how many minutes an evening takes, `tempo` plays matches of people who look in now and
then. Each has its own `--help`.

Only the ratios can be compared between machines and days; absolute figures cannot.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from bench import arena, chances, green, growth, ideas, sittings, tempo
from bench.processes import run as processes

NAMES = ("rules", "picture", "moments", "start", "store", "timers", "host", "panels", "memory", "pauses", "thinking", "many")

PROGRAMS: dict[str, Callable[[list[str]], int]] = {
    "arena": arena.main, "chances": chances.main, "green": green.main, "growth": growth.main, "ideas": ideas.main,
    "processes": processes.main, "sittings": sittings.main, "tempo": tempo.main,
}  # fmt: skip
"""Benchmarks that are programs of their own, by their names."""


def main(wanted: list[str]) -> int:
    """Run the wanted benches and print a row per measurement; return the exit status."""
    if wanted and wanted[0] in PROGRAMS:
        return PROGRAMS[wanted[0]](wanted[1:])
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join([*NAMES, *PROGRAMS])}", file=sys.stderr)
        return 2
    print(f"{'what':64} {'ours':>20} {'anchor':>32} {'ratio':>8}")
    for name in wanted or NAMES:
        for what, ours, anchor, ratio in import_module(f"bench.{name}").rows():
            ratio_text = "" if ratio is None else f"{ratio:8.2f}"
            print(f"{what:64} {ours:>20} {anchor:>32} {ratio_text:>8}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
