"""Texts of the pictures: names of cards and places, what is awaited, the last move."""

from __future__ import annotations

from typing import get_args

from engine.values.core import Msg, Say, Seat
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGE_POINTS, HARBOUR, TALISMANS, Adventure, Kind, Segment, Talisman
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.view import CartaMagicaView, PlayerView

GLYPHS = {talisman.name: f"talisman-{talisman.name.rpartition('_')[2]}" for talisman in TALISMANS}
GLYPHS |= {"sun_disc": "talisman-sun", "heart_of_the_sea": "talisman-heart"}
"""The drawing of each talisman, named after the last word of the talisman's name; of two, after the first."""
SIGNS = {kind: kind.replace("_", "-") for kind in get_args(Kind) if kind != "monster"} | {"gold": "bag", "lucky_wind": "wind"}
"""The drawing of each kind of adventure card but monsters."""
MONSTERS = {
    "crab_king": "monster-crab",
    "fog_siren": "monster-siren",
    "twin_headed_eel": "monster-eel",
    "reef_giant": "monster-giant",
    "sky_ray": "monster-ray",
    "kraken": "monster-kraken",
}
"""The drawing of each monster."""


def stock(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """Return the drawings and numbers of gold, goods, magic and cards of a player."""
    return ("bag", player.gold), ("goods", player.goods), ("magic", player.magic), ("card", len(player.cards) + len(player.monsters))


def talisman_name(say: Say, talisman: Talisman) -> str:
    """Return a talisman's name for the reader."""
    return say(says.talisman(talisman.id))


def sign_of(card: Adventure) -> str:
    """Return the drawing of an adventure card."""
    return MONSTERS[card.name] if card.kind == "monster" else SIGNS[card.kind]


def card_title(say: Say, card: Adventure) -> str:
    """Return an adventure card in two or three words."""
    return say(_card_name(card))


def _card_name(card: Adventure) -> Msg:
    return Msg(f"carta_magica.monster.{card.name}" if card.kind == "monster" else f"carta_magica.pic.card.{card.kind}")


def compass(say: Say) -> str:
    """Return the letters of north, east, south and west."""
    return say(Msg("carta_magica.pic.compass"))


def with_sign(amount: int) -> str:
    """Return a number with its sign."""
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")


def card_effect(say: Say, card: Adventure, options: Options) -> str:
    """Return what an adventure card does at a table, in a few words."""
    if card.kind == "monster":
        return say(Msg("carta_magica.pic.effect.monster", strength=card.strength, gold=card.gold))
    if card.amount < 0:
        return say(Msg("carta_magica.pic.effect.payment", amount=-card.amount))
    if card.amount:
        return say(Msg(f"carta_magica.pic.effect.{card.kind}", amount=card.amount))
    if card.kind == "lucky_wind" and options.is_lucky_five:
        return say(Msg("carta_magica.pic.effect.lucky_wind.five"))
    if card.kind == "good_weather" and options.is_weather_for_all:
        return say(Msg("carta_magica.pic.effect.good_weather.all"))
    return say(Msg(f"carta_magica.pic.effect.{card.kind}"))


def harbour_names(view: CartaMagicaView, say: Say) -> tuple[str, ...]:
    """Return the names of the harbours, clockwise from the north."""
    return tuple(say(Msg(f"carta_magica.harbour.{harbour.id}")) for harbour in view.harbours)


def talisman_place(view: CartaMagicaView, player: PlayerView, talisman: Talisman, say: Say) -> str:
    """Say where the talisman of a player's challenge is: own, open, in the deck or another's."""
    if talisman in player.talismans:
        where = "own"
    elif talisman in view.row:
        where = "open"
    else:
        where = "deck" if holder(view, talisman) is None else "held"
    return say(Msg("carta_magica.pic.wanted", where=where))


def challenge(say: Say) -> str:
    """Return the heading of a challenge, with what it brings."""
    return say(Msg("carta_magica.pic.challenge", points=CHALLENGE_POINTS))


def holder(view: CartaMagicaView, talisman: Talisman) -> Seat | None:
    """Return who owns a talisman."""
    return next((player.seat for player in view.players if talisman in player.talismans), None)


def steps(segment: Segment) -> str:
    """Return the figure of a segment."""
    return str(segment.steps).replace("-", "−")


def title_key(view: CartaMagicaView) -> str:
    """Return the key of the banner's first line; its argument is `who`."""
    if view.stage == "over":
        return "carta_magica.pic.title.shared" if view.ranks.count(1) > 1 else "carta_magica.pic.title.wins"
    return f"carta_magica.pic.title.{view.stage}"


def task(view: CartaMagicaView, say: Say) -> str:
    """Return the banner's second line: what can be done now."""
    stage, active = view.stage, view.players[view.active]
    if stage == "over":
        return say(Msg("carta_magica.pic.task.over", points=max(sheet.total for sheet in view.sheets)))
    if stage == "spinning":
        return say(Msg("carta_magica.pic.task.spinning", condition=active.condition))
    if stage == "choosing":
        return _choices(view, active, say)
    if stage == "sailing":
        return _sail(view, say)
    if stage == "storming":
        return say(Msg("carta_magica.pic.task.storming")) if view.wind is None else _blows(view, say)
    if stage == "sheltering":
        return _blows(view, say)
    if stage == "paying" and view.payment:
        price = says.amount(view.payment.kind, view.payment.amount)
        return say(Msg("carta_magica.pic.task.paying", price=price))
    if stage in ("taming", "retaming") and view.monster:
        return say(Msg(f"carta_magica.pic.task.{stage}", monster=_card_name(view.monster.card), strength=view.monster.card.strength))
    if stage == "trading":
        trader = view.players[view.awaited[0]]
        colour = HARBOUR[trader.square].colour if trader.square in HARBOUR else "red"
        return say(Msg("carta_magica.pic.task.trading", colour=colour))
    if stage == "refighting" and view.fight:
        low, high = sorted((view.wheel[view.fight.attack], view.wheel[view.fight.defence]), key=lambda leg: leg.steps)
        return say(Msg("carta_magica.pic.task.refighting", low=steps(low), high=steps(high)))
    return say(Msg(f"carta_magica.pic.task.{stage}"))


def _blows(view: CartaMagicaView, say: Say) -> str:
    assert view.wind is not None
    return say(Msg("carta_magica.pic.task.wind", wind=view.wind))


def _sail(view: CartaMagicaView, say: Say) -> str:
    """Return how far the ship can sail."""
    return say(Msg(f"carta_magica.pic.sail.{'exactly' if view.options.is_exact else 'most'}", steps=view.steps))


def _choices(view: CartaMagicaView, active: PlayerView, say: Say) -> str:
    """Say what the segment under the pointer offers, and how a stuck ship gets free."""
    segment = view.wheel[view.spin] if view.spin is not None else view.wheel[0]
    offered = [action for action in segment.actions if action in ("card", "goods", "magic")]
    if offered == ["card"]:
        kind = "card"
    else:
        kind = "tokens" if offered else "none"
    if view.steps:
        sail = _sail(view, say)
        if active.condition != "free":
            sail = say(Msg(f"carta_magica.pic.sail.{active.condition}", sail=sail))
        return say(Msg("carta_magica.pic.task.choosing", offered=kind, sail=sail, steps=segment.steps))
    held = active.condition if view.can_buy_free else "stuck"
    return say(Msg(f"carta_magica.pic.task.{held}", offered=kind, steps=segment.steps))


def state(view: CartaMagicaView, player: PlayerView, say: Say) -> tuple[tuple[str, ...], bool]:
    """Return a player's state in words, the longest form first, and whether it is an alert."""
    if view.stage == "over":
        return (say(Msg("carta_magica.pic.state.rank", rank=view.ranks[player.seat])),), False
    question = say(Msg("carta_magica.pic.state", stage=view.stage)) if player.seat in view.awaited else ""
    if player.condition != "free":
        condition = say(Msg(f"carta_magica.pic.state.{player.condition}"))
        return ((f"{condition} · {question}", condition) if question else (condition,)), True
    if question:
        return (question,), True
    if player.misses:
        return (say(Msg("carta_magica.pic.state.misses")),), True
    if player.is_home:
        return (say(Msg("carta_magica.pic.state.home")),), False
    if view.last.seat == player.seat and view.last.what not in ("start", "over"):
        bought = view.last.talisman if view.last.what == "bought" else None
        return (last(view, say), *(() if bought is None else (say(says.talisman(bought)),))), False
    if player.is_swept:
        return (say(Msg("carta_magica.pic.state.swept")),), False
    if player.square is None:
        return (say(Msg("carta_magica.pic.state.waiting")),), False
    shorter = (says.harbour(player.square), says.coordinates(player.square)) if player.square in HARBOUR else ()
    return tuple([say(name) for name in (says.place(player.square), *shorter)]), False


def last(view: CartaMagicaView, say: Say) -> str:
    """Return what the last line did, in two or three words."""
    event = view.last
    key = f"carta_magica.pic.last.{event.what}"
    if event.what == "spun" and event.spin is not None:
        if view.wheel[event.spin].is_storm:
            return say(Msg("carta_magica.pic.last.storm"))
        return say(Msg(key, number=steps(view.wheel[event.spin])))
    if event.what == "sailed":
        return say(Msg(key, squares=max(0, len(event.route) - 1)))
    if event.what in ("drew", "tamed", "failed") and event.card is not None:
        card = ADVENTURES[event.card]
        if card.kind == "monster":
            return say(Msg(f"{key}.monster"))
        return say(Msg(f"{key}.payment", amount=-card.amount) if card.amount < 0 else Msg(key, card=says.adventure(card.id)))
    if event.what == "bought" and event.talisman is not None:
        return say(Msg(key, talisman=says.talisman(event.talisman)))
    if event.what == "paid" and event.card is not None:
        return say(Msg(key, amount=-ADVENTURES[event.card].amount))
    if event.what in ("took", "sold"):
        return say(Msg(key, amount=event.amount))
    if event.what == "storm" and event.drifts:
        return say(Msg("carta_magica.pic.last.blown"))
    return say(Msg(key))
