"""What happens between the players' moves: the next card, the end of a phase, the next phase, the end."""

from __future__ import annotations

from functools import cache

from engine.core import Seat
from engine.games.pizarro import says
from engine.games.pizarro.board import INCOME, SHIPS, STACK, Explorer, Sides, side, space
from engine.games.pizarro.score import final_notes, is_gambling
from engine.games.pizarro.state import Bidding, Exchanging, Gambling, Over, Player, Ship, Stage, State, Vetoing, clockwise
from engine.games.pizarro.work import Work


@cache
def must_leave(sides: Sides, explorer: Explorer) -> int:
    """Money cards that the buyer keeps after paying: one to put under Magellan A, one to lose to Cook B."""
    return int((explorer, side(sides, explorer)) in {("magellan", "a"), ("cook", "b")})


def has_ship(player: Player, explorer: Explorer, phase: int) -> bool:
    """Whether the player has a ship to place or advance for this card. rulebook: Auction of the explorer cards."""
    if phase == 1:
        return len(player.ships) < SHIPS
    return (explorer, phase - 1) in [(ship.explorer, ship.phase) for ship in player.ships]


def onward(work: Work) -> State:
    """The next state once a card is sold, unsold or vetoed: the next card that anybody can buy, or the end of the phase."""
    while work.stack:
        card, work.stack = work.stack[0], work.stack[1:]
        work.bottom = min(work.bottom, len(work.stack))
        number = STACK[work.phase - 1] - len(work.stack)
        work.notes.append(says.revealed(card, work.phase, number, STACK[work.phase - 1]))
        stage = _offered(work, card)
        if stage is not None:
            return State(work.position(), stage)
    return _phase_ended(work)


def _offered(work: Work, card: Explorer) -> Stage | None:
    """The veto window for a revealed card, or its auction, or nothing when nobody can ever buy it."""
    players = work.players
    able = _able(work, card)
    if not able:
        work.remove_unsold(card)
        return None
    first = (_bidders(work, card, able) or able)[0]
    owners = tuple([seat for seat in clockwise(first, len(players)) if players[seat].vetoes])
    return Vetoing(card, owners) if owners else _opened(work, card, able)


def _able(work: Work, card: Explorer) -> list[Seat]:
    """Who has a ship for the card, clockwise from the last buyer."""
    players, order = work.players, clockwise(work.buyer, len(work.players))
    if work.phase == 1:
        return [seat for seat in order if len(players[seat].ships) < SHIPS]
    return [seat for seat in order if has_ship(players[seat], card, work.phase)]


def auction(work: Work, card: Explorer) -> Stage | None:
    """The auction of a card that nobody vetoed; `None` when no player has both a ship and enough money cards for it."""
    return _opened(work, card, _able(work, card))


def _opened(work: Work, card: Explorer, able: list[Seat]) -> Stage | None:
    queue = _bidders(work, card, able)
    if queue:
        return Bidding(card, 0, queue, ())
    work.remove_unsold(card)
    return None


def _bidders(work: Work, card: Explorer, able: list[Seat]) -> tuple[Seat, ...]:
    """Those among `able` who also have enough money cards for the card."""
    leave, players = must_leave(work.sides, card), work.players
    return tuple([seat for seat in able if len(players[seat].hand) > leave])


def _phase_ended(work: Work) -> State:
    """Open hands are taken up, everybody gets money cards, Marco Polo exchanges. rulebook: New money cards."""
    work.notes.append(says.phase_ended(work.phase))
    for seat, player in enumerate(work.players):
        if player.is_open:
            work.players[seat] = player.opened(False)
            work.notes.append(says.took_up(Seat(seat)))
    work.shuffle_discards()
    _income(work)
    swaps = _exchanges(work)
    return State(work.position(), Exchanging(swaps)) if swaps else next_phase(work)


def _exchanges(work: Work) -> tuple[Seat, ...]:
    """Whose ships stand on Marco Polo's space of this phase, ship by ship, if the space allows an exchange."""
    ship = Ship("marco_polo", work.phase, None)
    if space(work.sides, ship.explorer, ship.phase).action != "exchange":
        return ()
    players = work.players
    return tuple([seat for seat in work.round() if players[seat].hand for _ in range(players[seat].ships.count(ship))])


def income(work: Work, seat: Seat) -> int:
    """Money cards at the end of the phase: for everybody, and by the bags of the spaces of this phase."""
    here = [ship for ship in work.players[seat].ships if ship.phase == work.phase]
    return INCOME[work.phase - 1] + sum([space(work.sides, ship.explorer, ship.phase, ship.half).bags for ship in here])


def _income(work: Work) -> None:
    """Deal one card at a time, clockwise from the last buyer, until everybody has his due or the deck is empty."""
    due = {seat: income(work, seat) for seat in work.round()}
    order = [seat for turn in range(max(due.values())) for seat in due if turn < due[seat]]
    dealt: dict[Seat, list[int]] = {seat: [] for seat in due if due[seat]}
    for seat, card in zip(order, work.deck, strict=False):
        dealt[seat].append(card)
    work.deck = work.deck[len(order) :]
    for seat, cards in dealt.items():
        work.give(seat, tuple(cards))


def next_phase(work: Work) -> State:
    """Phase II or III, or after phase III the scoring."""
    if work.later:
        work.phase += 1
        work.stack, work.later = work.later[0], work.later[1:]
        work.bottom = 0
        return onward(work)
    gambler = _gambler(work)
    if gambler is None:
        return over(work, ())
    work.shuffle_discards()
    return State(work.position(), Gambling(gambler, ())) if work.deck else over(work, ())


def _gambler(work: Work) -> Seat | None:
    """The owner of the ship on the space with the gamble (Pizarro III, side B)."""
    return next((Seat(seat) for seat, player in enumerate(work.players) if is_gambling(work.sides, player)), None)


def over(work: Work, draws: tuple[int, ...]) -> State:
    """The final scoring."""
    position = work.position()
    work.notes += final_notes(position, draws)
    return State(position, Over(draws))
