"""The set-up: character, challenge and harbour. rulebook: Setting up the game."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.asks.talk import form
from engine.values.core import Ask, Field, Msg, Option, Seat, Talk, Turn
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGES, CHARACTERS, HARBOURS, TALISMANS, Adventure, Challenge, Harbour, name
from games.carta_magica.rules.state import Settling, Spinning, State
from games.carta_magica.rules.turn.work import Work


def settle(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a character, a challenge and a harbour that nobody has; with gifts an adventure."""
    position, players = state.position, state.position.players
    fields = [
        _harbours(frozenset(player.home for player in players)),
        _challenges(frozenset(player.challenge for player in players)),
        _characters(frozenset(player.character for player in players)),
    ]
    if position.options.has_gifts:
        fields.append(_gifts(tuple(sorted(position.deck))))
    values = yield from form(
        "settle", Msg("carta_magica.settle.ask"), fields, so_far=lambda values: _with_choices(state, seat, values).so_far()
    )
    return set_out(state, seat, values)


def set_out(state: State, seat: Seat, values: tuple[Any, ...]) -> Turn[State]:
    """Set out with a harbour, a challenge, a character (and an adventure)."""
    stage, position = state.at(Settling), state.position
    work = _with_choices(state, seat, values)
    player = work.player(seat)
    work.say(
        "carta_magica.note.settled",
        seat,
        character=says.character(player.character),
        challenge=says.challenge(player.challenge),
        harbour=says.place(player.home),
    )
    work.mark(seat, "settled", route=(player.home,))
    if position.options.has_gifts:
        _deal_talisman(work, seat)
    queue = stage.queue[1:]
    return work.finished(Settling(queue) if queue else Spinning(position.first))


def _with_choices(state: State, seat: Seat, values: tuple[Any, ...]) -> Work:
    """Return the workbench with the choices made so far; the value `None` is still open."""
    work = Work(state)
    for value in values:
        if isinstance(value, Harbour):
            work.change_player(seat, home=value.square, square=value.square)
        elif isinstance(value, Challenge):
            work.change_player(seat, challenge=CHALLENGES.index(value))
        elif isinstance(value, Adventure):
            # The other adventures keep their order, which nobody knows.
            work.change(deck=tuple(card for card in state.position.deck if card != value.id))
            work.change_player(seat, cards=(value.id,))
        elif value is not None:
            work.change_player(seat, character=CHARACTERS.index(value))
    return work


@cache
def _harbours(taken: frozenset[int]) -> Field:
    """Return the question which harbour to choose."""
    options = tuple(
        Option(name(port.square), port, says.place(port.square), Msg("carta_magica.settle.hint", colour=port.colour))
        for port in HARBOURS
        if port.square not in taken
    )
    return Field("harbour", Ask("settle.harbour", Msg("carta_magica.settle.harbour"), options))


@cache
def _challenges(taken: frozenset[int]) -> Field:
    """Return the question which challenge to choose."""
    points = [Msg("carta_magica.settle.points", points=TALISMANS[challenge.talismans[0]].points) for challenge in CHALLENGES]
    options = tuple(
        Option(challenge.token, challenge, says.challenge(number), points[number])
        for number, challenge in enumerate(CHALLENGES)
        if number not in taken
    )
    return Field("challenge", Ask("settle.challenge", Msg("carta_magica.settle.challenge"), options))


@cache
def _characters(taken: frozenset[int]) -> Field:
    """Return the question which character to choose."""
    options = tuple(
        Option(character.replace("_", "-"), character, says.character(number))
        for number, character in enumerate(CHARACTERS)
        if number not in taken
    )
    return Field("character", Ask("settle.character", Msg("carta_magica.settle.character"), options))


@lru_cache(256)
def _gifts(deck: tuple[int, ...]) -> Field:
    """Return the question which adventure to choose: each kept kind in the deck (a ruling)."""
    by_token = {ADVENTURES[card].token: ADVENTURES[card] for card in deck if ADVENTURES[card].is_kept}
    options = tuple(Option(token, card, says.adventure(card.id)) for token, card in by_token.items())
    return Field("adventure", Ask("settle.adventure", Msg("carta_magica.settle.adventure"), options))


def _deal_talisman(work: Work, seat: Seat) -> None:
    """Deal the top talisman beside the chosen adventure, the start of the Czech edition."""
    work.seal()
    talisman, *deck = work.position.talisman_deck
    work.change(talisman_deck=tuple(deck))
    work.change_player(seat, talismans=(talisman,))
    (card,) = work.player(seat).cards
    work.say("carta_magica.note.gift", seat, card=says.adventure(card), talisman=says.talisman_points(talisman))
