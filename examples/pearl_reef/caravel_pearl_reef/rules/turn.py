"""A choice: everybody names a hex in secret, at the same time.

When all have chosen, the choices are revealed, the boats sail, and a player who is alone in a hex dives. Until then players may choose
again: `may_act` has all seats, and a new choice replaces the old one.
"""

from __future__ import annotations

from caravel import Ask, Msg, Note, Option, Seat, Talk, Turn, pick, put
from msgspec.structs import replace

from caravel_pearl_reef.rules import says
from caravel_pearl_reef.rules.board import NAMES, REACH, TIDE, Hex
from caravel_pearl_reef.rules.state import Choice, Choosing, Dive, Over, Position, Revealing, State, missing, with_player


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask a seat for its choice: `d4 dark`, `d4 lit`, or `d4` if the lantern is used up."""
    position = state.position
    player = position.players[seat]
    options = [Option(NAMES[goal], goal, says.place(goal), hint=says.pearls(position.pearls[goal])) for goal in REACH[player.boat]]
    goal = yield from pick("goal", Msg("pearl_reef.goal.ask"), options, secret=True)
    is_lit = False
    if player.has_lantern:
        is_lit = yield from put(_lantern_ask(position, seat, goal))
    return _choose(position, seat, Choice(goal, is_lit))


def _lantern_ask(position: Position, seat: Seat, goal: Hex) -> Ask:
    """Return the question whether to light the lantern at a hex."""
    options = (Option("dark", False, Msg("pearl_reef.lantern.dark")), Option("lit", True, Msg("pearl_reef.lantern.lit")))
    prompt = Msg("pearl_reef.lantern.ask", place=says.place(goal))
    return Ask("lantern", prompt, options, secret=True, so_far=lambda: _state_after(position, seat, Choice(goal)))


def _state_after(position: Position, seat: Seat, choice: Choice) -> State:
    """Return the state after a choice, before anything is revealed."""
    after = with_player(position, seat, replace(position.players[seat], choice=choice))
    return State(after, Choosing() if missing(after) else Revealing())


def _choose(position: Position, seat: Seat, choice: Choice) -> Turn[State]:
    """End the turn of a seat with its choice. After the last choice of a round the boats sail."""
    is_changed = position.players[seat].choice is not None
    chosen = _state_after(position, seat, choice)
    if isinstance(chosen.stage, Choosing):
        # The others hear nothing of a changed choice: they know already that there is one.
        own = says.chosen(seat, choice)
        return Turn(chosen, (own,) if is_changed else (own, says.has_chosen(seat)))
    state, notes = _end_round(chosen.position)
    return Turn(state, notes, sealed=True, before_chance=lambda: chosen)


def divers(choices: tuple[Choice, ...]) -> frozenset[Seat]:
    """Return the seats that dive: alone in a hex, or with the only lit lantern there."""
    seats = set[Seat]()
    for goal in {choice.goal for choice in choices}:
        there = [Seat(seat) for seat, choice in enumerate(choices) if choice.goal == goal]
        lit = [seat for seat in there if choices[seat].is_lit]
        if len(there) == 1:
            seats.update(there)
        elif len(lit) == 1:
            seats.update(lit)
    return frozenset(seats)


def _end_round(position: Position) -> tuple[State, tuple[Note, ...]]:
    """Let the boats sail and the divers take pearls; the tide brings new ones to one hex.

    All players have chosen.
    """
    choices = tuple(player.choice for player in position.players if player.choice is not None)
    diving = divers(choices)
    taken = tuple(position.pearls[choice.goal] if seat in diving else 0 for seat, choice in enumerate(choices))
    notes = [says.sailed(Seat(seat), choice, taken[seat], seat in diving) for seat, choice in enumerate(choices)]
    players = tuple(
        replace(player, boat=choice.goal, pearls=player.pearls + gain, has_lantern=player.has_lantern and not choice.is_lit, choice=None)
        for player, choice, gain in zip(position.players, choices, taken, strict=True)
    )
    emptied = {choices[seat].goal for seat in diving}
    pearls = tuple(0 if goal in emptied else count for goal, count in enumerate(position.pearls))
    if position.round == position.rounds:
        return State(replace(position, players=players, pearls=pearls, last=Dive(choices, taken, None)), Over()), tuple(notes)
    tide, chance = position.chance.below(len(pearls))
    notes.append(says.tide(tide))
    ended = replace(
        position,
        players=players,
        pearls=(*pearls[:tide], pearls[tide] + TIDE, *pearls[tide + 1 :]),
        round=position.round + 1,
        last=Dive(choices, taken, tide),
        chance=chance,
    )
    return State(ended, Choosing()), tuple(notes)
