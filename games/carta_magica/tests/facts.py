"""What sentences of `carta_magica` are held to: facts of positions, found by the rules and without the game's mind."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
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


def at(said: Said) -> Position:
    """The position in which a line begins."""
    found: Position = said.state.position
    return found


def then(said: Said) -> Position:
    """The position that a line comes to, before chance."""
    traced = trace(turn(said.rules, said.state, said.seat), tuple(said.line.split()))
    found: Position = so_far(said.state, traced).position
    return found


def me(said: Said) -> Player:
    return at(said).players[said.seat]


def mine(said: Said) -> Player:
    """The player who reads, after the line."""
    return then(said).players[said.seat]


def who(said: Said, key: str = "who") -> Seat:
    found: Seat = said[key].seat
    return found


def options(said: Said) -> set[str]:
    """What can be answered after the line so far."""
    end = walk(said.rules, said.state, said.seat, tuple(said.line.split()))
    return {option.token for option in end.ask.options} if isinstance(end, Asking) else set()  # type: ignore[union-attr]


def talisman(said: Said, key: str = "talisman") -> int:
    return next(talisman.id for talisman in TALISMANS if says.talisman(talisman.id) == said[key])


def worth(position: Position, seat: Seat, card: int) -> int:
    """What a talisman scores for a seat."""
    return TALISMANS[card].points + 10 * (card in CHALLENGES[position.players[seat].challenge].talismans)


def is_sought(position: Position, seat: Seat, card: int) -> bool:
    return card in CHALLENGES[position.players[seat].challenge].talismans


def total(position: Position, seat: Seat) -> int:
    return sum(points(position, seat))


def others(said: Said) -> list[Seat]:
    return [Seat(seat) for seat in range(len(at(said).players)) if seat != said.seat]


def harbour(said: Said, key: str = "harbour") -> Square:
    return next(port for port in HARBOUR if says.harbour(port) == said[key])


def place(said: Said, key: str = "square") -> Square:
    """A square by its name, or a harbour by its own."""
    found = said[key]
    if isinstance(found, str):
        return square(found.lower())
    return (
        next((port for port in HARBOUR if found in (says.harbour(port), says.place(port))), -1)
        if "harbour" in found.key
        else square(dict(found.args)["square"].lower())
    )


@cache
def _far(goal: Square, is_diagonal: bool, is_short: bool) -> dict[tuple[Square, int], int]:
    """Steps to a harbour by square and lap counter, other ships aside, so that the counter is not 0 then (`is_short`: whatever it is)."""
    sea = {at for at in range(len(CHART)) if CHART[at] in SAFE_LETTERS or at in HARBOUR}
    found = {(goal, lap): 0 for lap in LAPS if lap or is_short}
    queue = deque(found)
    while queue:
        here, lap = queue.popleft()
        for near in neighbours(here, is_diagonal):
            before = near, lap - crossing(near, here)
            if before not in found and before[1] in LAPS and (near in sea or CHART[near] == CALM_LETTER):
                found[before] = found[here, lap] + 1
                if near in sea:
                    queue.append(before)
    return found


def left(options: Options, player: Player, where: Square | None = None, lap: int | None = None) -> int:
    """Steps home, so that it ends the match."""
    is_short = options.is_return_enough and options.is_bonus_for_any
    fields = _far(player.home, options.is_diagonal, is_short)
    here = player.square if where is None else where, player.lap if lap is None else lap
    return min(fields.get(here, FAR), FAR)


def home(position: Position, seat: Seat) -> int:
    return left(position.options, position.players[seat])


def off(position: Position, seat: Seat, port: Square) -> int:
    """Steps to a harbour."""
    return _far(port, position.options.is_diagonal, True).get((position.players[seat].square, 0), FAR)


def deck(said: Said) -> list[Adventure]:
    return [ADVENTURES[card] for card in at(said).deck or at(said).discard]


def monster(said: Said) -> Adventure:
    return next(card for card in ADVENTURES if card.kind == "monster" and Msg(f"carta_magica.monster.{card.name}") == said["monster"])


def card(said: Said, key: str = "card") -> Adventure:
    return next(adventure for adventure in ADVENTURES if says.adventure(adventure.id) == said[key])


def is_due(said: Said, way: str) -> bool:
    due = price(at(said).options, way)  # type: ignore[arg-type]
    return due is not None and said["price"] == says.amount(*due)


def can_come_in(said: Said) -> bool:
    """Whether every spin from a number on brings the ship into a harbour, and no lower one does, as the ships lie now."""
    position, port = then(said), harbour(said)
    spins = {segment.steps: reach_of(position, said.seat, segment.steps).ends >> port & 1 for segment in WHEEL if segment.steps > 0}
    return {spin for spin, comes in spins.items() if comes} == {spin for spin in spins if spin >= said["spin"]}


def is_safe(said: Said) -> bool:
    """Whether no storm harms the ship after the line, as the ships lie."""
    return not any(drift.condition != "free" for wind in COMPASS for drift in drifts(then(said), wind, ()) if drift.seat == said.seat)


def is_nearest(said: Said) -> bool:
    return all(home(then(said), other) >= said["left"] for other in others(said))


def tamed_by(said: Said, card: Adventure, magic: int) -> int:
    return chances(card.strength, magic + power(me(said)))


def met(said: Said) -> Adventure:
    """The monster that is met."""
    number: int = said.state.stage.card
    return ADVENTURES[number]


def staked(said: Said) -> int:
    """The magic of a stake with its cards."""
    given = said.line.split()
    cards = [
        ADVENTURES[next(adventure.id for adventure in ADVENTURES if adventure.token == token)].amount
        for token in given[1:]
        if token != "-"
        for token in token.split("+")
    ]
    return int(given[0]) + sum(cards)


def is_stake(said: Said) -> bool:
    spins = tamed_by(said, met(said), said["magic"])
    least = min(segment.steps for segment in WHEEL if segment.steps + said["magic"] + power(me(said)) >= met(said).strength)
    return said["magic"] == staked(said) and (said["spins"], said["least"], said["monster"]) == (spins, least, named(met(said)))


def named(card: Adventure) -> Msg:
    return Msg(f"carta_magica.monster.{card.name}")


def blown(said: Said) -> tuple[Square, bool]:
    """Where a storm leaves the own ship, and whether harmed."""
    stage = said.state.stage
    drift = next((drift for drift in drifts(at(said), stage.wind, getattr(stage, "sheltered", ())) if drift.seat == said.seat), None)
    return (me(said).square, False) if drift is None else (drift.route[-1], drift.condition != "free")


def is_blown(is_harmed: bool) -> Claim:
    return lambda said: blown(said) == (place(said), is_harmed)


def swapped(said: Said) -> tuple[Player, int]:
    """The other of a battle, and how far home would be from their place."""
    fight = said.state.stage.fight
    other = at(said).players[fight.defender if said.seat == fight.attacker else fight.attacker]
    return other, left(at(said).options, me(said), other.square, me(said).lap + crossing(me(said).square, other.square))


def is_swap(said: Said) -> bool:
    other, there = swapped(said)
    return (place(said), said["there"], said["here"]) == (other.square, there, home(at(said), said.seat))


def is_taken(said: Said, is_won: bool, what: str) -> bool:
    """Whether a battle has just brought a talisman or card, or cost it."""
    last = at(said).last
    side = last.what == "prize" and last.fight is not None and (last.fight.winner == said.seat) == is_won
    if what == "card":
        return side and last.card is not None and says.adventure(last.card) == said["card"]
    return side and last.talisman == talisman(said) and said["points"] == worth(at(said), said.seat, talisman(said))


def is_on_sale(said: Said) -> bool:
    return talisman(said) in at(said).row and said["points"] == worth(at(said), said.seat, talisman(said))


def is_theirs(said: Said) -> bool:
    return is_sought(at(said), who(said), talisman(said)) and said["theirs"] == worth(at(said), who(said), talisman(said))


def is_held(said: Said) -> bool:
    """Whether another holds a talisman that scores so much for oneself, and may be attacked."""
    held = talisman(said) in at(said).players[who(said)].talismans
    return held and who(said) in said.state.stage.victims and said["points"] == worth(at(said), said.seat, talisman(said))


def is_compared(said: Said) -> bool:
    """The own points and the most of another."""
    most = max(total(at(said), other) for other in others(said))
    return (said["points"], said["most"]) == (total(at(said), said.seat), most) and total(at(said), who(said)) == most


def is_coming_home(said: Said) -> bool:
    """Whether an answer of the panel brings the ship home so that it scores or ends the match."""
    offered = [reach_of(at(said), said.seat, steps) for way, steps in ways(at(said), said.seat) if way == "sail" or said.line]
    laps = [delta for reach in offered if reach.ends >> me(said).home & 1 for delta in reach.laps(me(said).home)]
    return any(me(said).lap + delta or at(said).options.is_bonus_for_any or at(said).options.is_return_enough for delta in laps)


def is_home_now(said: Said, ends: bool) -> bool:
    after = then(said)
    most = max(total(after, other) for other in others(said))
    is_true = (said["own"], said["most"]) == (total(after, said.seat), most) and total(after, who(said)) == most
    return is_true and after.final is not None and (after.final == ()) == ends and at(said).final is None


def is_magic(said: Said) -> bool:
    worst = max((card for card in deck(said) if card.kind == "monster"), key=lambda card: card.strength)
    at_large = max(ADVENTURES[card].strength for card in (*at(said).deck, *at(said).discard) if ADVENTURES[card].kind == "monster")
    strongest = next(adventure for adventure in ADVENTURES if adventure.kind == "monster" and adventure.strength == at_large)
    held = means(mine(said), "magic")
    return bool(worst) and (said["held"], said["monster"], said["spins"]) == (held, named(strongest), tamed_by(said, strongest, held))


def is_goods(said: Said) -> bool:
    sold = means(mine(said), "goods") // 2
    pays = HARBOUR[harbour(said)].is_black and said["gold"] == sold <= room(mine(said), "gold", at(said).options)
    return pays and said["left"] == off(at(said), said.seat, harbour(said))


def gained(said: Said, kind: str) -> int:
    return int(getattr(mine(said), kind)) - int(getattr(me(said), kind))


def is_next(said: Said) -> bool:
    return mine(said).square == place(said) and can_come_in(said)


def is_prize(said: Said) -> bool:
    return talisman(said) in at(said).players[loser(said)].talismans and said["points"] == worth(at(said), said.seat, talisman(said))


def loser(said: Said) -> Seat:
    fight = said.state.stage.fight
    found: Seat = fight.defender if fight.winner == fight.attacker else fight.attacker
    return found


def odds(is_true: Callable[[float], bool]) -> Claim:
    return lambda said: is_true(float(winning(again_cards(me(said)), again_cards(at(said).players[who(said)]))))


def their_spin(said: Said) -> int:
    """What the other has spun in a battle."""
    fight: Fight = said.state.stage.fight
    return WHEEL[fight.attack if said.seat == fight.defender else fight.defence].steps


def options_first(said: Said) -> set[str]:
    """What the first question of the turn offers."""
    end = walk(said.rules, said.state, said.seat, ())
    return {option.token for option in end.ask.options} if isinstance(end, Asking) else set()  # type: ignore[union-attr]


def order_left(said: Said) -> int:
    port = harbour(said)
    return home(at(said), said.seat) if port == me(said).home else off(at(said), said.seat, port)


def frees(action: str) -> int:
    """How many spins of six show an action."""
    return sum(action in segment.actions for segment in WHEEL)


def most_steps(said: Said) -> int:
    return max(steps for _, steps in ways(at(said), said.seat))


def sold(said: Said, player: Player) -> int:
    """The gold that a player's goods would bring now."""
    return min(means(player, "goods") // 2, room(player, "gold", at(said).options))


def comes_home(said: Said, score: int) -> bool:
    """Whether a line brings the ship home, and what it scores by it."""
    return points(then(said), said.seat)[3] == 15 and points(at(said), said.seat)[3] == 0 and said["points"] == score


def won_talismans(said: Said) -> list[int]:
    """The points of the talismans that a seat has more after a line."""
    before, after = me(said), said.after.position.players[said.seat]
    return [TALISMANS[talisman].points for talisman in after.talismans if talisman not in before.talismans]
