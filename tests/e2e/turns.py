"""A player on the demo's page plays against bots and measures every panel of a turn."""

from __future__ import annotations

import math
import time
from base64 import b64decode
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from random import Random
from statistics import median
from typing import Any

from PIL import Image, ImageChops
from playwright.async_api import Page, ViewportSize
from playwright.async_api import TimeoutError as PlaywrightTimeout

from render.kit import decision, palette

SCREEN = 788
"""Pixels of the chat that a phone of 430 x 900 shows."""

LONGEST = 120_000
"""Milliseconds after which a turn that does not come is given up."""

PRESSED = 4_000
"""Milliseconds after which a button that is not there any more is given up."""

SETTLED = 900
"""Milliseconds after which a panel that changed by itself takes a press."""

CHANGED = 12_000
"""Milliseconds after which a panel that does not change is taken as it is."""

STUCK = 40
"""Presses without a move after which a match is given up."""

WAYS_BACK = ("My turn", "Your turn ›", "Back to my turn", "Look again")
"""Buttons that lead back to the question."""

END = 21
"""Px below the newest message at the end of a room."""

LOOK = """() => {
  const panels = [...document.querySelectorAll('#messages article.private')];
  const panel = panels.findLast(one => one.querySelector('.section') || /— the end/.test(one.innerText));
  if (!panel || panel.classList.contains('busy') || panel.querySelector('.loading')) return null;
  const images = [...panel.querySelectorAll('.picture img')];
  if (!images.every(one => one.complete && one.naturalWidth)) return null;
  const frame = document.querySelector('#scroll').getBoundingClientRect();
  const box = node => node.getBoundingClientRect();
  const answers = [...panel.querySelectorAll('.row .button:not(.select)')].filter(one => !one.closest('.options'));
  const controls = [...answers, ...panel.querySelectorAll('.section > .button'), ...panel.querySelectorAll('.select')];
  const picture = panel.querySelector('.picture');
  const lowest = Math.max(...controls.map(one => box(one).bottom));
  return {
    id: panel.id, sign: panel.innerText + (images[0]?.src || ''), words: panel.querySelector('.container')?.innerText || '',
    stake: panel.querySelector('.section')?.innerText || '', over: !panel.querySelector('.section'),
    high: panel.offsetHeight + parseFloat(getComputedStyle(panel).marginTop), picture: picture ? box(picture).height : 0,
    asks: picture?.getAttribute('aria-label') || '', room: frame.height,
    above: picture ? (box(panel).bottom + END - box(picture).top - frame.height) / box(picture).width : 0,
    answers: answers.map(one => ({ words: one.innerText.trim(), style: one.classList[1] || '', off: one.disabled })),
    menus: panel.querySelectorAll('.select').length,
    span: picture ? lowest - box(picture).top : 0,
    out: [...panel.querySelectorAll('*')].filter(one => box(one).right > innerWidth + 1).length,
    form: !!document.querySelector('dialog.form[open]'),
  };
}""".replace("END", str(END))

DRAWN = """(id) => {
  const image = document.getElementById(id)?.querySelector('.picture img');
  if (!image?.complete || !image.naturalWidth || !image.naturalHeight) return '';
  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] || '';
}"""
"""The picture of a panel as PNG in base64; empty while another one is being loaded."""


@dataclass(frozen=True)
class Seen:
    """One panel as it was in a window `wide` px wide.

    `kind`: something is asked (`asked`), a move waits for *Confirm* (`ready`), it is made (`done`), or others are awaited (`waiting`).
    `hidden`: how many numbers of the picture are above the upper edge when the panel opens.
    """

    wide: int
    kind: str
    high: float
    room: float
    span: float
    picture: float
    hidden: int
    wrong: tuple[str, ...]
    words: str


@dataclass
class Played:
    """The measurements of a match: its panels, presses and own moves.

    `seconds`: the time from each press to the next panel. `scrolled`: how many screens of a width had to be scrolled to see whole panels.
    """

    game: str
    seen: list[Seen] = field(default_factory=list)
    clicks: int = 0
    moves: int = 0
    seconds: list[float] = field(default_factory=list)
    is_over: bool = False
    scrolled: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))

    def at(self, wide: int) -> list[Seen]:
        """Return the panels that were seen in a window of this width."""
        return [seen for seen in self.seen if seen.wide == wide]

    def report(self, wide: int, most: float) -> str:
        """Return the measurements at a width in words, with the panels that are higher than `most` pixels."""
        lines = list[str]()
        for kind in ("asked", "ready", "done", "waiting"):
            if highs := sorted(seen.high for seen in self.at(wide) if seen.kind == kind):
                middle, most_of, highest = [round(highs[min(len(highs) - 1, int(part * len(highs)))]) for part in (0.5, 0.95, 1)]
                lines.append(f"{len(highs)} {kind}, {middle} px in the middle, {most_of} at 95 %, {highest} at most")
        took, moves = sorted(self.seconds) or [0.0], max(1, self.moves)
        lines.append(f"{self.moves} moves with {self.clicks / moves:.1f} presses, {sum(took) / moves:.1f} s of waiting and")
        lines[-1] += f" {self.scrolled[wide] / moves:.2f} screens of scrolling each; {median(took):.1f} s from a press to the next panel"
        hidden = sum(seen.hidden > 0 for seen in self.at(wide))
        lines.append(f"{hidden} with hidden numbers")
        higher = [f"\n  {seen.kind} {seen.high:.0f}: {seen.words!r}" for seen in self.at(wide) if seen.high > most]
        return f"{self.game}, {wide} px: {'; '.join(lines)}{''.join(higher)}"

    @property
    def wrong(self) -> Counter[str]:
        """The faults of panels, and how often each occurs."""
        return Counter(f"{problem}: {seen.words}" for seen in self.seen for problem in seen.wrong)


def kind_of(panel: dict[str, Any]) -> str:
    """Return the kind of a panel (see `Seen`)."""
    answers = panel["answers"]
    first = answers[0]["words"] if answers else ""
    if first.startswith("✓"):
        return "done"
    if "Waiting for" in panel["stake"]:
        return "waiting"
    return "ready" if any(answer["words"].startswith("Confirm") for answer in answers) else "asked"


def problems(panel: dict[str, Any], kind: str) -> tuple[str, ...]:
    """Return the faults of a panel: too many controls or colours, no picture, parts beyond the right edge."""
    answers, menus = panel["answers"], panel["menus"]
    styles = Counter(answer["style"] for answer in answers if not answer["off"])
    problems_seen = []
    most = 3 if kind == "done" or menus else 4
    if kind != "waiting" and (len(answers) > most or menus > (kind != "done")):
        problems_seen.append(f"{len(answers)} answers and {menus} menus")
    if styles["success"] + styles["primary"] > 1:
        problems_seen.append("more than one colour")
    if panel["out"]:
        problems_seen.append("sticks out")
    if not panel["picture"]:
        problems_seen.append("no picture")
    return tuple(problems_seen)


def numbers_above(picture: bytes, share: float) -> int:
    """Return how many numbers of answers in a picture begin above a line: discs of gold with a rim of ink.

    The line is so far below the upper edge as this share of the picture's width.
    """
    image = Image.open(BytesIO(picture)).convert("RGB")
    line = round(share * image.width)
    bands = image.crop((0, 0, image.width, min(image.height, line + decision.MARK))).split()
    gold = _within(bands, palette.HALO, 26)
    ink = _within(bands, palette.INK, 60)
    number_pixels = Image.new("L", gold.size, 255)
    for mask, radius in ((gold, 22), (ink, decision.MARK / 2 - 5)):
        for turn in range(8):
            x, y = round(radius * math.cos(turn * math.pi / 4)), round(radius * math.sin(turn * math.pi / 4))
            number_pixels = ImageChops.darker(number_pixels, ImageChops.offset(mask, -x, -y))
    middles = list[tuple[int, int]]()
    for at, value in enumerate(number_pixels.tobytes()):
        y, x = divmod(at, number_pixels.width)
        if value and y - decision.MARK / 2 < line - 2 and all(math.dist((x, y), other) > decision.MARK / 2 for other in middles):
            middles.append((x, y))
    return len(middles)


def _within(bands: Sequence[Image.Image], colour: tuple[int, int, int], far: int) -> Image.Image:
    """Return a mask of the pixels that have about this colour."""
    masks = [band.point([255 * (abs(value - wanted) <= far) for value in range(256)]) for band, wanted in zip(bands, colour, strict=True)]
    red, green, blue = masks
    return ImageChops.darker(ImageChops.darker(red, green), blue)


class Player:
    """Plays a match in one tab."""

    def __init__(self, page: Page, sizes: Sequence[ViewportSize], seed: int = 1) -> None:
        self.page, self.sizes, self.rng, self.made = page, sizes, Random(seed), Played("")

    async def choose_wide_pictures(self) -> None:
        """Choose wide pictures in the settings, in a window of a desktop."""
        *_, desktop = self.sizes
        self.sizes = (desktop,)
        await self.page.set_viewport_size(desktop)
        line = self.page.locator("#composer input")
        await line.fill("/settings")
        await self.page.locator(".suggestion").first.wait_for()
        await line.press("Enter")
        await self.page.get_by_role("button", name="Wide pictures", exact=True).last.click()
        await self.page.get_by_text("are wide from now on").last.wait_for()

    async def go_home(self) -> None:
        """Leave the room for the first page, in a window of a desktop."""
        await self.page.locator(".room").first.click()

    async def look(self, before: str = "") -> dict[str, Any]:
        """Return the newest panel when it is complete and differs from `before`, or after a while the same."""
        script = f"(before) => {{ const now = ({LOOK})(); return now && (now.form || now.sign !== before) ? now : null; }}"
        try:
            handle = await self.page.wait_for_function(script, arg=before, timeout=CHANGED if before else LONGEST, polling=40)
        except PlaywrightTimeout:
            if not before:
                raise
            return await self.look()
        seen: dict[str, Any] = await handle.json_value()
        return seen

    async def press(self, words: str) -> None:
        """Press a button of the newest panel."""
        panel = self.page.locator("#messages article.private:has(.section)").last
        with suppress(PlaywrightTimeout):  # the panel may have changed by itself
            await panel.locator(".row .button:enabled").and_(self.page.get_by_text(words, exact=True)).first.click(timeout=PRESSED)

    async def play(self, game: str, most: int = 10_000) -> Played:
        """Play a match of a game, or its first own moves."""
        await self.page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play against bots", exact=True).click()
        return await self.play_on(game, most)

    async def play_on(self, game: str, most: int) -> Played:
        """Play so many own moves in the room that is open."""
        self.made = played = Played(game)
        panel, since, before = await self.look(), 0, "done"
        if kind_of(panel) == "done":
            panel = await self.step(panel, "done")
        while since < STUCK:
            if panel["over"]:
                break
            kind = kind_of(panel)
            await self.measure()
            if kind == "done" != before:  # moves of others change only the words of a finished panel
                played.moves, since = played.moves + 1, 0
            before = kind
            if played.moves >= most:
                break
            begun = time.perf_counter()
            panel = await self.step(panel, kind)
            played.seconds.append(time.perf_counter() - begun)
            played.clicks, since = played.clicks + 1, since + 1
        played.is_over = panel["over"]
        return played

    async def measure(self) -> None:
        """Measure the panel that is shown, in a window of each size; it may change in between."""
        for size in self.sizes:
            if len(self.sizes) > 1:
                await self.page.set_viewport_size(size)
            panel, hidden = await self.look(), 0
            if panel["over"]:
                return
            kind = kind_of(panel)
            if kind == "asked" and panel["above"] > 0 and (picture_data := await self.page.evaluate(DRAWN, panel["id"])):
                hidden = numbers_above(b64decode(picture_data), panel["above"])
            sizes = (panel["high"], panel["room"], panel["span"], panel["picture"])
            self.made.scrolled[size["width"]] += max(0.0, panel["high"] / panel["room"] - 1)
            self.made.seen.append(Seen(size["width"], kind, *sizes, hidden, problems(panel, kind), panel["stake"][:60]))

    async def step(self, panel: dict[str, Any], kind: str) -> dict[str, Any]:
        """Press the button that leads on; return the next panel."""
        if panel["form"]:
            await self.page.keyboard.press("Escape")
        words = self.choose(panel["answers"], kind)
        if words is None:
            return await self.look(panel["sign"])
        await self.press(words)
        after = await self.look(panel["sign"])
        if after["stake"].startswith("↻ Just changed"):
            await self.page.wait_for_timeout(SETTLED)
            await self.press(words)
            after = await self.look(after["sign"])
        return after

    def choose(self, answers: Sequence[dict[str, Any]], kind: str) -> str | None:
        """Return the label of the button to press: the way back to the question, or mostly the first answer."""
        free = [
            answer["words"]
            for answer in answers
            if not answer["off"] and answer["words"] not in ("Back", "Take it back", "Hold: I decide now")
        ]
        if kind == "done":
            return next((label for label in free if label.startswith("Your turn")), None)
        way = next((label for label in free if label in WAYS_BACK), None)
        if not free or way is not None:
            return way
        return free[0] if kind == "ready" or self.rng.random() < 0.7 else self.rng.choice(free)
