"""Every installed package is pinned with hashes, and its licence is listed."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tools import licences

ROOT = Path(licences.__file__).resolve().parents[1]


def required_packages(name: str) -> list[str]:
    """Return the packages of a requirements file as lock files spell them, without extras."""
    lines = [line.partition("==") for line in (ROOT / name).read_text(encoding="utf-8").split()]
    return [f"{re.sub('[._]', '-', package.partition('[')[0]).lower()}=={version}" for package, _, version in lines]


@pytest.mark.parametrize("lock", licences.GROUPS)
def test_a_lock_has_every_requirement_with_hashes_and_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    locked = re.findall(r"^(\S+==\S+)", text, re.MULTILINE)
    missing = [package for package in required_packages(lock.replace(".lock", ".txt")) if package not in locked]
    assert missing == [], "run `make lock`, since the requirements have changed"
    for package in text.split("\n    # via")[:-1]:
        assert "--hash=sha256:" in package
    assert "://" not in text


def test_the_larger_locks_hold_the_smaller_ones_unchanged() -> None:
    bot, demo, tests, *_ = [
        set(re.findall(r"^(\S+==\S+)", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)) for lock in licences.GROUPS
    ]
    assert bot < demo < tests


def test_every_locked_package_is_listed_with_its_licence() -> None:
    listed = re.findall(r"^\| ([a-z0-9-]+) \| \S", licences.LISTED.read_text(encoding="utf-8"), re.MULTILINE)
    locked = set().union(*(licences.locked_packages(ROOT / lock) for lock in licences.GROUPS))
    assert sorted({*listed} - {"package"}) == sorted(locked), "run `make lock`, which writes the list again"


def test_a_half_made_environment_is_made_again(tmp_path: Path) -> None:
    """Without its package `python3-venv`, Debian's Python makes a folder with an interpreter and then fails."""
    python, venv = tmp_path / "python", tmp_path / "venv"
    python.write_text('#!/bin/sh\nmkdir -p "$3/bin"\ntouch "$3/bin/python"\nexit 1\n', encoding="utf-8")
    python.chmod(0o755)
    command, plain = ["make", f"PYTHON={python}", f"VENV={venv}", f"{venv}/.runtime"], {**os.environ, "MAKEFLAGS": ""}
    for _ in ("first", "again"):
        run = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True)
        assert run.returncode and f"{python} -m venv {venv}" in run.stdout, run.stdout + run.stderr
