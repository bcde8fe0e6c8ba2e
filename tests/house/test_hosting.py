"""The texts for Discord's pages that docs/hosting.md has ready fit there."""

from __future__ import annotations

import re
from pathlib import Path

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_texts_for_discovery_are_as_long_as_discord_allows() -> None:
    texts = re.findall(r"^(Description|Summary):\n\n((?:> .+\n)+)", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    found = {name: text.replace("> ", "").replace("\n", " ").strip() for name, text in texts}
    assert set(found) == {"Description", "Summary"}
    assert len(found["Description"]) <= 400 and len(found["Summary"]) <= 200
