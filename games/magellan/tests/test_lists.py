"""The page of the cards lists every card as the raw tables have it; the tool that wrote the lists is not asked."""

from __future__ import annotations

import re
import tomllib

from data.homes import homes
from games.magellan.rules import cards
from words import speaker

HOME = homes()["magellan"]
PAGE = HOME.page.with_name("cards.md").read_text(encoding="utf-8")
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
        (row["cell"].lower(), int(row["cost"]), int(row["income"]), row["mark"] is not None, round(float(row["share"]), 1))
        for row in ROW.finditer(PAGE)
    )
    printed = sorted(
        (
            country["node"].partition("l")[0],
            country["cost"],
            country["income"],
            country["set"] != "base",
            round(100 * country["income"] / country["cost"], 1),
        )
        for country in COUNTRIES.values()
    )
    assert len(listed) == 100
    for seen, wanted in zip(listed, printed, strict=True):
        assert seen[:4] == wanted[:4]
        assert abs(seen[4] - wanted[4]) < 0.11, "per cent are rounded to a tenth"


def test_every_history_card_stands_on_the_page_once() -> None:
    titles = re.findall(r"^\| (?P<title>[^|]+?) \| [^|]+ \|$", PAGE.split("## The history cards")[1], re.MULTILINE)
    card_titles = [title for title in titles if title not in ("Card", "---")]
    assert len(card_titles) == len(set(card_titles)) == len(CARDS)


def test_every_history_card_says_there_what_it_says_on_the_table() -> None:
    texts = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+) \|$", PAGE.split("## The history cards")[1], re.MULTILINE))
    for card in cards.CARDS:
        sentences = [say(msg) for msg in cards.text(card, True)]
        assert texts[say(cards.title(card))].replace("\\* ", "") == " ".join(sentences), card
