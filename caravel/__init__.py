"""What a game needs of this program: everything that a guest may import.

| module | what is there |
|---|---|
| `caravel` | the rules of a game: asks, messages, positions, chance, the mind |
| `caravel.lines` | following a dialogue: whole lines, previews, sampling |
| `caravel.pictures` | drawing: the canvas and the kit |
| `caravel.testing` | playing and speaking in tests |

All other modules are the program's own and change without notice. docs/guests.md says what is promised, and for how long.

A turn is a generator: it asks, gets the value of the answer, and returns a `Turn` with the new position.

>>> def turn(coins: int, seat: Seat) -> Talk[Turn[int]]:
...     amount = yield from pick("pay", Msg("toy.pay"), [Option(str(n), n, Msg("toy.coins", count=n)) for n in range(coins + 1)])
...     return Turn(coins - amount, (Note(Msg("toy.paid", who=Who(seat), count=amount)),))
>>> from caravel.lines import follow
>>> follow(turn(5, Seat(0)), ("3",)).value.state
2
"""

from __future__ import annotations

from data.homes import INTERFACE
from data.tables import table
from engine.asks.answers import forced_answer
from engine.asks.decision import MOST, Answer, Decision
from engine.asks.talk import form, pick, player_option, put, some
from engine.bots.lines import ByLines, by_lines
from engine.game.mind import Budget, Candidate, Considered, Judgement, Mind, Style, Thought
from engine.game.rules import Early, Orders, Planning, Rules, Setting, Settings, Sitting, Tile
from engine.search.network import Network, network_of
from engine.search.odds import chances, shares
from engine.values.adding import error_of, mean_of, sum_of, weighted_sum
from engine.values.chance import Chance
from engine.values.core import (
    HIDDEN,
    NONE,
    OPEN,
    Arg,
    Ask,
    BadLine,
    BadSetting,
    Broken,
    Check,
    Condition,
    EngineError,
    Field,
    Form,
    IllegalLine,
    Line,
    Msg,
    Note,
    NotYourTurn,
    Option,
    Order,
    Path,
    Result,
    Row,
    Say,
    ScoreSheet,
    Seat,
    Several,
    Talk,
    Token,
    Turn,
    Who,
)
from engine.values.event import Event
from engine.walking.ready import Later, Suggestion, usual

# Names of interface 1.0, kept beside the new ones.
added, forced, weighed = sum_of, forced_answer, weighted_sum

__all__ = [
    "HIDDEN",
    "INTERFACE",
    "MOST",
    "NONE",
    "OPEN",
    "Answer",
    "Arg",
    "Ask",
    "BadLine",
    "BadSetting",
    "Broken",
    "Budget",
    "ByLines",
    "Candidate",
    "Chance",
    "Check",
    "Condition",
    "Considered",
    "Decision",
    "Early",
    "EngineError",
    "Event",
    "Field",
    "Form",
    "IllegalLine",
    "Judgement",
    "Later",
    "Line",
    "Mind",
    "Msg",
    "Network",
    "NotYourTurn",
    "Note",
    "Option",
    "Order",
    "Orders",
    "Path",
    "Planning",
    "Result",
    "Row",
    "Rules",
    "Say",
    "ScoreSheet",
    "Seat",
    "Setting",
    "Settings",
    "Several",
    "Sitting",
    "Style",
    "Suggestion",
    "Talk",
    "Thought",
    "Tile",
    "Token",
    "Turn",
    "Who",
    "added",
    "by_lines",
    "chances",
    "error_of",
    "forced",
    "forced_answer",
    "form",
    "mean_of",
    "network_of",
    "pick",
    "player_option",
    "put",
    "shares",
    "some",
    "sum_of",
    "table",
    "usual",
    "weighed",
    "weighted_sum",
]
