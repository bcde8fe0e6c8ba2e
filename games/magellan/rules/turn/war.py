"""Fights by dice, bombings by the special die, planes in the air. rulebook: Wars."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from data.tables import table
from engine.values.core import Ask, Msg, Note, Option, Seat, Talk, Turn, Who
from games.magellan.rules import says
from games.magellan.rules.board import Cell, Node, cell_of, is_sea, node_token
from games.magellan.rules.pieces import ABOARD, group_count, groups, ships_sorted, without
from games.magellan.rules.state import Battle, Group, Kind, Last, Loss, Position, State, number, with_player
from games.magellan.rules.turn.fights import can_raid, carrier, fights, kinds_in, targets
from games.magellan.rules.turn.flow import allies_charged, crashed, destroyed, settled
from games.magellan.rules.turn.travel import flight_ended, flight_ends
from games.magellan.rules.values import Bomb, Fight, Land, Sortie, Stay

FACE: dict[int, tuple[Kind, ...]] = convert(table("magellan", "pieces")["special_die"], dict[int, tuple[Kind, ...]], strict=False)
"""What the faces of the special die destroy."""
FACES = len(FACE)
"""Faces of the special die, and of an ordinary one."""
SHOT_DOWN = 1
"""The face of the special die that shoots the plane down."""


def fight(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose the next fight and fight it to the end, or (experts) bomb from a ship first."""
    position, notes = state.position, list[Note]()
    choice: Fight | Sortie = yield Ask("fight.choice", Msg("magellan.fight.ask"), _fights(position))
    if isinstance(choice, Sortie):
        raid = choice.fight
        return settled(_raided(position, seat, raid.enemy, raid.cell, notes), notes, sealed=True)
    if position.battle is None and choice.kind == "ship" and can_raid(position, choice.enemy, seat, choice.cell):
        return settled(replace(position, battle=Battle(choice.cell, choice.enemy)), notes)
    return settled(_fought(replace(position, battle=None), choice, notes), notes, sealed=True)


def defend(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Let the attacked player bomb from their ships first. rulebook: Second variant, 1d."""
    position, notes = state.position, list[Note]()
    battle, attacker = position.battle, position.seat
    assert battle is not None
    place = says.at(battle.cell)
    label, hits = Msg("magellan.flight.bomb", who=Who(attacker), place=place), _bomb_odds(position, attacker, battle.cell)
    bomb: Option[Bomb | Stay] = Option(f"bomb-{number(position, attacker)}", Bomb(attacker), label, hits)
    choice: Bomb | Stay = yield Ask("defend.choice", Msg("magellan.defend.ask", who=Who(attacker), cell=battle.cell.upper()), (bomb, STAY))
    if isinstance(choice, Bomb):
        return settled(_raided(position, seat, attacker, battle.cell, notes), notes, sealed=True)
    return settled(_fought(replace(position, battle=None), Fight(battle.cell, "ship", seat), notes), notes, sealed=True)


STAY: Option[Bomb | Stay] = Option("stay", Stay(), Msg("magellan.defend.stay"))


def _fights(position: Position) -> tuple[Option[Fight | Sortie], ...]:
    """Return the due fights; after a take-off from a ship only the battles there."""
    options: list[Option[Fight | Sortie]] = []
    raided = {cell_of(ship.node) for ship in position.players[position.seat].ships if ship.sorties}
    battles, battle = fights(position), position.battle
    if battle is not None:
        battles = (Fight(battle.cell, "ship", battle.enemy),)
    battles_after_raid = tuple([due for due in battles if due.kind == "ship" and due.cell in raided])
    for due in battles_after_raid or battles:
        who = number(position, due.enemy)
        label = Msg("magellan.fight", piece=says.PIECES[due.kind], place=says.at(due.cell), who=Who(due.enemy))
        options.append(Option(f"fight-{due.cell}-{who}", due, label, _odds(position, due)))
        if due.kind == "ship" and position.battle is None and can_raid(position, position.seat, due.enemy, due.cell):
            label = Msg("magellan.fight.bomb", place=says.at(due.cell), who=Who(due.enemy))
            options.append(Option(f"bomb-{due.cell}-{who}", Sortie(due), label, _bomb_odds(position, due.enemy, due.cell)))
    return tuple(options)


ROUND_WON = 21 / 36
"""How often the player in turn wins one round: with the higher die or a tie."""


@cache
def _wins(mine: int, theirs: int) -> float:
    """Return the chance of the player in turn to win a fight, by the pieces on each side."""
    if not mine or not theirs:
        return float(bool(mine))
    return ROUND_WON * _wins(mine, theirs - 1) + (1 - ROUND_WON) * _wins(mine - 1, theirs)


class Odds(NamedTuple):
    """The pieces on both sides of a fight, and the chance of the player in turn to win it."""

    mine: int
    theirs: int
    chance: float


def odds(position: Position, due: Fight) -> Odds:
    """Return the odds of a fight for the player in turn."""
    mine, theirs = _fighter_count(position, position.seat, due), _fighter_count(position, due.enemy, due)
    return Odds(mine, theirs, _wins(mine, theirs))


def _fighter_count(position: Position, seat: Seat, due: Fight) -> int:
    player = position.players[seat]
    return sum([1 if group == AIR else group_count(player, group) for group in fighters(position, seat, due)])


def _odds(position: Position, due: Fight) -> Msg:
    mine, theirs, chance = odds(position, due)
    return Msg("magellan.fight.odds", mine=mine, theirs=theirs, percent=round(100 * chance))


def _bomb_odds(position: Position, enemy: Seat, cell: Cell) -> Msg:
    return Msg("magellan.bomb.odds", hits=bomb_hits(position, enemy, cell), faces=FACES)


def bomb_hits(position: Position, enemy: Seat, cell: Cell) -> int:
    """Count the faces of the special die that hit a piece of an enemy in a cell."""
    there = kinds_in(position.players[enemy], cell)
    return sum(not there.isdisjoint(kinds) for kinds in FACE.values())


def _raided(position: Position, seat: Seat, enemy: Seat, cell: Cell, notes: list[Note]) -> Position:
    """Bomb an enemy from a ship."""
    ship = carrier(position.players[seat], cell)
    assert ship is not None
    face, position = _thrown(position, seat, enemy, cell, notes)
    ship_after = replace(ship, load="", boarded="", sorties=0) if face == SHOT_DOWN else replace(ship, sorties=ship.sorties + 1)
    player = position.players[seat]
    position = with_player(position, seat, replace(player, ships=ships_sorted((*without(player.ships, ship), ship_after))))
    if face == SHOT_DOWN:
        return allies_charged(position, seat, ("plane", "jeep") if ship.load == "both" else ("plane",))
    return _hit(position, enemy, cell, face)


def _thrown(position: Position, seat: Seat, enemy: Seat, cell: Cell, notes: list[Note]) -> tuple[int, Position]:
    """Throw the special die and note it."""
    face, chance = position.chance.below(FACES)
    face += 1
    notes.append(Note(Msg(f"magellan.note.bombed-{face}", who=Who(seat), other=Who(enemy), cell=cell.upper())))
    return face, replace(position, chance=chance, last=Last("bombed", seat, cell, enemy, (face,)))


def _hit(position: Position, enemy: Seat, cell: Cell, face: int) -> Position:
    """Let the owner of the target choose what is lost (ruling 16)."""
    losses = tuple([Loss(enemy, kind, (cell,), "bomb") for kind in FACE[face]])
    return replace(position, losses=position.losses + losses)


def _fought(position: Position, due: Fight, notes: list[Note]) -> Position:
    """Let both players roll a die, again and again, until one side has no piece.

    The higher die destroys a piece of the other side; of equal dice that of the player in turn counts as higher.
    """
    seat = position.seat
    dice: tuple[int, ...] = ()
    while fighters(position, seat, due) and fighters(position, due.enemy, due):
        own, chance = position.chance.below(FACES)
        other, chance = chance.below(FACES)
        position = replace(position, chance=chance)
        dice = (own + 1, other + 1)
        loser = due.enemy if own >= other else seat
        what: dict[str, Any] = {"piece": says.PIECES[due.kind], "cell": due.cell.upper(), "mine": own + 1, "theirs": other + 1}
        notes.append(Note(Msg("magellan.note.fought", who=Who(seat), other=Who(due.enemy), loser=Who(loser), **what)))
        position = _beaten(position, loser, due)
    return replace(position, last=Last("fought", seat, due.cell, due.enemy, dice))


def fighters(position: Position, seat: Seat, due: Fight) -> list[Group]:
    """Return a player's groups that can fight, the least loaded first."""
    player = position.players[seat]
    standing = [group for group in groups(player) if cell_of(group.node) == due.cell and ABOARD[group.what][0] == due.kind]
    flight = position.flight
    if due.kind == "plane" and seat == position.seat and flight is not None and flight.cell == due.cell:
        standing.append(AIR)
    return sorted(standing, key=lambda group: (len(ABOARD[group.what]), "plane" in ABOARD[group.what], group.node))


AIR = Group("plane", "")
"""The plane in the air, as a fighter."""


def _beaten(position: Position, loser: Seat, due: Fight) -> Position:
    """Destroy the loser's least loaded piece; the plane in the air is the first to fall."""
    standing = fighters(position, loser, due)
    if AIR in standing:
        return crashed(position, is_shot=True)
    return destroyed(position, loser, due.kind, standing[0], shared=True)


def fly(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Let a plane in the air bomb, if it has not yet, or land."""
    position, notes = state.position, list[Note]()
    flight = position.flight
    assert flight is not None
    choice: Bomb | Land = yield Ask("flight.choice", Msg("magellan.flight.ask", cell=flight.cell.upper()), _air(position))
    if isinstance(choice, Land):
        return settled(flight_ended(position, seat, choice.node, choice.points, notes), notes)
    face, position = _thrown(position, seat, choice.enemy, flight.cell, notes)
    if face == SHOT_DOWN:
        return settled(crashed(position, is_shot=True), notes, sealed=True)
    position = replace(position, flight=replace(flight, bombs=flight.bombs - 1))
    return settled(_hit(position, choice.enemy, flight.cell, face), notes, sealed=True)


def _air(position: Position) -> tuple[Option[Bomb | Land], ...]:
    flight = position.flight
    assert flight is not None
    options: list[Option[Bomb | Land]] = []
    for enemy in targets(position, flight.cell) if flight.bombs else ():
        token = f"bomb-{number(position, enemy)}"
        label = Msg("magellan.flight.bomb", who=Who(enemy), place=says.at(flight.cell))
        options.append(Option(token, Bomb(enemy), label, _bomb_odds(position, enemy, flight.cell)))
    for node, points in flight_ends(position):
        token = f"land-{node if is_sea(node) else node_token(node)}"
        options.append(Option(token, Land(node, points), _landing(node), says.points(points)))
    return tuple(options)


@cache
def _landing(node: Node) -> Msg:
    return Msg("magellan.flight.land", place=says.named_place(node))
