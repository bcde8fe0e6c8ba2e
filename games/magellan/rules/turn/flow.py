"""What happens between the moves: duties, wins, fights, conquests, whose turn comes next."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Note, Option, Seat, Talk, Turn, Who
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS
from games.magellan.rules.pieces import (
    candidates,
    group_count,
    handed,
    lost_with,
    received,
    removed,
    ships_sorted,
    spent,
    without_country,
)
from games.magellan.rules.score import by_income, free_ranks
from games.magellan.rules.state import (
    Country,
    Defending,
    Fighting,
    Flying,
    Group,
    Kind,
    Last,
    Losing,
    Loss,
    Moving,
    Over,
    Owing,
    Player,
    Position,
    Rolling,
    Stage,
    State,
    War,
    playing,
    with_player,
)
from games.magellan.rules.turn.fights import allies, can_raid, fights, unguarded
from games.magellan.rules.turn.travel import flight_ends, points_for
from games.magellan.rules.values import Fight, GiveUp


def settled(position: Position, notes: list[Note], sealed: bool = False) -> Turn[State]:
    """Settle all that is due after a move, and return the turn with the next stage.

    First duties, then wins and eliminations, fights, conquests, then the rest of the turn. `sealed`: the move revealed something by
    chance, as in `Turn`.
    """
    stage: Stage | None = None
    while stage is None:
        position, stage = _step(position, notes)
    return Turn(State(position, stage), tuple(notes), sealed)


def _step(position: Position, notes: list[Note]) -> tuple[Position, Stage | None]:
    """Settle the first matter that is due, or return the stage that awaits an answer."""
    if len(playing(position)) == 1:
        return replace(position, losses=(), debts=(), flight=None), Over("last")
    if position.war is not None and not _has_enemies(position, position.war):
        position = cards.war_ended(position, notes)
    if position.losses:
        return _loss(position, notes)
    if position.debts:
        return _debt(position, notes)
    owners = [player for player in position.players if player.countries and not player.is_out]
    if any(cards.printed_income(player) > position.table.target for player in owners):
        return _won(position, by_income(position)[0], notes)
    if position.players[position.seat].is_out:
        return passed(position, notes)
    if not position.dice:
        return position, Rolling()
    if position.war is not None or position.flight is not None or position.battle is not None:
        return _war(position, notes)
    return position, Moving()


def _has_enemies(position: Position, war: War) -> bool:
    """Return whether at least two sides of a war still have a player in the match."""
    return sum([any(not position.players[seat].is_out for seat in side) for side in war.sides]) > 1


def _war(position: Position, notes: list[Note]) -> tuple[Position, Stage | None]:
    """Settle what a war asks for next.

    Fights come first, then a plane in the air has to land, then undefended countries are taken.
    """
    due, battle = fights(position), position.battle
    if battle is not None and Fight(battle.cell, "ship", battle.enemy) not in due:
        return replace(position, battle=None), None
    if battle is not None and can_raid(position, battle.enemy, position.seat, battle.cell):
        return position, Defending(battle.enemy)
    if due:
        return position, Fighting()
    if position.flight is not None:
        if any(flight_ends(position)):
            return position, Flying()
        notes.append(Note(Msg("magellan.note.ditched", who=Who(position.seat))))
        return crashed(position, is_shot=False), None
    conquest = _conquest(position)
    if conquest is None:
        return position, Moving()
    return conquered(position, *conquest, notes), None


def _conquest(position: Position) -> tuple[Seat, Country] | None:
    """Return an undefended country where the player in turn has a jeep, and its owner."""
    jeeps = position.players[position.seat].jeeps
    conquests = [(foe, country) for country, foe in unguarded(position, position.seat).items() if NATIONS[country].node in jeeps]
    return conquests[0] if conquests else None


def conquered(position: Position, foe: Seat, country: Country, notes: list[Note]) -> Position:
    """Give the player in turn an enemy's country.

    Experts pay each ally a share of its cost (ruling 19).
    """
    seat = position.seat
    position = with_player(position, foe, without_country(position.players[foe], country))
    player = position.players[seat]
    position = with_player(position, seat, replace(player, countries=(*player.countries, country)))
    notes.append(Note(Msg("magellan.note.conquered", who=Who(seat), country=NATIONS[country].name, other=Who(foe))))
    friends = [friend for friend in allies(position.war, seat) if not position.players[friend].is_out]
    for friend in friends:
        share = min(NATIONS[country].cost // (len(friends) + 1), position.players[seat].cash)
        if share:
            position = handed(position, seat, friend, share)
            notes.append(Note(Msg("magellan.note.share", who=Who(seat), other=Who(friend), money=share)))
    return cards.acquired(position, seat, country, notes)


def _loss(position: Position, notes: list[Note]) -> tuple[Position, Stage | None]:
    """Settle the first loss of a piece: ask its owner if there is a choice."""
    loss = position.losses[0]
    choices = candidates(position, loss)
    if len(choices) > 1:
        return position, Losing(loss.seat)
    position = replace(position, losses=position.losses[1:])
    return (given_up(position, loss, *choices[0], notes), None) if choices else (position, None)


def lose(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose the piece that is given up."""
    position, notes = state.position, list[Note]()
    loss = position.losses[0]
    player = position.players[seat]
    options = tuple([_option_to_lose(kind, group, group_count(player, group)) for kind, group in candidates(position, loss)])
    choice: GiveUp = yield Ask("lose.piece", says.LOSE[loss.reason], options)
    position = replace(position, losses=position.losses[1:], last=Last("lost", seat, choice.kind))
    return settled(given_up(position, loss, choice.kind, choice.group, notes), notes)


def _option_to_lose(kind: Kind, group: Group, count: int) -> Option[GiveUp]:
    if kind == group.what:
        return Option(says.token(group), GiveUp(kind, group), says.group(group, count))
    label = Msg("magellan.lose.one", piece=says.PIECES[kind], group=says.group(group, count))
    return Option(f"{kind}-{says.token(group)}", GiveUp(kind, group), label)


def given_up(position: Position, loss: Loss, kind: Kind, group: Group, notes: list[Note]) -> Position:
    """Take a piece that a player chose; for a bombed piece each ally owes one of their own."""
    notes.append(Note(Msg(says.LOST[loss.reason], who=Who(loss.seat), piece=says.PIECES[kind], place=says.place(group.node))))
    return destroyed(position, loss.seat, kind, group, shared=loss.reason == "bomb")


def destroyed(position: Position, seat: Seat, kind: Kind, group: Group, shared: bool) -> Position:
    """Take a piece with what it carries from the map.

    `shared`: an enemy destroyed them, so each ally loses pieces like them (experts, ruling 19).
    """
    lighter = removed(position.players[seat], kind, group)
    position = with_player(position, seat, lighter)
    return allies_charged(position, seat, lost_with(kind, group)) if shared else position


def crashed(position: Position, is_shot: bool) -> Position:
    """Lose the plane in the air with its jeep; the lines that it flew are paid (ruling 15)."""
    flight = position.flight
    assert flight is not None
    kinds: tuple[Kind, ...] = ("plane", "jeep") if flight.is_laden else ("plane",)
    position = replace(position, flight=None, points=position.points - points_for(flight.lines))
    return allies_charged(position, position.seat, kinds) if is_shot else position


def allies_charged(position: Position, seat: Seat, kinds: tuple[Kind, ...]) -> Position:
    """Count pieces that an enemy has destroyed; each ally owes one like each of them."""
    war = position.war
    if war is None:
        return position
    counted = tuple([count + len(kinds) if other == seat else count for other, count in enumerate(war.losses)])
    due = tuple([Loss(friend, kind, (), "ally") for kind in kinds for friend in allies(war, seat)])
    return replace(position, war=replace(war, losses=counted), losses=position.losses + due)


def _debt(position: Position, notes: list[Note]) -> tuple[Position, Stage | None]:
    """Settle the first debt from cash, or else by selling countries.

    A player without cash and countries is out (ruling 17).
    """
    debt = position.debts[0]
    player = position.players[debt.seat]
    rest = position.debts[1:]
    covered = min(player.cash, debt.amount)
    if covered:
        if position.last.what == "sold" and not position.table.is_former:  # the rules up to version 3 have no such note
            notes.append(Note(Msg(says.PAID, who=Who(debt.seat), money=covered)))
        position = handed(position, debt.seat, debt.to, covered)
        open_debts = (replace(debt, amount=debt.amount - covered), *rest) if covered < debt.amount else rest
        return replace(position, debts=open_debts), None
    if debt.amount and player.countries and cards.can_resell(position):
        return position, Owing(debt.seat)
    position = replace(position, debts=rest)
    is_out = not (player.cash or player.countries or player.is_out)
    return (eliminated(position, debt.seat, notes) if is_out else position), None


def sold(position: Position, seat: Seat, country: Country, notes: list[Note]) -> Position:
    """Return a country to the bank for half its cost.

    Its card lies open again. rulebook: End of the game.
    """
    player = position.players[seat]
    money = NATIONS[country].resale
    notes.append(Note(Msg("magellan.note.sold", who=Who(seat), country=NATIONS[country].name, money=money)))
    last = Last("sold", seat, country)
    position = with_player(position, seat, without_country(player, country), open=(*position.open, country), last=last)
    return received(position, seat, money)


def _gone(player: Player, place: int) -> Player:
    """Return a player who has left the match: the pieces are off the map."""
    return Player(0, player.base, player.port, place=place, held=player.countries)


def eliminated(position: Position, seat: Seat, notes: list[Note]) -> Position:
    """Put a player out, at the last place that is free. rulebook: End of the game."""
    notes.append(Note(Msg("magellan.note.out", who=Who(seat))))
    flight = None if seat == position.seat else position.flight
    return with_player(position, seat, _gone(position.players[seat], free_ranks(position)[-1]), flight=flight, last=Last("out", seat))


def _won(position: Position, seat: Seat, notes: list[Note]) -> tuple[Position, Stage | None]:
    """Let a player win by income.

    If others play on, they share the winner's cash, and the winner's goods go to the bank.
    """
    player = position.players[seat]
    rank, *_ = free_ranks(position)
    notes.append(Note(Msg("magellan.note.won", who=Who(seat), income=cards.printed_income(player))))
    position = replace(position, last=Last("won", seat))
    others = [other for other in playing(position) if other != seat]
    if not position.table.is_played_on or len(others) == 1:
        stays = replace(player, place=rank, held=player.countries)
        return with_player(position, seat, stays, flight=None), Over("won")
    share = player.cash // len(others)
    for other in others:
        position = handed(position, seat, other, share)
    position = spent(position, seat, position.players[seat].cash)
    if share:
        notes.append(Note(Msg("magellan.note.shared_out", who=Who(seat), money=share)))
    flight = None if seat == position.seat else position.flight
    return with_player(position, seat, _gone(player, rank), open=position.open + player.countries, flight=flight), None


def ended(position: Position, notes: list[Note]) -> Turn[State]:
    """End the turn; a player with neither money nor countries is out."""
    player = position.players[position.seat]
    if not player.cash and not player.countries and not player.is_out:
        position = eliminated(position, position.seat, notes)
        return settled(position, notes)
    position, stage = passed(position, notes)
    return Turn(State(position, stage), tuple(notes)) if stage else settled(position, notes)


def _sorties_cleared(position: Position) -> Position:
    """Return the position in which planes on ships may bomb again, as at the end of a turn."""
    if not position.table.is_expert:
        return position
    for seat, player in enumerate(position.players):
        if any(ship.sorties for ship in player.ships):
            ships = ships_sorted([replace(ship, sorties=0) for ship in player.ships])
            position = with_player(position, seat, replace(player, ships=ships))
    return position


def passed(position: Position, notes: list[Note]) -> tuple[Position, Stage | None]:
    """Give the turn to the next player in play, clockwise.

    A war that has come back to its opener often enough ends.
    """
    seat, round_ = position.seat, position.round
    while True:
        seat = Seat((seat + 1) % len(position.players))
        if seat == position.start:
            round_ += 1
        war = position.war
        if war is not None and seat == war.opener:
            position = replace(position, war=replace(war, rounds=war.rounds - 1))
            if war.rounds <= 1:
                position = cards.war_ended(position, notes)
        if not position.players[seat].is_out:
            break
    position = replace(_sorties_cleared(position), seat=seat, round=round_, points=0, dice=(), flight=None, battle=None)
    if position.table.rounds and round_ > position.table.rounds:
        return replace(position, round=position.table.rounds), Over("rounds")
    is_ready = not position.losses and not position.debts
    return position, Rolling() if is_ready else None
