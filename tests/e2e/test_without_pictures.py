"""A player who sees no picture plays whole matches by texts, labels and alt texts alone.

The player knows no rules, tokens or positions. They read a screen, choose one of its labels (mostly the first, because good answers
come first), and read the result. So everything has to be said in words.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.actions.tables import OpenOrders, OpenTurn
from cogs.actions.wire import Action, parse_id
from cogs.client import Caravel
from cogs.edge.clicks import Click
from cogs.edge.gate import Caller, ClickLimit, Gate
from cogs.edge.services import texts_about
from cogs.panel import spec
from cogs.panel.spec import Blank, Button, Menu, Modal, Screen
from cogs.pictures.service import Pictures
from cogs.screens import story
from engine.game.mind import Budget
from engine.match import registry
from engine.values.core import EngineError, Msg, Order
from play.host import Host
from play.time.clock import AT_ONCE
from play.values.types import Person, Place
from store.sqlite import SqliteStore
from words import speaker

SAY = speaker()
ANA, HERE = Person(11, "Ana"), Place(1, 2)
STEPS = 4000
"""Clicks after which a match is given up."""

ELSEWHERE = {
    SAY(Msg(key))
    for key in (
        "discord.card.more", "discord.panel.back", "discord.panel.again", "discord.panel.undo", "discord.order.hold",
        "discord.order.withdraw", "plan.head",
    )
}  # fmt: skip
"""Labels that do not answer the question."""

KEY = re.compile(r"\b(?:pizarro|navegador|magellan|carta[-_]magica|discord|play|core)[.-][a-z0-9]+[.-]\w+")
CODES = (KEY, re.compile(r"[{}]|\bNone[,)\]]|\bMsg\(|\bWho\("), re.compile(r"\b[a-z]+_[a-z_]+\b"), re.compile(r"\b[a-z]+-\d+[ns]\d+\b"))
"""What no sentence may have: keys of messages, placeholders, values of the program, tokens."""


def words_of(text: str) -> str:
    """Return a text without the notation beside its words."""
    return re.sub(r"`[^`]*`", "", text)


def check_words(text: str, where: str) -> None:
    """Check that a text is not empty and has no code."""
    assert text.strip(), f"an empty text: {where}"
    for code in CODES:
        assert not code.search(words_of(text)), f"{code.search(words_of(text))} in {text!r}: {where}"


@dataclass
class Answers:
    """Takes the place of Discord, and keeps the bot's answers."""

    say: Any = SAY
    screens: tuple[Screen, ...] = ()
    opened: Modal | None = None
    interaction: Any = field(default_factory=lambda: SimpleNamespace(message=None, guild_id=1, data=None))
    in_place: bool = True

    async def screen(self, screen: Screen) -> None:
        self.screens = (*self.screens, screen)

    async def beside(self, screen: Screen) -> None:
        await self.screen(screen)

    async def instead(self, screen: Screen) -> None:
        await self.screen(screen)

    async def text(self, msg: Msg) -> None:
        await self.screen(Screen((self.say(msg),)))

    async def words_beside(self, msg: Msg) -> None:
        await self.text(msg)

    async def form(self, modal: Modal) -> bool:
        self.opened = modal
        return True

    async def defer(self) -> None:
        return None


class Reader:
    """Clicks as Discord would, and reads every answer."""

    def __init__(self, bot: Caravel, gate: Gate, rng: Random) -> None:
        self.bot, self.gate, self.rng = bot, gate, rng
        self.clicks = 0
        self.refused = 0

    async def click(self, action: Action, values: Sequence[str] = ()) -> Screen:
        """Click, and return the answer after reading and checking it."""
        self.clicks += 1
        caller = Caller(ANA.user_id, ANA.name, place=HERE, locale="en", views=lambda place: True)
        back = parse_id(action.id)
        answers = Answers()
        try:
            admitted = await self.gate.admit(caller, back)
            await self.bot.clicks.handlers[type(back)](Click(back, admitted, cast(Any, answers), "en", tuple(values)))
        except EngineError as error:
            self.refused += 1
            check_words(SAY(error.msg), "a refusal")
            return await self.click(OpenTurn(1))
        if answers.opened is not None:
            return await self.fill(answers.opened)
        *_, screen = answers.screens
        check_screen(screen)
        return screen

    async def order(self) -> None:
        """Leave a standing order by the offered labels, and read on the next panel that it is in force."""
        ends = tuple(SAY(Msg(f"discord.order.{key}", order="")).strip() for key in ("stored", "none"))
        orders: tuple[Order, ...] = ()
        while not orders:
            screen = await self.click(OpenOrders(1))
            while not any(text.startswith(ends) for text in screen.head):
                screen = await self.choose(screen, first=0.2)
            orders = await self.bot.services.host.plans.of(1, ANA.user_id)
        again = await self.click(OpenTurn(1))
        for order in orders:
            assert any(SAY(order.text)[:100] in text for text in again.texts), f"the panel does not say {SAY(order.text)}: {again.texts}"

    async def fill(self, form: Modal) -> Screen:
        """Fill in a form with numbers that it mentions and choices that it offers."""
        assert spec.modal_problems(form) == []
        check_words(form.title, "the title of a form")
        values = []
        for part in form.parts:
            check_words(part.label, "a field of a form")
            if isinstance(part, Blank):
                numbers = [int(number) for number in re.findall(r"\d+", part.description or part.label)]
                assert numbers, f"nothing says what may be typed: {part}"
                first, *_ = numbers
                values.append(str(first if self.rng.random() < 0.7 else self.rng.choice(numbers)))
            else:
                values.append(self.rng.choice(part.choices).value)
        return await self.click(form.action, values)

    async def choose(self, screen: Screen, first: float = 0.8) -> Screen:
        """Press one of the labels on a screen; `first` is the chance of its first answer."""
        answers = [control for control in spec.controls(screen) if is_answer(control)]
        assert answers, f"nothing can be answered: {screen.texts}"
        for control in answers:
            if isinstance(control, Button) and control.label.startswith(SAY(Msg("discord.panel.confirm"))):
                return await self.click(cast(Action, control.action))
        best, *_ = answers
        control = best if self.rng.random() < first else self.rng.choice(answers)
        if isinstance(control, Button):
            return await self.click(cast(Action, control.action))
        assert isinstance(control, Menu)
        count = self.rng.randint(max(1, control.lo), control.hi) if control.hi > 1 else 1
        fresh = [choice for choice in control.choices if not choice.chosen] or list(control.choices)
        taken = fresh[:1] if count == 1 and self.rng.random() < 0.7 else self.rng.sample(fresh, min(count, len(fresh)))
        return await self.click(control.action, [choice.value for choice in taken])


def is_answer(control: Any) -> bool:
    """Return whether the label of a control answers the question."""
    if isinstance(control, Button):
        return control.action is not None and not control.disabled and control.label not in ELSEWHERE
    return isinstance(control, Menu) and control.placeholder != SAY(Msg("discord.order.withdraw-one"))


def offered_buttons(screen: Screen) -> list[Button]:
    """Return the buttons of a screen."""
    return [control for control in spec.controls(screen) if isinstance(control, Button)]


def check_screen(screen: Screen) -> None:
    """Check all words of a private panel: texts, labels, and the words of its picture."""
    assert spec.problems(screen) == []
    for text in screen.texts:
        check_words(text, "a text")
    for control in spec.controls(screen):
        if isinstance(control, Button):
            check_words(control.label, "a button")
        elif isinstance(control, Menu):
            check_words(control.placeholder, "a menu")
            for choice in control.choices:
                check_words(choice.label, f"a choice of {control.placeholder}")
                if choice.description is not None:
                    check_words(choice.description, "what decides")
    if screen.picture is not None:
        check_words(screen.picture.alt, "the words of a picture")
        assert len(screen.picture.alt) <= spec.ALT_TEXT


def question_of(screen: Screen) -> str:
    """Return the headline of a panel, or the first line of what is at stake."""
    heads = [text.removeprefix("### ") for text in screen.head if text.startswith("### ")]
    assert screen.stake is not None or heads, f"no headline: {screen.head}"
    return heads[0] if heads or screen.stake is None else screen.stake.text.partition("\n")[0].replace("*", "")


def check_panel(screen: Screen) -> None:
    """Check that a panel says what is asked, and that the words of its picture mention the reader."""
    question = question_of(screen)
    assert len(question.split()) > 1, f"no sentence: {question}"
    assert screen.picture is not None, "without a picture there are no words for it"
    alt = screen.picture.alt
    answers = [control.label for control in offered_buttons(screen) if is_answer(control)]
    beginning = plain(alt)[: len(question) + 60]
    assert plain(question) in beginning or any(plain(label) in beginning for label in answers), f"no word of what can be done: {alt[:200]}"
    assert ".." not in alt.replace("…", ""), alt
    assert re.search(r"\b(?:[Yy]ou|[Yy]our|Ana)\b", alt.replace(question, "", 1)), f"nothing of the reader's own: {alt}"


def plain(text: str) -> str:
    """Return only the words of a text; circled numbers are plain ones."""
    return re.sub(r"[\W_]+", " ", text.translate(str.maketrans("①②③", "123"))).strip()


@asynccontextmanager
async def table(path: Path, game: str, monkeypatch: pytest.MonkeyPatch, seats: int) -> AsyncIterator[Reader]:
    """Start a match of the reader against sensible bots, as short as the game allows."""
    monkeypatch.setattr("render.picture", lambda *args: b"\x89PNG")
    monkeypatch.setattr("engine.bots.budget", lambda rules, kind: Budget(4, 4))  # the reader may ask the coach
    host, pictures, rules = Host(SqliteStore(path), rng=Random(7), delays=AT_ONCE), Pictures(), registry.rules(game)
    await host.open(ticking=False)
    bot = Caravel(host, pictures)
    bot.register_handlers()
    opened = await host.tables.open(game, ANA, HERE, settings=rules.short, bots=("mate",) * (seats - 1), seats=seats)
    await host.tables.start(opened.match, ANA.user_id)
    try:
        yield Reader(bot, Gate(host, ClickLimit(10**9)), Random(5))
    finally:
        pictures.close()
        await host.close()


TABLES = [
    pytest.param(game, seats, marks=() if seats == registry.rules(game).seats[0] else pytest.mark.campaign)
    for game in registry.names()
    for seats in registry.rules(game).seats
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_a_whole_match_is_played_by_words_alone(tmp_path: Path, game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path / "m.db", game, monkeypatch, seats) as reader:
        host, turns = reader.bot.services.host, 0
        while True:
            await host.clockwork.run_due()
            now = await host.reading.table(1)
            if now.status != "running":
                break
            screen = await reader.click(OpenTurn(1))
            assert reader.clicks < STEPS, "the reader does not get on"
            check_panel(screen)
            turns += 1
            if turns == 3 and SAY(Msg("discord.panel.order")) in [control.label for control in offered_buttons(screen)]:
                await reader.order()
                continue
            seq = now.seq
            while (now := await host.reading.table(1)).status == "running" and now.seq == seq:
                screen = await reader.choose(screen)
                assert reader.clicks < STEPS, f"the reader cannot leave {screen.texts}"
        assert now.status == "finished" and turns > 3 and reader.refused <= reader.clicks // 20
        check_screen(await reader.click(OpenTurn(1)))
        say = texts_about(now)
        for logged in await host.reading.log(1, now.seat_of(ANA.user_id)):
            check_words(story.in_words(logged, say), f"entry {logged.entry.seq}")
