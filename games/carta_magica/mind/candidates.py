"""A few answers after a spin that differ in kind, by fixed rules on open facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from engine.asks.decision import Answer
from engine.values.core import Msg, Path, Seat
from games.carta_magica.mind import decide
from games.carta_magica.mind.charts import HARM, sea_of
from games.carta_magica.mind.decide import ActionChoice
from games.carta_magica.mind.evaluation import Outlook, steps_home
from games.carta_magica.rules import says
from games.carta_magica.rules.board import GOODS_PER_GOLD, HARBOUR, HOME_POINTS, TALISMAN_PRICE, TALISMANS, Square, name, square
from games.carta_magica.rules.payment import card_of, cheapest, means, room, usual
from games.carta_magica.rules.reach import CALM, FAR, PORTS, Reach, squares_in
from games.carta_magica.rules.sailing import CARD_OF, CARD_WAY, Way, price, ransom, reach_of, ways
from games.carta_magica.rules.score import points, talisman_score
from games.carta_magica.rules.state import Position, State
from games.carta_magica.rules.turn.choose import WAYS, Action, before_and_after
from games.carta_magica.rules.turn.flow import tradable
from games.carta_magica.rules.turn.harbour import id_of
from games.carta_magica.rules.turn.odds import monsters_among
from games.carta_magica.rules.turn.work import Work


class Outing(Struct, frozen=True):
    """An answer after the spin."""

    kind: str
    """What it does: `home` or `early` (home without the bonus), `buy`, `unseen` or `sell`, `call` (at a harbour, without a deal), `sail` or
    `towards` (a harbour); else the name of the action."""
    answer: Answer
    talisman: int | None = None
    """The open talisman that it buys; `None`: none, or an unseen one."""


def score_of(position: Position, seat: Seat, talisman: int) -> int:
    """Return what a talisman scores for a seat."""
    return talisman_score(talisman, position.players[seat].challenge)


def wishes(position: Position, seat: Seat) -> list[int]:
    """Return the open talismans, those that score most for a seat first."""
    return sorted(position.row, key=lambda card: -score_of(position, seat, card))


def place_name(square: Square) -> Msg:
    """Return a square in words: a harbour by its name, the sea by its square."""
    return says.harbour(square) if square in HARBOUR else says.place(square)


def buying_answer(position: Position, seat: Seat, talisman: int | None, path: Path, places: tuple[object, ...]) -> Answer:
    """Return the answer that buys an open talisman, or an unseen one (`None`)."""
    payment = usual(position.players[seat], "gold", TALISMAN_PRICE, position.options)
    if talisman is None:
        return Answer((*path, "unseen", *payment), Msg("carta_magica.decision.unseen", gold=TALISMAN_PRICE), places=places)
    label = Msg(
        "carta_magica.decision.buy", talisman=says.talisman(talisman), gold=TALISMAN_PRICE, points=score_of(position, seat, talisman)
    )
    return Answer((*path, TALISMANS[talisman].token, *payment), label, places=(*places, TALISMANS[talisman]))


def deal_here(position: Position, seat: Seat, path: Path, places: tuple[object, ...], is_sensible: bool = False) -> Outing | None:
    """Return the best deal in the harbour where the ship lies; `None`: nothing to trade.

    It is the talisman that scores most, or all goods for gold. `is_sensible`: the deal of the sensible player, who may make none.
    """
    most, player = tradable(position, seat), position.players[seat]
    if not most:
        return None
    outlook = Outlook(position, seat, position.final is not None and seat in position.final)
    nothing = Msg("carta_magica.menu.nothing", place=says.harbour(player.square))
    if HARBOUR[player.square].is_black:
        gold = decide.sale(outlook, player) if is_sensible else most
        if not gold:
            return Outing("call", Answer((*path, "0"), nothing, places=places, costs=False))
        goods = gold * GOODS_PER_GOLD
        payment = usual(player, "goods", goods, position.options)
        label = Msg("carta_magica.decision.sell", goods=goods, harbour=says.harbour(player.square), gold=gold)
        return Outing("sell", Answer((*path, str(gold), *payment), label, places=places))
    if not is_sensible:
        wanted = wishes(position, seat)
        return Outing("buy", buying_answer(position, seat, wanted[0], path, places), wanted[0]) if wanted else None
    bought = decide.purchase(outlook, player)
    if bought is None:
        return Outing("call", Answer((*path, "nothing"), nothing, places=places, costs=False))
    talisman = id_of(bought)
    return Outing("unseen" if talisman is None else "buy", buying_answer(position, seat, talisman, path, places), talisman)


class Passage:
    """Where one way of sailing leads.

    `start` is the player before it, `position` the position once its price is paid. A path in it begins with `prefix` and ends with
    `tail`, the answer about the payment, if there is a choice.
    """

    def __init__(self, state: State, seat: Seat, way: Way, steps: int, prefix: Path) -> None:
        self.seat, self.prefix = seat, prefix
        self.reach: Reach = reach_of(state.position, seat, steps)
        self.start = state.position.players[seat]
        self.position: Position = state.position
        self.tail: Path = ()
        due = price(state.position.options, way)
        if due is not None:
            work = Work(state)
            work.pay(seat, due[0], cheapest(self.start, *due, state.position.options))
            self.tail, self.position = usual(self.start, *due, state.position.options), work.position
        elif way in CARD_OF:
            work, card = Work(state), card_of(self.start, CARD_OF[way])
            assert card is not None
            work.use(seat, card)
            self.position = work.position

    def path(self, target: Square, delta: int) -> Path:
        """Return the line to a square; its way round the island is named if there are two."""
        laps = self.reach.laps(target)
        around = "clockwise" if delta == laps[-1] else "anticlockwise"
        return (*self.prefix, name(target), *([around] if len(laps) > 1 else []), *self.tail)

    def steps_left(self, target: Square, delta: int) -> int:
        """Return the steps from a square to home; `delta` is what the way there adds to the laps."""
        return steps_home(self.position, self.seat, target, self.start.lap + delta)

    def best_lap(self, target: Square) -> int:
        """Return the lap change of the way to a square that leaves fewer steps to home."""
        return min(self.reach.laps(target), key=lambda delta: (self.steps_left(target, delta), -delta))

    def home(self) -> Outing | None:
        """Return coming home with the best deal there, if it scores or ends the match.

        What begins the last turns is confirmed.
        """
        player, position = self.start, self.position
        if not self.reach.ends >> player.home & 1 or (position.final is not None and player.home_turn >= position.since):
            return None
        laps, is_first_home = self.reach.laps(player.home), position.final is None
        scoring = [delta for delta in laps if player.lap + delta != 0 or position.options.is_bonus_for_any]
        if not scoring and not (is_first_home and position.options.is_return_enough):
            return None
        there, harbour = position.changed(self.seat, square=player.home), says.harbour(player.home)
        path = self.path(player.home, (scoring or laps)[-1])
        deal = deal_here(there, self.seat, path, (player.home,))
        label = Msg("carta_magica.decision.home", harbour=harbour, points=HOME_POINTS)
        if not scoring:
            label = Msg("carta_magica.decision.home.early", harbour=harbour)
        elif deal is not None and deal.talisman is not None:
            score = HOME_POINTS + score_of(there, self.seat, deal.talisman)
            label = Msg("carta_magica.decision.home.buy", talisman=says.talisman(deal.talisman), gold=TALISMAN_PRICE, points=score)
        elif deal is not None:
            label = Msg("carta_magica.decision.home.sell", harbour=harbour, points=HOME_POINTS, gold=tradable(there, self.seat))
        kind = "home" if scoring else "early"
        if deal is None:
            return Outing(kind, Answer(path, label, places=(player.home,), costs=False, asks=is_first_home))
        return Outing(kind, replace(deal.answer, label=label, asks=is_first_home), deal.talisman)

    def deals(self) -> list[Outing]:
        """Return the best purchase and the best sale in reach; of equal ones the one nearest home."""
        best: dict[str, Outing] = {}
        ranks: dict[str, tuple[int, int]] = {}
        for target in HARBOUR:
            if not self.reach.ends >> target & 1:
                continue
            delta = self.best_lap(target)
            there = self.position.changed(self.seat, square=target)
            deal = deal_here(there, self.seat, self.path(target, delta), (target,))
            if deal is not None:
                gold = tradable(there, self.seat) if deal.kind == "sell" else 0
                rank = (-gold, self.steps_left(target, delta))
                if deal.kind not in best or rank < ranks[deal.kind]:
                    best[deal.kind], ranks[deal.kind] = deal, rank
        return [best[kind] for kind in ("buy", "sell") if kind in best]

    def seas(self) -> list[tuple[Square, int]]:
        """Return the open sea in reach, with what the way there adds to the laps."""
        ends = squares_in(self.reach.ends & ~(PORTS | CALM))
        return [(square, delta) for square in ends for delta in self.reach.laps(square)]

    def onward(self) -> Outing | None:
        """Return the sail to the square nearest home; of equal ones, where storms do least harm."""
        seas = self.seas()
        return self._sail_to_sea(*min(seas, key=lambda end: (self.steps_left(*end), HARM[end[0]], end))) if seas else None

    def _sail_to_sea(self, target: Square, delta: int) -> Outing:
        """Return the sail to open sea, on the way home."""
        label = Msg("carta_magica.decision.sail", square=says.place(target), left=self.steps_left(target, delta))
        return Outing("sail", Answer(self.path(target, delta), label, places=(target,), costs=bool(self.tail)))

    def _useful(self) -> list[Square]:
        """Return the harbours out of reach where there is something to trade."""
        far = [port for port in HARBOUR if not self.reach.ends >> port & 1 and port != self.start.square]
        return [port for port in far if tradable(self.position.changed(self.seat, square=port), self.seat)]

    def towards(self) -> Outing | None:
        """Return the sail towards the nearest trading harbour out of reach, red if it can buy."""
        charts, seas, useful = sea_of(self.position.options).port, self.seas(), self._useful()
        if not useful or not seas:
            return None
        is_rich = means(self.start, "gold") >= TALISMAN_PRICE
        port = min(useful, key=lambda harbour: (is_rich and HARBOUR[harbour].is_black, charts[harbour][self.start.square]))
        target, delta = min(seas, key=lambda end: (charts[port][end[0]], HARM[end[0]], end))
        return self._nearer(port, target, delta)

    def _nearer(self, port: Square, target: Square, delta: int) -> Outing | None:
        """Return the sail to a square at sea, if it is nearer to a harbour than the ship is."""
        chart = sea_of(self.position.options).port[port]
        if chart[target] >= min(FAR, chart[self.start.square]):
            return None
        label = Msg("carta_magica.decision.towards", square=says.place(target), left=chart[target], harbour=says.harbour(port))
        return Outing("towards", Answer(self.path(target, delta), label, places=(target,), costs=bool(self.tail)))

    def to(self, target: Square, delta: int) -> Outing:
        """Return the sail to a square chosen by the sensible player, with the deal there, if any.

        A sail to open sea that brings the ship no nearer home is named by a harbour that it comes nearer to.
        """
        path = self.path(target, delta)
        if target not in HARBOUR:
            is_nearer_home = self.steps_left(target, delta) < self.steps_left(self.start.square, 0)
            nearer = [] if is_nearer_home else [self._nearer(port, target, delta) for port in self._useful()]
            return next((outing for outing in nearer if outing is not None), self._sail_to_sea(target, delta))
        if target == self.start.home and (outing := self.home()) is not None:
            return outing
        there = self.position.changed(self.seat, square=target, lap=self.start.lap + delta)
        outing = deal_here(there, self.seat, path, (target,), is_sensible=True)
        if outing is not None:
            return outing
        label = Msg("carta_magica.decision.call", colour=HARBOUR[target].colour, harbour=says.harbour(target))
        return Outing("call", Answer(path, label, places=(target,), costs=bool(self.tail)))


def is_ahead_at_home(position: Position, seat: Seat, outing: Outing) -> bool:
    """Return whether coming home puts a seat ahead of what everybody else has."""
    own = sum(points(position, seat))
    if outing.kind == "home":
        own += HOME_POINTS
    if outing.talisman is not None:
        own += score_of(position, seat, outing.talisman) - TALISMAN_PRICE  # each gold that is spent was a point
    return own > max([sum(points(position, Seat(other))) for other in range(len(position.players)) if other != seat])


def sails(state: State, seat: Seat, way: Way, steps: int, prefix: Path) -> list[Outing]:
    """Return where to sail: home, to a purchase or a sale, on round the island, to a harbour."""
    passage = Passage(state, seat, way, steps, prefix)
    home, deals = passage.home(), passage.deals()
    first = [home] if home is not None and is_ahead_at_home(passage.position, seat, home) else []
    if home is not None:
        deals = [deal for deal in deals if deal.answer.places[0] != passage.start.home]
    late = [home] if home is not None and not first else []
    return [*first, *deals, *late, *[outing for outing in (passage.onward(), passage.towards()) if outing is not None]]


def _tokens(position: Position, seat: Seat, offered: Iterable[Action]) -> Iterator[Outing]:
    """Return taking goods or magic, goods first, if any more fit."""
    if "goods" in offered:
        before, after = before_and_after(position, seat, "goods")
        goods, fits = means(position.players[seat], "goods"), room(position.players[seat], "gold", position.options)
        gold = min((goods + after - before) // GOODS_PER_GOLD, fits) - min(goods // GOODS_PER_GOLD, fits)
        label = Msg("carta_magica.decision.goods", amount=after - before, gold=gold)
        if after > before:
            yield Outing("goods", Answer(("goods",), label, places=("goods",), costs=False))
    if "magic" in offered:
        before, after = before_and_after(position, seat, "magic")
        label = Msg("carta_magica.decision.magic", amount=after - before, held=means(position.players[seat], "magic") + after - before)
        if after > before:
            yield Outing("magic", Answer(("magic",), label, places=("magic",), costs=False))


def draw(position: Position, seat: Seat, path: Path) -> Answer:
    """Return the answer that draws a card: the action `path`, or `draw` if that is chosen."""
    if card_of(position.players[seat], "telescope") is not None and path:
        return Answer(path, Msg("carta_magica.decision.draw.look"), places=("card",), costs=False)
    monsters, cards = monsters_among(position)
    label = Msg("carta_magica.decision.draw", monsters=monsters, cards=cards)
    return Answer(path or ("draw",), label, places=("card",), costs=False)


def _way(position: Position, seat: Seat, way: Way, steps: int) -> Outing:
    """Return the answer that sails in a way that costs something; its square is chosen next."""
    due = price(position.options, way)
    label = Msg("carta_magica.decision.way", way=way, steps=steps, price="" if due is None else says.amount(*due))
    return Outing(way, Answer((way,), label, places=(position.players[seat].square,)))


def outings(state: State, seat: Seat, offered: tuple[Action, ...]) -> list[Outing]:
    """Return the answers after a spin: home, a deal, tokens or a card, on round the island."""
    position = state.position
    free = _trade_or_sail(state, seat, offered)
    deals = [outing for outing in free if outing.kind in ("home", "buy", "sell")]
    seas = [outing for outing in free if outing.kind in ("sail", "towards")]
    takes, costly = _takes(position, seat, offered), _costly_ways(position, seat, offered)
    if _has_purse(position, seat) and not deals:  # what buys a talisman is to be carried to a red harbour
        seas.sort(key=lambda sea: sea.kind != "towards")
        first = [*(seas[:1] or costly[:1]), *takes[:1]]
    else:
        if not seas:  # the ship is stuck: what frees it comes second
            takes, costly = [*takes[:1], *costly, *takes[1:]], []
        first = [*deals[:1], *[deal for deal in deals if deal.kind == "home"], *takes[:1], *seas[:1]]
    if position.final is not None:  # goods and magic score nothing
        first = [*deals, *seas[:1]]
    return few((*first, *deals, *takes, *costly, *seas)) or [_full(position, seat, kind) for kind in offered if kind in ("goods", "magic")]


def _trade_or_sail(state: State, seat: Seat, offered: tuple[Action, ...]) -> list[Outing]:
    """Return the deal where the ship lies, if any, then where it can sail at no cost."""
    position = state.position
    here = deal_here(position, seat, ("trade",), (position.players[seat].square,)) if "trade" in offered else None
    free = sails(state, seat, "sail", dict(ways(position, seat))["sail"], ("sail",)) if "sail" in offered else []
    return free if here is None else [here, *free]


def _takes(position: Position, seat: Seat, offered: tuple[Action, ...]) -> list[Outing]:
    """Return what can be done without sailing: take tokens, draw a card, rest."""
    takes = [*_tokens(position, seat, offered)]
    if "card" in offered:
        takes.append(Outing("card", draw(position, seat, ("card",))))
    if "rest" in offered:
        takes.append(Outing("rest", Answer(("rest",), _PLAIN["rest"], costs=False)))
    return takes


def _costly_ways(position: Position, seat: Seat, offered: tuple[Action, ...]) -> list[Outing]:
    """Return the ways to sail that cost something; instead of gold or goods a card, if any."""
    costly = [_way(position, seat, way, steps) for way, steps in ways(position, seat) if way != "sail" and way in offered]
    by_card = [outing for outing in costly if outing.kind in CARD_OF]  # it does the same and scores nothing
    return by_card or costly


def of_choice(state: State, seat: Seat, choice: ActionChoice, prefix: Path) -> Outing:
    """Return the answer that makes a choice; `prefix` comes before the square it sails to."""
    position, action = state.position, choice.action
    if (way := WAYS.get(action)) is not None:
        steps = dict(ways(position, seat))[way]
        if way == "sail" or not prefix:
            return Passage(state, seat, way, steps, prefix).to(choice.target, choice.delta)
        return _way(position, seat, way, steps)
    if action == "card":
        return Outing("card", draw(position, seat, ("card",)))
    if action == "goods" or action == "magic":
        return next(_tokens(position, seat, (action,)), None) or _full(position, seat, action)
    if action == "trade":
        here = deal_here(position, seat, ("trade",), (position.players[seat].square,), is_sensible=True)
        assert here is not None
        return here
    return Outing(action, Answer((action,), _PLAIN[action], costs=action != "rest"))


def choice_of(state: State, seat: Seat, outing: Outing, way: Way | None) -> ActionChoice:
    """Return the choice that an answer makes, its worth unknown.

    It has no square if that is chosen later. `way`: the way of sailing that is already chosen, or `None`.
    """
    word, *rest = outing.answer.path if way is None else (way, *outing.answer.path)
    action = cast(Action, word)
    sailed = WAYS.get(action)
    if sailed is None or not rest:
        return ActionChoice(action, worth=0.0)
    target = square(rest[0])
    laps = reach_of(state.position, seat, dict(ways(state.position, seat))[sailed]).laps(target)
    is_clockwise = rest[1:2] == ["clockwise"]
    return ActionChoice(action, worth=0.0, target=target, delta=laps[-1] if is_clockwise else laps[0])


_PLAIN: dict[Action, Msg] = {
    "spin-again": Msg("carta_magica.again.yes"),
    "curse": Msg("carta_magica.buy.curse"),
    "cash": Msg("carta_magica.decision.opens", label=Msg("carta_magica.choose.cash")),
    "rest": Msg("carta_magica.decision.rest"),
}


def _full(position: Position, seat: Seat, kind: Action) -> Outing:
    """Return the answer that takes tokens although no more fit."""
    label = Msg("carta_magica.decision.full", kind=kind, held=getattr(position.players[seat], kind))
    return Outing(kind, Answer((kind,), label, places=(kind,), costs=False))


def _has_purse(position: Position, seat: Seat) -> bool:
    """Return whether there is gold for a talisman beyond what frees the ship."""
    player = position.players[seat]
    needed = TALISMAN_PRICE
    if player.condition != "free" and card_of(player, CARD_OF[CARD_WAY[player.condition]]) is None:
        kind, due = ransom(position.options, player.condition)
        needed += due if kind == "gold" else 0
    return means(player, "gold") >= needed


def few(outings: Iterable[Outing]) -> list[Outing]:
    """Return the first answer of each kind and of each path."""
    by_kind: dict[str, Outing] = {}
    for outing in outings:
        if all(outing.answer.path != other.answer.path for other in by_kind.values()):
            by_kind.setdefault(outing.kind, outing)
    return [*by_kind.values()]
