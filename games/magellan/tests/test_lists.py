"""The page of the cards lists every card as the tables of the game have it.

The lists are written by a tool; here they are read without it.
"""

from __future__ import annotations

import re
import tomllib

from data.homes import homes
from games.magellan.rules import cards
from words import speaker

HOME = homes()["magellan"]
PAGE = HOME.page.with_name("cards.md").read_text(encoding="utf-8")
_, _, HISTORY = PAGE.partition("## The history cards")
COUNTRIES = tomllib.loads((HOME.tables / "countries.toml").read_text(encoding="utf-8"))
CARDS = tomllib.loads((HOME.tables / "cards.toml").read_text(encoding="utf-8"))
say = speaker("en")
ROW = re.compile(
    r"^\| (?P<name>[^|]+?)(?P<mark> \(supplement\))? \| [^|]+ \| (?P<cell>\d[NS]\d+) "
    r"\| (?P<cost>\d+) \| (?P<income>\d+) \| (?P<share>[\d.]+) \|$",
    re.MULTILINE,
)


def test_every_country_stands_on_the_page_with_its_figures() -> None:
    listed = sorted(
        (row["cell"].lower(), int(row["cost"]), int(row["income"]), row["mark"] is not None, float(row["share"]))
        for row in ROW.finditer(PAGE)
    )
    printed = sorted(
        (
            country["node"].partition("l")[0],
            country["cost"],
            country["income"],
            country["set"] != "base",
            100 * country["income"] / country["cost"],
        )
        for country in COUNTRIES.values()
    )
    assert len(listed) == 100
    for (*figures, share), (*expected_figures, expected_share) in zip(listed, printed, strict=True):
        assert figures == expected_figures
        assert abs(share - expected_share) < 0.11, "per cent are rounded to a tenth"


def test_every_history_card_stands_on_the_page_once() -> None:
    titles = re.findall(r"^\| (?P<title>[^|]+?) \| [^|]+ \|$", HISTORY, re.MULTILINE)
    card_titles = [title for title in titles if title not in ("Card", "---")]
    assert len(card_titles) == len(set(card_titles)) == len(CARDS)


def test_every_history_card_says_there_what_it_says_on_the_table() -> None:
    texts = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+) \|$", HISTORY, re.MULTILINE))
    for card in cards.CARDS:
        sentences = [say(msg) for msg in cards.text(card, is_expert=True)]
        assert texts[say(cards.title(card))].replace("\\* ", "") == " ".join(sentences), card
