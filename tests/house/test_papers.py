"""The papers keep their limits of words and width, and the names in them exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAN = ROOT / "ARCHITECTURE.md"
HOUSE_PAGES = sorted((ROOT / "docs" / "house").glob("*.md"))
PAGES = (PLAN, ROOT / "CONTRIBUTING.md", *HOUSE_PAGES)

LIMITS = {
    "README.md": 600,
    "CHANGELOG.md": 900,
    "ARCHITECTURE.md": 3000,
    "docs/adding_a_game.md": 1500,
    "docs/adding_a_game.md docs/adding_more.md": 4000,
    "docs/playing.md": 2500,
    "docs/hosting.md": 3000,
    "docs/club.md": 1800,
    "docs/opponents.md docs/tempo.md docs/performance.md docs/reliability.md": 5000,
    "games/carta_magica/docs/page.md games/magellan/docs/page.md games/navegador/docs/page.md games/pizarro/docs/page.md": 9000,
}
"""The most words that papers may have, alone or together."""

PAPERS = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("games/*/docs/*.md")})
WIDTH = 120
FREE = ("docs/measured/", "docs/guests.md", "docs/privacy.md", "docs/terms.md")
"""Papers with lines of any width: programs write the first two, Discord shows the line ends of the others."""

GLOSSARY = 40
"""The most rows that the glossary may have."""

WIDE = re.compile(r"    | *(?:\||\[?!\[|<img )")
"""The beginning of a line that cannot be wrapped: code, a row of a table, a picture."""

PATH = re.compile(r"`((?:[a-z_]+/)+[a-z_]+(?:\.[a-z]+)?/?)`")
"""A file or a folder named in a page; a name in angle brackets stands for many."""

NAME = re.compile(r"`(?P<room>engine|play|store|cogs|render|words)\.(?P<rest>[a-z_.]+?)\.(?P<name>[A-Za-z_]+)`")
"""A function or class named by its module."""


def test_a_paper_is_short() -> None:
    words = {names: sum(len((ROOT / name).read_text().split()) for name in names.split()) for names in LIMITS}
    assert {names: count for names, count in words.items() if count > LIMITS[names]} == {}


def test_no_line_of_a_paper_is_wide() -> None:
    wide = {
        str(page.relative_to(ROOT)): lines
        for page in PAPERS
        if (lines := [line for line in page.read_text().splitlines() if len(line) > WIDTH and not WIDE.match(line)])
    }
    assert {name: lines for name, lines in wide.items() if not name.startswith(FREE)} == {}


def test_the_glossary_is_short() -> None:
    rows = re.findall(r"^\| (?!word \|).+\|$", (ROOT / "docs" / "house" / "words.md").read_text(), re.MULTILINE)
    assert 0 < len(rows) <= GLOSSARY


def test_a_link_of_a_paper_leads_somewhere() -> None:
    assert {str(page.relative_to(ROOT)): dead for page in PAPERS if (dead := dead_links(page))} == {}


def dead_links(page: Path) -> list[str]:
    """Return the links of a page to files or headings that do not exist."""
    dead = []
    for name, heading in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", page.read_text()):
        target = page.parent / name if name else page
        if not target.exists() or (heading and heading not in headings(target)):
            dead.append(f"{name}#{heading}")
    return dead


def headings(page: Path) -> set[str]:
    """Return the headings of a page as links name them."""
    lines = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in lines}


def test_files_and_functions_that_a_page_names_exist() -> None:
    assert {page.name: missing for page in PAGES if (missing := missing_names(page))} == {}


def missing_names(page: Path) -> list[str]:
    """Return the files and functions that a page names and that do not exist."""
    text = page.read_text()
    missing = [name for name in PATH.findall(text) if not (ROOT / name).exists()]
    for match in NAME.finditer(text):
        module = ROOT / match["room"] / (match["rest"].replace(".", "/") + ".py")
        source = module.read_text() if module.exists() else ""
        if not re.search(rf"^\s*(?:async )?(?:def|class) {match['name']}\b|^{match['name']}\b", source, re.M):
            missing.append(match.group())
    return missing


def test_every_page_of_the_house_is_in_its_list() -> None:
    text = (ROOT / "docs" / "house" / "README.md").read_text()
    assert [page.name for page in HOUSE_PAGES if page.name != "README.md" and f"({page.name})" not in text] == []
