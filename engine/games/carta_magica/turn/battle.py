"""Battles. rulebook: Battle."""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Msg, Option, Seat, Talk, Turn, Who
from engine.games.carta_magica import says
from engine.games.carta_magica.adventure import keep
from engine.games.carta_magica.board import ADVENTURES, TALISMANS, WHEEL, crossing
from engine.games.carta_magica.flow import onward
from engine.games.carta_magica.state import Agreeing, Engaging, Fight, Looting, Player, Proposing, Refighting, State
from engine.games.carta_magica.turn.cards import again_ask, use_again
from engine.games.carta_magica.ways import card_of
from engine.games.carta_magica.work import Work
from engine.talk import pick


@cache
def _engage_ask(victims: tuple[Seat, ...]) -> Ask:
    options: list[Option[Seat | None]] = [
        Option(f"p{victim + 1}", victim, Msg("carta_magica.battle.option", who=Who(victim))) for victim in victims
    ]
    return Ask("battle", Msg("carta_magica.battle.ask"), (*options, Option("peace", None, Msg("carta_magica.battle.peace"))))


def engage(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Attack a ship beside one's own, or not."""
    stage = state.stage
    assert isinstance(stage, Engaging)
    victim: Seat | None = yield _engage_ask(stage.victims)
    work = Work(state.position)
    if victim is None:
        work.say("carta_magica.note.peace", seat)
        return onward(work)
    work.say("carta_magica.note.attack", seat, victim=Who(victim))
    return _spun(work, seat, victim)


def _spun(work: Work, attacker: Seat, defender: Seat) -> Turn[State]:
    """Both spin, the attacker first; on a tie both spin again (a ruling)."""
    while True:
        attack, defence = work.spun(), work.spun()
        _say_spins(work, attacker, attack, defender, defence)
        if attack != defence:
            return _weighed(work, Fight(attacker, defender, attack, defence))


def _say_spins(work: Work, attacker: Seat, attack: int, defender: Seat, defence: int) -> None:
    work.say("carta_magica.note.battle", attacker, steps=WHEEL[attack].steps, victim=Who(defender), other=WHEEL[defence].steps)


def _weighed(work: Work, fight: Fight) -> Turn[State]:
    """Whoever is behind and holds a spin-again card is asked; else the battle is decided."""
    is_won = WHEEL[fight.attack].steps > WHEEL[fight.defence].steps
    behind = fight.defender if is_won else fight.attacker
    work.mark(fight.attacker, "battle", fight=fight)
    if card_of(work.players[behind], "spin_again") is not None:
        return work.turned(Refighting(behind, fight))
    return _decided(work, fight)


def refight(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Behind in a battle: spin again with a card, or accept."""
    stage = state.stage
    assert isinstance(stage, Refighting)
    fight = stage.fight
    is_again: bool = yield again_ask("carta_magica.again.battle", "accept")
    work = Work(state.position)
    if not is_again:
        return _decided(work, fight)
    use_again(work, seat)
    segment = work.spun()
    attack, defence = (segment, fight.defence) if seat == fight.attacker else (fight.attack, segment)
    _say_spins(work, fight.attacker, attack, fight.defender, defence)
    if attack == defence:
        return _spun(work, fight.attacker, fight.defender)
    return _weighed(work, Fight(fight.attacker, fight.defender, attack, defence))


def prizes(player: Player) -> tuple[Option[tuple[str, int]], ...]:
    """What the winner of a battle may choose: a talisman or an adventure card, tamed monsters too (a ruling)."""
    found = [Option(TALISMANS[one].token, ("talisman", one), says.talisman_points(one)) for one in player.talismans]
    seen: set[str] = set()
    for card in player.cards:
        token = ADVENTURES[card].token
        if token not in seen:
            seen.add(token)
            found.append(Option(token, ("card", card), says.adventure(card)))
    return tuple(found)


def _decided(work: Work, fight: Fight) -> Turn[State]:
    is_won = WHEEL[fight.attack].steps > WHEEL[fight.defence].steps
    winner, loser = (fight.attacker, fight.defender) if is_won else (fight.defender, fight.attacker)
    fight = Fight(fight.attacker, fight.defender, fight.attack, fight.defence, winner)
    work.say("carta_magica.note.won", winner, loser=Who(loser))
    work.mark(fight.attacker, "battle", fight=fight)
    found = prizes(work.players[loser])
    if len(found) > 1:
        return work.turned(Looting(winner, fight))
    if found:
        _took(work, fight, *found[0].value)
    return work.turned(Proposing(fight.attacker, fight))


def loser(fight: Fight) -> Seat:
    """Who lost a decided battle."""
    return fight.defender if fight.winner == fight.attacker else fight.attacker


def loot(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a card of the loser."""
    stage = state.stage
    assert isinstance(stage, Looting)
    beaten = loser(stage.fight)
    kind, card = yield from pick("loot", Msg("carta_magica.loot.ask", who=Who(beaten)), prizes(state.position.players[beaten]))
    work = Work(state.position)
    _took(work, stage.fight, kind, card)
    return work.turned(Proposing(stage.fight.attacker, stage.fight))


def _took(work: Work, fight: Fight, kind: str, card: int) -> None:
    winner, beaten = fight.winner, loser(fight)
    assert winner is not None
    source, target = work.players[beaten], work.players[winner]
    if kind == "talisman":
        work.change(beaten, talismans=tuple(one for one in source.talismans if one != card))
        work.change(winner, talismans=tuple(sorted((*target.talismans, card))))
        work.mark(winner, "prize", talisman=card, fight=fight)
    else:
        work.change(beaten, cards=tuple(one for one in source.cards if one != card))
        work.mark(winner, "prize", card=card, fight=fight)
    what = says.talisman_points(card) if kind == "talisman" else says.adventure(card)
    work.say("carta_magica.note.prize", winner, loser=Who(beaten), what=what)
    if kind == "card":
        keep(work, winner, card)


@cache
def _propose_ask(other: Seat) -> Ask:
    options = (Option("stay", False, Msg("carta_magica.swap.stay")), Option("swap", True, Msg("carta_magica.swap.propose")))
    return Ask("swap", Msg("carta_magica.swap.ask", who=Who(other)), options)


@cache
def _agree_ask(other: Seat) -> Ask:
    options = (Option("swap", True, Msg("carta_magica.swap.agree")), Option("stay", False, Msg("carta_magica.swap.refuse")))
    return Ask("swap.answer", Msg("carta_magica.swap.answer", who=Who(other)), options)


def propose(state: State, seat: Seat) -> Talk[Turn[State]]:
    """After the battle the attacker may propose to swap places."""
    stage = state.stage
    assert isinstance(stage, Proposing)
    is_wanted: bool = yield _propose_ask(stage.fight.defender)
    work = Work(state.position)
    if is_wanted:
        work.say("carta_magica.note.propose", seat, other=Who(stage.fight.defender))
        return work.turned(Agreeing(stage.fight.defender, stage.fight))
    return onward(work)


def agree(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The defender agrees to swap places, or not. A swap is no arrival in a harbour, but a ship may come home by it (a ruling)."""
    stage = state.stage
    assert isinstance(stage, Agreeing)
    fight = stage.fight
    is_agreed: bool = yield _agree_ask(fight.attacker)
    work = Work(state.position)
    if not is_agreed:
        work.say("carta_magica.note.refuse", seat)
        return onward(work)
    work.say("carta_magica.note.swap", fight.attacker, other=Who(seat))
    work.mark(fight.attacker, "swapped", fight=fight)
    here, there = work.players[fight.attacker].square, work.players[fight.defender].square
    work.move(fight.attacker, there, crossing(here, there))
    work.move(fight.defender, here, crossing(there, here))
    return onward(work)
