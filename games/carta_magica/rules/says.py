"""Names of things and notes; those with few different arguments are cached."""

from __future__ import annotations

from functools import cache

from engine.values.core import Msg, Note, Seat, Who
from games.carta_magica.rules.board import ADVENTURES, CHALLENGES, CHARACTERS, HARBOUR, TALISMANS, WHEEL, Adventure, Square
from games.carta_magica.rules.board import name as square_name


@cache
def talisman(card: int) -> Msg:
    """Return a talisman's name."""
    return Msg(f"carta_magica.talisman.{TALISMANS[card].name}")


@cache
def talisman_points(card: int) -> Msg:
    """Return a talisman with its points."""
    return Msg("carta_magica.talisman.points", talisman=talisman(card), points=TALISMANS[card].points)


@cache
def adventure(card: int) -> Msg:
    """Return an adventure card: its kind with amount, or the monster's name with its strength."""
    printed: Adventure = ADVENTURES[card]
    if printed.kind == "monster":
        monster = Msg(f"carta_magica.monster.{printed.name}")
        return Msg("carta_magica.card.monster", monster=monster, strength=printed.strength, gold=printed.gold)
    if printed.amount < 0:
        return Msg("carta_magica.card.payment", amount=-printed.amount)
    if printed.amount:
        return Msg(f"carta_magica.card.{printed.kind}", amount=printed.amount)
    return Msg(f"carta_magica.card.{printed.kind}")


@cache
def amount(kind: str, count: int) -> Msg:
    """Return a number of tokens of a kind in words."""
    return Msg(f"carta_magica.amount.{kind}", amount=count)


@cache
def harbour(square: Square) -> Msg:
    """Return a harbour's name."""
    return Msg(f"carta_magica.harbour.{HARBOUR[square].id}")


@cache
def coordinates(square: Square) -> Msg:
    """Return a square by its name on the chart."""
    return Msg("carta_magica.place.sea", square=square_name(square).upper())


@cache
def place(square: Square) -> Msg:
    """Return a square by its name on the chart, a harbour by its own name too."""
    if square in HARBOUR:
        return Msg("carta_magica.place.harbour", harbour=harbour(square), square=square_name(square).upper())
    return coordinates(square)


def steps(port: Square, far: int, is_home: bool) -> Msg:
    """Return how far a harbour is, and whether it is home, black or red."""
    return Msg("carta_magica.order.course.steps", kind="home" if is_home else HARBOUR[port].colour, steps=far)


@cache
def note(key: str, seat: Seat) -> Note:
    """Return a note with nothing but its player."""
    return Note(Msg(key, who=Who(seat)))


@cache
def compass(wind: str) -> Msg:
    """Return the direction in which a storm drives the ships."""
    return Msg(f"carta_magica.wind.{wind}")


@cache
def segment(number: int) -> Msg:
    """Return a segment of the wheel."""
    shown = WHEEL[number]
    if shown.is_storm:
        return Msg("carta_magica.segment.storm", steps=shown.steps)
    return Msg("carta_magica.segment", steps=shown.steps, actions=tuple([Msg(f"carta_magica.action.{name}") for name in shown.actions]))


@cache
def character(number: int) -> Msg:
    """Return a character's name."""
    return Msg(f"carta_magica.character.{CHARACTERS[number]}")


@cache
def challenge(number: int) -> Msg:
    """Return the talismans of a challenge."""
    return Msg("carta_magica.challenge", talismans=tuple(map(talisman, CHALLENGES[number].talismans)))


@cache
def spun(seat: Seat, number: int) -> Note:
    """Return the note that the wheel stopped on a segment with actions."""
    return Note(Msg("carta_magica.note.spun", who=Who(seat), segment=segment(number)))


@cache
def took(seat: Seat, kind: str, amount: int) -> Note:
    """Return the note that a player took tokens."""
    return Note(Msg(f"carta_magica.note.took.{kind}", who=Who(seat), amount=amount))


@cache
def drew(seat: Seat, card: int) -> Note:
    """Return the note that a player drew an adventure card."""
    return Note(Msg("carta_magica.note.drew", who=Who(seat), card=adventure(card)))
