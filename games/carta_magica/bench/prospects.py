"""Matches of quick policies, and what their positions looked like and came to.

The player of every seat is drawn: a match of players who all play alike would tell nothing of what another one does, and the search
asks about positions that its own players do not reach.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random

from engine import bots
from engine.game.rules import resolve_settings
from engine.search.network import Network
from engine.search.odds import chances, shares
from engine.values.core import Seat
from engine.walking.walk import play
from games.carta_magica.game import RULES
from games.carta_magica.mind import decide, evaluation, quick
from games.carta_magica.mind.decide import ActionChoice
from games.carta_magica.mind.evaluation import Style, Weights
from games.carta_magica.mind.prospects import features, odds
from games.carta_magica.rules import score
from games.carta_magica.rules.state import Choosing, Over, Settling, Spinning, State
from tools.prospects.fit import NotedPosition

SEATS = {4: 0.65, 3: 0.1, 2: 0.25}
"""The share of the matches with each number of players."""
LOOKED = 0.4
"""The share of the turns before which the position is noted; two turns in a row tell nearly the same."""
TURNS = 300
"""More turns than any match has."""
ANYWHERE = 0.5
"""The share of the seats that set out from any harbour with any challenge."""
LOOSE = 0.06
"""How often a `loose` player makes a random choice."""
SPREAD = {
    "gold": 0.15,
    "red": 0.12,
    "goods": 0.15,
    "black": 0.12,
    "magic": 0.15,
    "more magic": 0.1,
    "cards": 0.2,
    "way": 3.0,
    "near": 4.0,
    "damaged": 1.0,
    "becalmed": 1.0,
    "harm": 0.6,
    "missed": 0.6,
}
"""The standard deviation by which each weight is varied, in points."""

LEARNS = True
"""Half of the matches have players who choose by a network that was fitted to the others."""

Mover = Callable[[State, quick.PlayoutLuck, Seat], State]
"""A player: given a position that awaits its seat, it returns the position after what it does."""


def note_positions(seed: str, number: int, network: Network | None) -> list[NotedPosition]:
    """Return the positions of one match; with a network some of its players choose by it."""
    rng = Random(f"{seed}/{number}")
    count = rng.choices(tuple(SEATS), tuple(SEATS.values()))[0]
    luck = quick.PlayoutLuck(rng, count, turns=TURNS)
    movers = [_mover(luck, Seat(seat), network) for seat in range(count)]
    anywhere = [rng.random() < ANYWHERE for _ in range(count)]
    state: State = RULES.setup(count, resolve_settings(RULES, {}), f"{seed}/{number}")
    noted = []
    while not isinstance(state.stage, Over):
        if isinstance(state.stage, Spinning) and state.position.final is None and rng.random() < LOOKED:
            values = array("f", [value for row in features(state.position) for value in row])
            noted.append((values, chances(evaluation.worth(state), evaluation.doubt(state))))
        seat = RULES.to_act(state)[0]
        if isinstance(state.stage, Settling) and anywhere[seat]:
            state = play(RULES, state, seat, bots.line("deckhand", RULES, state, seat, rng)).value.state
        else:
            state = movers[seat](state, luck, seat)
    result = score.result(state)
    assert result is not None
    wins = shares(result.ranks)
    return [NotedPosition(values, terms, wins) for values, terms in noted]


def _mover(luck: quick.PlayoutLuck, seat: Seat, network: Network | None) -> Mover:
    """Return a player, drawn at random.

    Some play by fixed weights (`lured`, `hasty`), some by varied ones (`lures`, `haste`, `weights`). With a network, some choose by it
    (`seeing`); the `loose` ones also make random choices.
    """
    rng = luck.rng
    kinds: dict[str, float] = {"lured": 0.3, "lures": 0.25, "haste": 0.1, "hasty": 0.05, "weights": 0.1}
    if network is not None:
        kinds = {"lured": 0.25, "lures": 0.15, "haste": 0.05, "hasty": 0.05, "seeing": 0.3, "loose": 0.2}
    kind = rng.choices(tuple(kinds), tuple(kinds.values()))[0]
    luck.styles[seat] = _style(kind, rng)
    if network is None or kind not in ("seeing", "loose"):
        return _quick
    return mover_by_network(network, LOOSE if kind == "loose" else 0.0)


def _style(kind: str, rng: Random) -> Style:
    """Return by which weights a kind of player goes."""
    if kind == "lures":
        return evaluation.by_share(vary_weights(evaluation.LURES, 1.2, rng))
    if kind == "haste":
        return evaluation.by_share(vary_weights(evaluation.HASTE, 1.5, rng))
    if kind == "weights":
        return evaluation.by_share(vary_weights(evaluation.WEIGHTS, 1.0, rng))
    return "hasty" if kind == "hasty" else "lured"


def vary_weights(weights: Weights, scale: float, rng: Random) -> Weights:
    """Return weights varied at random; `scale` 1 varies them by `SPREAD`."""
    return {
        feature: (late + scale * SPREAD[feature] * rng.gauss(0, 1), more + scale * SPREAD[feature] * rng.gauss(0, 1))
        for feature, (late, more) in weights.items()
    }


def _quick(state: State, luck: quick.PlayoutLuck, seat: Seat) -> State:
    """Play as quick play does, by the style that `luck` has for the seat."""
    return quick.step(state, luck)


def mover_by_network(network: Network, loose: float) -> Mover:
    """Return a player who does what a network finds best, and now and then anything."""

    def move_on(state: State, luck: quick.PlayoutLuck, seat: Seat) -> State:
        if not isinstance(state.stage, Choosing):
            return quick.step(state, luck)
        choices = decide.choices(state.position, seat, is_wide=True)
        if loose and luck.rng.random() < loose:
            return quick.apply_choice(state, luck, seat, luck.rng.choice(choices))
        chance = luck.rng.getrandbits(64)
        return quick.apply_choice(state, luck, seat, max(choices, key=lambda choice: _chance(network, state, seat, choice, chance)))

    return move_on


def _chance(network: Network, state: State, seat: Seat, choice: ActionChoice, chance: int) -> float:
    """Return a seat's chance of winning after a choice, with the same draws for every choice."""
    after = quick.play_choice(state, seat, choice, Random(chance))
    result = score.result(after)
    return odds(after, network)[seat] if result is None else shares(result.ranks)[seat]
