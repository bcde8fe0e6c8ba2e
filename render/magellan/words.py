"""Names and sentences of the pictures."""

from __future__ import annotations

from engine.core import Msg, Say
from engine.games.magellan.board import NATIONS
from engine.games.magellan.cards.deck import CARDS, Circumnavigate, FirstToOwn, FirstToReach
from engine.games.magellan.view import MagellanView
from render.kit.names import player_name
from render.magellan.nodes import cell_of
from render.magellan.plate import shown

Discovery = FirstToReach | FirstToOwn | Circumnavigate


def country_name(say: Say, country: str) -> str:
    """The name of a country for the reader."""
    return say(NATIONS[country].name)


def capital_name(say: Say, country: str) -> str:
    """The name of a capital for the reader."""
    return say(NATIONS[country].capital)


def card_title(say: Say, card: str) -> str:
    """The title of a history card."""
    return say(Msg(f"magellan.card.{card}"))


def discovery(card: str) -> Discovery | None:
    """The effect of a card that promises a bonus to the first who does something."""
    effect = CARDS[card].effect
    return effect if isinstance(effect, Discovery) else None


def place_name(say: Say, card: str) -> str:
    """What has to be reached or done for a bonus, in a few words."""
    effect = CARDS[card].effect
    if isinstance(effect, FirstToReach):
        return say(Msg(f"magellan.place.{effect.place}"))
    return card_title(say, card)


def title(view: MagellanView, say: Say, who: str) -> str:
    """Whose turn it is and what is awaited."""
    if view.stage == "moving":
        return say(Msg("magellan.pic.title.moving", who=who, points=view.points))
    if view.stage == "losing":
        return say(Msg("magellan.pic.title.losing", who=who))
    if view.stage == "owing":
        return say(Msg("magellan.pic.title.owing", who=who, amount=view.debts[0].amount if view.debts else 0))
    return say(Msg(TITLES[view.stage], who=who))


TITLES = {
    "rolling": "magellan.pic.title.rolling",
    "drawing": "magellan.pic.title.drawing",
    "fighting": "magellan.pic.title.fighting",
    "flying": "magellan.pic.title.flying",
    "over": "magellan.pic.title.over",
}


def last_move(view: MagellanView, say: Say, who: str) -> str:
    """What happened last."""
    last = view.last
    if last.what == "moved":
        return _moved(view, say, who)
    if last.what == "turned":
        return say(Msg("magellan.pic.last.turned", who=who, country=country_name(say, last.subject)))
    if last.what == "drew":
        return say(Msg("magellan.pic.last.drew", who=who, card=card_title(say, last.subject)))
    if last.what == "sold":
        return say(Msg("magellan.pic.last.sold", who=who, country=country_name(say, last.subject)))
    if last.what == "rolled":
        return say(Msg("magellan.pic.last.rolled", who=who, points=sum(last.dice)))
    if last.what in ("fought", "bombed"):
        other = player_name(say, last.other) if last.other is not None else ""
        cell = shown(last.subject)
        if last.what == "bombed":
            hit = say(Msg(f"magellan.pic.face.{last.dice[0]}"))
            return say(Msg("magellan.pic.last.bombed", who=who, other=other, cell=cell, hit=hit))
        own, theirs = last.dice
        return say(Msg("magellan.pic.last.fought", who=who, other=other, cell=cell, own=own, theirs=theirs))
    return say(Msg(f"magellan.pic.last.{last.what}", who=who))


def _moved(view: MagellanView, say: Say, who: str) -> str:
    """The newest way, and how many others were made in the turn; a plane that has not landed flies over a cell."""
    newest = view.trail[-1] if view.trail else None
    if newest is None or cell_of(newest.path[-1]) != view.last.subject:
        return say(Msg("magellan.pic.last.aloft", who=who, cell=shown(view.last.subject)))
    if newest.path[0] == newest.path[-1]:
        return say(Msg("magellan.pic.last.aboard", who=who, cell=shown(view.last.subject)))
    carrier = newest.what.split("-")[0]
    start, end = (shown(cell_of(newest.path[at])) for at in (0, -1))
    return say(Msg(f"magellan.pic.last.{carrier}", who=who, start=start, end=end, more=len(view.trail) - 1))
