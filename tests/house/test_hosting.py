"""The texts for Discord's pages in docs/hosting.md are as short as Discord wants."""

from __future__ import annotations

import re
from pathlib import Path

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_texts_for_discovery_are_as_long_as_discord_allows() -> None:
    texts = re.findall(r"^(Description|Summary):\n\n((?:> .+\n)+)", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    text_of = {name: text.replace("> ", "").replace("\n", " ").strip() for name, text in texts}
    assert set(text_of) == {"Description", "Summary"}
    assert len(text_of["Description"]) <= 400 and len(text_of["Summary"]) <= 200
