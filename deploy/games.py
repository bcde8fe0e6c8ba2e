"""Install the guests that games.txt lists, and remove those that it no longer lists.

`make run`, deploy/install.sh and the container run it.

    .venv/bin/python deploy/games.py      in the folder of the program

The lines are those of a requirements file of pip. Dependencies of a guest are not installed, because the package `caravel` of an index is
not this program; libraries that a guest needs have lines of their own. If one line has a hash, pip demands one of every line.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

LIST = Path("games.txt")
DONE = Path(sys.prefix) / "games.json"
"""The file with the list and the packages of the last installation."""
OWN = "caravel"
"""The name of this program's package."""


def pip(*arguments: str) -> int:
    """Run pip; return its exit status."""
    return subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments], check=False).returncode


def fault(listed: str) -> str | None:
    """Return what is wrong with a list, or `None`.

    This does not use pip, which runs code of the packages that it builds.
    """
    lines = [line.strip() for line in re.sub(r"\\\n", " ", listed).splitlines()]
    wanted = [line for line in lines if line and not line.startswith(("#", "-"))]
    if any(re.fullmatch(rf"{OWN}\b(?![-._]\w).*", line, re.IGNORECASE) for line in wanted):
        return f"lists {OWN}, which is this program itself: take that line out"
    bare = [line.split()[0] for line in wanted if "--hash=" not in line]
    if bare and len(bare) < len(wanted):
        return f"has hashes for some lines and none for {', '.join(bare)}: give all of them one (pip hash FILE), or none"
    return None


def main() -> int:
    """Install and remove guests; print the reason and return 1 if that is not possible."""
    listed = LIST.read_text(encoding="utf-8") if LIST.exists() else ""
    last = json.loads(DONE.read_text(encoding="utf-8")) if DONE.exists() else {"listed": "", "packages": []}
    if listed == last["listed"]:
        return 0
    if (reason := fault(listed)) is not None:
        print(f"{LIST} {reason}. Nothing was changed.", file=sys.stderr)
        return 1
    packages: list[str] = []
    if any(line.strip() and not line.strip().startswith("#") for line in listed.splitlines()):
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.json"
            wanted = ("--no-deps", "--force-reinstall", "--report", str(report), "-r", str(LIST))
            if pip("install", "--dry-run", *wanted):
                print(f"{LIST} cannot be installed as it is, and nothing was changed: pip says above why.", file=sys.stderr)
                return 1
            installs = json.loads(report.read_text(encoding="utf-8"))["install"]
            packages = sorted(each["metadata"]["name"] for each in installs)
            if OWN in (name.lower() for name in packages):
                print(f"{LIST} lists {OWN}, which is this program itself: take that line out. Nothing was changed.", file=sys.stderr)
                return 1
            if pip("install", *wanted):
                print(f"{LIST} could not be installed: pip says above why.", file=sys.stderr)
                return 1
    if gone := sorted({*last["packages"]} - {*packages}):
        pip("uninstall", "--yes", *gone)
    DONE.write_text(json.dumps({"listed": listed, "packages": packages}), encoding="utf-8")
    print(f"guests installed: {', '.join(packages) or 'none'}" + (f"; removed: {', '.join(gone)}" if gone else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
