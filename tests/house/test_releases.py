"""The changelog says what each release reads and writes, and the files kept for a release exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import caravel
from engine.match import registry
from engine.match.records import FORMAT
from store.migrate import SCHEMA, scripts

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEAD = re.compile(r"^## \[(Unreleased|\d+\.\d+\.\d+)\](?: - (\d{4}-\d\d-\d\d))?\n\n(.*)$", re.MULTILINE)
WRITES = re.compile(r"Schema (\d+) · interface (\d+\.\d+) · records of format (\d+)")


def version() -> str:
    """Return the version of this program."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def test_the_newest_head_names_the_versions_of_this_program() -> None:
    rules = ", ".join(f"`{name}` {registry.rules(name).version}" for name in registry.names())
    words = f"Schema {max(scripts(SCHEMA))} · interface {caravel.INTERFACE} · records of format {FORMAT} · rules: {rules}."
    head = HEAD.search(CHANGELOG)
    assert head is not None and head[3] == words


def test_a_released_version_has_a_head_a_date_and_a_database() -> None:
    heads = [head for head in HEAD.finditer(CHANGELOG) if head[1] != "Unreleased"]
    assert all(head[2] for head in heads)
    newest = [head[1] for head in heads[:1]]
    assert version().startswith("0.") or newest == [version()]
    for head in heads:
        writes = WRITES.match(head[3])
        assert writes is not None and (ROOT / "tests" / "store" / "whole" / f"{writes[1]}.sql").is_file()
