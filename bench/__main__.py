"""`python -m bench [NAME ...]`: run the benchmarks and print one table.

`python -m bench tempo` plays matches of people who look in now and then, on a simulated clock (docs/tempo.md); `python -m bench arena`
lets bots play against each other; `python -m bench chances` compares the coach's chances with who wins; `python -m bench green` looks
for traps among the answers that panels show first; `python -m bench ideas` counts what the coach says; `python -m bench processes`
kills processes that share a database; `python -m bench sittings` says how many minutes an evening takes; `python -m bench growth` plays
50,000 moves and says what memory they take. `--help` says how.

Only the ratios can be compared between machines and days; absolute figures cannot.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from bench import arena, chances, green, growth, ideas, sittings, tempo
from bench.processes import run as processes

NAMES = ("rules", "picture", "moments", "start", "store", "timers", "host", "panels", "memory", "pauses", "thinking", "many")

PROGRAMS: dict[str, Any] = {
    "tempo": tempo, "arena": arena, "chances": chances, "ideas": ideas, "processes": processes, "growth": growth,
    "sittings": sittings, "green": green,
}  # fmt: skip
"""Benchmarks that are programs of their own, by their names."""


def main(wanted: list[str]) -> int:
    """Print a row per measurement: what, ours, the anchor, their ratio (above 1 means we are better)."""
    if wanted and wanted[0] in PROGRAMS:
        return PROGRAMS[wanted[0]].main(wanted[1:])
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join([*NAMES, *PROGRAMS])}", file=sys.stderr)
        return 2
    print(f"{'what':64} {'ours':>20} {'anchor':>32} {'ratio':>8}")
    for name in wanted or NAMES:
        for what, ours, anchor, ratio in import_module(f"bench.{name}").rows():
            shown = "" if ratio is None else f"{ratio:8.2f}"
            print(f"{what:64} {ours:>20} {anchor:>32} {shown:>8}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
