"""Finds texts in the pictures of a language that are cut or overlap others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import render
from contract.laws import layout_faults
from contract.names import NAMES
from contract.scenes import scenes, tables_to_draw
from render.kit.text import ELLIPSIS
from words import speaker

RARE = 10**9
"""One in this many further views of a kind is drawn, which is none. Also a number of pictures that is never reached."""


def drawn_texts(code: str, game: str, names: tuple[str, ...] = NAMES, most: int = RARE) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield the name of each picture, the texts on it, and its overlaps.

    Only the first view of each kind is drawn. `most`: how often a picture of one name is drawn.
    """
    renderer, say, counts = render.drawer_of(game), speaker(code, names), Counter[str]()
    table = tables_to_draw(game)[-1]
    for scene in scenes(table, "pictures", RARE):
        for part in scene.own_parts:
            counts[part] += 1
            if counts[part] > most:
                continue
            canvas = renderer.compose(scene.view, say, render.Draft(scene.view), part)
            texts = [box.label for box in canvas.boxes if box.kind == "text" and box.label]
            yield part, texts, layout_faults(canvas)


def picture_report(code: str, game: str) -> Iterator[str]:
    """Yield once each text of a game's pictures that is cut or overlaps something."""
    reported: set[str] = set()
    for part, texts, faults in drawn_texts(code, game):
        lines = [*(f"cut: {text}" for text in texts if ELLIPSIS in text), *(f"overlap: {fault}" for fault in faults)]
        for line in lines:
            if line not in reported:
                reported.add(line)
                yield f"{game} {part}: {line}"
