"""What the game says: names, what decides about an answer, and notes.

Messages with few different arguments are cached.
"""

from __future__ import annotations

from functools import cache

from engine.values.core import Msg, Note, Seat, Who
from games.navegador.rules import board
from games.navegador.rules.state import Sail, Trade


@cache
def region(number: int) -> Msg:
    """Name a region."""
    return Msg(f"navegador.region.{board.REGIONS[number]}")


@cache
def place(number: int, count: int) -> Msg:
    """Say how many ships are in a region."""
    return Msg("navegador.text.place", region=region(number), count=count)


@cache
def towards(number: int) -> Msg:
    """Name the group of all sailings to a region."""
    return Msg("navegador.sail.to", region=region(number))


@cache
def good(number: int) -> Msg:
    """Name a good."""
    return Msg(f"navegador.good.{board.GOODS[number]}")


@cache
def building(name: board.Building) -> Msg:
    """Name a building."""
    return Msg(f"navegador.building.{name}")


@cache
def buildings(name: board.Building, count: int) -> Msg:
    """Say how many buildings of a row."""
    return Msg(f"navegador.building.count.{name}", count=count)


@cache
def awaiting(number: int, price: int, near: tuple[int, ...]) -> Msg:
    """Say what ships find in a known region: a colony, seas to explore, home, or nothing.

    `price` is that of the colony, 0 for none; `near` are the unknown regions in reach from there.
    """
    if price:
        return Msg("navegador.sail.hint.colony", price=price)
    if near:
        return Msg("navegador.sail.hint.near", regions=tuple(map(region, near)))
    return Msg("navegador.sail.hint.home") if number == board.PORTUGAL else Msg("navegador.sail.hint.none")


@cache
def exploring(number: int, lost: int) -> Msg:
    """Say what exploring a region costs, and which phase or the end begins with it."""
    begins: int | str = "end" if number == board.NAGASAKI else board.OPENS[number]
    return Msg("navegador.sail.hint.unknown", lost=lost, begins=begins)


@cache
def kind(name: board.Kind) -> Msg:
    """Name a kind of privilege."""
    return Msg(f"navegador.kind.{name}")


@cache
def field(name: board.RondelField) -> Msg:
    """Name a field of the rondel."""
    return Msg(f"navegador.field.{name}")


@cache
def started(seat: Seat, holder: Seat, ships: int, money: int) -> Note:
    """Note who starts, who has the card, and everybody's ships and money."""
    return Note(Msg("navegador.note.start", who=Who(seat), holder=Who(holder), ships=ships, money=money))


@cache
def moved(seat: Seat, name: board.RondelField) -> Note:
    """Note that a stone was moved on the rondel."""
    return Note(Msg("navegador.note.move", who=Who(seat), field=field(name)))


def paid(seat: Seat, regions: tuple[board.Region, ...]) -> Note:
    """Note that ships were given for steps."""
    places = tuple(place(board.REGION_NUMBER[name], regions.count(name)) for name in dict.fromkeys(regions))
    return Note(Msg("navegador.note.pay", who=Who(seat), count=len(regions), places=places))


@cache
def extra(seat: Seat) -> Note:
    """Note that the Navegador card is used."""
    return Note(Msg("navegador.note.navegador", who=Who(seat)))


@cache
def rested(seat: Seat) -> Note:
    """Note a turn without its action."""
    return Note(Msg("navegador.note.nothing", who=Who(seat)))


@cache
def stayed(seat: Seat) -> Note:
    """Note that the rest of a fleet does not sail after a discovery."""
    return Note(Msg("navegador.note.stay", who=Who(seat)))


@cache
def _group(sail: Sail) -> Msg:
    origin, to = region(board.REGION_NUMBER[sail.origin]), region(board.REGION_NUMBER[sail.to])
    return Msg("navegador.sail.sailed", count=sail.count, origin=origin, to=to)


def sailed(seat: Seat, sails: tuple[Sail, ...]) -> Note:
    """Note that ships sailed, by group."""
    groups = tuple([_group(sail) for sail in sails])
    return Note(Msg("navegador.note.sail", who=Who(seat), groups=groups))


def explored(seat: Seat, number: int, lost: int, prices: tuple[int, ...]) -> Note:
    """Note that a region was explored and its colonies revealed."""
    return Note(
        Msg("navegador.note.explore", who=Who(seat), region=region(number), lost=lost, prices=prices, count=len(prices), premium=prices[0])
    )


@cache
def recruited(seat: Seat, what: str, count: int, price: int) -> Note:
    """Note that workers or ships (`what`) were bought."""
    return Note(Msg(f"navegador.note.{what}", who=Who(seat), count=count, price=price))


@cache
def sold_on(seat: Seat, what: str, count: int, income: int) -> Note:
    """Note that workers or ships above the limit were sold."""
    return Note(Msg(f"navegador.note.{what}.sold", who=Who(seat), count=count, income=income))


@cache
def _colony(name: board.Region, price: int) -> Msg:
    return Msg("navegador.colony.founded", region=region(board.REGION_NUMBER[name]), price=price)


def founded(seat: Seat, bill: tuple[tuple[board.Region, int], ...]) -> Note:
    """Note that colonies were founded, with their regions and prices."""
    return Note(Msg("navegador.note.colony", who=Who(seat), colonies=tuple([_colony(*item) for item in bill])))


@cache
def _built(name: board.Building, price: int) -> Msg:
    return Msg("navegador.building.built", building=building(name), price=price)


def built(seat: Seat, bill: tuple[tuple[board.Building, int], ...]) -> Note:
    """Note that buildings were bought, with their prices."""
    return Note(Msg("navegador.note.build", who=Who(seat), buildings=tuple([_built(*item) for item in bill])))


@cache
def _trade(name: board.Good, units: int, income: int) -> Msg:
    what = "navegador.market.sold" if units > 0 else "navegador.market.processed"
    return Msg(what, count=abs(units), good=good(board.GOOD_NUMBER[name]), income=income)


def traded(seat: Seat, trades: tuple[Trade, ...]) -> Note:
    """Note that goods were sold or processed."""
    done = tuple([_trade(trade.good, trade.units, trade.income) for trade in trades])
    return Note(Msg("navegador.note.market", who=Who(seat), trades=done))


@cache
def privileged(seat: Seat, name: board.Kind, bonus: int, is_king: bool) -> Note:
    """Note that a privilege was taken."""
    key = "navegador.note.privilege.goa" if is_king else "navegador.note.privilege"
    return Note(Msg(key, who=Who(seat), kind=kind(name), bonus=bonus))


@cache
def crowned(seat: Seat, name: board.Kind, gain: int) -> Note:
    """Note that the King's privilege was placed for the final scoring."""
    return Note(Msg("navegador.note.king", who=Who(seat), kind=kind(name), gain=gain))


@cache
def passed_on(seat: Seat, is_used: bool) -> Note:
    """Note that the Navegador card has a new holder."""
    return Note(Msg("navegador.note.card.used" if is_used else "navegador.note.card.expired", who=Who(seat)))


@cache
def phase(number: int, refill: int) -> Note:
    """Note that a phase starts."""
    return Note(Msg("navegador.note.phase", phase=number, refill=refill))


@cache
def ending(what: str, turns: int) -> Note:
    """Note that `nagasaki` or `buildings` triggered the end."""
    return Note(Msg(f"navegador.note.ending.{what}", turns=turns))


@cache
def score(seat: Seat, total: int, place: int) -> Note:
    """Note a final score."""
    return Note(Msg("navegador.note.score", who=Who(seat), total=total, rank=place))


@cache
def phase_is(number: int) -> Msg:
    """Say which phase it is, as a condition of a prepared turn."""
    return Msg("navegador.plan.phase", phase=number)


@cache
def ending_is(is_triggered: bool) -> Msg:
    """Say whether the end was triggered, as a condition of a prepared turn."""
    return Msg("navegador.plan.ending") if is_triggered else Msg("navegador.plan.open")


@cache
def unexplored(number: int) -> Msg:
    """Say that nobody has been in a region, as a condition of a prepared turn."""
    return Msg("navegador.plan.unexplored", region=region(number))
