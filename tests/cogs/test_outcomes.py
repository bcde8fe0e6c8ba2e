"""The line after a move names its outcome, however much happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cogs.screens.outcome import has_won, outcome
from cogs.screens.private import DONE
from contract.tables import match_of, tables
from engine.match.match import Entry
from engine.values.core import Msg, Note, Result, Seat, Who
from engine.values.event import Event
from play.follows.news import NAME, News
from play.follows.news import EventLine as NewsLine
from tests.pure.matches import table
from words import speaker

NAMES = ("Rosalind", "Beatriz", "Gil Eanes", "Amélie", "Veronika", "Nuno")

OUTCOMES = {
    "carta_magica": "tamed failed drew bought bought.unseen unpaid peeked prize won home home.last drift.swept drift.damaged",
    "magellan": "developed drew fought lost conquered won out ditched bombed-1 bombed-2 bombed-4 bombed-6",
    "navegador": "explore colony build privilege privilege.goa king score",
    "pizarro": "lose open-hand draw.own gamble.bust gamble.stop",
}
"""The kinds of notes that say what came of a move."""

BEGIN = 35
"""So many characters at the beginning of a sentence tell it from others."""


class Move:
    """The notes of a move that its player may read, and the line that the player reads about it."""

    def __init__(self, notes: tuple[Note, ...], seat: Seat, most: int = DONE) -> None:
        self.say = speaker("en", NAMES, seat)
        self.notes = tuple(note for note in notes if note.to is None or seat in note.to)
        self.line = outcome(self.notes, self.say, seat, most)

    def lacks(self, key: str, seat: Seat) -> bool:
        """Return whether the line leaves out the only note of this kind about the player.

        The line has to have the beginning of the note, or all that the note names. The first note of a move, which says what was
        pressed, does not count.
        """
        messages = [
            note.msg
            for note in self.notes[1:]
            if note.msg.key == key and (note.to is not None or Who(seat) in dict(note.msg.args).values())
        ]
        if len(messages) != 1:
            return False
        (message,) = messages
        names = [self.say(value) for _, value in message.args if isinstance(value, Msg)]
        has_beginning = self.say(message)[:BEGIN].rstrip(",. ") in self.line
        has_names = bool(names) and all(name in self.line for name in names)
        return not has_beginning and not has_names


def moves(game: str, matches: int) -> Iterator[tuple[str, Move, Seat]]:
    """Yield the moves of matches of bots: where each was made, the move, and its seat."""
    every = tables(game)
    for number in range(matches):
        table = every[number % len(every)]
        for number_of_moves, step in enumerate(match_of(table, f"outcomes/{number}", 0.85)):
            yield (
                f"{table.name}, match outcomes/{number}, after {number_of_moves} moves: {step.line}",
                Move(step.turn.notes, step.seat),
                step.seat,
            )


def check_lines(game: str, matches: int) -> Counter[str]:
    """Check that no line leaves out an outcome; return how often each outcome occurred."""
    counts, faults = Counter[str](), list[str]()
    for where, move, seat in moves(game, matches):
        assert len(move.line) <= DONE, where
        for key in (f"{game}.note.{kind}" for kind in OUTCOMES[game].split()):
            if any(note.msg.key == key for note in move.notes):
                counts[key] += 1
                if move.lacks(key, seat):
                    faults.append(f"{key}: {move.line!r} ({where})")
    assert not faults, "\n".join(faults[:12])
    return counts


@pytest.mark.parametrize("game", OUTCOMES)
def test_the_line_after_a_move_keeps_its_outcome(game: str) -> None:
    assert check_lines(game, 2)


@pytest.mark.campaign
@pytest.mark.parametrize("game", OUTCOMES)
def test_the_line_after_many_moves_keeps_its_outcome(game: str) -> None:
    assert len(check_lines(game, 60)) >= 4


ME, YOU = Who(Seat(0)), Who(Seat(1))
ITALY, FAR = Msg("magellan.country.italy"), Msg("magellan.country.saudi_arabia")
WAY = (
    Msg("magellan.note.moved", who=ME, what="ship-jeep", start=FAR, end=ITALY, points=9),
    Msg("magellan.note.came-through", who=ME, what="ship-jeep", places=(FAR,) * 6),
)
RARE = {
    "conquered": ((*WAY, Msg("magellan.note.conquered", who=ME, country=ITALY, other=YOU)), "You take Italy"),
    "shot down": ((*WAY, Msg("magellan.note.bombed-1", who=ME, other=YOU, cell="n3e10"), *WAY), "shot down"),
    "ditched": ((*WAY, *WAY, Msg("magellan.note.ditched", who=ME)), "Your plane finds no place"),
    "out": ((*WAY, Msg("magellan.note.out", who=ME)), "You have neither money nor countries and are out."),
    "won": (
        (
            *WAY,
            Msg("magellan.note.developed", who=ME, country=ITALY, cost=509, income=40),
            Msg("magellan.note.won", who=ME, income=163),
            Msg("magellan.note.shared_out", who=ME, money=20),
        ),
        "You have an income of 163 M and win.",
    ),
    "taken in a battle": (
        (
            Msg("carta_magica.note.sailed", who=ME, steps=7, place=Msg("carta_magica.place.square", square="Q9")),
            Msg("carta_magica.note.attack", who=ME, victim=YOU),
            Msg("carta_magica.note.battle", who=ME, steps=6, victim=YOU, other=9),
            Msg("carta_magica.note.won", who=YOU, loser=ME),
            Msg("carta_magica.note.prize", who=YOU, loser=ME, what=Msg("carta_magica.talisman.star_compass")),
        ),
        "Beatriz takes from you",
    ),
    "a card is drawn from the hand": (
        (
            Msg("pizarro.note.buy", who=ME, explorer=Msg("pizarro.explorer.cook"), price=20, cards="4 8 9"),
            Msg("pizarro.note.place", who=ME, to=Msg("pizarro.explorer.cook")),
            Msg("pizarro.note.lose", who=ME, neighbour=YOU, value=5),
            Msg("pizarro.note.reveal", explorer=Msg("pizarro.explorer.cook"), number=2, of=18, phase=1),
        ),
        "draws the 5 from your hand",
    ),
}


@pytest.mark.parametrize("what", RARE)
def test_the_line_after_a_move_has_a_rare_outcome(what: str) -> None:
    messages, words = RARE[what]
    move = Move(tuple(map(Note, messages)), Seat(0))
    assert words in move.line and len(move.line) <= DONE, move.line


def test_a_line_that_is_too_long_is_cut() -> None:
    long = Note(Msg("core.call", text="one long thought without an end"))
    assert Move((long,), Seat(0), most=12).line == "one long th…" and Move((long,), Seat(0)).line == "one long thought without an end"


def test_only_the_winner_has_won_with_the_entry_or_at_the_end() -> None:
    entry, here = Entry(seq=9, seat=Seat(0), line="x", shown="x", notes=(), digest=""), table("ana", "bruno", "clara")
    won = Event("won", Msg("core.chapter.end"), Msg("core.chapter.end"), 1, Seat(0))
    goes_on = replace(here, matters={NAME: News(lines=(NewsLine(9, won),))})
    over = replace(here, result=Result((2, 1, 3), (), Msg("core.chapter.end")))
    assert [has_won(goes_on, entry, Seat(seat)) for seat in range(3)] == [True, False, False]
    assert [has_won(over, entry, Seat(seat)) for seat in range(3)] == [False, True, False]
    later = Entry(seq=10, seat=Seat(0), line="x", shown="x", notes=(), digest="")
    assert not has_won(here, entry, Seat(0)) and not has_won(goes_on, later, Seat(0)), "only with the entry that won"
