"""What the sentences of `pizarro` claim, looked up in the rules and in the true position, without the game's mind."""

from __future__ import annotations

from contract.claims import Claim, Said
from engine.core import Seat
from engine.games.pizarro import says
from engine.games.pizarro.board import CROWNS, GAMBLE_LIMIT, must_leave
from engine.games.pizarro.payment import crowns, most
from engine.games.pizarro.state import Bidding, Player
from engine.games.pizarro.turn.closing import unseen

PARTLY = True


def me(said: Said) -> Player:
    """The player who reads."""
    found: Player = said.state.position.players[said.seat]
    return found


def other(said: Said) -> Player:
    """The player of whom the sentence speaks."""
    seat: Seat = said["who"].seat
    found: Player = said.state.position.players[seat]
    return found


def limit(said: Said, player: Player) -> int:
    """What a player can pay for the card of the auction."""
    return most(player.hand, must_leave(said.state.position.sides, said.state.stage.card))


def is_of_the_auction(said: Said) -> bool:
    return bool(said["explorer"] == says.name(said.state.stage.card))


def is_nobody_against(said: Said) -> bool:
    stage: Bidding = said.state.stage
    return is_of_the_auction(said) and stage.queue == (said.seat,) and said["price"] == int(said.line.split()[1])


def is_left_so_often(said: Said) -> bool:
    stack = said.state.position.stack
    return any(said["explorer"] == says.name(card) and said["left"] == stack.count(card) for card in set(stack))


def is_gamble(said: Said) -> bool:
    left, total = unseen(said.state, said.state.stage), sum(said.state.stage.draws)
    over = [value for value in left if total + value > GAMBLE_LIMIT]
    return (said["total"], said["over"], said["unseen"], said["fitting"]) == (total, len(over), len(left), len(left) - len(over))


def is_under(said: Said) -> bool:
    """What lies under Magellan afterwards."""
    before, after = said.state.position.players[said.seat], said.after.position.players[said.seat]
    grown = [pile for pile in after.piles if pile not in before.piles]
    return (
        len(grown) == 1
        and said["card"] in grown[0].values
        and len(grown[0].values) == said["count"]
        and said["crowns"] == CROWNS[said["card"]]
    )


CLAIMS: dict[str, Claim] = {
    "pizarro.reason.alone": is_nobody_against,
    "pizarro.reason.bid.open": lambda said: other(said).is_open and limit(said, other(said)) == said["most"] < said["amount"],
    "pizarro.reason.bid.weak": lambda said: len(other(said).hand) == said["cards"] and said["who"].seat in said.state.stage.queue,
    "pizarro.reason.bid.limit": lambda said: (
        is_of_the_auction(said) and sum(me(said).hand) == said["money"] and said["limit"] <= said["money"]
    ),
    "pizarro.reason.left": lambda said: is_of_the_auction(said) and is_left_so_often(said),
    "pizarro.reason.last": lambda said: is_of_the_auction(said) and said.state.stage.card not in said.state.position.stack,
    "pizarro.reason.pass.dear": lambda said: said["most"] == limit(said, me(said)) <= said.state.stage.bid,
    "pizarro.reason.pass.better": is_left_so_often,
    "pizarro.reason.pass": lambda said: (said["crowns"], said["money"]) == (crowns(me(said).hand), sum(me(said).hand)),
    "pizarro.reason.under": is_under,
    "pizarro.reason.draw": is_gamble,
    "pizarro.reason.stop": is_gamble,
    "pizarro.reason.price": lambda said: said["crowns"] == crowns(map(int, said["cards"].split("+"))),
}
NO_FACTS = frozenset({"pizarro.decision.order.stake", "pizarro.decision.order.broke.stake"})
