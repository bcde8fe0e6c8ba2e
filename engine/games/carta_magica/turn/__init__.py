"""The dialogues: one for each stage."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Seat, Talk, Turn
from engine.games.carta_magica.state import (
    Agreeing,
    Choosing,
    Drawing,
    Engaging,
    Looting,
    Paying,
    Peeking,
    Proposing,
    Refighting,
    Retaming,
    Settling,
    Sheltering,
    Spinning,
    State,
    Storming,
    Taming,
    Trading,
)
from engine.games.carta_magica.turn import battle, begin, cards, choose, harbour, spin

DIALOGUES: dict[type[object], Callable[[State, Seat], Talk[Turn[State]]]] = {
    Settling: begin.settle,
    Spinning: spin.spin,
    Choosing: choose.choose,
    Storming: spin.again,
    Sheltering: spin.shelter,
    Drawing: cards.draw_forced,
    Peeking: cards.peek,
    Paying: cards.pay,
    Taming: cards.stake,
    Retaming: cards.retame,
    Trading: harbour.trade,
    Engaging: battle.engage,
    Refighting: battle.refight,
    Looting: battle.loot,
    Proposing: battle.propose,
    Agreeing: battle.agree,
}
