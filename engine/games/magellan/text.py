"""The position in words: one line of status, and the whole table for alt texts and screen readers."""

from __future__ import annotations

from engine.core import Msg, Who
from engine.games.magellan import says
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.view import CountryView, MagellanView, PlayerView


def status(view: MagellanView) -> Msg:
    """Who is awaited and for what."""
    if view.stage == "over":
        winners = tuple(Who(player.seat) for player in view.players if view.ranks[player.seat] == 1)
        return Msg("magellan.status.over", winners=winners)
    who = Who(view.awaited[0])
    if view.stage == "moving":
        return Msg("magellan.status.moving", who=who, points=view.points, round=view.round)
    if view.stage == "owing":
        return Msg("magellan.status.owing", who=who, money=view.debts[0].amount)
    return Msg(says.STATUS[view.stage], who=who)


def describe(view: MagellanView) -> tuple[Msg, ...]:
    """The essence first: the round, whose turn it is, the incomes; then players, countries, cards and the war."""
    found = [Msg("magellan.describe", round=view.round, target=view.table.target, status=status(view))]
    for player in view.players:
        found += _player(view, player)
    opened = tuple(map(_open, view.open))
    found.append(Msg("magellan.describe.open", countries=opened) if opened else Msg("magellan.describe.none-open"))
    if view.active:
        found.append(Msg("magellan.describe.active", cards=tuple(Msg(f"magellan.card.{active.card}") for active in view.active)))
    found.append(Msg("magellan.describe.packs", geographic=view.geographic_count, history=view.history_count))
    if view.war is not None:
        sides = tuple(Msg("magellan.describe.side", members=tuple(map(Who, side))) for side in view.war.sides)
        found.append(Msg("magellan.describe.war", card=Msg(f"magellan.card.{view.war.card}"), sides=sides, rounds=view.war.rounds))
    return tuple(found)


def _player(view: MagellanView, player: PlayerView) -> list[Msg]:
    who = Who(player.seat)
    if player.place:
        return [Msg("magellan.describe.left", who=who, place=player.place, income=player.income)]
    jeeps, ships, planes = player.counts
    found = [
        Msg(
            "magellan.describe.player",
            who=who,
            number=player.number,
            cash=player.cash,
            income=player.income,
            base=Msg(f"magellan.base.{player.base_name}"),
            jeeps=jeeps,
            ships=ships,
            planes=planes,
        )
    ]
    if player.countries:
        found.append(Msg("magellan.describe.countries", who=who, countries=tuple(NATIONS[country].name for country in player.countries)))
    if player.groups:
        pieces = tuple(
            Msg("magellan.group", what=says.WHATS[group.what], place=says.spot(group.node), count=group.count) for group in player.groups
        )
        found.append(Msg("magellan.describe.pieces", who=who, pieces=pieces))
    return found


def _open(country: CountryView) -> Msg:
    nation = NATIONS[country.country]
    return Msg("magellan.describe.country", country=nation.name, cell=nation.cell.upper(), cost=country.cost, income=country.income)
