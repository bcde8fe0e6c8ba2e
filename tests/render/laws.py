"""What holds for every picture of every game, and a speaker that fails where a picture has no words."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from data.words import bundle, speaker
from engine.core import Msg, Say, Who
from render.kit import palette
from render.kit.canvas import Box, Canvas


def strict(names: tuple[str, ...]) -> Say:
    """A speaker that fails on a missing message instead of showing its key."""
    plain = speaker("en", names)

    def say(msg: Msg | Who) -> str:
        if isinstance(msg, Msg):
            assert bundle("en").has_message(msg.key.replace(".", "-").replace("_", "-")), msg.key
        return plain(msg)

    return say


def inside(box: Box, canvas: Canvas) -> bool:
    """Whether a box is on the picture."""
    return box.x0 >= 0 and box.y0 >= 0 and box.x1 <= canvas.width and box.y1 <= canvas.height


def check_layout(canvas: Canvas) -> None:
    """Everything is on the picture, and no text lies over another or under a drawing."""
    assert len(canvas.boxes) > 10
    assert [box for box in canvas.boxes if not inside(box, canvas)] == []
    texts = [box for box in canvas.boxes if box.kind == "text" and box.label]
    covered = [(one.label, other.label) for one, other in combinations(texts, 2) if one.overlaps(other, 1)]
    assert covered == []
    drawn = [box for box in canvas.boxes if box.kind in ("sprite", "card")]
    # A drawing's field is a little larger than the drawing.
    assert [(one.label, other.label) for one in texts for other in drawn if one.overlaps(other, 4)] == []


def check_contrast(canvas: Canvas) -> None:
    """Every text stands out from what it is drawn on."""
    for box in canvas.boxes:
        if box.kind != "text" or not box.label or box.colour is None:
            continue
        around = canvas.image.crop((int(box.x0) - 3, int(box.y0) - 3, int(box.x1) + 3, int(box.y1) + 3))
        counted: Counter[palette.Colour] = Counter()
        for count, colour in around.getcolors(1_000_000) or []:
            assert isinstance(colour, tuple)
            if max(abs(a - b) for a, b in zip(colour, box.colour, strict=True)) > 60:
                counted[(colour[0] // 8 * 8 + 4, colour[1] // 8 * 8 + 4, colour[2] // 8 * 8 + 4)] += count
        ground = counted.most_common(1)[0][0]
        assert palette.contrast(box.colour, ground) >= 4.5, (box.label, ground)
