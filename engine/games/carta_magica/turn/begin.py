"""The set-up: everybody chooses a character, a challenge and a harbour. rulebook: Setting up the game."""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Field, Msg, Option, Seat, Talk, Turn
from engine.games.carta_magica import says
from engine.games.carta_magica.board import ADVENTURES, CHALLENGES, CHARACTERS, HARBOURS, TALISMANS, name
from engine.games.carta_magica.state import Settling, Spinning, State
from engine.games.carta_magica.work import Work
from engine.talk import form


def settle(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a character, a challenge and a harbour that nobody has."""
    stage, position = state.stage, state.position
    assert isinstance(stage, Settling)
    settled = [player for player in position.players if player.home >= 0]
    taken = (
        frozenset(player.home for player in settled),
        frozenset(player.challenge for player in settled),
        frozenset(player.character for player in settled),
    )
    fields = [_field(at, one) for at, one in enumerate(taken)]
    if position.options.has_gifts:
        fields.append(_gifts(tuple(sorted(position.deck))))
    home, challenge, character, *gifts = yield from form("settle", Msg("carta_magica.settle.ask"), fields)
    work = Work(position)
    work.change(seat, character=character, challenge=challenge, home=home, square=home)
    work.say(
        "carta_magica.note.settled",
        seat,
        character=says.character(character),
        challenge=says.challenge(challenge),
        harbour=says.place(home),
    )
    work.mark(seat, "settled", route=(home,))
    for card in gifts:
        _gift(work, seat, card)
    if len(stage.queue) > 1:
        return work.turned(Settling(stage.queue[1:]))
    work.todo = ()
    return work.turned(Spinning(work.first))


@cache
def _all() -> tuple[tuple[str, tuple[Option[int], ...]], ...]:
    harbours = tuple(
        Option(name(one.square), one.square, says.place(one.square), Msg(f"carta_magica.settle.{'black' if one.is_black else 'red'}"))
        for one in HARBOURS
    )
    challenges = tuple(
        Option(one.token, number, says.challenge(number), Msg("carta_magica.settle.points", points=TALISMANS[one.talismans[0]].points))
        for number, one in enumerate(CHALLENGES)
    )
    characters = tuple(Option(one.replace("_", "-"), number, says.character(number)) for number, one in enumerate(CHARACTERS))
    return ("harbour", harbours), ("challenge", challenges), ("character", characters)


@cache
def _field(at: int, taken: frozenset[int]) -> Field:
    """A field of the form without what others have."""
    key, options = _all()[at]
    return Field(key, Ask("settle.", Msg(f"carta_magica.settle.{key}"), tuple(option for option in options if option.value not in taken)))


@cache
def _gifts(deck: tuple[int, ...]) -> Field:
    """The adventures that may be chosen: every kind that is kept (a ruling) and still in the deck."""
    by_token = {ADVENTURES[card].token: card for card in deck if ADVENTURES[card].is_kept}
    options = tuple(Option(token, card, says.adventure(card)) for token, card in by_token.items())
    return Field("adventure", Ask("settle.adventure", Msg("carta_magica.settle.adventure"), options))


def _gift(work: Work, seat: Seat, card: int) -> None:
    """The Czech start: a chosen adventure, and the top talisman. The other adventures keep their order, which nobody knows."""
    work.deck = tuple(one for one in work.deck if one != card)
    talisman, work.talisman_deck = work.talisman_deck[0], work.talisman_deck[1:]
    work.sealed = True
    work.change(seat, cards=(card,), talismans=(talisman,))
    work.say("carta_magica.note.gift", seat, card=says.adventure(card), talisman=says.talisman_points(talisman))
