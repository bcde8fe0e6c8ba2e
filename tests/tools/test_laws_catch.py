"""The laws of secrets catch what they are there for: the skeleton with one mistake breaks one of them, with a sentence that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from contract import test_previews
from contract.hiding import choice_faults, deal_faults, later_faults, news_faults, opening_faults, same_world_faults, seal_faults, viewers
from contract.tables import Table, match_of
from contract.test_catalogue import junk_fault, part_faults
from contract.test_leaks import ask_tree, reach_faults, tree_difference
from contract.test_matches import result_faults
from engine.values.core import Ask, Msg
from engine.walking.walk import advised
from engine.walking.worlds import imagined
from tests.tools.mutants import mutant

Law = Callable[[Table], Iterator[str]]


def choices(table: Table) -> Iterator[str]:
    for step in match_of(table, "mutant", 0):
        yield from choice_faults(table.rules, step.state, step.seat, table.seats, Random(1))


def later(table: Table) -> Iterator[str]:
    steps = list(match_of(table, "mutant", 0))
    for at in range(len(steps)):
        yield from later_faults(table.rules, steps[at : at + 2 * table.seats], table.seats, Random(1))


def news(table: Table) -> Iterator[str]:
    for step in match_of(table, "mutant", 0):
        for viewer in viewers(table.seats):
            yield from news_faults(table.rules, step.state, step.seat, step.line, step.turn, viewer, Random(1), 12)


def seals(table: Table) -> Iterator[str]:
    for step in match_of(table, "mutant", 0):
        yield from seal_faults(table.rules, step.state, step.seat, step.path, step.turn, Random(1))


def openings(table: Table) -> Iterator[str]:
    return opening_faults(table.rules, table.start("mutant"), table.seats, Random(1))


def deals(table: Table) -> Iterator[str]:
    return deal_faults(table.rules, table.seats, table.settings)


def worlds(table: Table) -> Iterator[str]:
    for step in match_of(table, "mutant", 0):
        for viewer in viewers(table.seats):
            yield from same_world_faults(table.rules, step.state, viewer)


def reaches(table: Table) -> Iterator[str]:
    rng = Random(1)
    for number, step in enumerate(match_of(table, "mutant", 0)):
        yield from reach_faults(table.rules, step.state, imagined(table.rules, step.state, step.seat, rng), step.seat, number)


def ends(table: Table) -> Iterator[str]:
    *_, last = match_of(table, "mutant", 0)
    result = table.rules.result(last.turn.state)
    assert result is not None
    return result_faults(result, table.rules.sides(last.turn.state), table.seats)


LAWS = (ends, reaches, choices, later, news, seals, openings, deals, worlds)


@pytest.mark.parametrize("is_simultaneous", [False, True])
def test_the_skeleton_keeps_them(tmp_path: Path, is_simultaneous: bool) -> None:
    with mutant(tmp_path, is_simultaneous) as table:
        for law in LAWS:
            assert list(law(table)) == []


TURNS, SIMULTANEOUS = False, True
NEXT = "frozenset({Seat((seat + 1) % 2)})"
HAND = ("says", "cards=hand), frozenset({seat}))")
SORTED = "    later = list(view.later)\n    rng.shuffle(later)\n"
MUTANTS: dict[str, tuple[bool, Law, tuple[tuple[str, str, str], ...], str]] = {
    "a card that is not secret": (
        SIMULTANEOUS,
        choices,
        (("turn", "        secret=True,\n", ""),),
        "mark the ask `card` with secret=True",
    ),
    "coins that are not secret": (
        SIMULTANEOUS,
        choices,
        (("turn", "options, secret=True, so_far", "options, so_far"),),
        "mark the ask `coins` with secret=True",
    ),
    "a choice told by the number of its answers": (
        SIMULTANEOUS,
        choices,
        (("turn", "    if player.coins:\n", "    if player.coins and card % 2:\n"),),
        "ask as many things after each answer, or all in one ask",
    ),
    "a choice told to all": (
        SIMULTANEOUS,
        choices,
        (("says", "card=play.card, coins=play.coins), frozenset({seat}), lapses=True)", "card=play.card, coins=play.coins))"),),
        "`mutant.note.chosen`: `card` is",
    ),
    "a choice told to another seat": (
        SIMULTANEOUS,
        choices,
        (("says", "card=play.card, coins=play.coins), frozenset({seat}), lapses=True)", f"card=play.card, coins=play.coins), {NEXT})"),),
        "give the note a `to` without seat",
    ),
    "a choice that all see": (
        SIMULTANEOUS,
        choices,
        (("view", "play=player.play if is_own else None", "play=player.play"),),
        "`view` shows what is secret",
    ),
    "coins that come out without names and are seen with them": (
        SIMULTANEOUS,
        later,
        (("turn", "says.revealed(Seat(seat), play) for seat, play in enumerate(plays)]\n",
                  "says.revealed(Seat(seat), Play(play.card)) for seat, play in enumerate(plays)]\n"
                  '    notes.append(Note(Msg("mutant.note.spent", coins=tuple(sorted(play.coins for play in plays)))))\n'),),
        "`view` shows what nobody was told",
    ),
    "a hand told to all": (TURNS, openings, ((*HAND, "cards=hand))"),), "`mutant.note.hand`: `cards` is"),
    "a hand told to another seat": (TURNS, openings, ((*HAND, f"cards=hand), {NEXT})"),), "give the note a `to` without"),
    "hands that all see": (TURNS, deals, (("view", "hand=player.hand if is_own else None", "hand=player.hand"),), "`players[0].hand[0]`"),
    "the order of the prizes in the view": (
        TURNS,
        deals,
        (("view", "later=tuple(sorted(position.later))", "later=position.later"), ("imagine", SORTED, "    later = list(view.later)\n")),
        "the views differ (`later[",
    ),
    "a reveal that is not sealed": (SIMULTANEOUS, seals, (("turn", "notes, sealed=True,", "notes,"),), "return Turn(…, sealed=True)"),
    "a new prize that is not sealed": (TURNS, seals, (("turn", "sealed=bool(after.later), ", ""),), "return Turn(…, sealed=True)"),
    "a throw that is not sealed": (
        TURNS,
        seals,
        (("turn", "    after = _laid(position, seat, play)\n    note", "    after = _laid(_thrown(position), seat, play)\n    note"),
         ("turn", "def _after(", "def _thrown(position: Position) -> Position:\n"
                  "    return replace(position, chance=position.chance.below(6)[1])\n\n\ndef _after(")),
        "draws by chance 1 times, but is not sealed",
    ),
    "a hidden choice that is imagined as it was": (
        SIMULTANEOUS,
        choices,
        (("imagine", "play = Play(rng.choice(hand), rng.randint(0, player.coins))", "play = Play(hand[0], 0)"),
         ("imagine", "rng.shuffle(pool)", "pool.sort()")),
        "`imagine` must deal it by its `rng`",
    ),
    "cards that are not dealt": (TURNS, worlds, (("imagine", "    rng.shuffle(pool)\n", ""), ("imagine", "    rng.shuffle(later)\n", "")),
                                 "imagined worlds are the same"),
    "a stake that knows the next prize": (
        TURNS,
        reaches,
        (("mind", "state.position.prize, len(state.position.later))", "state.position.prize, sum(state.position.later[:1]))"),),
        "`mind.decision (turn)` tells seat",
    ),
    "a move that comes by itself by what is hidden": (
        SIMULTANEOUS,
        reaches,
        (("rules", "    orders=Orders(", "    automatic=lambda state: (Seat(0), \"x\") if 1 in state.position.deck else None,\n"
                                         "    orders=Orders("),
         ("rules", "import Orders,", "import Orders, Seat,")),
        "`automatic` tells seat",
    ),
    "rows that differ by seat": (
        TURNS,
        ends,
        (("score", 'Row(Msg("mutant.score.coins"), player.coins)',
                   'Row(Msg("mutant.score.coins" if len(player.prizes) % 2 else "mutant.score.sum"), player.coins)'),),
        "they stand side by side below the same labels",
    ),
    "a side of which only one wins": (
        TURNS,
        ends,
        (("rules", "    orders=Orders(", "    sides=lambda state: (0, 0, 0),\n    orders=Orders("),),
        "are of one side, and only one of them has won",
    ),
    "ranks from 0": (TURNS, ends, (("score", "    ranks = tuple(1 + ", "    ranks = tuple("),), "are below 1"),
    "worlds that remember": (
        TURNS,
        deals,
        (("imagine", "def imagine(", "SEEN: list[int] = []\n\n\ndef imagine("),
         ("imagine", "    later = list(view.later)\n", "    SEEN.append(0)\n    rng = Random(len(SEEN))\n    later = list(view.later)\n")),
        "it must use nothing but the view and its `rng`",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mistake_is_named_in_a_sentence(tmp_path: Path, name: str) -> None:
    is_simultaneous, law, changes, words = MUTANTS[name]
    with mutant(tmp_path, is_simultaneous, *changes) as table:
        found = next(law(table), "nothing")
        assert words in found
        assert found.endswith(".") and len(found) < 420, found


@pytest.mark.parametrize("to", [f", {NEXT}", ""], ids=["another seat", "all"])
def test_a_note_of_a_card_that_is_looked_at_is_for_who_looks(tmp_path: Path, to: str) -> None:
    """What comes out of a sealed line: others are told what only the deck knew."""
    changes = (
        ("turn", "    state, notes = _settled(after)\n",
                 "    state, notes = _settled(after)\n    notes = (*notes, says.seen(seat, after.deck[0]))\n"),
        ("says", "def won(", "def seen(seat: Seat, card: int) -> Note:\n"
                 f'    return Note(Msg("mutant.note.seen", who=Who(seat), card=card){to})\n\n\ndef won('),
    )  # fmt: skip
    with mutant(tmp_path, False, *changes) as table:
        assert "`mutant.note.seen`: `card` is" in next(news(table))


def test_whether_an_order_is_kept_is_not_asked_of_one_that_only_withdraws(tmp_path: Path) -> None:
    change = ("plans", "    return not isinstance(world.stage, Over)\n", '    return order.line.split()[1] != "0"\n')
    with mutant(tmp_path, TURNS, change) as table:
        test_previews.test_orders_say_the_same_in_every_imagined_world(table)


def test_a_line_of_a_catalogue_that_begins_with_stars_is_named() -> None:
    (entry,) = [one for one in parse("mutant-rules-1 = Cards.\n**Prizes** are won.\n").body if isinstance(one, ftl.Junk)]
    words = junk_fault("mutant.ftl", entry.content or "")
    assert "mutant.ftl: this is no message: '**Prizes** are won.'" in words and 'write {"**"}Bold** for **Bold**' in words


def test_the_name_of_a_part_with_a_full_stop_is_named() -> None:
    assert list(part_faults("mutant.chapter", "Round 1 of 6")) == []
    assert next(part_faults("mutant.chapter", "Round 1 of 6.")).startswith("`mutant.chapter` is 'Round 1 of 6.'")


def test_two_trees_of_asks_that_differ_are_told_apart_by_ask_and_path(tmp_path: Path) -> None:
    with mutant(tmp_path, SIMULTANEOUS) as table:
        state = table.start("mutant")
        trees = [ask_tree(lambda seat=seat: advised(table.rules, state, seat), Random(1)) for seat in table.rules.to_act(state)[:2]]
    words = tree_difference(*trees)
    assert words.startswith("at first the ask `card` offers only one of them: ")
    assert tree_difference(trees[0], trees[0]) == ""
    later = {**trees[0], ("7", "with"): Ask("coins", Msg("mutant.coins.ask"), ())}
    assert tree_difference(trees[0], later) == "after `7 with` the ask `coins` comes in only one of them"
