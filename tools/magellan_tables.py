"""Build the tables of `magellan` from its sources: `data/magellan/{cells,countries,bases,cards}.toml`.

    python -m tools.magellan_tables FOLDER

FOLDER holds the grid cut out of Natural Earth (`magellan_cells.json`), the figures of the countries
(`magellan_countries.csv`) and the history cards (`magellan_history_cards.json`). `data/magellan/README.md`
says where every figure comes from. The tables are written in short forms that are quick to read at import.
"""

from __future__ import annotations

import csv
import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

OUT = Path(__file__).parents[1] / "data" / "magellan"


def slug(name: str) -> str:
    """`L'Anse aux Meadows` as `lanse_aux_meadows`: the form of tokens and message keys."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['(].*?[)]|'", "", plain)).strip("_")


def quoted(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {quoted(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(quoted(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def split(node: str) -> tuple[str, str]:
    """`6N1l3` as its cell `6n1` and its piece `l3`."""
    found = re.fullmatch(r"(\d[ns]\d+)([sl]\d+)", node.lower())
    assert found, node
    return found[1], found[2]


def bearing(at: list[float], cell: dict[str, Any]) -> str:
    """In which part of its cell a piece lies: `n`, `ne` ... or `mid`."""
    east, north = at[0] - (cell["lon"] + 5), at[1] - (cell["lat"] + 5)
    return (("n" if north > 1.7 else "s" if north < -1.7 else "") + ("e" if east > 1.7 else "w" if east < -1.7 else "")) or "mid"


def beside(cell: str, east: int, north: int) -> str | None:
    """The next cell to the east or north, across the date line too."""
    row, side, column = int(cell[0]), cell[1], int(cell[2:])
    latitude = (row - 1 if side == "n" else -row) + north
    return f"{latitude + 1}n{(column - 1 + east) % 36 + 1}" if latitude >= 0 else f"{-latitude}s{(column - 1 + east) % 36 + 1}"


def cells(source: dict[str, Any]) -> str:
    """One line a cell: its pieces of sea and land with the part of the cell where they lie, then its passages and coasts."""
    easts: dict[str, list[str]] = {}
    norths: dict[str, list[str]] = {}
    for passage in source["ship_passages"] + source["jeep_passages"]:
        ends = [split(node) for node in passage]
        for (a, here), (b, there) in (ends, ends[::-1]):
            if beside(a, 1, 0) == b:
                easts.setdefault(a, []).append(here + there)
            elif beside(a, 0, 1) == b:
                norths.setdefault(a, []).append(here + there)
    coasts: dict[str, list[str]] = {}
    for land, sea in source["landings"]:
        cell, here = split(land)
        coasts.setdefault(cell, []).append(here + split(sea)[1])
    lines = []
    for name, cell in source["cells"].items():
        key = name.lower()
        parts = [key]
        for kind in ("sea", "land"):
            for number, piece in enumerate(cell[kind], 1):
                assert split(piece["id"]) == (key, f"{kind[0]}{number}"), piece
                parts.append(f"{kind[0]}{number}{bearing(piece['at'], cell)}")
        for mark, links in (("E", easts), ("N", norths), ("C", coasts)):
            if key in links:
                parts += [mark, *sorted(links[key])]
        lines.append(" ".join(parts))
    assert sum(map(len, (*easts.values(), *norths.values()))) == len(source["ship_passages"]) + len(source["jeep_passages"])
    canals = []
    for canal in source["canals"]:
        entry = {"nodes": [canal["a"].lower(), canal["b"].lower()], "cost": canal["cost"]}
        canals.append(f"{slug(canal['name']).removesuffix('_canal')} = {quoted(entry)}")
    head = (
        "# The 648 cells of ten degrees. A line: the cell; its pieces of sea (s1 the largest) and of land (l1 ...), each with the part of\n"
        "# the cell where it lies; E and N: passages to pieces of the cell to the east and to the north (`s1s2`: my s1, its s2);\n"
        "# C: coasts where jeeps land and board (`l1s1`). Made by tools/magellan_tables.py from Natural Earth 1:10m.\n"
    )
    return head + "grid = '''\n" + "\n".join(lines) + "\n'''\n\n[canals]\n" + "\n".join(canals) + "\n"


def countries(rows: list[dict[str, str]]) -> str:
    """One inline table a country, in the order of the sources."""
    lines = [
        "# The 100 countries of 1986: what developing costs and what a country earns (M), and where its capital lies.",
        "# Made by tools/magellan_tables.py; README.md names the source of every figure.",
        "",
    ]
    for row in rows:
        entry = {
            "series": row["series"].split("_")[0].split("+")[0],
            "set": row["set"],
            "node": row["land_node"].lower(),
            "cost": int(row["cost"]),
            "income": int(row["income"]),
            "people": round(float(row["population_m"]) * 1000),
            "product": round(float(row["product_bn_usd"]) * 1000),
            "at": [float(row["lat"]), float(row["lon"])],
        }
        lines.append(f"{slug(row['country'])} = {quoted(entry)}")
    return "\n".join(lines) + "\n"


def bases(source: dict[str, Any]) -> str:
    """The four examples of base islands in the order of the rulebook."""
    lines = ["# The four examples of start bases, in the rulebook's order: a ship and a jeep standing there are on these nodes.", ""]
    for base in source["start_bases"]:
        entry = {"example": base["example"], "land": base["land"].lower(), "sea": base["sea"][0].lower()}
        lines.append(f"{slug(base['name'])} = {quoted(entry)}")
    return "\n".join(lines) + "\n"


def alone(card: dict[str, Any]) -> int:
    """Who fights alone when three play: the number in the card's words, otherwise who is left when number 4 is missing."""
    named = re.search(r"number (\d)(?: stands)? alone", card["asterisk_text"])
    if named:
        return int(named[1])
    return next(int(side[0]) for side in (part.replace("+4", "") for part in card["asterisk"]["split"].split("/")) if len(side) == 1)


def cards(source: dict[str, Any]) -> str:
    """One line a history card; its words are in the catalogue."""
    lines = [
        "# The 150 history cards: series (1-5 base game, 6-10 and 11-15 supplements), effect, how long it lasts, and what stands",
        "# under the asterisk. Titles are in data/lang; the text of a card is made from its effect.",
        "",
    ]
    for card in source["cards"]:
        effect = dict(card["effect"])
        for key in ("countries", "exclude"):
            if key in effect:
                effect[key] = [slug(name) for name in effect[key]]
        for key in ("owners", "others"):
            if key in effect:
                effect[key] = {**effect[key], "countries": [slug(name) for name in effect[key]["countries"]]}
        if "place" in effect:
            effect["place"] = slug(effect["place"])
            effect["cell"] = effect["cell"].lower()
        if "cells" in effect:
            effect["cells"] = [cell.lower() for cell in effect["cells"]]
        if "toll" in effect:
            effect["toll"] = {**effect["toll"], "cells": [cell.lower() for cell in effect["toll"]["cells"]]}
        entry = {"series": card["series"], "lifetime": card["lifetime"], "effect": effect}
        if "turns" in effect:
            entry["lifetime"] = "turns"
        if card["asterisk"]:
            entry["asterisk"] = card["asterisk"]
            if "+" in card["asterisk"].get("split", ""):
                entry["asterisk"] = {**card["asterisk"], "alone": alone(card)}
        lines.append(f"{card['id'].lower().replace('-', '_')} = {quoted(entry)}")
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    """Write the four tables."""
    grid = json.loads((folder / "magellan_cells.json").read_text(encoding="utf-8"))
    with (folder / "magellan_countries.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    history = json.loads((folder / "magellan_history_cards.json").read_text(encoding="utf-8"))
    OUT.mkdir(exist_ok=True)
    for name, text in (("cells", cells(grid)), ("countries", countries(rows)), ("bases", bases(grid)), ("cards", cards(history))):
        (OUT / f"{name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
