"""Battles. rulebook: Battle."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.asks.talk import pick, player_option
from engine.values.core import Ask, Msg, Option, Seat, Talk, Turn, Who
from games.carta_magica.rules import says
from games.carta_magica.rules.board import CHALLENGES, TALISMANS, WHEEL, Adventure, Square, Talisman, crossing, one_of_each
from games.carta_magica.rules.payment import card_of
from games.carta_magica.rules.state import Agreeing, Engaging, Fight, Looting, Player, Position, Proposing, Refighting, State
from games.carta_magica.rules.turn.adventure import keep
from games.carta_magica.rules.turn.cards import again_ask, use_again
from games.carta_magica.rules.turn.flow import onward
from games.carta_magica.rules.turn.odds import again_cards, better_spins, percent, winning
from games.carta_magica.rules.turn.work import Work

Prize: TypeAlias = Talisman | Adventure


def _engage_ask(position: Position, seat: Seat, victims: tuple[Seat, ...]) -> Ask:
    """Return the question whom to attack, with the odds."""
    own = again_cards(position.players[seat])
    options: list[Option[Any]] = []
    for victim in victims:
        share = percent(winning(own, again_cards(position.players[victim])))
        talismans = tuple(says.talisman_points(card) for card in position.players[victim].talismans)
        hint = Msg("carta_magica.battle.odds", percent=share, talismans=talismans)
        options.append(player_option(victim, "carta_magica.battle.option", hint))
    peace = Option("peace", None, Msg("carta_magica.battle.peace"))
    return Ask("battle.victim", Msg("carta_magica.battle.ask"), (*options, peace))


def engage(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Attack a ship beside one's own, or not."""
    stage = state.at(Engaging)
    victim: Seat | None = yield _engage_ask(state.position, seat, stage.victims)
    return engaged(Work(state), seat, victim)


def engaged(work: Work, seat: Seat, victim: Seat | None) -> Turn[State]:
    """Attack a ship, or none."""
    if victim is None:
        work.say("carta_magica.note.peace", seat)
        return onward(work)
    work.say("carta_magica.note.attack", seat, victim=Who(victim))
    return _fight(work, seat, victim)


def _fight(work: Work, attacker: Seat, defender: Seat) -> Turn[State]:
    """Both spin, the attacker first; on a tie both spin again (a ruling)."""
    while True:
        fight = Fight(attacker, defender, work.spin(), work.spin())
        _say_spins(work, fight)
        if fight.attack != fight.defence:
            return _after_spins(work, fight)


def _say_spins(work: Work, fight: Fight) -> None:
    attack, defence = WHEEL[fight.attack].steps, WHEEL[fight.defence].steps
    work.say("carta_magica.note.battle", fight.attacker, steps=attack, victim=Who(fight.defender), other=defence)


def _is_attacker_ahead(fight: Fight) -> bool:
    return WHEEL[fight.attack].steps > WHEEL[fight.defence].steps


def _after_spins(work: Work, fight: Fight) -> Turn[State]:
    """Ask the seat that is behind to spin again, if it has a card; else decide the battle."""
    behind = fight.defender if _is_attacker_ahead(fight) else fight.attacker
    work.mark(fight.attacker, "battle", fight=fight)
    if card_of(work.player(behind), "spin_again") is not None:
        return work.finished(Refighting(behind, fight))
    return _decided(work, fight)


def refight(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask a seat that is behind in a battle: spin again with a card, or accept."""
    stage = state.at(Refighting)
    odds = Msg("carta_magica.battle.better", segments=better_spins(stage.fight, seat))
    is_again: bool = yield again_ask("battle.again", Msg("carta_magica.again.battle"), "accept", odds, Msg("carta_magica.battle.lost"))
    return refought(Work(state), stage, is_again)


def refought(work: Work, stage: Refighting, is_again: bool) -> Turn[State]:
    """Spin again with a card of the seat that is behind, or accept."""
    seat, fight = stage.seat, stage.fight
    if not is_again:
        return _decided(work, fight)
    use_again(work, seat)
    segment = work.spin()
    fight = replace(fight, attack=segment) if seat == fight.attacker else replace(fight, defence=segment)
    _say_spins(work, fight)
    if fight.attack == fight.defence:
        return _fight(work, fight.attacker, fight.defender)
    return _after_spins(work, fight)


def prizes(player: Player, wanted: tuple[int, ...]) -> tuple[Option[Prize], ...]:
    """Return what the winner of a battle may choose: talismans and adventures of the loser.

    Tamed monsters count too (a ruling), of cards with the same effect only one. `wanted` are the talismans of the winner's challenge.
    """
    talismans = [TALISMANS[card] for card in player.talismans]
    bonus = Msg("carta_magica.buy.challenge")
    offered: list[Option[Prize]] = [
        Option(talisman.token, talisman, says.talisman_points(talisman.id), bonus if talisman.id in wanted else None)
        for talisman in talismans
    ]
    offered += [Option(adventure.token, adventure, says.adventure(adventure.id)) for adventure in one_of_each(player.cards)]
    return tuple(offered)


def _decided(work: Work, fight: Fight) -> Turn[State]:
    """Decide a battle: the winner takes a prize, or chooses one of several."""
    winner = fight.attacker if _is_attacker_ahead(fight) else fight.defender
    beaten = fight.rival(winner)
    fight = replace(fight, winner=winner)
    work.say("carta_magica.note.won", winner, loser=Who(beaten))
    work.mark(fight.attacker, "battle", fight=fight)
    offered = prizes(work.player(beaten), CHALLENGES[work.player(winner).challenge].talismans)
    if len(offered) > 1:
        return work.finished(Looting(winner, fight))
    if offered:
        _take(work, fight, offered[0].value)
    return work.finished(Proposing(fight.attacker, fight))


def loot(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a card of the loser."""
    stage = state.at(Looting)
    beaten = stage.fight.rival(seat)
    wanted = CHALLENGES[state.position.players[seat].challenge].talismans
    prize = yield from pick("battle.prize", Msg("carta_magica.loot.ask", who=Who(beaten)), prizes(state.position.players[beaten], wanted))
    return looted(Work(state), stage.fight, prize)


def looted(work: Work, fight: Fight, prize: Prize) -> Turn[State]:
    """Take a card of the loser for the winner."""
    _take(work, fight, prize)
    return work.finished(Proposing(fight.attacker, fight))


def _take(work: Work, fight: Fight, prize: Prize) -> None:
    """Move a prize from the loser to the winner."""
    winner = fight.winner
    assert winner is not None
    beaten = fight.rival(winner)
    source = work.player(beaten)
    if isinstance(prize, Talisman):
        work.change_player(beaten, talismans=tuple(card for card in source.talismans if card != prize.id))
        work.change_player(winner, talismans=tuple(sorted((*work.player(winner).talismans, prize.id))))
        work.mark(winner, "prize", talisman=prize.id, fight=fight)
        work.say("carta_magica.note.prize", winner, loser=Who(beaten), what=says.talisman_points(prize.id))
    else:
        work.change_player(beaten, cards=tuple(card for card in source.cards if card != prize.id))
        work.mark(winner, "prize", card=prize.id, fight=fight)
        work.say("carta_magica.note.prize", winner, loser=Who(beaten), what=says.adventure(prize.id))
        keep(work, winner, prize.id)


@cache
def _propose_ask(other: Seat, square: Square) -> Ask:
    goal = Msg("carta_magica.swap.goal", place=says.place(square))
    options = (Option("stay", False, Msg("carta_magica.swap.refuse")), Option("swap", True, Msg("carta_magica.swap.propose"), goal))
    return Ask("battle.swap", Msg("carta_magica.swap.ask", who=Who(other)), options)


@cache
def _agree_ask(other: Seat, square: Square) -> Ask:
    goal = Msg("carta_magica.swap.goal", place=says.place(square))
    options = (Option("swap", True, Msg("carta_magica.swap.agree"), goal), Option("stay", False, Msg("carta_magica.swap.refuse")))
    return Ask("battle.agree", Msg("carta_magica.swap.answer", who=Who(other)), options)


def propose(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask the attacker whether to propose a swap of places after the battle."""
    stage = state.at(Proposing)
    is_wanted: bool = yield _propose_ask(stage.fight.defender, state.position.players[stage.fight.defender].square)
    return proposed(Work(state), stage, is_wanted)


def proposed(work: Work, stage: Proposing, is_wanted: bool) -> Turn[State]:
    """Propose to swap places, or stay."""
    if is_wanted:
        work.say("carta_magica.note.propose", stage.seat, other=Who(stage.fight.defender))
        return work.finished(Agreeing(stage.fight.defender, stage.fight))
    return onward(work)


def agree(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask the defender whether to swap places."""
    stage = state.at(Agreeing)
    fight = stage.fight
    is_agreed: bool = yield _agree_ask(fight.attacker, state.position.players[fight.attacker].square)
    return agreed(Work(state), stage, is_agreed)


def agreed(work: Work, stage: Agreeing, is_agreed: bool) -> Turn[State]:
    """Swap places, or refuse.

    A swap is no arrival in a harbour, but a ship may come home by it (a ruling).
    """
    seat, fight = stage.seat, stage.fight
    if not is_agreed:
        work.say("carta_magica.note.refuse", seat)
        return onward(work)
    work.say("carta_magica.note.swap", fight.attacker, other=Who(seat))
    work.mark(fight.attacker, "swapped", fight=fight)
    attackers_square, defenders_square = work.player(fight.attacker).square, work.player(fight.defender).square
    work.move(fight.attacker, defenders_square, crossing(attackers_square, defenders_square))
    work.move(fight.defender, attackers_square, crossing(defenders_square, attackers_square))
    return onward(work)
