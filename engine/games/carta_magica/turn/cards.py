"""The dialogues of adventure cards: the telescope, goods payments, monsters. rulebook: Adventure cards."""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Msg, Note, Option, Seat, Several, Suggestion, Talk, Turn
from engine.games.carta_magica import payment, says
from engine.games.carta_magica.adventure import draw, drawn, lose, power, settle, tame
from engine.games.carta_magica.board import ADVENTURES, TELESCOPE_CARDS, WHEEL
from engine.games.carta_magica.flow import onward
from engine.games.carta_magica.state import Paying, Peeking, Retaming, Stage, State, Taming
from engine.games.carta_magica.ways import card_of
from engine.games.carta_magica.work import Work
from engine.talk import Later, pick, some


@cache
def draw_ask() -> Ask:
    """Draw blind, or look first."""
    words = ("draw", "telescope")
    return Ask(
        "draw",
        Msg("carta_magica.draw.ask"),
        tuple(Option(word, word, Msg(f"carta_magica.draw.{word}"), Msg(f"carta_magica.draw.{word}.hint")) for word in words),
    )


def draw_forced(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The card of a black harbour, for somebody with a telescope."""
    word: str = yield draw_ask()
    return drew(Work(state.position), seat, word == "telescope")


def drew(work: Work, seat: Seat, with_telescope: bool) -> Turn[State]:
    """Draw a card, or use the telescope first."""
    if not with_telescope:
        return _asked(work, draw(work, seat))
    work.renew_deck()
    card = card_of(work.players[seat], "telescope")
    assert card is not None
    work.use(seat, card)
    work.say("carta_magica.note.telescope", seat)
    work.mark(seat, "drew", card=card)
    seen = work.deck[:TELESCOPE_CARDS]
    shown = Msg("carta_magica.note.peeked", cards=tuple(map(says.adventure, seen)))
    work.notes.append(Note(shown, frozenset({seat})))
    work.known = (
        *(tuple(sorted({*known, *seen})) if other == seat else known for other, known in enumerate(work.known[:-1])),
        work.known[-1],
    )
    work.sealed = True
    return work.turned(Peeking(seat))


def _asked(work: Work, stage: Stage | None) -> Turn[State]:
    return onward(work) if stage is None else work.turned(stage)


def peek(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Take one of the cards under the telescope; the others keep their order, on top of the deck or under it."""
    position = state.position
    seen = position.deck[:TELESCOPE_CARDS]
    by_token = {ADVENTURES[card].token: card for card in reversed(seen)}
    options = [Option(ADVENTURES[card].token, card, says.adventure(card)) for card in seen if by_token[ADVENTURES[card].token] == card]
    card: int = yield from pick("peek", Msg("carta_magica.peek.ask"), options)
    work = Work(position)
    rest = tuple(one for one in seen if one != card)
    below = position.deck[len(seen) :]
    work.deck = below + rest if position.options.is_telescope_bottom else rest + below
    work.forget(card)
    work.sealed = True
    return _asked(work, drawn(work, seat, card))


def pay(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Pay a goods card in one of several ways."""
    stage = state.stage
    assert isinstance(stage, Paying)
    way = yield from payment.pay(state.position.players[seat], "goods", -ADVENTURES[stage.card].amount)
    work = Work(state.position)
    work.mark(seat, "paid", card=stage.card)
    settle(work, seat, stage.card, way)
    return onward(work)


def stake(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Spend magic on a monster, then spin. rulebook: Monster cards."""
    stage = state.stage
    assert isinstance(stage, Taming)
    player = state.position.players[seat]
    cards = tuple(card for card in player.cards if ADVENTURES[card].kind == "magic")
    tokens: int = yield _stake_ask(player.magic, power(player), stage.card, bool(cards))
    spent: tuple[int, ...] = ()
    if cards:
        offered = tuple(_magic_card(card, _count(cards, card)) for card in cards if card == _first(cards, card))
        prompt = Msg("carta_magica.stake.cards", monster=says.adventure(stage.card))
        amounts: tuple[int, ...] = yield from some("?", prompt, offered, Several(0, len(cards)))
        spent = _chosen(cards, amounts)
    work = Work(state.position)
    work.pay(seat, "magic", tokens, spent)
    if spent:
        work.say("carta_magica.note.paid", seat, what=payment.paid("magic", (tokens, spent)))
    return _asked(work, tame(work, seat, stage.card, tokens + sum(ADVENTURES[card].amount for card in spent)))


def _first(cards: tuple[int, ...], card: int) -> int:
    return next(one for one in cards if ADVENTURES[one].amount == ADVENTURES[card].amount)


def _count(cards: tuple[int, ...], card: int) -> int:
    return sum(ADVENTURES[one].amount == ADVENTURES[card].amount for one in cards)


def _chosen(cards: tuple[int, ...], amounts: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of a hand with these amounts."""
    left = list(cards)
    found = []
    for amount in amounts:
        card = next(one for one in left if ADVENTURES[one].amount == amount)
        left.remove(card)
        found.append(card)
    return tuple(found)


@cache
def _magic_card(card: int, count: int) -> Option[int]:
    return Option(ADVENTURES[card].token, ADVENTURES[card].amount, says.adventure(card), count=count)


def chances(strength: int, added: int) -> int:
    """How many of the six segments tame a monster of this strength when `added` is added to the spin."""
    return sum(segment.steps + added >= strength for segment in WHEEL)


@cache
def _stake_ask(tokens: int, monsters: int, card: int, has_cards: bool) -> Ask:
    strength = ADVENTURES[card].strength
    options = tuple(
        Option(
            str(amount),
            amount,
            Msg("carta_magica.amount.magic", amount=amount),
            Msg("carta_magica.stake.hint", segments=chances(strength, amount + monsters)),
        )
        for amount in range(tokens + 1)
    )
    prompt = Msg("carta_magica.stake.ask", monster=says.adventure(card), monsters=monsters)
    return Ask("?", prompt, options, suggest=Later(lambda: _stake_hints(tokens, monsters, card, has_cards)))


def _stake_hints(tokens: int, monsters: int, card: int, has_cards: bool) -> tuple[Suggestion, ...]:
    """The least magic for every chance that can be had, cards kept."""
    found: dict[int, int] = {}
    for amount in range(tokens + 1):
        found.setdefault(chances(ADVENTURES[card].strength, amount + monsters), amount)
    tail = ("-",) if has_cards else ()
    return tuple(
        Suggestion((str(amount), *tail), Msg("carta_magica.stake.suggest", amount=amount, segments=segments))
        for segments, amount in found.items()
    )


_REFUSALS = {"accept": "carta_magica.again.accept", "storm": "carta_magica.shelter.storm"}


@cache
def again_ask(prompt: str, refusal: str) -> Ask:
    """Spin again with a card, or let it be."""
    again = Option("spin-again", True, Msg("carta_magica.again.yes"))
    return Ask("?", Msg(prompt), (again, Option(refusal, False, Msg(_REFUSALS[refusal]))))


def use_again(work: Work, seat: Seat) -> None:
    """Lay down a spin-again card."""
    card = card_of(work.players[seat], "spin_again")
    assert card is not None
    work.use(seat, card)
    work.say("carta_magica.note.again", seat)


def retame(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The spin was too low for the monster: spin again with a card, or let it win."""
    stage = state.stage
    assert isinstance(stage, Retaming)
    is_again: bool = yield again_ask("carta_magica.again.taming", "accept")
    work = Work(state.position)
    if is_again:
        use_again(work, seat)
        return _asked(work, tame(work, seat, stage.card, stage.spent))
    work.mark(seat, "failed", card=stage.card, amount=stage.spent)
    lose(work, seat, stage.card)
    return onward(work)
