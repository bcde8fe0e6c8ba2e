"""Dialogues of adventure cards: telescope, payments, monsters, spin again.

rulebook: Adventure cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache

from engine.asks.talk import pick, some
from engine.values.core import Ask, Msg, Note, Option, Path, Seat, Several, Talk, Turn
from games.carta_magica.rules import payment as paying
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, TELESCOPE_CARDS, one_of_each
from games.carta_magica.rules.payment import Payment, card_of
from games.carta_magica.rules.state import Drawing, Paying, Peeking, Player, Retaming, Stage, State, Taming
from games.carta_magica.rules.turn.adventure import chances, draw, drawn, lose, magic_of, power, settle, tame
from games.carta_magica.rules.turn.flow import onward
from games.carta_magica.rules.turn.odds import again_cards, taming
from games.carta_magica.rules.turn.work import Work


def draw_ask(so_far: Callable[[], State] | None = None) -> Ask:
    """Return the question whether to draw blind or to look first."""
    options = tuple(
        Option(word, word == "telescope", Msg(label), Msg(hint))
        for word, label, hint in (
            ("draw", "carta_magica.draw.draw", "carta_magica.draw.draw.hint"),
            ("telescope", "carta_magica.draw.telescope", "carta_magica.draw.telescope.hint"),
        )
    )
    return Ask("card.draw", Msg("carta_magica.draw.ask"), options, so_far=so_far)


def draw_forced(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Draw the card of a black harbour for a player with a telescope."""
    with_telescope: bool = yield draw_ask()
    return drew(Work(state), seat, with_telescope)


def drew(work: Work, seat: Seat, with_telescope: bool) -> Turn[State]:
    """Draw a card, or use the telescope first."""
    if not with_telescope:
        return _then(work, draw(work, seat))
    card = card_of(work.player(seat), "telescope")
    assert card is not None
    work.stage = Drawing(seat)
    work.renew_deck()
    work.use(seat, card)
    work.seal()
    work.say("carta_magica.note.telescope", seat)
    work.mark(seat, "drew", card=card)
    position = work.position
    cards = position.deck[:TELESCOPE_CARDS]
    secret = Msg("carta_magica.note.peeked", cards=tuple(map(says.adventure, cards)))
    work.notes.append(Note(secret, frozenset({seat})))
    known = list(position.known)
    known[seat] = tuple(sorted({*known[seat], *cards}))
    work.change(known=tuple(known))
    return work.finished(Peeking(seat))


def _then(work: Work, stage: Stage | None) -> Turn[State]:
    """Ask what `stage` asks, or go on with the turn if it is `None`."""
    return onward(work) if stage is None else work.finished(stage)


def peek(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose one of the cards under the telescope, or of those with the same effect."""
    offered = one_of_each(state.position.deck[:TELESCOPE_CARDS])
    options = [Option(adventure.token, adventure, says.adventure(adventure.id)) for adventure in offered]
    card = (yield from pick("card.peek", Msg("carta_magica.peek.ask"), options)).id
    return peeked(Work(state), seat, card)


def peeked(work: Work, seat: Seat, card: int) -> Turn[State]:
    """Take a card from under the telescope; the others keep their order, on top or below."""
    position = work.position
    work.seal()
    cards = position.deck[:TELESCOPE_CARDS]
    rest = tuple(other for other in cards if other != card)
    below = position.deck[len(cards) :]
    work.change(deck=below + rest if position.options.is_telescope_bottom else rest + below)
    work.forget(card)
    return _then(work, drawn(work, seat, card))


def pay(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Pay a goods card in one of several ways."""
    stage = state.at(Paying)
    assert stage.card is not None
    payment = yield from paying.pay("card.payment", state.position.players[seat], stage.kind, stage.amount)
    return settled(Work(state), seat, stage.card, payment)


def settled(work: Work, seat: Seat, card: int, payment: Payment) -> Turn[State]:
    """Pay a goods card."""
    work.mark(seat, "paid", card=card)
    settle(work, seat, card, payment)
    return onward(work)


def stake(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Spend magic on a monster, then spin. rulebook: Monster cards."""
    stage = state.at(Taming)
    player = state.position.players[seat]
    cards = tuple(card for card in player.cards if ADVENTURES[card].kind == "magic")
    tokens: int = yield _stake_ask(player, stage.card)
    work = Work(state)
    work.pay(seat, "magic", (tokens, ()))
    work.stage = Taming(seat, stage.card, tokens)
    so_far = work.so_far()  # taken now: later the work also holds what was spun
    magic: tuple[int, ...] = ()
    if cards:
        counts = Counter([ADVENTURES[card].amount for card in cards])
        card_with = {ADVENTURES[card].amount: card for card in reversed(cards)}
        offered = tuple([_magic_card(card_with[amount], count) for amount, count in counts.items()])
        prompt = Msg("carta_magica.stake.cards", monster=says.adventure(stage.card))
        amounts = yield from some("monster.cards", prompt, offered, Several(0, len(cards)), so_far=lambda: so_far)
        magic = _find_cards(cards, amounts)
        work.pay(seat, "magic", (0, magic))
        work.stage = Taming(seat, stage.card, magic_of((tokens, magic)))
    if magic:
        work.say("carta_magica.note.paid", seat, what=paying.paid("magic", (tokens, magic)))
    return met(work, seat, stage.card, magic_of((tokens, magic)))


def met(work: Work, seat: Seat, card: int, spent: int) -> Turn[State]:
    """Spin against a monster once the magic is spent."""
    return _then(work, tame(work, seat, card, spent))


def _find_cards(cards: tuple[int, ...], amounts: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards of a hand with these amounts, one for each."""
    left = list(cards)
    chosen = []
    for amount in amounts:
        card = next(other for other in left if ADVENTURES[other].amount == amount)
        left.remove(card)
        chosen.append(card)
    return tuple(chosen)


@cache
def _magic_card(card: int, count: int) -> Option[int]:
    return Option(ADVENTURES[card].token, ADVENTURES[card].amount, says.adventure(card), count=count)


@lru_cache(1 << 12)
def _stake_ask(player: Player, card: int) -> Ask:
    """Return the question how many magic tokens to spend; cards are asked for after them."""
    strength, monsters, again = ADVENTURES[card].strength, power(player), again_cards(player)
    options = tuple(
        Option(str(amount), amount, Msg("carta_magica.amount.magic", amount=amount), taming(chances(strength, amount + monsters), again))
        for amount in range(player.magic + 1)
    )
    prompt = Msg("carta_magica.stake.ask", monster=says.adventure(card), gold=ADVENTURES[card].gold, goods=player.goods, monsters=monsters)
    return Ask("monster.stake", prompt, options)


def staking(player: Player, stake: Payment) -> Path:
    """Return the answers that spend magic on a monster: tokens, then cards if there are any."""
    tokens, cards = stake
    is_asked = any(ADVENTURES[card].kind == "magic" for card in player.cards)
    return (str(tokens), paying.cards_token(cards)) if is_asked else (str(tokens),)


_REFUSALS = {"accept": "carta_magica.again.accept", "storm": "carta_magica.shelter.storm"}


@lru_cache(1 << 10)
def again_ask(name: str, prompt: Msg, refusal: str, odds: Msg | None = None, otherwise: Msg | None = None) -> Ask:
    """Return the question whether to spin again with a card.

    `odds`: how likely the new spin helps. `otherwise`: what happens without it.
    """
    again = Option("spin-again", True, Msg("carta_magica.again.yes"), odds)
    return Ask(name, prompt, (again, Option(refusal, False, Msg(_REFUSALS[refusal]), otherwise)))


def use_again(work: Work, seat: Seat) -> None:
    """Use up a card to spin again."""
    card = card_of(work.player(seat), "spin_again")
    assert card is not None
    work.use(seat, card)
    work.say("carta_magica.note.again", seat)


def retame(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask whether to spin again with a card after a spin too low for the monster."""
    stage = state.at(Retaming)
    player = state.position.players[seat]
    segments = chances(ADVENTURES[stage.card].strength, stage.spent + power(player))
    loss = Msg("carta_magica.again.taming.lost", goods=player.goods)
    odds = taming(segments, again_cards(player) - 1)
    is_again: bool = yield again_ask("monster.again", Msg("carta_magica.again.taming"), "accept", odds, loss)
    return retamed(Work(state), stage, is_again)


def retamed(work: Work, stage: Retaming, is_again: bool) -> Turn[State]:
    """Use a card to spin again, or let the monster win."""
    seat = stage.seat
    if is_again:
        use_again(work, seat)
        return _then(work, tame(work, seat, stage.card, stage.spent))
    work.mark(seat, "failed", card=stage.card, amount=stage.spent)
    lose(work, seat, stage.card)
    return onward(work)
