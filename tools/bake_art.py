"""Bake the drawings of `data/art/*.svg` into PNG sprites.

    python tools/bake_art.py

Needs the pinned rasteriser resvg-py (requirements-dev.txt). The sprites are
committed, so that running the bot needs Pillow alone. A drawing with a colour
placeholder is baked once per player colour, with the emblem put in its place.
`baked/BAKE.json` records a hash of the sources; a test compares it.
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

ART = Path(__file__).resolve().parent.parent / "data" / "art"
BAKED = ART / "baked"
# Sprites are drawn at up to 138 px (cards) or about 100 px (pieces) and reduced from here.
LONGEST_PX = 300
SCALE_MAX = 3.0
PLACEHOLDERS = ("main", "dark", "on")


def sources_hash() -> str:
    """SHA-256 over the names and bytes of every source, in order of name."""
    digest = hashlib.sha256()
    for path in sorted([*ART.glob("*.svg"), ART / "manifest.toml"]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def inner(svg: str) -> str:
    """What stands between the svg tags."""
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", svg, flags=re.DOTALL)


def coloured(name: str, entry: dict[str, Any], manifest: dict[str, Any], slot: str) -> str:
    """The drawing in the colours of `slot`, with its emblem."""
    colours = manifest["slot"][slot]
    svg = (ART / name).read_text(encoding="utf-8")
    emblem = entry.get("emblem")
    if emblem:
        mark = inner((ART / colours["emblem"]).read_text(encoding="utf-8"))
        x, y = emblem["centre"]
        scale = emblem["size"] / 100
        turn = f" rotate({emblem['rotation']})" if "rotation" in emblem else ""
        placed = f'<g transform="translate({x} {y}){turn} scale({scale}) translate(-50 -50)">'
        svg = re.sub(r"</svg>\s*$", f"{placed}{mark}</g></svg>", svg)
    for role in PLACEHOLDERS:
        svg = svg.replace(manifest["placeholders"][role], colours[role])
    return svg


def raster(svg: str, entry: dict[str, Any]) -> Image.Image:
    """The drawing as RGBA, its longest side at most LONGEST_PX."""
    longest = max(entry["width"], entry["height"])
    scale = min(SCALE_MAX, LONGEST_PX / longest) if longest <= 150 else 2.0
    width, height = round(entry["width"] * scale), round(entry["height"] * scale)
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height)
    return Image.open(BytesIO(bytes(data))).convert("RGBA")


def main() -> None:
    manifest = tomllib.loads((ART / "manifest.toml").read_text(encoding="utf-8"))
    BAKED.mkdir(exist_ok=True)
    for old in BAKED.glob("*.png"):
        old.unlink()
    for name, entry in manifest.items():
        if not name.endswith(".svg"):
            continue
        stem = name.removesuffix(".svg")
        variants = {stem: (ART / name).read_text(encoding="utf-8")}
        if entry["kind"] != "emblem" and entry.get("placeholders"):
            variants = {f"{stem}.{slot}": coloured(name, entry, manifest, slot) for slot in manifest["slot"]}
        for variant, svg in variants.items():
            raster(svg, entry).save(BAKED / f"{variant}.png", compress_level=9)
    record = {"sources": sources_hash(), "tool": f"resvg-py {version('resvg-py')}"}
    (BAKED / "BAKE.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
