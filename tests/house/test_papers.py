"""The plan of the house keeps to its own limits, and what it names exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAN = ROOT / "ARCHITECTURE.md"
PAGES = (PLAN, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs" / "house").glob("*.md")))
WORDS, WIDTH = 3000, 160

PATH = re.compile(r"`((?:[a-z_]+/)+[a-z_]+(?:\.[a-z]+)?/?)`")
"""A file or a folder named in a page; a name in angle brackets stands for many."""

NAME = re.compile(r"`(?P<room>engine|play|store|cogs|render|words)\.(?P<rest>[a-z_.]+?)\.(?P<name>[A-Za-z_]+)`")
"""A function or class named by its module."""

LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def test_the_plan_is_short() -> None:
    assert len(PLAN.read_text().split()) <= WORDS


def test_no_line_is_wider_than_a_screen() -> None:
    pages = [page for page in PAGES if page.name != "CONTRIBUTING.md"]
    assert [(page.name, line) for page in pages for line in page.read_text().splitlines() if len(line) > WIDTH] == []


def test_what_a_page_names_exists() -> None:
    assert {page.name: missing for page in PAGES if (missing := missing_names(page))} == {}


def missing_names(page: Path) -> list[str]:
    """Return the files, links and functions that a page names and that do not exist."""
    text = page.read_text()
    missing = [name for name in PATH.findall(text) if not (ROOT / name).exists()]
    missing += [name for name in LINK.findall(text) if not (page.parent / name).exists()]
    for found in NAME.finditer(text):
        module = ROOT / found["room"] / (found["rest"].replace(".", "/") + ".py")
        source = module.read_text() if module.exists() else ""
        if not re.search(rf"^\s*(?:async )?(?:def|class) {found['name']}\b|^{found['name']}\b", source, re.M):
            missing.append(found.group())
    return missing


def test_every_page_of_the_house_is_in_its_list() -> None:
    text = (ROOT / "docs" / "house" / "README.md").read_text()
    assert [page.name for page in PAGES[2:] if page.name != "README.md" and f"({page.name})" not in text] == []
