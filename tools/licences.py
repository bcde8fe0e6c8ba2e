"""`python -m tools.licences`: write `docs/licences.md` from the metadata of packages.

It lists every package of the lock files with its licence, and needs them installed (`make lock` does that).
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LISTED = ROOT / "docs" / "licences.md"

GROUPS = {
    "requirements.lock": "What the bot needs",
    "requirements-demo.lock": "What the demo in the browser needs beside that",
    "requirements-dev.lock": "What tests and checks need beside that",
    "requirements-art.lock": "What those need who draw or cut fonts again",
}
"""The lock files, the smallest first, and what each is for."""

ELSEWHERE = {
    "audioop-lts": "PSF-2.0",
    "brotli": "MIT",
    "colorama": "BSD-3-Clause",
    "fonttools": "MIT",
    "pytest-asyncio": "Apache-2.0",
    "resvg-py": "MIT",
}
"""Licences, by their own pages, of packages that are not installed on every machine: for another Python or system, or for drawing."""

SHORT_NAMES = {
    "MIT License": "MIT",
    "The MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache 2": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "Python Software Foundation License": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "GNU General Public License v3 or later (GPLv3+)": "GPL-3.0-or-later",
}
"""The short names of licences that are written out."""


def locked_packages(path: Path) -> set[str]:
    """Return the names of the packages in a lock file."""
    return set(re.findall(r"^([a-z0-9][a-z0-9._-]*)(?:\[[^]]*\])?==", path.read_text(encoding="utf-8"), re.MULTILINE))


def licence(package: str) -> str:
    """Return the licence of a package in a few words. Raises `LookupError` if it is not known."""
    if package in ELSEWHERE:
        return ELSEWHERE[package]
    try:
        known = metadata(package)
    except PackageNotFoundError:
        raise LookupError(f"{package} is not installed, and `ELSEWHERE` does not name its licence") from None
    if expressions := known.get_all("License-Expression"):
        return str(expressions[0])
    classes = [line.rsplit(" :: ", 1)[1] for line in known.get_all("Classifier") or () if line.startswith("License :: OSI Approved :: ")]
    names = classes or "".join(known.get_all("License") or ()).strip().splitlines()[:1]
    if not names:
        raise LookupError(f"{package} does not say its licence; look it up and name it in `ELSEWHERE`")
    return ", ".join(SHORT_NAMES.get(name, name) for name in names)


def page() -> str:
    """Return the list as it is written."""
    lines = ["# Licences", "", "Caravel is under the MIT licence. It is run with these packages, and ships none of them.", ""]
    lines += ["Written by `make lock` (`tools/licences.py`) from what the packages say; the versions are in the lock files.", ""]
    named: set[str] = set()
    for file, what in GROUPS.items():
        names = sorted(locked_packages(ROOT / file) - named)
        named.update(names)
        lines += [f"## {what}", "", "| package | licence |", "|---|---|", *(f"| {name} | {licence(name)} |" for name in names), ""]
    lines += ["## What is in this repository", ""]
    lines += ["The fonts in `data/fonts` are under the SIL Open Font License 1.1; its texts lie beside them.", ""]
    return "\n".join(lines)


def main() -> int:
    """Write the list; return the exit status."""
    try:
        LISTED.write_text(page(), encoding="utf-8")
    except LookupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
