"""A tiny game with everything that a host has to deal with.

Two rounds. Each round: an auction in turn (`bid 3`, `pass`) for a point, with a limit bid as standing order; then
all choose a card of their hidden hand at the same time (secret), the highest scores and all draw again (sealed).
Bids and the form can be prepared. At the end each seat in turn fills in a form: a word, and cards to keep.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.asks.talk import form, pick
from engine.game.mind import Mind
from engine.game.rules import Orders, Planning, Rules, Setting, Settings
from engine.values.chance import Chance
from engine.values.core import (
    Ask,
    Broken,
    Condition,
    Field,
    Form,
    Line,
    Msg,
    Note,
    Option,
    Order,
    Path,
    Result,
    Row,
    ScoreSheet,
    Seat,
    Several,
    Talk,
    Token,
    Turn,
    Who,
)

TOP = 9
ROUNDS = 2


class State(Struct, frozen=True):
    chance: Chance
    deck: tuple[int, ...]
    used: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    round: int
    phase: Literal["auction", "choice", "form", "over"]
    turn: int
    bid: int
    bidder: int | None
    passed: tuple[bool, ...]
    chosen: tuple[int | None, ...]
    words: tuple[str, ...]


class View(Struct, frozen=True):
    seat: Seat | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    points: tuple[int, ...]
    round: int
    phase: Literal["auction", "choice", "form", "over"]
    turn: int
    bid: int
    has_chosen: tuple[bool, ...]
    choice: int | None
    used: tuple[int, ...]
    passed: tuple[bool, ...]
    bidder: int | None
    words: tuple[str, ...]


def plain(text: str) -> Msg:
    return Msg("core.ask.text", text=text)


class Toy:
    """The functions of the game; tests change one of them in a subclass."""

    version = 1

    @classmethod
    def rules(cls) -> Rules[State, View]:
        """The game as the host knows it."""
        toy = cls()
        return Rules(
            name="toy",
            version=toy.version,
            seats=range(2, 5),
            settings=(
                Setting("cards", ("few", "many"), "few"),
                Setting("length", ("short", "long"), "short", implies=(("long", "cards", "many"),)),
            ),
            state_type=State,
            view_type=View,
            longest=100,
            setup=toy.setup,
            opening=toy.opening,
            to_act=toy.to_act,
            may_act=toy.may_act,
            turn=toy.turn,
            view=toy.view,
            imagine=toy.imagine,
            result=toy.result,
            audit=toy.audit,
            status=toy.status,
            describe=toy.describe,
            points=toy.standing,
            mind=Mind(policy=toy.policy, neutral=("pass",)),
            orders=Orders(ask=toy.order, obey=toy.obey, keeps=toy.keeps),
            planning=Planning(position=toy.next_turn, conditions=toy.conditions),
            automatic=toy.automatic,
        )

    def setup(self, seats: int, settings: Settings, seed: str) -> State:
        deck, chance = Chance(seed).shuffled(tuple(range(1, 41)))
        size = 3 if settings["cards"] == "few" else 5
        hands = tuple(tuple(sorted(deck[at * size : (at + 1) * size])) for at in range(seats))
        return State(
            chance=chance,
            deck=deck[seats * size :],
            used=(),
            hands=hands,
            points=(0,) * seats,
            round=1,
            phase="auction",
            turn=0,
            bid=0,
            bidder=None,
            passed=(False,) * seats,
            chosen=(None,) * seats,
            words=("",) * seats,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "over":
            return ()
        if state.phase == "choice":
            return tuple(Seat(seat) for seat, card in enumerate(state.chosen) if card is None)
        return (Seat(state.turn),)

    def may_act(self, state: State) -> tuple[Seat, ...]:
        """While others still choose, a choice that nobody has seen can be changed."""
        return tuple(map(Seat, range(len(state.hands)))) if state.phase == "choice" else self.to_act(state)

    def turn(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        return {"auction": self.auction, "choice": self.choice, "form": self.form}[state.phase](state, seat)

    def auction(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        what = yield from pick(
            "bid",
            plain("bid?"),
            [open_option("bid") if state.bid < TOP else open_option("bid", "top"), open_option("pass")],
        )
        if what == "pass":
            return Turn(self.after_bid(replace(state, passed=put(state.passed, seat, True))))
        amount = yield from pick(
            "bid.amount",
            plain("how much?"),
            [Option(str(n), n, plain(str(n))) for n in range(state.bid + 1, TOP + 1)],
        )
        return Turn(self.after_bid(replace(state, bid=amount, bidder=seat)), (self.told(state, seat),))

    def told(self, state: State, seat: Seat) -> Note:
        """What everybody reads of a bid."""
        return Note(Msg("core.ask.text", text="bid", who=Who(seat)))

    def after_bid(self, state: State) -> State:
        """Go on to the next seat of the auction, or to the choice of cards if the auction is over."""
        waiting = [seat for seat in range(len(state.hands)) if not state.passed[seat]]
        if not waiting or (len(waiting) == 1 and waiting[0] == state.bidder):
            points = state.points if state.bidder is None else put(state.points, state.bidder, state.points[state.bidder] + 1)
            return replace(state, points=points, phase="choice")
        seats = len(state.hands)
        after = next(at % seats for at in range(state.turn + 1, state.turn + 1 + seats) if not state.passed[at % seats])
        return replace(state, turn=after)

    def choice(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        card = yield from pick(
            "card", plain("card?"), [Option(str(card), card, plain(str(card))) for card in state.hands[seat]], secret=True
        )
        own = Note(Msg("core.ask.text", text="chose", card=card), frozenset({seat}))
        state = replace(state, chosen=put(state.chosen, seat, card))
        if None in state.chosen:
            return Turn(state, (own,))
        return self.revealed(state, own)

    def revealed(self, state: State, own: Note) -> Turn[State]:
        """End a round: show all cards, score the highest, and let everybody draw."""
        best = max(range(len(state.hands)), key=lambda at: state.chosen[at] or 0)
        notes = [own, Note(Msg("core.ask.text", text="revealed", cards=tuple(card or 0 for card in state.chosen)))]
        hands, deck = [], list(state.deck)
        for seat, hand in enumerate(state.hands):
            new_card = deck.pop()
            notes.append(Note(Msg("core.ask.text", text="drew", card=new_card), frozenset({Seat(seat)})))
            hands.append(tuple(sorted({*hand, new_card} - {state.chosen[seat] or 0})))
        used = (*state.used, *(card or 0 for card in state.chosen))
        seats = len(hands)
        over = state.round == ROUNDS
        return Turn(
            replace(
                state,
                hands=tuple(hands),
                deck=tuple(deck),
                used=used,
                points=put(state.points, best, state.points[best] + 2),
                round=state.round if over else state.round + 1,
                phase="form" if over else "auction",
                turn=0 if over else best,
                bid=0,
                bidder=None,
                passed=(False,) * seats,
                chosen=(None,) * seats,
            ),
            tuple(notes),
            sealed=True,
        )

    def form(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        words = Ask(
            "words.word",
            plain("word?"),
            (
                Option("ahoy", "ahoy", plain("ahoy")),
                Option("land", "land", plain("land")),
                Option("war", "war", plain("war"), blocked=plain("peace")),
            ),
        )
        keep = Ask(
            "words.keep", plain("keep?"), tuple(Option(str(card), card, plain(str(card))) for card in state.hands[seat]), Several(0, 2)
        )
        word, cards_kept = yield from form(
            "words",
            plain("form"),
            (Field("word", words), Field("keep", keep)),
            lambda values: plain("land keeps two") if values[0] == "land" and len(values[1]) < 2 else None,
        )
        done = replace(state, words=put(state.words, seat, word), points=put(state.points, seat, state.points[seat] + len(cards_kept)))
        last = seat == len(state.hands) - 1
        return Turn(replace(done, phase="over") if last else replace(done, turn=seat + 1))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            state.points,
            state.round,
            state.phase,
            state.turn,
            state.bid,
            tuple(card is not None for card in state.chosen),
            None if seat is None else state.chosen[seat],
            state.used,
            state.passed,
            state.bidder,
            state.words,
        )

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Result(ranks, tuple(ScoreSheet((Row(plain("points"), own),), own) for own in state.points), plain("two rounds"))

    def standing(self, state: State) -> tuple[int, ...]:
        return state.points

    def audit(self, state: State) -> None:
        cards = [*state.deck, *state.used, *(card for hand in state.hands for card in hand)]
        if sorted(cards) != list(range(1, 41)):
            raise Broken("cards")

    def imagine(self, view: View, rng: Random) -> State:
        hidden = sorted({*range(1, 41)} - {*view.used, *view.hand})
        rng.shuffle(hidden)
        hands = tuple(
            view.hand if at == view.seat else tuple(sorted(hidden.pop() for _ in range(size))) for at, size in enumerate(view.hand_sizes)
        )
        chosen = tuple(
            view.choice if at == view.seat else rng.choice(hand) if has_chosen else None
            for at, (hand, has_chosen) in enumerate(zip(hands, view.has_chosen, strict=True))
        )
        return State(
            chance=Chance(f"{rng.random()}"),
            deck=tuple(hidden),
            used=view.used,
            hands=hands,
            points=view.points,
            round=view.round,
            phase=view.phase,
            turn=view.turn,
            bid=view.bid,
            bidder=view.bidder,
            passed=view.passed,
            chosen=chosen,
            words=view.words,
        )

    def opening(self, state: State) -> tuple[Note, ...]:
        return tuple(Note(Msg("core.ask.text", text="hand", cards=hand), frozenset({Seat(at)})) for at, hand in enumerate(state.hands))

    def status(self, view: View) -> Msg:
        return Msg("core.ask.text", text=view.phase, who=Who(Seat(view.turn)))

    def describe(self, view: View) -> tuple[Msg, ...]:
        return (Msg("core.ask.text", text=view.phase, bid=view.bid),)

    def policy(self, world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
        if isinstance(ask, Form):
            return "word=ahoy keep=-"
        tokens = [option.token for option in ask.options if option.blocked is None]
        return "pass" if "pass" in tokens else tokens[-1]

    def order(self, state: State, seat: Seat) -> Talk[Order] | None:
        return None if state.phase != "auction" or state.passed[seat] else self.limit(state)

    def limit(self, state: State) -> Talk[Order]:
        what = yield from pick(
            "order.slot", plain("order?"), [Option("limit", "limit", plain("limit")), Option("none", "none", plain("none"))]
        )
        if what == "none":
            return Order("limit", "", str(state.round), plain("none"))
        top = yield from pick("order.limit", plain("up to?"), [Option(str(n), n, plain(str(n))) for n in range(TOP + 1)])
        return Order("limit", f"limit {top}", str(state.round), Msg("core.ask.text", text="limit", top=top))

    def obey(self, world: State, seat: Seat, orders: tuple[Order, ...]) -> str | None:
        if world.phase != "auction":
            return None
        top = int(orders[0].line.split()[1])
        return f"bid {world.bid + 1}" if world.bid < top else "pass"

    def next_turn(self, world: State, seat: Seat) -> State | None:
        """The position of the seat's next bid or form, for a prepared turn; `None` if it has none before it."""
        waits = (world.phase == "auction" and not world.passed[seat]) or (world.phase == "form" and seat > world.turn)
        return replace(world, turn=seat) if waits else None

    def conditions(self, world: State, seat: Seat, line: Line) -> tuple[Condition, ...]:
        """The conditions of a prepared turn: it is for this round."""
        return (Condition("round", str(world.round), Msg("core.ask.text", text="round", number=world.round)),)

    def automatic(self, state: State) -> tuple[Seat, Line] | None:
        """No automatic moves; tests change this."""
        return None

    def keeps(self, world: State, seat: Seat, order: Order) -> bool:
        return world.phase == "auction" and order.scope == str(world.round)


def open_option(word: str, blocked: str | None = None) -> Option[str]:
    return Option(word, word, plain(word), blocked=None if blocked is None else plain(blocked))


def put(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    return (*items[:at], item, *items[at + 1 :])


RULES = Toy.rules()
