"""The laws of secrets find mistakes: an example with one mistake breaks a law, which names the mistake."""

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
from engine.walking.worlds import imagine_world
from tests.tools.mutants import mutant

Law = Callable[[Table], Iterator[str]]
"""Holds a table to one law and yields sentences about its faults."""


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
        yield from reach_faults(table.rules, step.state, imagine_world(table.rules, step.state, step.seat, rng), step.seat, number)


def ends(table: Table) -> Iterator[str]:
    *_, last = match_of(table, "mutant", 0)
    result = table.rules.result(last.turn.state)
    assert result is not None
    return result_faults(result, table.rules.sides(last.turn.state), table.seats)


LAWS = (ends, reaches, choices, later, news, seals, openings, deals, worlds)


@pytest.mark.parametrize("example", ["pearl_reef", "briscola"])
def test_the_examples_keep_all_laws(tmp_path: Path, example: str) -> None:
    with mutant(tmp_path, example) as table:
        for law in LAWS:
            assert list(law(table)) == []


REEF, CARDS = "pearl_reef", "briscola"
NEXT = "frozenset({Seat((seat + 1) % 2)})"
HAND = ("says", "cards=named(hand)), frozenset({seat}))")
CHOSEN = ("says", "place=place(choice.goal)), frozenset({seat}))")
MUTANTS: dict[str, tuple[str, Law, tuple[tuple[str, str, str], ...], str]] = {
    "a place that is not secret": (
        REEF,
        choices,
        (("turn", "options, secret=True)", "options)"),),
        "mark the ask `goal` with secret=True",
    ),
    "a lantern that is not secret": (
        REEF,
        choices,
        (("turn", "options, secret=True, so_far", "options, so_far"),),
        "mark the ask `lantern` with secret=True",
    ),
    "a choice told by the number of its answers": (
        REEF,
        choices,
        (("turn", "    if player.has_lantern:\n", "    if player.has_lantern and goal % 2:\n"),),
        "ask as many things after each answer, or all in one ask",
    ),
    "a choice told to all": (
        REEF,
        choices,
        ((*CHOSEN, "place=place(choice.goal)))"),),
        "`mutant.note.chosen-",
    ),
    "a choice told to another seat": (
        REEF,
        choices,
        ((*CHOSEN, f"place=place(choice.goal)), {NEXT})"),),
        "give the note a `to` without seat",
    ),
    "a choice that all see": (
        REEF,
        choices,
        (("view", "player.choice if is_own else None", "player.choice"),),
        "`view` shows what is secret",
    ),
    "boats that are seen where nobody was told that they are": (
        REEF,
        later,
        (("says", "Msg(key, who=Who(seat), place=place(choice.goal), count=taken)", "Msg(key, who=Who(seat), count=taken)"),
         ("turn", "last=Dive(choices, taken, tide)", "last=None"),
         ("turn", "last=Dive(choices, taken, None)", "last=None")),
        "`view` shows what nobody was told",
    ),
    "a hand told to all": (CARDS, openings, ((*HAND, "cards=named(hand)))"),), "`mutant.note."),
    "a hand told to another seat": (CARDS, openings, ((*HAND, f"cards=named(hand)), {NEXT})"),), "give the note a `to` without"),
    "hands that all see": (CARDS, deals, (("view", "player.hand if is_own else None", "player.hand"),), "`players[0].hand[0]`"),
    "the order of the stock in the view": (
        CARDS,
        deals,
        (("view", "    stock_count: int\n", "    stock_count: int\n    stock: tuple[Card, ...]\n"),
         ("view", "stock_count=len(position.stock),", "stock_count=len(position.stock),\n        stock=position.stock,"),
         ("imagine", "if card not in known and card != view.turned]", "if card not in {*known, *view.stock, view.turned}]"),
         ("imagine", "stock = (*pool, view.turned) if view.stock_count else ()", "stock = view.stock")),
        "the views differ (`stock[",
    ),
    "a reveal that is not sealed": (REEF, seals, (("turn", "notes, sealed=True,", "notes,"),), "return Turn(…, sealed=True)"),
    "cards drawn that are not sealed": (CARDS, seals, (("turn", "sealed=is_sealed,", "sealed=False,"),), "return Turn(…, sealed=True)"),
    "a throw that is not sealed": (
        CARDS,
        seals,
        (("turn", "after, note = laid(position, seat, card),", "after, note = laid(_thrown(position), seat, card),"),
         ("turn", "def _played(", "def _thrown(position: Position) -> Position:\n"
                  "    return replace(position, chance=position.chance.below(6)[1])\n\n\ndef _played(")),
        "draws by chance 1 times, but is not sealed",
    ),
    "a hidden choice that is imagined as it was": (
        REEF,
        choices,
        (("imagine", "choice = Choice(goal, player.has_lantern and rng.random() < 0.1)", "choice = Choice(goals[0])"),),
        "`imagine` must deal it by its `rng`",
    ),
    "cards that are not dealt": (CARDS, worlds, (("imagine", "    rng.shuffle(pool)\n", ""),), "imagined worlds are the same"),
    "a stake that knows the next card": (
        CARDS,
        reaches,
        (("mind", "len(position.cards), len(position.stock))", "len(position.cards), sum(position.stock[:1]))"),),
        "`mind.decision (turn)` tells seat",
    ),
    "a move that comes by itself by what is hidden": (
        CARDS,
        reaches,
        (("rules", "    sides=sides,\n", "    sides=sides,\n"
                                         "    automatic=lambda state: (Seat(0), \"x\") if 1 in state.position.stock else None,\n"),
         ("rules", "import Rules\n", "import Rules, Seat\n")),
        "`automatic` tells seat",
    ),
    "rows that differ by seat": (
        CARDS,
        ends,
        (("score", 'Row(Msg("mutant.score.own"), points(players[seat]))',
                   'Row(Msg("mutant.score.own" if seat % 2 else "mutant.score.partner"), points(players[seat]))'),),
        "they stand side by side below the same labels",
    ),
    "a side of which only one wins": (
        CARDS,
        ends,
        (("rules", "    sides=sides,\n", "    sides=lambda state: (0, 0, 0),\n"),),
        "are of one side, and only one of them has won",
    ),
    "ranks from 0": (CARDS, ends, (("score", "    ranks = tuple(1 + ", "    ranks = tuple("),), "are below 1"),
    "worlds that remember": (
        CARDS,
        deals,
        (("imagine", "def imagine(", "SEEN: list[int] = []\n\n\ndef imagine("),
         ("imagine", "    rng.shuffle(pool)\n", "    SEEN.append(0)\n    rng = Random(len(SEEN))\n    rng.shuffle(pool)\n")),
        "it must use nothing but the view and its `rng`",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mistake_is_named_in_a_sentence(tmp_path: Path, name: str) -> None:
    example, law, changes, words = MUTANTS[name]
    with mutant(tmp_path, example, *changes) as table:
        sentence = next(law(table), "nothing")
        assert words in sentence
        assert sentence.endswith(".") and len(sentence) < 420, sentence


@pytest.mark.parametrize("to", [f", {NEXT}", ""], ids=["another seat", "all"])
def test_a_note_about_a_card_is_for_the_player_who_looks_at_it(tmp_path: Path, to: str) -> None:
    """A sealed line reveals a card to others that only the deck knew before."""
    changes = (
        ("turn", "    is_sealed = bool(taken.stock)\n",
                 "    more = (*more, *(says.seen(seat, card) for card in drawn.stock[:1]))\n    is_sealed = bool(taken.stock)\n"),
        ("says", "def took(", "def seen(seat: Seat, other: int) -> Note:\n"
                 f'    return Note(Msg("mutant.note.seen", who=Who(seat), card=other){to})\n\n\ndef took('),
    )  # fmt: skip
    with mutant(tmp_path, CARDS, *changes) as table:
        assert "`mutant.note.seen`: `card` is" in next(news(table))


def test_an_order_that_only_withdraws_is_not_asked_whether_it_is_kept(tmp_path: Path) -> None:
    order = (
        "Orders(ask=withdrawn, keeps=lambda world, seat, order: bool(order.line.split()[0]))",
        "def withdrawn(state, seat):\n"
        '    options = [Option("none", None, Msg("mutant.status.over"))]\n'
        '    slot = yield from pick("order.none", Msg("mutant.status.over"), options)\n'
        '    return Order("card", "", "match", Msg("mutant.status.over"))\n',
    )
    changes = (
        ("rules", "    sides=sides,\n", f"    sides=sides,\n    orders={order[0]},\n"),
        ("rules", "import Rules\n", "import Msg, Option, Order, Orders, Rules, pick\n"),
        ("rules", "SEATS = range(2, 5)\n", f"{order[1]}\n\nSEATS = range(2, 5)\n"),
    )
    with mutant(tmp_path, CARDS, *changes) as table:
        test_previews.test_orders_say_the_same_in_every_imagined_world(table)


def test_a_line_of_a_catalogue_that_begins_with_stars_is_named() -> None:
    (entry,) = [junk for junk in parse("mutant-rules-1 = Cards.\n**Prizes** are won.\n").body if isinstance(junk, ftl.Junk)]
    words = junk_fault("mutant.ftl", entry.content or "")
    assert "mutant.ftl: this is no message: '**Prizes** are won.'" in words and 'write {"**"}Bold** for **Bold**' in words


def test_the_name_of_a_part_with_a_full_stop_is_named() -> None:
    assert list(part_faults("mutant.chapter", "Round 1 of 6")) == []
    assert next(part_faults("mutant.chapter", "Round 1 of 6.")).startswith("`mutant.chapter` is 'Round 1 of 6.'")


def test_the_first_difference_of_two_trees_of_asks_is_named(tmp_path: Path) -> None:
    with mutant(tmp_path, REEF) as table:
        state = table.start("mutant")
        first, second, *_ = [ask_tree(lambda seat=seat: table.rules.turn(state, seat), Random(1)) for seat in table.rules.to_act(state)]
    words = tree_difference(first, second)
    assert words.startswith("at first the ask `goal` offers only one of them: ")
    assert tree_difference(first, first) == ""
    later = {**first, ("d4", "dark"): Ask("depth", Msg("mutant.goal.ask"), ())}
    assert tree_difference(first, later) == "after `d4 dark` the ask `depth` comes in only one of them"
