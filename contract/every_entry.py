"""Opens everything that a person can open at a table, without a host."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from random import Random
from traceback import format_tb
from typing import Any

import render
from cogs.edge.services import reader
from cogs.panel import spec
from cogs.panel.spec import Picture
from cogs.pictures.jobs import alt_text
from cogs.screens import seen, story, turn, turn_picture
from cogs.screens.seen import PanelSight
from cogs.tables import more
from contract.hiding import viewers
from contract.tables import Step, Table, match_of
from data.homes import ROOT
from engine.asks.answers import random_answer
from engine.game.mind import Budget
from engine.match import registry
from engine.search.advice import advice
from engine.search.thinking import judgement_of
from engine.values.core import EngineError, Path, Seat
from engine.walking import foreseen
from engine.walking.walk import only_line
from engine.walking.worlds import imagine_world
from play.turn.dialogues import dialogue_of, panel_of, sensible_answers
from play.turn.typed import completions
from play.values.live import Live
from play.values.panels import MAKING_ORDERS, AskingPanel, Finished, Kind, Panel, Ready, Ref, Spectating, Waiting
from play.values.personal import PersonSettings
from play.values.types import Occupant, Person, Place, Terms
from play.values.types import Table as Seated

FIRST_USER = 11
"""The user id of the person in the first seat; the person in seat `n` has this id plus `n`."""

BUDGET = Budget(8, 6)
"""How much a coach may think: enough to compare two ideas."""

CANDIDATES = 8
"""The number of lines whose reasons are asked for."""

KINDS: tuple[Kind, ...] = ("order", "early", "plan")
"""The dialogues that are opened beside the turn."""

SENSIBLE = (0.3, 0.6, 0.9, 1.0)
"""The shares from which each match takes one: the share of its lines that the sensible player plays."""

STUB = Picture("turn.png", b"", "The position in words.")
"""Stands in the screens for the picture, which is drawn apart and rarely."""


@dataclass(frozen=True)
class Shares:
    """The shares of positions, 0 to 1, at which expensive looks are tried."""

    panels: float = 1.0
    """For the further panels of a turn, orders and plans."""
    reasons: float = 0.2
    """For the reasons why lines are good."""
    pictures: float = 0.05
    """For a picture."""
    coach: float = 0.02
    """For the advice of a coach."""


@dataclass
class Asker:
    """Asks for everything at the entries of one match."""

    table: Table
    shares: Shares
    rng: Random
    faults: dict[str, str] = field(default_factory=dict)
    """What failed, in sentences, by the place in the code."""
    counts: Counter[str] = field(default_factory=Counter)
    """How often each kind of thing was asked for, and how often it was found."""
    log_keeper: LogKeeper = field(default_factory=lambda: LogKeeper())

    def look_at_entry(self, step: Step, number: int) -> None:
        """Look at everything before one entry is played, and read the messages that follow it."""
        live = self._live(step.state, number)
        place = f"entry {number}"
        for seat in map(Seat, range(self.table.seats)):
            if seat in live.may_act:
                self._turn(live, seat, place)
                self._try("referee", place, partial(self._act, live, seat))
            else:
                self._try("waiting", place, partial(self._waiting, live, seat))
            for kind in KINDS:
                if self._by_chance(self.shares.panels):
                    self._try(kind, place, partial(self._panels, live, seat, kind))
        self._try("watching", place, lambda: self._make_screens(live, Spectating(1, self.table.rules.status(self._view(live, None))), 99))
        self._try("told", f"{place}, {step.line}", lambda: self._tell(live, step))

    def look_at_end(self, state: Any, number: int) -> None:
        """Look at the end of the match."""
        live = self._live(state, number)
        for seat in viewers(self.table.seats):
            self._try("end", "the end", partial(self._look, live, seat))
        over = Finished(1, self.table.rules.result(state))
        self._try("end", "the end", lambda: self._make_screens(live, over, FIRST_USER))

    def _turn(self, live: Live, seat: Seat, place: str) -> None:
        """Look at the panels of an awaited seat; in some positions also at its advice."""
        rules, seat_place = self.table.rules, f"{place}, seat {seat}"
        self._try("turn", seat_place, lambda: self._panels(live, seat, "turn"))
        self._try("view", seat_place, lambda: self._look(live, seat))
        if only_line(rules.turn(live.state, seat)) is not None:
            return
        if self._by_chance(self.shares.reasons):
            self._try("reasons", seat_place, lambda: self._reasons(live, seat))
            self._try("typed", seat_place, lambda: completions(dialogue_of(live, seat, "turn"), partial(sensible_answers, live, seat), ""))
        if self._by_chance(self.shares.coach):
            self._try("coach", seat_place, lambda: advice(rules, self._view(live, seat), seat, BUDGET, Random(7)))

    def _panels(self, live: Live, seat: Seat, kind: Kind) -> None:
        """Answer a dialogue at random and open the panel at each step.

        In some positions also open the panel that follows each offered answer.
        """
        path: Path = ()
        while True:
            try:
                panel = panel_of(live, seat, kind, 0, (path,) if path else ())
            except EngineError:
                if path or kind == "turn":
                    raise
                return  # nothing can be ordered or prepared now
            self._count(kind)
            self._draw(live, panel, self._make_screens(live, panel, FIRST_USER + seat))
            if isinstance(panel, Ready):
                return
            for answer in panel.decision.first() if self._by_chance(self.shares.panels) else ():
                before = () if answer.lasts else panel.walk.path
                after = panel_of(live, seat, "early" if answer.lasts else kind, 0, (before, answer.path))
                self._draw(live, after, self._make_screens(live, after, FIRST_USER + seat))
                self._count(kind)
            path = (*panel.walk.path, *random_answer(panel.walk.ask, self.rng).split())
            if kind not in MAKING_ORDERS and not self._by_chance(self.shares.panels):
                return

    def _act(self, live: Live, seat: Seat) -> None:
        """Open the panel by which a referee acts for a seat."""
        try:
            panel_of(live, seat, "act", 0, ())
        except EngineError:
            return  # its player alone can know it
        self._count("referee")

    def _waiting(self, live: Live, seat: Seat) -> None:
        """Open the panel of somebody who waits, with the turn that may be offered."""
        rules = self.table.rules
        status, awaited = rules.status(self._view(live, seat)), live.table.to_act
        can_order = rules.orders.ask(live.state, seat) is not None
        self._make_screens(live, Waiting(Ref(1, "turn", seat, 0, 0), status, awaited, (), can_order), FIRST_USER + seat)
        if self._by_chance(self.shares.coach):
            foreseen.foresee_lines(rules, live.state, seat, Random(7))

    def _make_screens(self, live: Live, panel: Panel, user: int) -> PanelSight:
        """Make the screens of a panel: the turn, *More*, and why a line is refused."""
        seat = live.table.seat_of(user)
        if seat is not None:
            self.table.rules.early.ask(live.state, seat)
        for settings in (PersonSettings(), PersonSettings(wide=True)) if self._by_chance(0.1) else (PersonSettings(),):
            sight = PanelSight(live.table, panel, user_id=user, locale="en", settings=settings)
            for screen in (turn.screen(sight, STUB), turn.screen(sight, None), more.screen(sight, more.Rights()), more.why_not(sight)):
                assert spec.problems(screen) == [], spec.problems(screen)
            turn_picture.picture_of_turn(sight, STUB)
        seen.is_fresh(panel)
        return sight

    def _draw(self, live: Live, panel: Panel, sight: PanelSight) -> None:
        """Draw the picture of a panel, tall or wide, with its words."""
        if not self._by_chance(self.shares.pictures) or not isinstance(panel, AskingPanel | Ready):
            return
        draft, seat = turn_picture.picture_draft(sight), panel.ref.seat
        if draft is not None:
            view = turn_picture.base_view(panel) or self._view(live, seat)
            draft = draft if draft.preview is not None else replace(draft, preview=view)
            reader_words = reader(live.table, "en", seat=seat)
            part = turn_picture.drawn_as(replace(sight, settings=PersonSettings(wide=self._by_chance(0.3))))
            render.compose(self.table.game, view, reader_words.say, draft, part)
            alt_text(self.table.game, draft.preview, reader_words.say_to_reader)
            self._count("picture")

    def _look(self, live: Live, seat: Seat | None) -> None:
        """Put the position into words, and draw some of its pictures."""
        game, view, reader_words = self.table.game, self._view(live, seat), reader(live.table, "en", seat=seat)
        assert alt_text(game, view, reader_words.say_to_reader)
        if self._by_chance(self.shares.pictures):
            render.compose(game, view, reader_words.say, None, self.rng.choice(render.parts(game, view)))
            self._count("picture")

    def _reasons(self, live: Live, seat: Seat) -> None:
        """Put the reasons for each candidate line into words."""
        rules, say = self.table.rules, reader(live.table, "en", seat=seat).say_to_reader
        judgement, world = judgement_of(rules), imagine_world(rules, live.state, seat, self.rng)
        judgement.worth(world)
        for candidate in judgement.candidates(world, seat, CANDIDATES, self.rng):
            words = judgement.words(world, seat, candidate.line, candidate.plan)
            reasons = [*judgement.reasons(world, seat, candidate.line, candidate.plan), *([] if words is None else [words])]
            assert all("{" not in say(msg) for msg in reasons), reasons

    def _tell(self, live: Live, step: Step) -> None:
        """Say what everybody reads of a move, and whether it is news."""
        rules, say = self.table.rules, reader(live.table, "en").say
        for seat in viewers(self.table.seats):
            story.told_in_paragraphs([note for note in step.turn.notes if note.to is None or seat in note.to], say, " ", seat)
        views = [rules.view(state, None) for state in (step.state, step.turn.state)]
        for event in rules.events(views[0], views[1], step.turn.notes):
            say(event.headline), say(event.line)
            if self._by_chance(self.shares.pictures):
                render.event(self.table.game, views[1], event, say)
        rules.chapter(views[1]), rules.is_last(views[1]), rules.standing(views[1])
        for seat in rules.to_act(step.turn.state):
            rules.small(views[1], seat)

    def _view(self, live: Live, seat: Seat | None) -> Any:
        return self.table.rules.view(live.state, seat)

    def _live(self, state: Any, number: int) -> Live:
        """Return the match as it is in memory, with people in all seats."""
        rules, people = self.table.rules, range(self.table.seats)
        terms = Terms(self.table.settings, {}, (self.table.seats, self.table.seats), ideas="free")
        mates = tuple(Occupant(Person(FIRST_USER + seat, f"Mate {seat}")) for seat in people)
        seated = Seated(
            self.table.game, rules.version, terms, "running", mates, opener_id=FIRST_USER, place=Place(1, 2),
            created_at=0.0, changed_at=0.0, match=1, seq=number, to_act=tuple(rules.to_act(state)), commitment="0" * 64,
            asked=tuple(rules.early.seats(state)),
        )  # fmt: skip
        return Live(seated, rules, state, seed="seed", acted=(-1,) * self.table.seats, snapshot_seq=0)

    def _by_chance(self, share: float) -> bool:
        return self.rng.random() < share

    def _count(self, what: str) -> None:
        self.counts[what] += 1

    def _try(self, what: str, place: str, ask: Callable[[], object]) -> None:
        """Try one look. A failure is kept once for each place in the code."""
        self._count(f"{what} asked")
        self.log_keeper.words.clear()
        try:
            ask()
        except Exception as error:
            self._keep(what, place, f"{type(error).__name__}: {error!s:.300}", "".join(format_tb(error.__traceback__)))
        for words in self.log_keeper.words:
            first_line, _, trace = words.partition("\n")
            self._keep(what, place, first_line, trace)

    def _keep(self, what: str, place: str, words: str, trace: str) -> None:
        """Keep a fault under the last line of its trace, or under its words if it has no trace."""
        code_lines = re.findall(r'File "(.*?)", line (\d+)', trace)
        key = ":".join(code_lines[-1]) if code_lines else re.sub(r"\d+", "", words) + ":"
        self.faults.setdefault(key, f"{what}: {words}, at {key.removeprefix(str(ROOT))} ({self.table.name}, {place})")


class LogKeeper(logging.Handler):
    """Keeps warnings from the log, such as of a missing message or a failed decision."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.words: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.words.append(record.getMessage())


def any_table(game: str, number: int) -> Table:
    """Return a table whose seats and settings are chosen by chance; every other one is short."""
    rules, rng = registry.rules(game), Random(f"table {number}")
    choices = {setting.key: rng.choice(setting.choices) for setting in rules.settings}
    return Table(game, rng.choice(rules.seats), tuple((choices | dict(rules.short if number % 2 else {})).items()))


def try_every_entry(game: str, match_number: int, shares: Shares, most: int | None = None, every: int = 1) -> Asker:
    """Look at every `every`-th entry among the first `most` entries of a match."""
    table = any_table(game, match_number)
    asker = Asker(table, shares, Random(f"{table.luck}/{match_number}"))
    logging.getLogger().addHandler(asker.log_keeper)
    try:
        number, step = 0, None
        for number, step in enumerate(islice(match_of(table, f"entry {match_number}", asker.rng.choice(SENSIBLE)), most)):
            if number % every == every // 2:
                asker.look_at_entry(step, number)
        if step is not None:
            asker.look_at_end(step.turn.state, number + 1)
    finally:
        logging.getLogger().removeHandler(asker.log_keeper)
    return asker
