"""Half-made moves: panels, answers, *Back*, *Confirm*, and typed lines.

A draft is a path of tokens in the database. The dialogue is built again each time and gets the path, so a restart loses nothing.

**When a click is fresh.** A panel's `Ref` says what it was drawn from, and a click brings the `Ref` of its panel. The click counts if the
match and the draft are still those of the panel (`seq` and `rev`). If others have moved since then, it also counts if the seat may still
act, the draft is the same (`rev`), and the questions along it are the same (`asked`); so people who choose at the same time never collide.
Any other click raises `StaleTable` and changes nothing. Every move of a seat spends its draft (`rev` goes up), so a click that is delivered
twice is one move.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from engine.values.core import Ask, EngineError, Form, Line, Msg, Order, Path, Seat, Token
from engine.walking import worlds
from engine.walking.walk import Asking, Done, follow, tokens, trace, walk_with_forced
from play.follows.progress import ordered_line
from play.ledger.ledger import Ledger
from play.ledger.moves import play_line
from play.turn import steps
from play.turn.dialogues import asked_along, dialogue_of, has_choice, panel_of, sensible_answers, taught_step
from play.turn.plans import Plans
from play.turn.steps import Steps
from play.turn.typed import Dialogue, completions, form_tokens, tokens_so_far
from play.values.errors import DraftGone, NotAllowed, PlayError, StaleTable
from play.values.live import Live, own_seat, rules_for_move, running_rules, running_seat
from play.values.panels import AskingPanel, Completion, Finished, Kind, Ordered, Panel, Played, Ready, Ref, Spectating, Waiting
from store.rows import DraftRow

DraftChange = Callable[[Dialogue, Steps], Steps]
"""A function that makes a new draft from a dialogue and the old draft."""


NOBODY = 0
"""In place of a user id: a referee's draft is nobody's own."""


class Turns:
    """Gives people their panels, and takes answers, *Confirm* and typed lines."""

    def __init__(self, ledger: Ledger, plans: Plans) -> None:
        self._ledger = ledger
        self._plans = plans

    async def panel(self, match: int, user_id: int, kind: Kind = "turn", change: bool = False) -> Panel:
        """Return a person's panel: the dialogue of this kind where they left it, else `Waiting`.

        - If it is the person's turn, the kind `plan` becomes `turn`.
        - If others are awaited, a person who may answer early gets that question, unless they have answered or have just moved.
        - A person who has chosen already and may still change that gets `Waiting` with `can_change`. `change` opens their dialogue again.
        """
        live = await self._ledger.current(match)
        table = live.table
        if table.status in ("finished", "closed"):
            return Finished(match, table.result)
        rules = running_rules(live)
        seat = table.seat_of(user_id)
        if seat is None:
            view = rules.view(live.state, None)
            return Spectating(match, rules.status(view), rules.chapter(view))
        if (kind == "plan" and seat in table.to_act) or (kind == "early" and rules.early.ask(live.state, seat) is None):
            kind = "turn"
        rev, presses = await self._draft(live, seat, kind)
        may_act = seat in live.may_act
        if kind == "turn" and seat not in table.to_act and not (may_act and (change or presses)):
            orders = live.orders_of(seat)
            answer = worlds.early_answer(rules, live.state, seat, orders)
            if seat in table.asked and answer is None and live.acted[seat] < table.seq:
                rev, presses = await self._draft(live, seat, "early")
                return panel_of(live, seat, "early", rev, presses)
            status = rules.status(rules.view(live.state, seat))
            ref = Ref(match, kind, seat, table.seq, rev)
            can_order = rules.orders.ask(live.state, seat) is not None
            can_plan = worlds.next_world(rules, live.state, seat, orders) is not None
            return Waiting(ref, status, table.to_act, orders, can_order, may_act, can_plan, seat in table.asked, answer)
        return panel_of(live, seat, kind, rev, presses)

    async def referee_panel(self, match: int, seat: Seat, from_start: bool = False) -> AskingPanel | Ready:
        """Return the panel of an absent player's turn for a referee, who sees the public view.

        `from_start`: answers that the referee has given so far are dropped. Access rights are checked before the call. Raises `StaleTable`
        if the seat is not awaited, `Hidden` if the question needs a secret of its player.
        """
        async with self._ledger.hold(match) as live:
            rules_for_move(live)
            rev, presses = await self._draft(live, seat, "act")
            if from_start and presses:
                return await self._store(live, seat, Ref(match, "act", seat, live.table.seq, rev), ())
            return panel_of(live, seat, "act", rev, presses)

    async def referee_line(self, ref: Ref) -> Line:
        """Return a referee's line for an absent player. Raises `DraftGone` if it is not complete."""
        async with self._ledger.hold(ref.match) as live:
            seat, presses = await self._fresh(live, ref, NOBODY)
            end = walk_with_forced(dialogue_of(live, seat, ref.kind), steps.path(presses))
            if isinstance(end, Asking) or ref.kind != "act":
                raise DraftGone
            return " ".join(end.path)

    async def answers(self, match: int, seat: Seat, line: Line) -> tuple[tuple[Ask, Token], ...]:
        """Return the questions that a referee's line answers, with the answers.

        Empty if the line is not possible any more.
        """
        live = await self._ledger.current(match)
        with suppress(EngineError):
            return trace(dialogue_of(live, seat, "act")(), tokens(line)).answered
        return ()

    async def answer(self, ref: Ref, user_id: int, tokens: Path) -> Panel:
        """Answer what a panel asks, and return the next panel. Raises `IllegalLine`, `StaleTable`.

        `tokens`: one answer, or a suggestion that answers several asks.
        """
        return await self._change(ref, user_id, lambda dialogue, presses: _with_answer(dialogue, presses, tokens))

    async def next_question(self, ref: Ref, user_id: int, tokens: Path) -> Asking | None:
        """Return what would be asked after these answers; `None` if nothing.

        Stores nothing. Raises what `answer` raises.
        """
        live = await self._ledger.current(ref.match)
        seat, presses = await self._fresh(live, ref, user_id)
        dialogue = dialogue_of(live, seat, ref.kind)
        end = walk_with_forced(dialogue, steps.path(_with_answer(dialogue, presses, tokens)))
        return None if isinstance(end, Done) else end

    async def fill(self, ref: Ref, user_id: int, key: Token, token: Token) -> Panel:
        """Answer one field of a form, for the first time or again."""
        return await self._change(ref, user_id, lambda dialogue, presses: _with_answer(dialogue, presses, (f"{key}={token}",)))

    async def back(self, ref: Ref, user_id: int) -> Panel:
        """Take the last click back, with all its tokens and the answers that were forced after it."""
        return await self._change(ref, user_id, _without_last_click)

    async def restart(self, ref: Ref, user_id: int) -> Panel:
        """Take all choices back."""
        return await self._change(ref, user_id, lambda dialogue, presses: ())

    async def confirm(self, ref: Ref, user_id: int, may_differ: bool = False) -> Played | Ordered:
        """Play a complete draft, or set its order. Raises `DraftGone` if it is not complete.

        `may_differ`: as in `Basis`, for a prepared turn.
        """

        async def commit(live: Live) -> Played | Ordered:
            seat, presses = await self._fresh(live, ref, user_id)
            end = walk_with_forced(dialogue_of(live, seat, ref.kind), steps.path(presses))
            if isinstance(end, Asking):
                raise DraftGone
            return await self._commit(live, seat, ref.kind, end, may_differ)

        return await self._ledger.change(ref.match, commit)

    async def _commit(self, live: Live, seat: Seat, kind: Kind, end: Done[Any], may_differ: bool = False) -> Played | Ordered:
        """Play a finished dialogue, set its order, or prepare it."""
        if kind == "act":  # a referee's answer is played by `play.table.referees`
            raise StaleTable
        if kind == "plan":
            return await self._plans.add_turn(live, seat, " ".join(end.path), may_differ)
        if kind == "turn":
            return await play_line(self._ledger, live, seat, " ".join(end.path), by_person=True)
        return await self._order(live, seat, kind, end.value)

    async def _order(self, live: Live, seat: Seat, kind: Kind, order: Order) -> Played | Ordered:
        """Set an order. If it answers early what the seat is asked by now, play it as a move."""
        after = await self._plans.set(live, seat, order, kind)
        is_move = kind == "early" and seat in after.table.to_act and not after.table.stopped
        line = ordered_line(after, seat) if is_move else None
        if line is None:
            return Ordered(after.table, order)
        return await play_line(self._ledger, after, seat, line, by_person=True, by_order=True)

    async def play(self, ref: Ref, user_id: int, tokens: Path, costs: bool = True, asks: bool = False) -> Played | Ordered | Panel:
        """Answer what the panel asks, and commit a move or order that this completes.

        In these cases it becomes a draft that has to be confirmed, and its panel is returned: it took several answers, it is a prepared
        turn (its conditions are shown first), the match is stopped, the caller wants a confirmation (`asks`), or the move cannot be taken
        back and `costs` something. Raises what `answer` raises.
        """

        async def commit(live: Live) -> Played | Ordered | Panel:
            seat, presses = await self._fresh(live, ref, user_id)
            dialogue = dialogue_of(live, seat, ref.kind)
            after = _with_answer(dialogue, presses, tokens)
            end = walk_with_forced(dialogue, steps.path(after))
            if isinstance(end, Asking) or presses or ref.kind in ("plan", "act"):
                return await self._store(live, seat, ref, after)
            if asks or (ref.kind == "turn" and (live.table.stopped or (end.value.sealed and costs))):
                return await self._store(live, seat, ref, after)
            return await self._commit(live, seat, ref.kind, end)

        return await self._ledger.change(ref.match, commit)

    async def play_lasting(self, ref: Ref, user_id: int, tokens: Path) -> Played | Ordered:
        """Answer a turn's panel for this time and for later ones (`Early.ask`).

        Raises what `answer` raises.
        """

        async def commit(live: Live) -> Played | Ordered:
            seat, presses = await self._fresh(live, ref, user_id)
            step = taught_step(live)
            if step is not None and step.lasting == " ".join(tokens):
                return await play_line(self._ledger, live, seat, step.line, by_person=True)
            end = walk_with_forced(dialogue_of(live, seat, "early"), tokens)
            if isinstance(end, Asking) or presses or ref.kind != "turn":
                raise StaleTable
            return await self._order(live, seat, "early", end.value)

        return await self._ledger.change(ref.match, commit)

    async def take(self, match: int, user_id: int, line: Line) -> Panel:
        """Make a whole line the person's draft. Raises `StaleTable` if it is not possible."""
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            try:
                end = follow(dialogue_of(live, seat, "turn")(), tokens(line))
            except EngineError as error:
                raise StaleTable from error
            if isinstance(end, Asking):
                raise StaleTable
            rev, _ = await self._draft(live, seat, "turn")
            return await self._store(live, seat, Ref(match, "turn", seat, live.table.seq, rev), (end.path,))

    async def move(self, match: int, user_id: int, line: Line, once: str | None = None) -> Played:
        """Play a typed line. A second call with the same `once` raises `StaleTable`."""

        async def commit(live: Live) -> Played:
            return await play_line(self._ledger, live, running_seat(live, user_id), line, by_person=True, once=once)

        return await self._ledger.change(match, commit)

    async def completions(self, match: int, user_id: int, text: str, limit: int = 25) -> tuple[Completion, ...]:
        """Return how a typed line can go on, the likeliest first; impossible words are dropped."""
        live = await self._ledger.current(match)
        seat = live.table.seat_of(user_id)
        if live.table.status != "running" or seat is None or seat not in live.may_act:
            return ()
        return completions(dialogue_of(live, seat, "turn"), partial(sensible_answers, live, seat), text)[:limit]

    async def _change(self, ref: Ref, user_id: int, change: DraftChange) -> Panel:
        """Store another draft and return its panel."""
        async with self._ledger.hold(ref.match) as live:
            seat, presses = await self._fresh(live, ref, user_id)
            return await self._store(live, seat, ref, change(dialogue_of(live, seat, ref.kind), presses))

    async def _store(self, live: Live, seat: Seat, ref: Ref, after: Steps) -> AskingPanel | Ready:
        """Store a draft in place of the one of a panel, and return its panel."""
        draft = DraftRow(ref.match, seat, ref.kind, ref.rev + 1, steps.text_of(after))
        await self._ledger.write_rows(ref.match, [draft])
        return panel_of(live, seat, ref.kind, ref.rev + 1, after)

    async def _fresh(self, live: Live, ref: Ref, user_id: int) -> tuple[Seat, Steps]:
        """Return the seat and the draft of a click. Raises `StaleTable` if its panel is outdated."""
        running_rules(live)
        seat = ref.seat if ref.kind == "act" else own_seat(live.table, user_id)
        if seat != ref.seat:
            raise NotAllowed(Msg("play.not-your-panel"))
        rev, presses = await self._draft(live, seat, ref.kind)
        if rev != ref.rev:
            raise StaleTable
        if live.table.seq != ref.seq and asked_along(live, seat, ref.kind, steps.path(presses)) != ref.asked:
            raise StaleTable
        return seat, presses

    async def _draft(self, live: Live, seat: Seat, kind: Kind) -> tuple[int, Steps]:
        """Return the revision of the stored draft (0: none), and the steps still possible."""
        row = await self._ledger.stored.draft(live.match, seat, kind)
        if row is None:
            return 0, ()
        presses = steps.steps_of(row.path)
        while presses:
            try:
                walk_with_forced(dialogue_of(live, seat, kind), steps.path(presses))
                break
            except EngineError:
                presses = presses[:-1]
        return row.rev, presses


def _with_answer(dialogue: Dialogue, presses: Steps, tokens: Path) -> Steps:
    """Return the draft with more tokens; they replace answers to the same fields of a form."""
    end = walk_with_forced(dialogue, steps.path(presses))
    if isinstance(end, Done):
        raise PlayError(Msg("play.nothing-asked"))
    answered = {token.partition("=")[0] for token in tokens} if isinstance(end.ask, Form) else set()
    others = tuple(token for token in form_tokens(end) if token.partition("=")[0] not in answered)
    after = walk_with_forced(dialogue, (*end.path, *others, *tokens))
    return steps.extend_steps(presses, tokens_so_far(after))


def _without_last_click(dialogue: Dialogue, presses: Steps) -> Steps:
    """Return the draft before the last click that chose something."""
    while presses and not has_choice(dialogue, steps.path(presses)):
        presses = presses[:-1]
    return presses[:-1]
