"""Duties that others impose: giving up a piece of one's choice, and selling countries to pay. rulebook: End of the game."""

from __future__ import annotations

from engine.core import Ask, Msg, Note, Option, Seat, Talk, Turn
from engine.games.magellan import says
from engine.games.magellan.pieces import candidates, group_count
from engine.games.magellan.state import Group, Kind, Last, State, changed
from engine.games.magellan.turn.flow import given_up, settled, sold
from engine.games.magellan.turn.trade import sell_option


def lose(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose the piece that is given up."""
    position, notes = state.position, list[Note]()
    loss = position.losses[0]
    player = position.players[seat]
    options = [
        Option(
            f"{kind}-{says.token(group)}" if kind != group.what else says.token(group),
            (kind, group),
            Msg("magellan.lose.one", piece=says.PIECES[kind], group=says.group(group, group_count(player, group))),
        )
        for kind, group in candidates(position, loss)
    ]
    chosen: tuple[Kind, Group] = yield Ask("?", says.LOSE[loss.reason], tuple(options))
    position = changed(position, losses=position.losses[1:], last=Last("lost", seat, chosen[0]))
    return settled(given_up(position, loss, *chosen, notes), notes)


def pay(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a country to sell, because cash does not cover what is owed."""
    position, notes = state.position, list[Note]()
    options = tuple(map(sell_option, position.players[seat].countries))
    country = yield Ask("owe", Msg("magellan.owe.ask", money=position.debts[0].amount), options)
    return settled(sold(position, seat, country, notes), notes)
