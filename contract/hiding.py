"""What is hidden and what is told: laws that yield their faults as sentences.

A sentence says what is wrong, where, and what to do. A seat may know what its view says. So everything else that reaches a seat (the log
with `*` for secret answers, notes, asks) must be the same wherever its view is the same. And a view must not say what nobody was told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from contract.differences import at, differences, first_difference, note_difference
from contract.tables import Step, readable_notes
from engine.game.rules import Rules
from engine.values import codec
from engine.values.chance import Chance, listen_to_draws
from engine.values.core import HIDDEN, Ask, EngineError, Line, Msg, Path, Seat, Turn
from engine.walking.walk import Asking, Done, play, sample, walk
from engine.walking.worlds import imagine_world

LINES = 6
"""How many lines of a seat are compared with each other."""

WORLDS = 16
"""How many worlds are imagined to see whether something hidden is dealt. With two possibilities all are alike once in 30 000 times."""

SEEDS = 40
"""How many set-ups are compared."""

CHANGES = 6
"""How many times, at most, a stretch is played again with other hidden choices."""


def who(viewer: Seat | None) -> str:
    """Return how a sentence calls a viewer."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """Return everybody who can look at a match: a spectator and each seat."""
    return (None, *map(Seat, range(seats)))


def choice_faults(rules: Rules[Any, Any], state: Any, seat: Seat, seats: int, rng: Random) -> Iterator[str]:
    """Compare lines of one seat. If others see the same position, they must read the same."""
    lines = dict.fromkeys(" ".join(sample(rules, state, seat, rng)[0]) for _ in range(LINES))
    led = [play(rules, state, seat, line) for line in lines]
    for viewer in viewers(seats):
        if viewer == seat:
            continue
        seen = [SeenLine(done, rules.view(done.value.state, viewer), readable_notes(done.value.notes, viewer)) for done in led]
        has_compared_worlds = False
        for first, second in combinations(seen, 2):
            if not first_difference(first.done.value.state, second.done.value.state):
                continue  # nothing is hidden between them
            fault = telling_fault(rules, state, seat, first, second, viewer)
            if fault:
                yield fault
            elif first.view == second.view and not has_compared_worlds:  # one pair is enough
                has_compared_worlds = True
                yield from world_faults(rules, first.done.value.state, second.done.value.state, viewer)


class SeenLine(NamedTuple):
    """A line of a seat, and what somebody else sees of it."""

    done: Done[Turn[Any]]
    view: Any
    """What they see of the position after the line."""
    notes: list[Msg]
    """The notes of the line that they can read."""


def telling_fault(rules: Rules[Any, Any], state: Any, seat: Seat, first: SeenLine, second: SeenLine, viewer: Seat | None) -> str:
    """Return what is wrong if a viewer is shown more of two lines than they are told, or less."""
    lines = f"After `{' '.join(first.done.path)}` and `{' '.join(second.done.path)}` of seat {seat}"
    reads_the_same = first.done.shown == second.done.shown
    if first.view != second.view:
        if not reads_the_same or first.notes != second.notes:
            return ""
        return (
            f"{lines} {who(viewer)} reads the same in the log, but the view differs ({first_difference(first.view, second.view)}): "
            f"`view` shows what is secret; leave it out for {who(viewer)}, or tell it by a note."
        )
    if not reads_the_same:
        read = " and ".join(f"`{' '.join(seen.done.shown)}`" for seen in (first, second))
        ask = telling_ask(rules, state, seat, first.done, second.done)
        cure = f"mark the ask `{ask}` with secret=True" if ask else "ask as many things after each answer, or all in one ask"
        return f"{lines} {who(viewer)} sees the same position, but reads {read} in the log: {cure}, or let `view` show what was chosen."
    if first.notes != second.notes:
        return (
            f"{lines} {who(viewer)} sees the same position, but is told different things "
            f"({note_difference(first.notes, second.notes)}): give the note a `to` without {who(viewer)}, or let `view` show what it tells."
        )
    return ""


def later_faults(rules: Rules[Any, Any], steps: Sequence[Step], seats: int, rng: Random) -> Iterator[str]:
    """Play a stretch again with other hidden choices: viewers who read the same see the same."""
    played = [play(rules, step.state, step.seat, step.line) for step in steps]
    hidden = [number for number, done in enumerate(played) if HIDDEN in done.shown]
    changes = [{number: " ".join(sample(rules, steps[number].state, steps[number].seat, rng)[0])} for number in hidden]
    for first, second in combinations(hidden, 2):
        if steps[first].seat != steps[second].seat:
            changes += [{first: line, second: other} for line, other in exchange_secrets(played[first], played[second])]
    for changed in rng.sample(changes, min(CHANGES, len(changes))):
        fault = replay_fault(rules, steps, played, seats, changed)
        if fault:
            yield fault
            return


def replay_fault(
    rules: Rules[Any, Any], steps: Sequence[Step], played: Sequence[Done[Turn[Any]]], seats: int, changed: Mapping[int, Line]
) -> str:
    """Play a stretch with some other lines; say what a viewer sees who has read the same.

    `played`: the steps as they were played. `changed`: the other lines, by the number of their step.
    """
    state = steps[0].state
    changed_seats = {steps[number].seat for number in changed}
    readers = [viewer for viewer in viewers(seats) if viewer not in changed_seats]  # those who have read the same so far
    for number, (step, done) in enumerate(zip(steps, played, strict=True)):
        try:
            again = play(rules, state, step.seat, changed.get(number, step.line))
        except EngineError:
            return ""  # another hand, or nobody waits for that seat any more
        state = again.value.state
        readers = [viewer for viewer in readers if reading_of(viewer, step.seat, done) == reading_of(viewer, step.seat, again)]
        for viewer in readers:
            difference = first_difference(rules.view(done.value.state, viewer), rules.view(state, viewer))
            if difference:
                where, line = next(iter(changed.items()))
                return (
                    f"After `{step.line}` of seat {step.seat} {who(viewer)} has read the same, whether seat {steps[where].seat} chose "
                    f"`{steps[where].line}` or `{line}`, but the view differs ({difference}): `view` shows what nobody was told; "
                    f"leave it out for {who(viewer)}, or tell it by a note."
                )
    return ""


def exchange_secrets(first: Done[Any], second: Done[Any]) -> Iterator[tuple[Line, Line]]:
    """Yield two lines that have exchanged one of their secret answers."""
    for number, (token, other) in enumerate(zip(first.path, second.path, strict=False)):
        if token != other and first.shown[number] == second.shown[number] == HIDDEN:
            lines = [[*done.path[:number], new, *done.path[number + 1 :]] for done, new in ((first, other), (second, token))]
            yield " ".join(lines[0]), " ".join(lines[1])


def reading_of(viewer: Seat | None, seat: Seat, done: Done[Turn[Any]]) -> tuple[Path, list[Msg]]:
    """Return the tokens and the notes that a viewer reads when a seat plays a line."""
    return done.path if viewer == seat else done.shown, readable_notes(done.value.notes, viewer)


def telling_ask(rules: Rules[Any, Any], state: Any, seat: Seat, first: Done[Any], second: Done[Any]) -> str:
    """Return the name of the open ask by which others tell two lines apart, if any."""
    longer = max(first, second, key=lambda done: len(done.shown))
    shorter = second if longer is first else first
    for index, read in enumerate(longer.shown):
        if read != HIDDEN and read not in shorter.shown[index : index + 1]:
            end = walk(rules, state, seat, longer.path[:index])
            ask = end.ask if isinstance(end, Asking) else None
            return "" if ask is None or (isinstance(ask, Ask) and ask.secret) else ask.name
    return ""


def world_faults(rules: Rules[Any, Any], first: Any, second: Any, viewer: Seat | None) -> Iterator[str]:
    """Compare the worlds of two positions that a viewer cannot tell from each other.

    `imagine` makes the same worlds of both, and deals by chance what differs between them.
    """
    views = [codec.loads(rules.view_type, codec.dumps(rules.view(state, viewer))) for state in (first, second)]
    worlds = [rules.imagine(views[0], Random(number)) for number in range(WORLDS)]
    other = rules.imagine(views[1], Random(0))
    if first_difference(worlds[0], other):
        yield (
            f"`imagine` makes different worlds of two equal views of {who(viewer)} ({first_difference(worlds[0], other)}): "
            "it must use nothing but the view and its `rng`."
        )
        return
    hidden = [where for where, _, _ in differences(first, second)]
    if all(at(world, where) == at(worlds[0], where) for world in worlds for where in hidden):
        yield (
            f"{who(viewer).capitalize()} cannot know `{hidden[0]}`, and yet it is {at(worlds[0], hidden[0])!r} in all of {WORLDS} imagined "
            "worlds: `imagine` must deal it by its `rng`, with everything that the view does not say."
        )


def same_world_faults(rules: Rules[Any, Any], state: Any, viewer: Seat | None) -> Iterator[str]:
    """Check that worlds of one view that are not the real position are not all the same."""
    view = rules.view(state, viewer)
    worlds = [rules.imagine(view, Random(number)) for number in range(WORLDS)]
    truth = next(differences(state, worlds[0]), None)
    if truth is not None and not any(first_difference(worlds[0], world) for world in worlds[1:]):
        yield (
            f"{who(viewer).capitalize()} cannot know `{truth[0]}`, and yet all of {WORLDS} imagined worlds are the same: "
            "`imagine` must deal what is hidden by its `rng`."
        )


def news_faults(
    rules: Rules[Any, Any], state: Any, seat: Seat, line: Line, turn: Turn[Any], viewer: Seat | None, rng: Random, tries: int = 1
) -> Iterator[str]:
    """Check that a line that leads to the same view in another world brings the same notes.

    Without chance one world is tried, and the line has to lead to the same view. With chance `tries` worlds are tried. Every other one of
    them draws the same chance as the real position. In the others only private notes are compared, because what all are told (a wind) may
    leave no trace in the view.
    """
    view = rules.view(turn.state, viewer)
    for number in range(tries if turn.sealed else 1):
        is_alike = number % 2 == 0
        world = imagine_world(rules, state, viewer, rng)
        try:
            again = play(rules, with_chance_of(world, state) if is_alike else world, seat, line).value
        except EngineError:
            continue  # another hand: the line is not legal there
        readable = [
            readable_notes(tuple(note for note in by.notes if is_alike or not turn.sealed or note.to is not None), viewer)
            for by in (turn, again)
        ]
        other = rules.view(again.state, viewer)
        where = f"`{line}` of seat {seat}, as {who(viewer)} sees it, in two worlds that look the same before:"
        if view == other and readable[0] != readable[1]:
            yield (
                f"{where} they look the same afterwards, but the notes differ ({note_difference(*readable)}): "
                f"give the note a `to` without {who(viewer)}, or let `view` show what it tells."
            )
        elif view != other and not turn.sealed:
            yield (
                f"{where} they look different afterwards ({first_difference(view, other)}), but the line is not sealed: "
                "chance or a secret came out; return Turn(…, sealed=True)."
            )


def with_chance_of(world: Any, state: Any) -> Any:
    """Return the world with the chance of a position, so that the same is drawn next."""
    if isinstance(world, Chance):
        return state if isinstance(state, Chance) else world
    if isinstance(world, Struct) and type(world) is type(state):
        return replace(world, **{name: with_chance_of(getattr(world, name), getattr(state, name)) for name in world.__struct_fields__})
    if isinstance(world, tuple) and isinstance(state, tuple) and len(world) == len(state):
        return tuple(with_chance_of(imagined, real) for imagined, real in zip(world, state, strict=True))
    return world


def seal_faults(rules: Rules[Any, Any], state: Any, seat: Seat, path: Path, turn: Turn[Any], rng: Random) -> Iterator[str]:
    """Check that a line that is not sealed uses no chance and tells its player nothing new."""
    if turn.sealed:
        return
    line = " ".join(path)
    with listen_to_draws() as draws:
        play(rules, state, seat, line)
    if draws:
        yield f"`{line}` of seat {seat} draws by chance {len(draws)} times, but is not sealed: return Turn(…, sealed=True)."
    try:
        again = play(rules, imagine_world(rules, state, seat, rng), seat, line).value
    except EngineError as error:
        yield (
            f"`{line}` of seat {seat} is refused in a world that seat {seat} cannot tell from the real one ({error}): "
            "its asks go by what is hidden; let them go by what the seat knows."
        )
        return
    views = [rules.view(after, seat) for after in (turn.state, again.state)]
    notes, others = readable_notes(turn.notes, seat), readable_notes(again.notes, seat)
    if again.sealed or views[0] != views[1] or notes != others:
        what = first_difference(*views) or note_difference(notes, others) or "the line is sealed in one of them"
        yield (
            f"`{line}` of seat {seat} is not sealed, but brings its player what they did not know ({what}): "
            "chance or a secret came out; return Turn(…, sealed=True)."
        )


def opening_faults(rules: Rules[Any, Any], start: Any, seats: int, rng: Random) -> Iterator[str]:
    """Check that a viewer reads of the deal what the view shows of it."""
    for viewer in viewers(seats):
        other = imagine_world(rules, start, viewer, rng)
        notes, others = (readable_notes(rules.opening(state), viewer) for state in (start, other))
        if notes != others:
            yield (
                f"The opening tells {who(viewer)} what the view does not show ({note_difference(notes, others)}): "
                f"give the note a `to` without {who(viewer)}, or let `view` show it."
            )


def deal_faults(rules: Rules[Any, Any], seats: int, settings: Any) -> Iterator[str]:
    """Compare deals about which a viewer reads the same: the views are the same, too."""
    starts = [rules.setup(seats, settings, f"deal {number}") for number in range(SEEDS)]
    for viewer in viewers(seats):
        first_states, has_compared_worlds = dict[Any, Any](), False
        for state in starts:
            first = first_states.setdefault(tuple(readable_notes(rules.opening(state), viewer)), state)
            if first is state:
                continue
            views = [rules.view(position, viewer) for position in (first, state)]
            if views[0] != views[1]:
                yield (
                    f"Of two deals {who(viewer)} reads the same in the opening, but the views differ ({first_difference(*views)}): "
                    f"`view` shows what is hidden; leave it out for {who(viewer)}, or tell it by a note of `opening`."
                )
            elif not has_compared_worlds and first_difference(first, state):
                has_compared_worlds = True
                yield from world_faults(rules, first, state, viewer)
