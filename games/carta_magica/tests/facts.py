"""Facts with which the sentences of `carta_magica` are checked, found by the rules and without the game's mind."""

from __future__ import annotations

from collections import deque
from functools import cache

from contract.claims import Claim, Said
from engine.values.core import Msg, Seat
from engine.walking.walk import Asking, so_far, trace, turn, walk
from games.carta_magica.rules import says
from games.carta_magica.rules.board import (
    ADVENTURES,
    CALM_LETTER,
    CHALLENGES,
    CHART,
    COMPASS,
    HARBOUR,
    SAFE_LETTERS,
    TALISMANS,
    WHEEL,
    Adventure,
    Square,
    crossing,
    square,
)
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.payment import means, room
from games.carta_magica.rules.reach import FAR, neighbours
from games.carta_magica.rules.sailing import price, reach_of, ways
from games.carta_magica.rules.score import points
from games.carta_magica.rules.state import Fight, Player, Position
from games.carta_magica.rules.turn.adventure import chances, power
from games.carta_magica.rules.turn.odds import again_cards, winning
from games.carta_magica.rules.turn.spin import drifts

LAPS = range(-4, 5)


def at(sentence: Said) -> Position:
    """The position in which a line begins."""
    position: Position = sentence.state.position
    return position


def then(sentence: Said) -> Position:
    """The position that a line comes to, before chance."""
    traced = trace(turn(sentence.rules, sentence.state, sentence.seat), tuple(sentence.line.split()))
    position: Position = so_far(sentence.state, traced).position
    return position


def me(sentence: Said) -> Player:
    return at(sentence).players[sentence.seat]


def mine(sentence: Said) -> Player:
    """The player who reads, after the line."""
    return then(sentence).players[sentence.seat]


def who(sentence: Said, key: str = "who") -> Seat:
    seat: Seat = sentence[key].seat
    return seat


def options(sentence: Said) -> set[str]:
    """What can be answered after the line so far."""
    end = walk(sentence.rules, sentence.state, sentence.seat, tuple(sentence.line.split()))
    return {option.token for option in end.ask.options} if isinstance(end, Asking) else set()  # type: ignore[union-attr]


def talisman(sentence: Said, key: str = "talisman") -> int:
    return next(talisman.id for talisman in TALISMANS if says.talisman(talisman.id) == sentence[key])


def worth(position: Position, seat: Seat, card: int) -> int:
    """What a talisman scores for a seat."""
    return TALISMANS[card].points + 10 * (card in CHALLENGES[position.players[seat].challenge].talismans)


def is_sought(position: Position, seat: Seat, card: int) -> bool:
    return card in CHALLENGES[position.players[seat].challenge].talismans


def total(position: Position, seat: Seat) -> int:
    return sum(points(position, seat))


def others(sentence: Said) -> list[Seat]:
    return [Seat(seat) for seat in range(len(at(sentence).players)) if seat != sentence.seat]


def harbour(sentence: Said, key: str = "harbour") -> Square:
    return next(port for port in HARBOUR if says.harbour(port) == sentence[key])


def place(sentence: Said, key: str = "square") -> Square:
    """A square by its name, or a harbour by its own."""
    name = sentence[key]
    if isinstance(name, str):
        return square(name.lower())
    if "harbour" in name.key:
        return next((port for port in HARBOUR if name in (says.harbour(port), says.place(port))), -1)
    return square(dict(name.args)["square"].lower())


@cache
def _far(goal: Square, is_diagonal: bool, is_short: bool) -> dict[tuple[Square, int], int]:
    """Return the steps to a harbour by square and lap counter, without other ships.

    The ship arrives with a lap, that is with a counter other than 0; with `is_short` also without one.
    """
    sea = {at for at in range(len(CHART)) if CHART[at] in SAFE_LETTERS or at in HARBOUR}
    distances = {(goal, lap): 0 for lap in LAPS if lap or is_short}
    queue = deque(distances)
    while queue:
        here, lap = queue.popleft()
        for near in neighbours(here, is_diagonal):
            lap_before = lap - crossing(near, here)
            before = near, lap_before
            if before not in distances and lap_before in LAPS and (near in sea or CHART[near] == CALM_LETTER):
                distances[before] = distances[here, lap] + 1
                if near in sea:
                    queue.append(before)
    return distances


def steps_home_from(options: Options, player: Player, where: Square | None = None, lap: int | None = None) -> int:
    """Steps home from the ship's square (or from another), so that it ends the match."""
    is_short = options.is_return_enough and options.is_bonus_for_any
    fields = _far(player.home, options.is_diagonal, is_short)
    here = player.square if where is None else where, player.lap if lap is None else lap
    return min(fields.get(here, FAR), FAR)


def steps_home(position: Position, seat: Seat) -> int:
    """Steps home of a seat's ship, so that it ends the match."""
    return steps_home_from(position.options, position.players[seat])


def steps_to(position: Position, seat: Seat, port: Square) -> int:
    """Steps to a harbour."""
    return _far(port, position.options.is_diagonal, True).get((position.players[seat].square, 0), FAR)


def deck(sentence: Said) -> list[Adventure]:
    return [ADVENTURES[card] for card in at(sentence).deck or at(sentence).discard]


def monster(sentence: Said) -> Adventure:
    return next(card for card in ADVENTURES if card.kind == "monster" and Msg(f"carta_magica.monster.{card.name}") == sentence["monster"])


def card(sentence: Said, key: str = "card") -> Adventure:
    return next(adventure for adventure in ADVENTURES if says.adventure(adventure.id) == sentence[key])


def is_due(sentence: Said, way: str) -> bool:
    due = price(at(sentence).options, way)  # type: ignore[arg-type]
    return due is not None and sentence["price"] == says.amount(*due)


def is_price(sentence: Said) -> bool:
    """Whether the way of sailing has that price, or none."""
    return is_due(sentence, sentence["way"]) or (sentence["price"] == "" and price(at(sentence).options, sentence["way"]) is None)


def is_other_fighter(sentence: Said) -> bool:
    """Whether somebody attacked, or was attacked if the reader proposes a swap."""
    fight = sentence.state.stage.fight
    return bool(who(sentence) == (fight.defender if sentence["proposed"] else fight.attacker))


def can_come_in(sentence: Said) -> bool:
    """Whether every spin from a number on brings the ship into a harbour, and no lower one does, as the ships lie now."""
    position, port = then(sentence), harbour(sentence)
    spins = {segment.steps: reach_of(position, sentence.seat, segment.steps).ends >> port & 1 for segment in WHEEL if segment.steps > 0}
    return {spin for spin, comes in spins.items() if comes} == {spin for spin in spins if spin >= sentence["spin"]}


def is_safe(sentence: Said) -> bool:
    """Whether no storm harms the ship after the line, as the ships lie."""
    return not any(
        drift.condition != "free" for wind in COMPASS for drift in drifts(then(sentence), wind, ()) if drift.seat == sentence.seat
    )


def is_nearest(sentence: Said) -> bool:
    return all(steps_home(then(sentence), other) >= sentence["left"] for other in others(sentence))


def tamed_by(sentence: Said, card: Adventure, magic: int) -> int:
    return chances(card.strength, magic + power(me(sentence)))


def monster_met(sentence: Said) -> Adventure:
    """The monster that is met."""
    number: int = sentence.state.stage.card
    return ADVENTURES[number]


def staked_magic(sentence: Said) -> int:
    """The magic of a stake with its cards; its line is the number of magic tokens, then perhaps card tokens joined by `+`."""
    magic, *rest = sentence.line.split()
    cards = [token for word in rest if word != "-" for token in word.split("+")]
    amounts = [next(card.amount for card in ADVENTURES if card.token == token) for token in cards]
    return int(magic) + sum(amounts)


def is_stake(sentence: Said) -> bool:
    spins = tamed_by(sentence, monster_met(sentence), sentence["magic"])
    least = min(
        segment.steps for segment in WHEEL if segment.steps + sentence["magic"] + power(me(sentence)) >= monster_met(sentence).strength
    )
    return sentence["magic"] == staked_magic(sentence) and (sentence["spins"], sentence["least"], sentence["monster"]) == (
        spins,
        least,
        monster_name(monster_met(sentence)),
    )


def monster_name(card: Adventure) -> Msg:
    return Msg(f"carta_magica.monster.{card.name}")


def storm_end(sentence: Said) -> tuple[Square, bool]:
    """Where a storm leaves the own ship, and whether harmed."""
    stage = sentence.state.stage
    drift = next(
        (drift for drift in drifts(at(sentence), stage.wind, getattr(stage, "sheltered", ())) if drift.seat == sentence.seat), None
    )
    return (me(sentence).square, False) if drift is None else (drift.route[-1], drift.condition != "free")


def is_blown(is_harmed: bool) -> Claim:
    return lambda sentence: storm_end(sentence) == (place(sentence), is_harmed)


def swap_of(sentence: Said) -> tuple[Player, int]:
    """The other player of a battle, and how far home would be from that player's square."""
    fight = sentence.state.stage.fight
    other = at(sentence).players[fight.defender if sentence.seat == fight.attacker else fight.attacker]
    return other, steps_home_from(
        at(sentence).options, me(sentence), other.square, me(sentence).lap + crossing(me(sentence).square, other.square)
    )


def is_swap(sentence: Said) -> bool:
    other, there = swap_of(sentence)
    return (place(sentence), sentence["there"], sentence["here"]) == (other.square, there, steps_home(at(sentence), sentence.seat))


def is_taken(sentence: Said, is_won: bool, what: str) -> bool:
    """Whether a battle has just brought a talisman or card, or cost it."""
    last = at(sentence).last
    side = last.what == "prize" and last.fight is not None and (last.fight.winner == sentence.seat) == is_won
    if what == "card":
        return side and last.card is not None and says.adventure(last.card) == sentence["card"]
    return side and last.talisman == talisman(sentence) and sentence["points"] == worth(at(sentence), sentence.seat, talisman(sentence))


def is_on_sale(sentence: Said) -> bool:
    return talisman(sentence) in at(sentence).row and sentence["points"] == worth(at(sentence), sentence.seat, talisman(sentence))


def is_theirs(sentence: Said) -> bool:
    return is_sought(at(sentence), who(sentence), talisman(sentence)) and sentence["theirs"] == worth(
        at(sentence), who(sentence), talisman(sentence)
    )


def is_held(sentence: Said) -> bool:
    """Whether another holds a talisman that scores so much for oneself, and may be attacked."""
    is_theirs = talisman(sentence) in at(sentence).players[who(sentence)].talismans
    return (
        is_theirs
        and who(sentence) in sentence.state.stage.victims
        and sentence["points"] == worth(at(sentence), sentence.seat, talisman(sentence))
    )


def is_compared(sentence: Said) -> bool:
    """The own points and the most of another."""
    most = max(total(at(sentence), other) for other in others(sentence))
    return (sentence["points"], sentence["most"]) == (total(at(sentence), sentence.seat), most) and total(
        at(sentence), who(sentence)
    ) == most


def is_coming_home(sentence: Said) -> bool:
    """Whether an answer of the panel brings the ship home so that it scores or ends the match."""
    offered = [
        reach_of(at(sentence), sentence.seat, steps) for way, steps in ways(at(sentence), sentence.seat) if way == "sail" or sentence.line
    ]
    laps = [delta for reach in offered if reach.ends >> me(sentence).home & 1 for delta in reach.laps(me(sentence).home)]
    return any(me(sentence).lap + delta or at(sentence).options.is_bonus_for_any or at(sentence).options.is_return_enough for delta in laps)


def is_home_now(sentence: Said, ends: bool) -> bool:
    after = then(sentence)
    most = max(total(after, other) for other in others(sentence))
    is_true = (sentence["own"], sentence["most"]) == (total(after, sentence.seat), most) and total(after, who(sentence)) == most
    return is_true and after.final is not None and (after.final == ()) == ends and at(sentence).final is None


def is_magic(sentence: Said) -> bool:
    worst = max((card for card in deck(sentence) if card.kind == "monster"), key=lambda card: card.strength)
    at_large = max(ADVENTURES[card].strength for card in (*at(sentence).deck, *at(sentence).discard) if ADVENTURES[card].kind == "monster")
    strongest = next(adventure for adventure in ADVENTURES if adventure.kind == "monster" and adventure.strength == at_large)
    magic = means(mine(sentence), "magic")
    return bool(worst) and (sentence["held"], sentence["monster"], sentence["spins"]) == (
        magic,
        monster_name(strongest),
        tamed_by(sentence, strongest, magic),
    )


def is_goods(sentence: Said) -> bool:
    sold = means(mine(sentence), "goods") // 2
    pays = HARBOUR[harbour(sentence)].is_black and sentence["gold"] == sold <= room(mine(sentence), "gold", at(sentence).options)
    return pays and sentence["left"] == steps_to(at(sentence), sentence.seat, harbour(sentence))


def gain(sentence: Said, kind: str) -> int:
    return int(getattr(mine(sentence), kind)) - int(getattr(me(sentence), kind))


def is_next(sentence: Said) -> bool:
    return mine(sentence).square == place(sentence) and can_come_in(sentence)


def is_prize(sentence: Said) -> bool:
    return talisman(sentence) in at(sentence).players[loser(sentence)].talismans and sentence["points"] == worth(
        at(sentence), sentence.seat, talisman(sentence)
    )


def loser(sentence: Said) -> Seat:
    fight = sentence.state.stage.fight
    seat: Seat = fight.defender if fight.winner == fight.attacker else fight.attacker
    return seat


def odds(sentence: Said) -> str:
    share = float(winning(again_cards(me(sentence)), again_cards(at(sentence).players[who(sentence)])))
    return "even" if share == 1 / 2 else "ahead" if share > 1 / 2 else "below"


def their_spin(sentence: Said) -> int:
    """What the other has spun in a battle."""
    fight: Fight = sentence.state.stage.fight
    return WHEEL[fight.attack if sentence.seat == fight.defender else fight.defence].steps


def options_first(sentence: Said) -> set[str]:
    """What the first question of the turn offers."""
    end = walk(sentence.rules, sentence.state, sentence.seat, ())
    return {option.token for option in end.ask.options} if isinstance(end, Asking) else set()  # type: ignore[union-attr]


def order_left(sentence: Said) -> int:
    port = harbour(sentence)
    return steps_home(at(sentence), sentence.seat) if port == me(sentence).home else steps_to(at(sentence), sentence.seat, port)


def frees(action: str) -> int:
    """How many spins of six show an action."""
    return sum(action in segment.actions for segment in WHEEL)


def sale_gold(sentence: Said, player: Player) -> int:
    """The gold that a player's goods would bring now."""
    return min(means(player, "goods") // 2, room(player, "gold", at(sentence).options))


def home_points(position: Position, seat: Seat) -> int:
    _, _, _, home = points(position, seat)
    return home


def comes_home(sentence: Said, score: int) -> bool:
    """Whether a line brings the ship home and the sentence names this score."""
    seat = sentence.seat
    return home_points(at(sentence), seat) == 0 and home_points(then(sentence), seat) == 15 and sentence["points"] == score


def won_talismans(sentence: Said) -> list[int]:
    """The points of the talismans that a seat has more after a line."""
    before, after = me(sentence), sentence.after.position.players[sentence.seat]
    return [TALISMANS[talisman].points for talisman in after.talismans if talisman not in before.talismans]
