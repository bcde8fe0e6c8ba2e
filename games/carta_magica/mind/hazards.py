"""Decisions about cards, monsters, storms and battles, in brief (`decision`)."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Arg, Ask, Msg, Option, Path, Seat, Who
from games.carta_magica.mind import candidates
from games.carta_magica.mind.candidates import place_name, score_of
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.rules import payment, says
from games.carta_magica.rules.board import ADVENTURES, WHEEL, Adventure, Compass, Talisman, name
from games.carta_magica.rules.payment import NO_PAYMENT, Payment, means, room
from games.carta_magica.rules.state import Agreeing, Position, Proposing, Refighting, Retaming, Sheltering, State, Storming, Taming
from games.carta_magica.rules.turn.adventure import chances, magic_of, power, stakes
from games.carta_magica.rules.turn.battle import Prize
from games.carta_magica.rules.turn.cards import staking
from games.carta_magica.rules.turn.odds import again_cards, better_spins, winning
from games.carta_magica.rules.turn.spin import drifts

LIKELY = 5
"""Segments of six that tame a monster with the first stake that is offered."""
EVEN = 3
"""Segments of six that tame a monster with the second stake that is offered."""
RANKING = ("spin_again", "lucky_wind", "good_weather", "repair", "telescope", "gold", "goods", "magic", "curse")
"""The kinds of cards that are kept, those that help most first."""


def draw(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask whether to draw blind or to look first."""
    look = Answer(("telescope",), Msg("carta_magica.decision.telescope"), costs=False)
    stake = Msg("carta_magica.decision.stake.draw", magic=means(state.position.players[seat], "magic"))
    answers = (candidates.draw(state.position, seat, ()), look)
    return Decision(Msg("carta_magica.decision.draw.question"), answers, stake)


def peek(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask which card to take: cards to keep first, then payments, then monsters."""

    def rank(card: Adventure) -> tuple[bool, int]:
        return not card.is_kept, RANKING.index(card.kind) if card.is_kept else card.strength

    cards = sorted([option.value for option in ask.options], key=rank)
    answers = tuple([Answer((card.token,), _card_ahead(card), places=(card,), costs=not card.is_kept) for card in cards])
    return Decision(Msg("carta_magica.decision.peek.question"), answers, Msg("carta_magica.decision.stake.peek"), has_best=cards[0].is_kept)


def _card_ahead(card: Adventure) -> Msg:
    if card.kind == "monster":
        return Msg("carta_magica.decision.meet", monster=Msg(f"carta_magica.monster.{card.name}"), gold=card.gold)
    return Msg("carta_magica.decision.take" if card.is_kept else "carta_magica.decision.owe", card=says.adventure(card.id))


def stake(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask how much magic to spend: the least for `LIKELY` segments, for `EVEN`, or none.

    If so many segments are out of reach, the best chance takes their place.
    """
    stage, player = state.at(Taming), state.position.players[seat]
    card = ADVENTURES[stage.card]
    least = stakes(player, stage.card)
    choices: dict[Path, Answer] = {}
    none = (NO_PAYMENT, chances(card.strength, power(player)))
    for spent, segments in (_least_for(LIKELY, least), _least_for(EVEN, least), none):
        magic, answer = magic_of(spent), staking(player, spent)
        if magic == 0:
            label = Msg("carta_magica.decision.stake-none", segments=segments, goods=player.goods)
        else:
            label = Msg("carta_magica.decision.stake", magic=magic, segments=segments)
        choices.setdefault(answer, Answer(answer, label, places=(f"stake-{magic}",), costs=bool(magic)))
    for spent, segments in reversed(least):  # in the menu: the other chances
        if segments:
            label = Msg("carta_magica.decision.stake", magic=magic_of(spent), segments=segments)
            choices.setdefault(staking(player, spent), Answer(staking(player, spent), label, group=ask.prompt))
    gold = min(card.gold, room(player, "gold", state.position.options))
    return _ask_stake(card, [*choices.values()], Msg("carta_magica.decision.stake.monster", gold=gold, goods=player.goods))


def _least_for(goal: int, least: tuple[tuple[Payment, int], ...]) -> tuple[Payment, int]:
    """Return the first stake that tames by `goal` segments or more, else the last."""
    return next(((spent, segments) for spent, segments in least if segments >= goal), least[-1])


def _ask_stake(card: Adventure, answers: list[Answer], stake: Msg) -> Decision:
    """Ask how much magic to spend on a monster."""
    question = Msg("carta_magica.decision.stake.question", monster=Msg(f"carta_magica.monster.{card.name}"))
    rest = Msg("carta_magica.decision.stake.rest")
    return Decision(question, tuple(answers), stake, _strength(card), has_best=True, rest=rest)


def _strength(card: Adventure) -> Msg:
    return Msg("carta_magica.decision.frame.strength", strength=card.strength)


def stake_cards(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask which magic cards to spend beside the tokens; none is an answer too."""
    stage, player = state.at(Taming), state.position.players[seat]
    tokens, card = int(path[-1]), ADVENTURES[stage.card]
    answers = []
    for (_, cards), segments in reversed(stakes(player, stage.card, tokens)):
        magic = magic_of((tokens, cards))
        key = "carta_magica.decision.cards" if cards else "carta_magica.decision.no-cards"
        label = Msg(key, magic=magic, segments=segments)
        answers.append(Answer((payment.cards_token(cards),), label, places=(f"stake-{magic}",)))
    return _ask_stake(card, answers[:MOST], Msg("carta_magica.decision.stake.tokens", magic=tokens))


def retame(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask whether to spin again against a monster."""
    stage, player = state.at(Retaming), state.position.players[seat]
    card = ADVENTURES[stage.card]
    segments = chances(card.strength, stage.spent + power(player))
    again = Answer(("spin-again",), Msg("carta_magica.decision.retame", segments=segments))
    accept = Answer(("accept",), Msg("carta_magica.decision.let-win", goods=player.goods), costs=False, asks=player.goods > 0)
    stake = Msg("carta_magica.decision.stake.retame", monster=Msg(f"carta_magica.monster.{card.name}"))
    return Decision(Msg("carta_magica.decision.again.question"), (again, accept), stake, _strength(card), has_best=segments >= EVEN)


def storm_again(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask whether to spin again in a storm: the wheel, or the direction that is known."""
    stage = state.at(Storming)
    if stage.wind is None:
        calm = sum([not segment.is_storm for segment in WHEEL])
        again = Answer(("spin-again",), Msg("carta_magica.decision.storm.again", calm=calm))
        blow = Answer(("storm",), Msg("carta_magica.decision.storm.blow"), costs=False)
        stake = Msg("carta_magica.decision.stake.storm", condition=state.position.players[seat].condition)
        return Decision(Msg("carta_magica.decision.storm.question"), (again, blow), stake, has_best=True)
    again = Answer(("spin-again",), Msg("carta_magica.decision.storm.turn"))
    ride, is_harmed = _ride_storm(state.position, seat, stage.wind, ())
    return replace(_against(stage.wind, again, ride, is_harmed), has_best=is_harmed)


def _against(wind: Compass, card: Answer, ride: Answer, is_harmed: bool) -> Decision:
    """Ask whether to play a card against a storm; it comes first if the storm does harm."""
    stake = Msg("carta_magica.decision.stake.wind", wind=says.compass(wind))
    frame = Msg("carta_magica.decision.frame.wind", wind=says.compass(wind))
    return Decision(Msg("carta_magica.decision.storm.question"), (card, ride) if is_harmed else (ride, card), stake, frame)


def _ride_storm(position: Position, seat: Seat, wind: Compass, sheltered: tuple[Seat, ...]) -> tuple[Answer, bool]:
    """Return the answer that lets a storm drive the own ship, and whether that is harm."""
    drift = next((drift for drift in drifts(position, wind, sheltered) if drift.seat == seat), None)
    if drift is None:
        return Answer(("storm",), Msg("carta_magica.decision.ride.still"), costs=False), False
    end = drift.route[-1]
    place = place_name(end) if drift.condition == "free" else Msg("carta_magica.place.sea", square=name(end).upper())
    label = Msg("carta_magica.decision.ride", condition=drift.condition, place=place)
    return Answer(("storm",), label, places=(end,), costs=False), drift.condition != "free"


def weather(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask whether to play good weather."""
    stage, position = state.at(Sheltering), state.position
    at = position.players[seat].square
    ride, is_harmed = _ride_storm(position, seat, stage.wind, stage.sheltered)
    label = Msg("carta_magica.decision.weather", all=int(position.options.is_weather_for_all))
    stay = Answer(("good-weather",), label, places=() if ride.places == (at,) else (at,))
    return _against(stage.wind, stay, ride, is_harmed)


def victim(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask whom to attack, the ship that is likeliest to lose first."""
    position, own = state.position, state.position.players[seat]
    shares = {
        option.value: winning(again_cards(own), again_cards(position.players[option.value]))
        for option in ask.options
        if option.value is not None
    }
    ordered = sorted(shares, key=lambda rival: (-shares[rival], -score_of(position, seat, _dearest_talisman(position, seat, rival))))
    answers = []
    for rival in ordered[: MOST - 1]:
        label = Msg("carta_magica.decision.attack", odds=_odds(shares[rival]), who=Who(rival))
        token = next(option.token for option in ask.options if option.value == rival)
        answers.append(Answer((token,), label, places=(position.players[rival].square,), asks=True))
    answers.append(Answer(("peace",), Msg("carta_magica.battle.peace"), costs=False))
    stake = _at_stake(position, seat, ordered[0])
    rest = Msg("carta_magica.decision.battle.rest") if len(ordered) > MOST - 1 else None
    return Decision(Msg("carta_magica.decision.battle.question"), tuple(answers), stake, rest=rest)


def _at_stake(position: Position, seat: Seat, victim: Seat) -> Msg:
    """Say what a ship holds for a seat, and what the seat may lose.

    That is the talisman that the ship's owner wants most, or a card.
    """
    own, sought = position.players[seat], _dearest_talisman(position, seat, victim)
    about: dict[str, Arg] = {"who": Who(victim), "talisman": says.talisman(sought), "points": score_of(position, seat, sought)}
    if own.talismans:
        dearest = max(own.talismans, key=lambda card: score_of(position, victim, card))
        return Msg("carta_magica.decision.stake.battle", **about, lost=says.talisman(dearest), less=score_of(position, seat, dearest))
    return Msg("carta_magica.decision.stake.battle-card", cards=len(own.cards), **about)


def _odds(share: Fraction) -> str:
    """Return the word for an attacker's chance to win."""
    if 2 * share == 1:
        return "even"
    return "ahead" if 2 * share > 1 else "below"


def _dearest_talisman(position: Position, seat: Seat, owner: Seat) -> int:
    """Return the talisman of another that scores most for a seat."""
    return max(position.players[owner].talismans, key=lambda card: score_of(position, seat, card))


def refight(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask the side that is behind in a battle whether to spin again."""
    stage = state.at(Refighting)
    fight = stage.fight
    steps = WHEEL[fight.attack if seat == fight.defender else fight.defence].steps
    again = Answer(("spin-again",), Msg("carta_magica.decision.refight", segments=better_spins(fight, seat)))
    mine = state.position.players[seat]
    has_any = bool(mine.talismans or mine.cards)
    accept = Answer(("accept",), Msg("carta_magica.decision.accept", loses=int(has_any)), asks=has_any)
    stake = Msg("carta_magica.decision.stake.refight", who=Who(fight.rival(seat)), steps=steps)
    return Decision(Msg("carta_magica.decision.again.question"), (again, accept), stake, has_best=True)


def prize(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask which prize to take: talismans by what they score, then cards."""
    position = state.position

    def rank(option: Option[Prize]) -> tuple[bool, int]:
        prize = option.value
        if isinstance(prize, Talisman):
            return False, -score_of(position, seat, prize.id)
        return True, RANKING.index(prize.kind) if prize.kind in RANKING else len(RANKING)

    answers = []
    for option in sorted(ask.options, key=rank)[:MOST]:
        prize: Prize = option.value
        if isinstance(prize, Talisman):
            label = Msg("carta_magica.decision.prize", talisman=says.talisman(prize.id), points=score_of(position, seat, prize.id))
        else:
            is_monster = prize.kind == "monster"
            named = Msg(f"carta_magica.monster.{prize.name}") if is_monster else says.adventure(prize.id)
            label = Msg("carta_magica.decision.take", card=named)
        answers.append(Answer((option.token,), label, places=(prize,), costs=False))
    return Decision(
        Msg("carta_magica.decision.prize.question"),
        tuple(answers),
        Msg("carta_magica.decision.stake.prize"),
        has_best=True,
        rest=Msg("carta_magica.decision.prize.rest"),
    )


def swap(state: State, seat: Seat, ask: Ask, path: Path) -> Decision:
    """Ask either side whether to change places; what leaves fewer steps to home comes first."""
    stage, position = state.stage, state.position
    assert isinstance(stage, Proposing | Agreeing)
    other = stage.fight.rival(seat)
    own, goal = position.players[seat], position.players[other].square
    here, there = steps_home(position, seat, own.square, own.lap), steps_home(position, seat, goal, own.lap)
    is_proposed = isinstance(stage, Proposing)
    going = Answer(("swap",), Msg("carta_magica.decision.swap", place=place_name(goal), left=there), places=(goal,), costs=False)
    staying = Answer(("stay",), Msg("carta_magica.decision.stay", place=place_name(own.square), left=here), costs=False)
    answers = (going, staying) if there < here else (staying, going)
    fought = _battle_result(position, seat, other)
    if fought is None:
        stake = Msg("carta_magica.decision.stake.swap", proposed=int(is_proposed), who=Who(other))
    else:
        stake = Msg("carta_magica.decision.stake.swap-after", proposed=int(is_proposed), who=Who(other), fought=fought)
    return Decision(Msg("carta_magica.decision.swap.question"), answers, stake, has_best=here != there)


def _battle_result(position: Position, seat: Seat, other: Seat) -> Msg | None:
    """Say what the battle just fought has brought or cost a seat; `None`: nothing."""
    last = position.last
    if last.what != "prize":
        return None
    is_won = last.seat == seat
    if last.talisman is None:
        assert last.card is not None
        return Msg("carta_magica.decision.fought.card", won=int(is_won), who=Who(other), card=says.adventure(last.card))
    talisman, points = says.talisman(last.talisman), score_of(position, seat, last.talisman)
    return Msg("carta_magica.decision.fought.talisman", won=int(is_won), who=Who(other), talisman=talisman, points=points)
