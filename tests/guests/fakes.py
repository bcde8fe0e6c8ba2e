"""Small guests, written into a folder as pip would install them there."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import words
from data.homes import ROOT
from engine.match import registry

RULES = """
from dataclasses import replace
from tests.play.toy import Toy

RULES = replace(Toy.rules(), name="{game}")
"""
"""The rules of the toy, under another name."""

PICTURES = """
from PIL import Image
from render.kit import png
from render.kit.canvas import Canvas

PALETTE = png.colours("{game}")

def parts(view):
    return ("table",)

def compose(view, say, draft, part):
    return Canvas(Image.new("RGB", (400, 300), PALETTE[0]))

def warm():
    pass
"""

TEXTS = """{key}-name = The {game} of Guests
{key}-blurb = A small game.
{key}-picture-table = Table
"""


def guest(game: str, **files: str) -> dict[str, str]:
    """Return the files of a guest by their paths below its package.

    `files` replace these files, or are added to them.
    """
    key = game.replace("_", "-")
    package_files = {
        "__init__.py": "",
        "game.toml": 'interface = "1.0"\n',
        "rules.py": RULES.format(game=game),
        "pictures.py": PICTURES.format(game=game),
        "lang/en/game.ftl": TEXTS.format(game=game, key=key),
        "palette.txt": (ROOT / "games" / "pizarro" / "palette.txt").read_text(encoding="ascii"),
    }
    return package_files | files


def write(folder: Path, game: str, files: Mapping[str, str], package: str = "", version: str = "1.0") -> Path:
    """Write the package of a guest and pip's notes about it into a folder such as `site-packages`."""
    package = package or f"guest_{game}"
    for path, text in files.items():
        (folder / package / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / package / path).write_text(text, encoding="utf-8")
    noted = folder / f"{package}-{version}.dist-info"
    noted.mkdir()
    (noted / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n", encoding="utf-8")
    (noted / "entry_points.txt").write_text(f"[caravel.games]\n{game} = {package}\n", encoding="utf-8")
    return folder / package


def remove(folder: Path) -> None:
    """Remove a guest as `pip uninstall` does, and forget its loaded modules."""
    for path in folder.iterdir():
        shutil.rmtree(path)
    forget(folder)


def forget(folder: Path) -> None:
    """Forget everything that was read or imported of the guests in a folder."""
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(f"{folder}/"):
            del sys.modules[name]
    importlib.invalidate_caches()
    registry.forget()
    words.languages.cache_clear()
    words.catalogue.cache_clear()


@contextmanager
def guests_installed(folder: Path) -> Iterator[None]:
    """Let the guests in a folder be installed while the block runs."""
    sys.path.insert(0, str(folder))
    forget(folder)
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        forget(folder)
