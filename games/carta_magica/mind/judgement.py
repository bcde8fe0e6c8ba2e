"""What the search goes by: evaluation by terms, playouts by quick play, candidates."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.game.mind import Budget, Candidate, Judgement, Style
from engine.values.core import Ask, Form, Line, Path, Seat, Token
from engine.walking.walk import drive
from games.carta_magica.mind import decide, quick
from games.carta_magica.mind.decide import ActionChoice
from games.carta_magica.mind.evaluation import doubt, worth
from games.carta_magica.mind.manner import MANNER
from games.carta_magica.mind.policy import Chooser, by_choice, policy
from games.carta_magica.mind.prospects import chance_after, odds
from games.carta_magica.mind.reasons import reasons
from games.carta_magica.mind.wording import words
from games.carta_magica.rules.board import HARBOUR, HARBOURS
from games.carta_magica.rules.state import Choosing, Settling, State, Taming
from games.carta_magica.rules.turn import turn
from games.carta_magica.rules.turn.adventure import stakes
from games.carta_magica.rules.turn.cards import staking

SEARCH = MANNER.search


def playout(state: State, seat: Seat, plan: Any, turns: int, rng: Random) -> State:
    """Return the position after `turns` more turns of all seats together, or at the end."""
    return quick.play_turns(state, turns, rng, seat)


def candidates(world: State, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
    """Return the sensible line, then others with different results, the likeliest first."""
    behind: dict[Line, float] = {}
    lines = _choices(world, seat) if isinstance(world.stage, Choosing) else _answers(world, seat)
    for line, worse in lines:
        behind.setdefault(line, worse)
        if len(behind) == most:
            break
    return tuple([Candidate(line, behind=worse) for line, worse in behind.items()])


def _line(world: State, seat: Seat, chooser: Chooser) -> Line:
    """Return a whole line, its asks answered by a chooser."""

    def answer(ask: Ask | Form, path: Path) -> Token:
        if isinstance(ask, Form) or ask.several is not None or len(ask.options) == 1:
            return policy(world, seat, ask, path, _NO_CHANCE)
        return chooser(world, seat, ask, path)

    path, _ = drive(turn(world, seat), answer)
    return " ".join(path)


_NO_CHANCE = Random(0)
"""Needed by `policy`, which leaves nothing to chance."""


def _choices(world: State, seat: Seat) -> Iterator[tuple[Line, float]]:
    """Return the choices after the spin: the sensible one, other actions, then other deals.

    Each comes with the chance of winning by which it looks worse than the best.
    """
    open_choices = decide.choices(world.position, seat, is_wide=True)
    weighed = [(chance_after(world, seat, choice, SEARCH.draws), choice) for choice in open_choices]
    best = max([chance for chance, _ in weighed])
    sensible = decide.best_choice(world.position, seat)
    yield _line(world, seat, by_choice(sensible)), best - chance_after(world, seat, sensible, SEARCH.draws)
    if world.position.final is not None and _is_trading(sensible):  # the last turn: the deal may decide the match
        for line in _deals(world, seat, by_choice(sensible)):
            yield line, SEARCH.other_deal
    # To come home first is always searched, however poor it looks.
    worthy = [(best - chance, choice) for chance, choice in weighed if choice.ends or best - chance <= SEARCH.behind]
    worthy.sort(key=lambda pair: (not pair[1].ends, pair[0]))
    for worse, choice in worthy:
        yield _line(world, seat, by_choice(choice)), worse
    for worse, choice in worthy:
        if _is_trading(choice):
            for line in _deals(world, seat, by_choice(choice)):
                yield line, worse + SEARCH.other_deal


def _is_trading(choice: ActionChoice) -> bool:
    return choice.action == "trade" or choice.target in HARBOUR


def _deals(world: State, seat: Seat, chooser: Chooser) -> Iterator[Line]:
    """Return the lines of a choice with each deal there: any purchase, all goods or none."""
    offered: list[Token] = []

    def watch(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
        if ask.name == "trade.buy":
            offered.extend([option.token for option in ask.options])
        elif ask.name == "trade.sell":
            offered.extend([ask.options[0].token, ask.options[-1].token])
        return chooser(world, seat, ask, path)

    _line(world, seat, watch)
    for token in offered:

        def choose(world: State, seat: Seat, ask: Ask, path: Path, token: Token = token) -> Token:
            return token if ask.name in ("trade.buy", "trade.sell") else chooser(world, seat, ask, path)

        yield _line(world, seat, choose)


def _answers(world: State, seat: Seat) -> Iterator[tuple[Line, float]]:
    """Return the lines in every stage but the choice after the spin: the sensible one first.

    Then a line for each first answer that goes on sensibly, the sensible one again among them; against a monster, one for each amount of
    magic worth spending.
    """
    if isinstance(world.stage, Taming):
        yield _line(world, seat, _sensible), 0.0
        player = world.position.players[seat]
        yield from [(" ".join(staking(player, stake)), SEARCH.other_answer) for stake, _ in stakes(player, world.stage.card)]
        return
    if isinstance(world.stage, Settling):
        first, *others = _starts(world, seat)
        yield first, 0.0
        yield from [(line, SEARCH.other_start) for line in others]
        return
    offered: list[Token] = []

    def sensible(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
        if not path:
            offered.extend([option.token for option in ask.options])
        return _sensible(world, seat, ask, path)

    yield _line(world, seat, sensible), 0.0
    for token in offered:

        def choose(world: State, seat: Seat, ask: Ask, path: Path, token: Token = token) -> Token:
            return _sensible(world, seat, ask, path) if path else token

        yield _line(world, seat, choose), SEARCH.other_answer


def _sensible(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return policy(world, seat, ask, path, _NO_CHANCE)


def _starts(world: State, seat: Seat) -> Iterator[Line]:
    """Return ways to set out: the sensible one, then other harbours and other challenges."""

    def settle(harbour: int | None, challenge: int | None) -> Line:
        """Return the sensible line, but with the harbour or challenge of this number."""

        def answer(ask: Ask | Form, path: Path) -> Token:
            tokens = policy(world, seat, ask, path, _NO_CHANCE).split()
            assert isinstance(ask, Form)
            for at, other in enumerate((harbour, challenge)):
                if other is not None:
                    field = ask.fields[at]
                    tokens[at] = f"{field.key}={field.ask.options[other % len(field.ask.options)].token}"
            return " ".join(tokens)

        path, _ = drive(turn(world, seat), answer)
        return " ".join(path)

    yield settle(None, None)
    for number in range(len(HARBOURS)):  # numbers beyond the last harbour or challenge begin again with the first
        yield settle(number, None)
        yield settle(None, number)


JUDGEMENT: Judgement[State] = Judgement(
    terms=(
        "carta_magica.term.points",
        "carta_magica.term.gold",
        "carta_magica.term.goods",
        "carta_magica.term.magic",
        "carta_magica.term.cards",
        "carta_magica.term.home",
        "carta_magica.term.ship",
    ),
    worth=worth,
    doubt=doubt,
    odds=odds,
    reasons=reasons,
    playout=playout,
    horizon=SEARCH.turns,
    candidates=candidates,
    words=words,
    styles=(
        Style("carta_magica.style.merchant", ("carta_magica.term.gold", "carta_magica.term.goods")),
        Style("carta_magica.style.adventurer", ("carta_magica.term.cards", "carta_magica.term.magic")),
        Style("carta_magica.style.pilot", ("carta_magica.term.home", "carta_magica.term.ship")),
        Style("carta_magica.style.raider", ("carta_magica.term.points",), hinders=1.0),
    ),
    captain=Budget(nodes=500, width=8),
    admiral=Budget(nodes=3000, width=12),
)
"""The judgement of the game."""
