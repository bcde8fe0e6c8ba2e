"""The position for people: the status line, and the whole of it in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.values.core import Msg, Who
from games.carta_magica.rules.board import TOKENS
from games.carta_magica.rules.says import adventure, amount, compass, place, segment, talisman, talisman_points
from games.carta_magica.rules.view import CartaMagicaView, PlayerView, Stage

USUAL_ROUNDS = 24
"""Rounds of a match of sensible players, which seldom takes more."""

STATUS: dict[Stage, str] = {
    "settling": "carta_magica.status.settling",
    "spinning": "carta_magica.status.spinning",
    "sailing": "carta_magica.status.sailing",
    "storming": "carta_magica.status.storming",
    "drawing": "carta_magica.status.drawing",
    "peeking": "carta_magica.note.telescope",
    "engaging": "carta_magica.status.engaging",
    "refighting": "carta_magica.status.refighting",
    "looting": "carta_magica.status.looting",
    "proposing": "carta_magica.status.proposing",
    "agreeing": "carta_magica.status.agreeing",
}
"""The status line of each stage in which it needs only the name of the awaited player."""


def chapter(view: CartaMagicaView) -> Msg:
    """Return the name of the round, the part of a match by which a replay steps."""
    return Msg("carta_magica.chapter", round=view.round)


def passed(view: CartaMagicaView) -> float:
    """Return the share of the match that has passed, from 0 to 1, by rounds.

    A match counts as at most `USUAL_ROUNDS` long, whatever its limit.
    """
    return min(1.0, (view.round - 1) / min(view.rounds, USUAL_ROUNDS))


def is_last(view: CartaMagicaView) -> bool:
    """Return whether somebody is home, or the last round has begun."""
    return view.is_final or view.round >= view.rounds


def tie_break(view: CartaMagicaView) -> Msg | None:
    """Say what decided a tie between the winner and another player; `None`: no tie."""
    first, second, *_ = sorted(view.players, key=lambda player: view.ranks[player.seat])
    points = view.sheets[first.seat].total
    if view.ranks.count(1) > 1 or view.sheets[second.seat].total < points:
        return None
    gold, theirs = (player.gold + sum([card.amount for card in player.cards if card.kind == "gold"]) for player in (first, second))
    who, other = Who(first.seat), Who(second.seat)
    return Msg("carta_magica.tale.end-gold", who=who, points=points, round=view.round, other=other, gold=gold, theirs=theirs)


def status(view: CartaMagicaView) -> Msg:
    """Return whose turn it is and what is awaited."""
    if view.stage == "over":
        return tie_break(view) or Msg(
            "carta_magica.status.over", winners=tuple(Who(player.seat) for player in view.players if view.ranks[player.seat] == 1)
        )
    if view.stage == "sheltering":
        return Msg("carta_magica.status.sheltering", who=tuple(Who(seat) for seat in view.awaited))
    who = Who(view.awaited[0])
    if view.stage == "choosing":
        assert view.spin is not None
        return Msg("carta_magica.status.choosing", who=who, segment=segment(view.spin))
    if view.monster is not None:
        key = "carta_magica.status.taming" if view.stage == "taming" else "carta_magica.status.retaming"
        return Msg(key, who=who, monster=adventure(view.monster.card.id))
    if view.payment is not None:
        return Msg("carta_magica.status.paying", who=who, price=amount(view.payment.kind, view.payment.amount))
    if view.stage == "trading":
        square = view.players[view.awaited[0]].square
        assert square is not None
        return Msg("carta_magica.status.trading", who=who, place=place(square))
    return Msg(STATUS[view.stage], who=who)


def describe(view: CartaMagicaView) -> tuple[Msg, ...]:
    """Return the whole position in words.

    The status with the round; what the reader can reach, knows and owns; what is on sale; the scores; the others; the decks.
    """
    head = Msg("carta_magica.text.head", status=status(view), round=view.round, rounds=view.rounds)
    own = () if view.seat is None else _player(view.players[view.seat])
    others = (msg for player in view.players if player.seat != view.seat for msg in _player(player))
    decks = Msg("carta_magica.text.decks", adventures=view.deck_count, discard=len(view.discard), talismans=view.talisman_count)
    return (head, *_turn(view), *_secrets(view), *own, *_row(view), *_scores(view), *others, decks)


def _turn(view: CartaMagicaView) -> Iterator[Msg]:
    """Say what the wheel, a storm or a battle has brought, and what is in reach."""
    if view.spin is not None:
        yield Msg("carta_magica.text.wheel", segment=segment(view.spin))
    if view.wind is not None:
        yield Msg("carta_magica.text.wind", wind=compass(view.wind))
    if view.is_final and view.stage != "over":
        left = tuple(Who(player.seat) for player in view.players if player.has_final_turn)
        yield Msg("carta_magica.text.final", who=left) if left else Msg("carta_magica.text.final.none")
    if view.fight is not None:
        fight, attack, defence = view.fight, view.wheel[view.fight.attack].steps, view.wheel[view.fight.defence].steps
        yield Msg("carta_magica.text.fight", who=Who(fight.attacker), steps=attack, other=Who(fight.defender), against=defence)
    if view.reach:
        yield Msg("carta_magica.text.reach", steps=view.steps, squares=len(view.reach))
    if ports := tuple(place(harbour.square) for harbour in view.harbours if harbour.square in view.reach):
        yield Msg("carta_magica.text.reach.harbours", harbours=ports)


def _secrets(view: CartaMagicaView) -> Iterator[Msg]:
    """Say which cards of the deck the reader sees or remembers."""
    if view.peeked is not None:
        yield Msg("carta_magica.text.peeked", cards=tuple(adventure(card.id) for card in view.peeked))
    elif view.remembered:
        places = [Msg("carta_magica.text.place", place=known.place + 1, card=adventure(known.card.id)) for known in view.remembered]
        yield Msg("carta_magica.text.remembered", cards=tuple(places))


def _scores(view: CartaMagicaView) -> Iterator[Msg]:
    """Say what everybody has scored, once the match is over."""
    for player, sheet in zip(view.players, view.sheets, strict=False):
        rows = tuple(Msg("carta_magica.text.row", what=row.label, points=row.points) for row in sheet.rows if row.points)
        yield Msg("carta_magica.text.score", who=Who(player.seat), rank=view.ranks[player.seat], total=sheet.total, rows=rows)


def _player(player: PlayerView) -> Iterator[Msg]:
    """Say what a player has: character, challenge, ship, tokens, cards, talismans."""
    who = Who(player.seat)
    if player.square is None or player.home is None or player.character is None or player.challenge is None:
        yield Msg("carta_magica.text.unsettled", who=who)
        return
    character = Msg(f"carta_magica.character.{player.character}")
    challenge = Msg("carta_magica.challenge", talismans=tuple(map(talisman, player.challenge.talismans)))
    yield Msg("carta_magica.text.player", who=who, character=character, challenge=challenge, points=player.points)
    ship, home, way = place(player.square), place(player.home), _way(player.progress)
    yield Msg("carta_magica.text.ship", who=who, place=ship, condition=player.condition, home=home, way=way)
    yield Msg("carta_magica.text.stock", who=who, stock=tuple(amount(kind, getattr(player, kind)) for kind in TOKENS))
    if cards := tuple(adventure(card.id) for card in player.cards + player.monsters):
        yield Msg("carta_magica.text.cards", who=who, cards=cards)
    if player.talismans:
        yield Msg("carta_magica.text.talismans", who=who, talismans=tuple(talisman_points(card.id) for card in player.talismans))
    if player.is_swept:
        yield Msg("carta_magica.text.swept", who=who)
    if player.misses:
        yield Msg("carta_magica.text.misses", who=who, turns=player.misses)


def _way(progress: float) -> Msg:
    """Say how far a ship has come round the island."""
    eighths = round(8 * abs(progress))
    if eighths == 0:
        direction = "none"
    else:
        direction = "clockwise" if progress > 0 else "anticlockwise"
    return Msg("carta_magica.text.way", eighths=eighths, direction=direction)


def _row(view: CartaMagicaView) -> Iterator[Msg]:
    """Say what is on sale, if anything is."""
    if view.row:
        yield Msg("carta_magica.text.row-open", talismans=tuple(talisman_points(card.id) for card in view.row))
