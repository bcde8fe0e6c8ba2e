"""What claims about the sentences of `pizarro` are looked up by: the rules, the true position, and what follows from a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contract.claims import Claim, Said
from engine.values.core import Seat
from games.pizarro.rules import says
from games.pizarro.rules.board import CROWNS, EXPLORERS, GAMBLE_LIMIT, PHASES, Explorer, Space, is_divided, must_leave, space
from games.pizarro.rules.payment import Cards, crowns, most, problem
from games.pizarro.rules.score import pile_points
from games.pizarro.rules.state import Bidding, Paying, Player, Position
from games.pizarro.rules.turn.closing import unseen
from games.pizarro.rules.turn.flow import bidders
from games.pizarro.rules.turn.purchase import gain, open_piles


def here(said: Said) -> Position:
    """The true position."""
    found: Position = said.state.position
    return found


def me(said: Said) -> Player:
    """The player who reads."""
    return here(said).players[said.seat]


def other(said: Said) -> Player:
    """The player of whom the sentence speaks."""
    seat: Seat = said["who"].seat
    return here(said).players[seat]


def card(said: Said) -> Explorer:
    """The card under auction."""
    found: Explorer = said.state.stage.card
    return found


def named(said: Said) -> Explorer:
    """The explorer of whom the sentence speaks."""
    return next(explorer for explorer in EXPLORERS if says.name(explorer) == said["explorer"])


def leave(said: Said) -> int:
    return must_leave(here(said).sides, card(said))


def limit(said: Said, player: Player) -> int:
    """What a player can pay for the card of the auction."""
    return most(player.hand, leave(said))


def is_held(held: Sequence[int], cards: Sequence[int]) -> bool:
    return all(list(cards).count(value) <= list(held).count(value) for value in cards)


def values(said: Said, key: str = "cards") -> Cards:
    """The money cards that an argument names."""
    found = said[key]
    return tuple(found) if isinstance(found, tuple) else tuple(map(int, str(found).split("+")))


def price(said: Said) -> int:
    """What is to be paid."""
    stage = said.state.stage
    return stage.price if isinstance(stage, Paying) else int(said.answered.get("bid.amount", stage.bid + 1))


def payments(said: Said) -> list[Cards]:
    """Every payment that the rules allow."""
    hand = me(said).hand
    found: set[Cards] = {()}
    for value in hand:
        found |= {(*cards, value) for cards in found}
    return [cards for cards in found if cards and problem(hand, price(said), leave(said), here(said).is_exact, cards) is None]


def rivals(said: Said) -> list[Seat]:
    """Who else can still have the card."""
    stage = said.state.stage
    every = stage.queue if isinstance(stage, Bidding) else bidders(here(said), stage.card)
    return [seat for seat in every if seat != said.seat]


def is_of_the_auction(said: Said) -> bool:
    return named(said) == card(said)


def is_phase(said: Said) -> bool:
    return bool(said["phase"] == here(said).phase)


def has_later_use(said: Said) -> bool:
    """Whether the reader can bid for another card later."""
    return here(said).phase < PHASES[-1] or any(said.seat in bidders(here(said), each) for each in here(said).stack)


def reached(said: Said, phase: int = 0, half: str | None = "left") -> Space:
    """The space that the card under auction leads to, or that of another phase."""
    sides, at = here(said).sides, phase or here(said).phase
    return space(sides, card(said), at, half if is_divided(sides, card(said), at) else None)


def onward(said: Said) -> int:
    """The crowns of the next space."""
    return reached(said, here(said).phase + 1, "right").crowns


def is_onward(said: Said) -> bool:
    return bool(said["crowns"] == onward(said) > 0) and said["phase"] == here(said).phase + 1


def is_alone_onward(said: Said) -> bool:
    """Whether nobody else has a ship there or could have one from this phase."""
    ships = [ship for seat, player in enumerate(here(said).players) if seat != said.seat for ship in player.ships]
    return is_onward(said) and all(ship.explorer != card(said) for ship in ships) and card(said) not in here(said).stack


def is_denied(said: Said) -> bool:
    """Whether a pass leaves the card to somebody for the standing bid."""
    stage: Bidding = said.state.stage
    after = said.rules.turn(said.state, said.seat)
    next(after)
    try:
        after.send(False)
    except StopIteration as end:
        won = end.value.state.stage
        is_theirs = isinstance(won, Paying) and won.seat == said["who"].seat and won.price == said["bid"] == stage.bid
        return is_theirs and said["crowns"] == onward(said) > 0
    return False


def is_left_so_often(said: Said) -> bool:
    return bool(said["left"] == here(said).stack.count(named(said)) > 0)


def is_better(said: Said) -> bool:
    return is_left_so_often(said) and said.seat in bidders(here(said), named(said)) and said["money"] == sum(me(said).hand)


def is_payment(said: Said) -> bool:
    """Whether somebody holds the cards, and they have so many crowns."""
    cards = values(said)
    return is_held(me(said).hand, cards) and (said["crowns"], said["count"]) == (crowns(cards), len(cards))


def is_bid(said: Said) -> bool:
    """Whether a payment pays what is bid."""
    return is_payment(said) and problem(me(said).hand, said["amount"], leave(said), here(said).is_exact, values(said)) is None


def is_allowed(said: Said) -> bool:
    """Whether the rules allow a payment."""
    return is_payment(said) and values(said) in payments(said)


def is_fewest(said: Said) -> bool:
    return is_allowed(said) and crowns(values(said)) == min(map(crowns, payments(said)))


def keeps(said: Said) -> bool:
    """Whether a payment keeps more crowns than another one that is allowed."""
    second = values(said, "other")
    return is_allowed(said) and second in payments(said) and said["more"] == crowns(second) - crowns(values(said)) > 0


def keeps_money(said: Said) -> bool:
    second, left = values(said, "other"), sum(me(said).hand) - sum(values(said))
    return is_allowed(said) and second in payments(said) and said["more"] == sum(second) - sum(values(said)) > 0 and said["left"] == left


def is_half(said: Said) -> bool:
    left, right = reached(said), reached(said, half="right")
    return (said["cards"], said["crowns"]) == (left.amount, right.crowns)


def is_gamble(said: Said) -> bool:
    left, total = unseen(said.state, said.state.stage), sum(said.state.stage.draws)
    over = [value for value in left if total + value > GAMBLE_LIMIT]
    told = {"total": total, "over": len(over), "unseen": len(left), "fitting": len(left) - len(over), "limit": GAMBLE_LIMIT}
    return all(value == told[name] for name, value in said.args.items())


def is_under(said: Said) -> bool:
    """What lies under Magellan afterwards."""
    grown = [pile for pile in said.after.position.players[said.seat].piles if pile not in me(said).piles]
    return (
        len(grown) == 1
        and said["card"] in grown[0].values
        and len(grown[0].values) == said["count"]
        and said["crowns"] == CROWNS[said["card"]]
        and said["points"] == pile_points(grown[0]) - pile_points_before(said, grown[0].values)
    )


def pile_points_before(said: Said, values: Cards) -> int:
    """What the pile counted that has these cards now."""
    before = [pile for pile in me(said).piles if pile not in said.after.position.players[said.seat].piles]
    return pile_points(before[0]) if before else 0


def best_total(said: Said) -> int:
    """The points of the winner of the match that has just ended."""
    result = said.rules.result(said.after)
    assert result is not None
    return max(sheet.total for sheet in result.scores)


def is_average(said: Said) -> bool:
    """Whether an unknown card has about so many crowns, by what the reader has not seen."""
    position = here(said)
    seen = [*position.discard, *me(said).hand, *(value for player in position.players if player.is_open for value in player.hand)]
    unknown = [value for value in range(1, 10) for _ in range(7 - min(7, seen.count(value)))]
    return abs(crowns(unknown) / len(unknown) - 2) < 0.5


def is_poor(said: Said) -> bool:
    return is_average(said) and crowns(values(said)) < 2 * len(values(said)) and said["crowns"] == crowns(values(said))


def holds_most(said: Said) -> bool:
    """Whether nobody who bids against the reader has more cards."""
    return said["cards"] == len(me(said).hand) and all(len(here(said).players[seat].hand) <= said["cards"] for seat in rivals(said))


def is_richer(said: Said) -> bool:
    return (said["count"], said["cards"]) == (len(other(said).hand), len(me(said).hand)) and said["who"].seat in rivals(said)


def is_only_rival(said: Said) -> bool:
    position = here(said)
    return set(bidders(position, card(said))) == {said.seat, said["who"].seat} and said["crowns"] == onward(said) > 0


def to_come(said: Said) -> int:
    return len(here(said).stack) + sum(map(len, here(said).later))


def brings_pile(said: Said) -> bool:
    """What a pile counts with the best card of the hand."""
    player, phase = me(said), here(said).phase
    piles = open_piles(player, phase)
    found = {
        (pile_points(player.piles[pile]) if pile < len(player.piles) else 0, gain(player, pile, each))
        for pile in piles
        for each in player.hand
    }
    return said["points"] - said["before"] in {more for before, more in found if before == said["before"]}


def brings_crowns(said: Said) -> bool:
    """What the space counts, and how much more that is than the one that a ship leaves."""
    position = here(said)
    left = [
        space(position.sides, card(said), ship.phase, ship.half).crowns
        for ship in me(said).ships
        if (ship.explorer, ship.phase) == (card(said), position.phase - 1)
    ]
    return said["crowns"] == reached(said).crowns and (said["before"] in left or not (left or said["before"]))


def does(action: str) -> Claim:
    return lambda said: (
        reached(said).action == action and ("cards" not in said.args or said["cards"] == reached(said).amount or not said["cards"])
    )


def is_equal(said: Said, ask: str) -> bool:
    """Whether all that an ask offers after the line counts as much under Magellan."""
    talk, path = said.rules.turn(said.state, said.seat), said.line.split()
    found: Any = next(talk)
    while found.name != ask:
        word = path.pop(0)
        if word == getattr(found, "word", None):
            word = path.pop(0)
        chosen = tuple(map(int, word.split("+"))) if found.several else next(o.value for o in found.options if o.token == word)
        found = talk.send(chosen)
    return len({option.hint for option in found.options}) == 1


def leads(said: Said, seat: int, bid: int) -> bool:
    stage = said.state.stage
    return isinstance(stage, Bidding) and bool(stage.bid == bid) and stage.queue[-1] == seat


def offers(said: Said, explorer: Explorer, phase: int = 1) -> bool:
    return card(said) == explorer and here(said).phase == phase


def pays_for(said: Said, explorer: Explorer, cost: int) -> bool:
    return isinstance(said.state.stage, Paying) and card(said) == explorer and said.state.stage.price == cost


def given(said: Said) -> Cards:
    """The money cards that the line paid with."""
    return next(tuple(dict(note.msg.args)["cards"]) for note in said.notes if note.msg.key == "pizarro.note.buy")  # type: ignore[arg-type]


def bought(said: Said) -> int:
    """What was paid for the card that the line bought."""
    return next(int(str(dict(note.msg.args)["price"])) for note in said.notes if note.msg.key == "pizarro.note.buy")
