"""Facts about wars of `magellan` for `claims`: fights, bombs, and countries that are taken or guarded."""

from __future__ import annotations

from contract.claims import Said
from engine.walking.walk import trace, turn
from games.magellan.rules import says
from games.magellan.rules.board import NATIONS, cell_of
from games.magellan.rules.state import Defending, Fighting
from games.magellan.rules.turn.fights import enemies, targets, unguarded
from games.magellan.rules.turn.war import odds
from games.magellan.rules.values import Fight
from games.magellan.tests.facts import country, earns, mine, moments, owned, rival, who


def is_taken(sentence: Said) -> bool:
    """Return whether an enemy owned the country without a jeep, and the reader has taken it."""
    before = sentence.state.position
    is_theirs = country(sentence) in rival(sentence, before).countries and who(sentence) in enemies(before.war, sentence.seat)
    return (
        earns(sentence)
        and is_theirs
        and country(sentence) in unguarded(before, sentence.seat)
        and country(sentence) in owned(mine(sentence, sentence.after.position))
    )


def is_bombed(sentence: Said) -> bool:
    """Return whether a bomb can hit something there, and no plane has to be fought first."""
    flight = sentence.after.position.flight
    return flight is not None and sentence["place"] == says.at(flight.cell) and bool(targets(sentence.after.position, flight.cell))


def is_kept(sentence: Said) -> bool:
    """Return whether a jeep guards the reader's country at the end, in a war of jeeps."""
    last, war = moments(sentence)[-1], sentence.state.position.war
    there = NATIONS[country(sentence)].cell in map(cell_of, mine(sentence, last).jeeps)
    return (
        earns(sentence)
        and war is not None
        and "jeep" in war.pieces
        and bool(enemies(war, sentence.seat))
        and country(sentence) in owned(mine(sentence, last))
        and there
    )


def fight(sentence: Said) -> Fight:
    """Return the fight that the line begins with."""
    (first_ask, token), *_ = trace(turn(sentence.rules, sentence.state, sentence.seat), tuple(sentence.line.split())).answered
    fight_chosen: Fight = next(option.value for option in first_ask.options if option.token == token)
    return fight_chosen


def is_a_fight(sentence: Said) -> bool:
    mine_there, theirs_there, *_ = odds(sentence.state.position, fight(sentence))
    return (sentence["mine"], sentence["theirs"]) == (mine_there, theirs_there)


def is_open_behind(sentence: Said) -> bool:
    """Return whether the enemy's country in that cell is unguarded after the fight is won."""
    due, after = fight(sentence), sentence.after.position
    is_theirs = country(sentence) in sentence.state.position.players[due.enemy].countries and NATIONS[country(sentence)].cell == due.cell
    has_won = due.cell in map(cell_of, mine(sentence, after).jeeps) or after.losses
    return (
        is_a_fight(sentence)
        and earns(sentence)
        and is_theirs
        and (
            not has_won
            or country(sentence) not in after.players[due.enemy].countries
            or country(sentence) in unguarded(after, sentence.seat)
        )
    )


def is_raid(sentence: Said) -> bool:
    position = sentence.state.position
    is_there = isinstance(sentence.state.stage, Fighting | Defending) and sentence.line.split()[0].startswith("bomb")
    return is_there and who(sentence) in enemies(position.war, sentence.seat) and bool(rival(sentence).ships)
