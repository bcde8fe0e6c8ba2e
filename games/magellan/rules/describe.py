"""The table for people: the status line, and the whole of it in words."""

from __future__ import annotations

from engine.values.core import Msg, Who
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS, Node
from games.magellan.rules.state import Group, Player
from games.magellan.rules.turn.places import discoveries_of, is_jeep
from games.magellan.rules.view import CountryView, MagellanView, PlayerView
from games.magellan.rules.ways import distance, embarkations_of

STATUS = {
    "rolling": "magellan.status.rolling",
    "drawing": "magellan.status.drawing",
    "fighting": "magellan.status.fighting",
    "defending": "magellan.status.defending",
    "flying": "magellan.status.flying",
    "losing": "magellan.status.losing",
}


def chapter(view: MagellanView) -> Msg:
    """Return the round: a replay steps by rounds."""
    return Msg("magellan.chapter", round=view.round)


def passed(view: MagellanView) -> float:
    """Return how near the match is to its end, from 0 to 1.

    It is the greater of two figures: the share of the target that the highest income has reached, squared because incomes grow quickly at
    first; and the share of the rounds that have been played, if they are limited.
    """
    nearest = max(player.income for player in view.players) / view.table.target
    return min(1.0, max(nearest**2, (view.round - 1) / view.table.rounds if view.table.rounds else 0.0))


def is_last(view: MagellanView) -> bool:
    """Return whether the rounds are limited and the last one has begun."""
    return 0 < view.table.rounds <= view.round


def status(view: MagellanView) -> Msg:
    """Return who is awaited and for what."""
    if view.stage == "over":
        winners = tuple(Who(player.seat) for player in view.players if view.ranks[player.seat] == 1)
        return Msg("magellan.status.over", winners=winners)
    who = Who(view.awaited[0])
    if view.stage == "moving":
        return Msg("magellan.status.moving", who=who, points=view.points, round=view.round)
    if view.stage == "owing":
        return Msg("magellan.status.owing", who=who, money=view.debts[0].amount)
    return Msg(STATUS[view.stage], who=who)


def describe(view: MagellanView) -> tuple[Msg, ...]:
    """Return the table in words, the most important first.

    The order is: the round and whose turn it is, the reader's pieces, the war, what can be won and the points to it, the other players,
    and the packs.
    """
    own = None if view.seat is None or view.players[view.seat].is_out else view.players[view.seat]
    sentences = [Msg("magellan.describe", round=view.round, target=view.table.target, status=status(view))]
    if own is not None:
        sentences += _player(view, own)
    sentences += [*_war(view), *_open(view, own), *_active(view, own)]
    for player in view.players:
        if player is not own:
            sentences += _player(view, player)
    sentences.append(Msg("magellan.describe.packs", geographic=view.geographic_count, history=view.history_count))
    return tuple(sentences)


def _war(view: MagellanView) -> list[Msg]:
    if view.war is None:
        return []
    sides = tuple(Msg("magellan.card.side", members=tuple(map(Who, side))) for side in view.war.sides)
    return [Msg("magellan.describe.war", card=cards.title(view.war.card), sides=sides, rounds=view.war.rounds)]


def _open(view: MagellanView, own: PlayerView | None) -> list[Msg]:
    """Tell the open countries: near ones first for a player, cheap ones for a spectator."""
    if not view.open:
        return [Msg("magellan.describe.none-open")]
    far = {country.country: _points(own, country.node) for country in view.open}
    order = sorted(view.open, key=lambda country: (far[country.country] is None, far[country.country] or 0, country.cost))
    return [Msg("magellan.describe.open", countries=tuple(_country(country, far[country.country]) for country in order))]


def _country(country: CountryView, far: int | None) -> Msg:
    nation = NATIONS[country.country]
    sentence = Msg("magellan.describe.country", country=nation.name, cell=nation.cell.upper(), cost=country.cost, income=country.income)
    return sentence if far is None else Msg("magellan.describe.far", what=sentence, points=says.points(far))


def _active(view: MagellanView, own: PlayerView | None) -> list[Msg]:
    """Tell what the open history cards do, and how far their places are."""
    descriptions = []
    for active in view.active:
        sentences = cards.text(active.card, view.table.is_expert)
        place = discoveries_of(active.card)
        far = None if place is None else _points(own, *place)
        described = Msg("magellan.describe.card", card=cards.title(active.card), text=sentences)
        descriptions.append(described if far is None else Msg("magellan.describe.card.far", card=described, points=says.points(far)))
    return descriptions


def _points(own: PlayerView | None, node: Node, by_jeep: bool = True) -> int | None:
    """Return the points to a place from a player's nearest piece; `None` if no piece can go.

    `by_jeep`: only pieces with a jeep count. Planes never do.
    """
    if own is None:
        return None
    player = Player(own.cash, "", "", ships=own.ships)
    ways = []
    for standing in own.groups:
        group = Group(standing.what, standing.node)
        if group.what in ("plane", "plane-jeep") or (by_jeep and not is_jeep(group)):
            continue
        if group.node == node:
            return 0
        ways.append(distance(group.what, group.node, node, embarkations_of(player, group)))
    return min((points for points in ways if points is not None), default=None)


def _player(view: MagellanView, player: PlayerView) -> list[Msg]:
    """Describe a player: money and income, pieces, countries."""
    who = Who(player.seat)
    if player.is_out:
        return [Msg("magellan.describe.left", who=who, place=player.place, income=player.income)]
    jeeps, ships, planes = player.counts
    base = Msg(f"magellan.base.{player.base_name}")
    described = Msg(
        "magellan.describe.player", who=who, number=player.number, base=base, cash=player.cash, income=player.income,
        jeeps=jeeps, ships=ships, planes=planes,
    )  # fmt: skip
    sentences = [described]
    if player.groups:
        pieces = tuple(says.whereabouts(Group(group.what, group.node), group.count) for group in player.groups)
        sentences.append(Msg("magellan.describe.pieces", who=who, pieces=pieces))
    if player.countries:
        countries = tuple(NATIONS[country].name for country in player.countries)
        sentences.append(Msg("magellan.describe.countries", who=who, countries=countries))
    return sentences
