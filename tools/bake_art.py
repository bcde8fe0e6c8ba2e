"""`python -m tools.bake_art`: bake the drawings of `data/art` and of games into sprites.

It needs the rasteriser resvg-py (requirements-art.txt). The PNG sprites are committed, so that running the bot needs Pillow alone. A
drawing with a colour placeholder is baked once per player colour, with the emblem put in its place. `baked/BAKE.json` records a hash of the
sources; a test compares it.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import Any

import resvg_py
from PIL import Image

from data.homes import art_folders

SHARED = art_folders()[0]
"""Where the colours and emblems of players are."""

SMALL = 150
"""The longest side in units of a small drawing. Pictures show it reduced: cards up to 138 px wide, pieces about 100 px."""

LONGEST_PX = 300
"""The longest side in px of the sprite of a small drawing, unless that needs a scale above `SCALE_MAX`."""

SCALE_MAX = 3.0
"""The most px of a sprite for each unit of a small drawing."""

SCALE_LARGE = 2.0
"""The px of a sprite for each unit of a larger drawing."""

PLACEHOLDERS = ("main", "dark", "on")
"""The colours of a player that a drawing can contain."""


def sources_hash(folder: Path) -> str:
    """Return the SHA-256 over the names and bytes of every source, in order of name."""
    digest = hashlib.sha256()
    for path in sorted([*folder.glob("*.svg"), folder / "manifest.toml"]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def inner(svg: str) -> str:
    """Return the text between the svg tags."""
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", svg, flags=re.DOTALL)


def colour_drawing(svg: str, entry: dict[str, Any], shared: dict[str, Any], slot: str) -> str:
    """Return the drawing in the colours of `slot`, with its emblem."""
    colours = shared["slot"][slot]
    emblem = entry.get("emblem")
    if emblem:
        mark = inner((SHARED / colours["emblem"]).read_text(encoding="utf-8"))
        x, y = emblem["centre"]
        scale = emblem["size"] / 100
        turn = f" rotate({emblem['rotation']})" if "rotation" in emblem else ""
        placed = f'<g transform="translate({x} {y}){turn} scale({scale}) translate(-50 -50)">'
        svg = re.sub(r"</svg>\s*$", f"{placed}{mark}</g></svg>", svg)
    for role in PLACEHOLDERS:
        svg = svg.replace(shared["placeholders"][role], colours[role])
    return svg


def raster(svg: str, entry: dict[str, Any]) -> Image.Image:
    """Return the drawing as an RGBA picture, at the scale that its size asks for."""
    longest = max(entry["width"], entry["height"])
    scale = min(SCALE_MAX, LONGEST_PX / longest) if longest <= SMALL else SCALE_LARGE
    width, height = round(entry["width"] * scale), round(entry["height"] * scale)
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height)
    return Image.open(BytesIO(bytes(data))).convert("RGBA")


def manifest(folder: Path) -> dict[str, Any]:
    """Return the table of the drawings of a folder."""
    return tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))


def bake(folder: Path) -> None:
    """Bake the drawings of one folder."""
    shared, baked = manifest(SHARED), folder / "baked"
    baked.mkdir(exist_ok=True)
    for old in baked.glob("*.png"):
        old.unlink()
    for name, entry in manifest(folder).items():
        if not name.endswith(".svg"):
            continue
        stem, drawing = name.removesuffix(".svg"), (folder / name).read_text(encoding="utf-8")
        variants = {stem: drawing}
        if entry["kind"] != "emblem" and entry.get("placeholders"):
            variants = {f"{stem}.{slot}": colour_drawing(drawing, entry, shared, slot) for slot in shared["slot"]}
        for variant, svg in variants.items():
            raster(svg, entry).save(baked / f"{variant}.png", compress_level=9)
    record = {"sources": sources_hash(folder), "tool": f"resvg-py {version('resvg-py')}"}
    (baked / "BAKE.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in art_folders():
        bake(each)
