"""Facts with which the sentences of `pizarro` are checked: from the rules, the true position, and the state after a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contract.claims import Claim, Said
from engine.values.core import Seat
from games.pizarro.rules import says
from games.pizarro.rules.board import CROWNS, EXPLORERS, GAMBLE_LIMIT, PHASES, Explorer, Space, is_divided, must_leave, space
from games.pizarro.rules.payment import Cards, crowns, most_payable, problem
from games.pizarro.rules.score import pile_points
from games.pizarro.rules.state import Bidding, Paying, Player, Position
from games.pizarro.rules.turn.closing import unseen
from games.pizarro.rules.turn.flow import bidders
from games.pizarro.rules.turn.purchase import gain, open_piles


def here(sentence: Said) -> Position:
    """The true position."""
    position: Position = sentence.state.position
    return position


def me(sentence: Said) -> Player:
    """The player who reads."""
    return here(sentence).players[sentence.seat]


def other(sentence: Said) -> Player:
    """The player of whom the sentence speaks."""
    seat: Seat = sentence["who"].seat
    return here(sentence).players[seat]


def card(sentence: Said) -> Explorer:
    """The card under auction."""
    explorer: Explorer = sentence.state.stage.card
    return explorer


def explorer_of(sentence: Said) -> Explorer:
    """The explorer of whom the sentence speaks."""
    return next(explorer for explorer in EXPLORERS if says.name(explorer) == sentence["explorer"])


def leave(sentence: Said) -> int:
    return must_leave(here(sentence).sides, card(sentence))


def limit(sentence: Said, player: Player) -> int:
    """What a player can pay for the card of the auction."""
    return most_payable(player.hand, leave(sentence))


def is_held(hand: Sequence[int], cards: Sequence[int]) -> bool:
    return all(list(cards).count(value) <= list(hand).count(value) for value in cards)


def values(sentence: Said, key: str = "cards") -> Cards:
    """The money cards that an argument names."""
    cards = sentence[key]
    return tuple(cards) if isinstance(cards, tuple) else tuple(map(int, str(cards).split("+")))


def price(sentence: Said) -> int:
    """What is to be paid."""
    stage = sentence.state.stage
    return stage.price if isinstance(stage, Paying) else int(sentence.answered.get("bid.amount", stage.bid + 1))


def payments(sentence: Said) -> list[Cards]:
    """Every payment that the rules allow."""
    hand = me(sentence).hand
    choices: set[Cards] = {()}
    for value in hand:
        choices |= {(*cards, value) for cards in choices}
    return [cards for cards in choices if cards and problem(hand, price(sentence), leave(sentence), here(sentence).is_exact, cards) is None]


def rivals(sentence: Said) -> list[Seat]:
    """Return the other seats that can still have the card."""
    stage = sentence.state.stage
    every = stage.queue if isinstance(stage, Bidding) else bidders(here(sentence), stage.card)
    return [seat for seat in every if seat != sentence.seat]


def is_of_the_auction(sentence: Said) -> bool:
    return explorer_of(sentence) == card(sentence)


def is_phase(sentence: Said) -> bool:
    return bool(sentence["phase"] == here(sentence).phase)


def has_later_use(sentence: Said) -> bool:
    """Whether the reader can bid for another card later."""
    return here(sentence).phase < PHASES[-1] or any(sentence.seat in bidders(here(sentence), each) for each in here(sentence).stack)


def space_reached(sentence: Said, phase: int = 0, half: str | None = "left") -> Space:
    """The space that the card under auction leads to, or that of another phase."""
    sides, at = here(sentence).sides, phase or here(sentence).phase
    return space(sides, card(sentence), at, half if is_divided(sides, card(sentence), at) else None)


def next_crowns(sentence: Said) -> int:
    """The crowns of the next space."""
    return space_reached(sentence, here(sentence).phase + 1, "right").crowns


def is_onward(sentence: Said) -> bool:
    return bool(sentence["crowns"] == next_crowns(sentence) > 0) and sentence["phase"] == here(sentence).phase + 1


def is_alone_onward(sentence: Said) -> bool:
    """Whether nobody else has a ship there or could have one from this phase."""
    ships = [ship for seat, player in enumerate(here(sentence).players) if seat != sentence.seat for ship in player.ships]
    return is_onward(sentence) and all(ship.explorer != card(sentence) for ship in ships) and card(sentence) not in here(sentence).stack


def is_denied(sentence: Said) -> bool:
    """Whether a pass leaves the card to somebody for the standing bid."""
    stage: Bidding = sentence.state.stage
    after = sentence.rules.turn(sentence.state, sentence.seat)
    next(after)
    try:
        after.send(False)
    except StopIteration as end:
        won = end.value.state.stage
        is_theirs = isinstance(won, Paying) and won.seat == sentence["who"].seat and won.price == sentence["bid"] == stage.bid
        return is_theirs and sentence["crowns"] == next_crowns(sentence) > 0
    return False


def is_left_so_often(sentence: Said) -> bool:
    return bool(sentence["left"] == here(sentence).stack.count(explorer_of(sentence)) > 0)


def is_better(sentence: Said) -> bool:
    return (
        is_left_so_often(sentence)
        and sentence.seat in bidders(here(sentence), explorer_of(sentence))
        and sentence["money"] == sum(me(sentence).hand)
    )


def is_payment(sentence: Said) -> bool:
    """Whether somebody holds the cards, and they have so many crowns."""
    cards = values(sentence)
    return is_held(me(sentence).hand, cards) and (sentence["crowns"], sentence["count"]) == (crowns(cards), len(cards))


def is_bid(sentence: Said) -> bool:
    """Whether a payment pays what is bid."""
    return (
        is_payment(sentence)
        and problem(me(sentence).hand, sentence["amount"], leave(sentence), here(sentence).is_exact, values(sentence)) is None
    )


def is_allowed(sentence: Said) -> bool:
    """Whether the rules allow a payment."""
    return is_payment(sentence) and values(sentence) in payments(sentence)


def is_fewest(sentence: Said) -> bool:
    return is_allowed(sentence) and crowns(values(sentence)) == min(map(crowns, payments(sentence)))


def keeps(sentence: Said) -> bool:
    """Whether a payment keeps more crowns than another one that is allowed."""
    second = values(sentence, "other")
    return is_allowed(sentence) and second in payments(sentence) and sentence["more"] == crowns(second) - crowns(values(sentence)) > 0


def keeps_money(sentence: Said) -> bool:
    second, left = values(sentence, "other"), sum(me(sentence).hand) - sum(values(sentence))
    return (
        is_allowed(sentence)
        and second in payments(sentence)
        and sentence["more"] == sum(second) - sum(values(sentence)) > 0
        and sentence["left"] == left
    )


def is_half(sentence: Said) -> bool:
    left, right = space_reached(sentence), space_reached(sentence, half="right")
    return (sentence["cards"], sentence["crowns"]) == (left.amount, right.crowns)


def is_gamble(sentence: Said) -> bool:
    left, total = unseen(sentence.state, sentence.state.stage), sum(sentence.state.stage.draws)
    over = [value for value in left if total + value > GAMBLE_LIMIT]
    true_values = {"total": total, "over": len(over), "unseen": len(left), "fitting": len(left) - len(over), "limit": GAMBLE_LIMIT}
    return all(value == true_values[name] for name, value in sentence.args.items())


def is_under(sentence: Said) -> bool:
    """Whether the line puts one card under Magellan, with these figures."""
    piles_before, piles_after = me(sentence).piles, sentence.after.position.players[sentence.seat].piles
    grown = [pile for pile in piles_after if pile not in piles_before]
    if len(grown) != 1:
        return False
    (pile,) = grown
    points_before = sum(pile_points(before) for before in piles_before if before not in piles_after)
    return (
        sentence["card"] in pile.values
        and len(pile.values) == sentence["count"]
        and sentence["crowns"] == CROWNS[sentence["card"]]
        and sentence["points"] == pile_points(pile) - points_before
    )


def best_total(sentence: Said) -> int:
    """The points of the winner of the match that has just ended."""
    result = sentence.rules.result(sentence.after)
    assert result is not None
    return max(sheet.total for sheet in result.scores)


def is_average(sentence: Said) -> bool:
    """Whether an unknown card has about so many crowns, by what the reader has not seen."""
    position = here(sentence)
    seen = [*position.discard, *me(sentence).hand, *(value for player in position.players if player.is_open for value in player.hand)]
    unknown = [value for value in range(1, 10) for _ in range(7 - min(7, seen.count(value)))]
    return abs(crowns(unknown) / len(unknown) - 2) < 0.5


def is_poor(sentence: Said) -> bool:
    return is_average(sentence) and crowns(values(sentence)) < 2 * len(values(sentence)) and sentence["crowns"] == crowns(values(sentence))


def holds_most(sentence: Said) -> bool:
    """Whether nobody who bids against the reader has more cards."""
    return sentence["cards"] == len(me(sentence).hand) and all(
        len(here(sentence).players[seat].hand) <= sentence["cards"] for seat in rivals(sentence)
    )


def is_richer(sentence: Said) -> bool:
    return (sentence["count"], sentence["cards"]) == (len(other(sentence).hand), len(me(sentence).hand)) and sentence["who"].seat in rivals(
        sentence
    )


def is_only_rival(sentence: Said) -> bool:
    """Whether nobody but these two can have the card, and how many crowns its next space has."""
    able = set(bidders(here(sentence), card(sentence)))
    return able == {sentence.seat, sentence["who"].seat} and sentence["crowns"] == next_crowns(sentence) > 0


def to_come(sentence: Said) -> int:
    return len(here(sentence).stack) + sum(map(len, here(sentence).later))


def brings_pile(sentence: Said) -> bool:
    """What a pile counts with the best card of the hand."""
    player, phase = me(sentence), here(sentence).phase
    piles = open_piles(player, phase)
    gains = {
        (pile_points(player.piles[pile]) if pile < len(player.piles) else 0, gain(player, pile, each))
        for pile in piles
        for each in player.hand
    }
    return sentence["points"] - sentence["before"] in {more for before, more in gains if before == sentence["before"]}


def brings_crowns(sentence: Said) -> bool:
    """What the space counts, and how much more that is than the one that a ship leaves."""
    position = here(sentence)
    left = [
        space(position.sides, card(sentence), ship.phase, ship.half).crowns
        for ship in me(sentence).ships
        if (ship.explorer, ship.phase) == (card(sentence), position.phase - 1)
    ]
    return sentence["crowns"] == space_reached(sentence).crowns and (sentence["before"] in left or not (left or sentence["before"]))


def does(action: str) -> Claim:
    return lambda sentence: (
        space_reached(sentence).action == action
        and ("cards" not in sentence.args or sentence["cards"] == space_reached(sentence).amount or not sentence["cards"])
    )


def is_equal(sentence: Said, ask: str) -> bool:
    """Whether all that an ask offers after the line counts as much under Magellan."""
    talk, path = sentence.rules.turn(sentence.state, sentence.seat), sentence.line.split()
    question: Any = next(talk)
    while question.name != ask:
        word = path.pop(0)
        if word == getattr(question, "word", None):
            word = path.pop(0)
        values_by_token = {option.token: option.value for option in question.options}
        question = talk.send(tuple(map(int, word.split("+"))) if question.several else values_by_token[word])
    return len({option.hint for option in question.options}) == 1


def leads(sentence: Said, seat: int, bid: int) -> bool:
    stage = sentence.state.stage
    return isinstance(stage, Bidding) and bool(stage.bid == bid) and stage.queue[-1] == seat


def offers(sentence: Said, explorer: Explorer, phase: int = 1) -> bool:
    return card(sentence) == explorer and here(sentence).phase == phase


def pays_for(sentence: Said, explorer: Explorer, cost: int) -> bool:
    return isinstance(sentence.state.stage, Paying) and card(sentence) == explorer and sentence.state.stage.price == cost


def paid_cards(sentence: Said) -> Cards:
    """The money cards that the line paid with."""
    return next(tuple(dict(note.msg.args)["cards"]) for note in sentence.notes if note.msg.key == "pizarro.note.buy")  # type: ignore[arg-type]


def paid_price(sentence: Said) -> int:
    """What was paid for the card that the line bought."""
    return next(int(str(dict(note.msg.args)["price"])) for note in sentence.notes if note.msg.key == "pizarro.note.buy")
