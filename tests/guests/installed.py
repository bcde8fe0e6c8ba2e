"""An environment in which pip has installed the program from this checkout.

It sees the libraries of the environment that runs the tests.
It is made once for each state of the sources and kept in `build`.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from functools import cache
from hashlib import sha256
from pathlib import Path

from hatchling.builders.sdist import SdistBuilder

from data.homes import ROOT

KEPT = ROOT / "build" / "installed"


@cache
def environment() -> Path:
    """Return the folder of the environment."""
    digest = sha256()
    for file in SdistBuilder(str(ROOT)).recurse_included_files():
        digest.update(f"{file.relative_path}\0".encode() + sha256(Path(file.path).read_bytes()).digest())
    folder = KEPT / digest.hexdigest()[:16]
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "made").exists():
            for old in KEPT.glob("*/"):
                shutil.rmtree(old)
            make_environment(folder)
            (folder / "made").touch()
    return folder


def make_environment(folder: Path) -> None:
    venv.create(folder, with_pip=False, symlinks=True)
    site(folder).joinpath("libraries.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    install(folder, str(ROOT))


def install(folder: Path, *what: str) -> None:
    """Install packages as an operator does, but without the network, dependencies and build tools."""
    options = ("--no-deps", "--no-index", "--no-build-isolation", "--no-compile", "--quiet", "--disable-pip-version-check")
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--ignore-installed", *options, *what],
        check=True,
    )


def site(folder: Path) -> Path:
    """Return the folder of an environment's packages."""
    return next((folder / "lib").glob("python3*")) / "site-packages"


def run(folder: Path, *command: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the environment's Python in a folder that has nothing of this checkout."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CARAVEL"))}
    return subprocess.run(
        [str(folder / "bin" / "python"), *command],
        cwd=cwd,
        env={**known, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
