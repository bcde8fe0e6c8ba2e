"""What happens between the players' moves: the next card, the end of a phase, the next phase, the end."""

from __future__ import annotations

from engine.core import Seat
from engine.games.pizarro import says
from engine.games.pizarro.board import INCOME, SHIPS, STACK, Explorer, must_leave, space
from engine.games.pizarro.score import final_notes, is_gambling
from engine.games.pizarro.state import Bidding, Exchanging, Gambling, Over, Player, Position, Ship, Stage, State, Vetoing, clockwise
from engine.games.pizarro.turn.work import Work


def has_ship(player: Player, explorer: Explorer, phase: int) -> bool:
    """Whether the player has a ship to place or advance for this card. rulebook: Auction of the explorer cards."""
    if phase == 1:
        return len(player.ships) < SHIPS
    return bool([ship for ship in player.ships if ship.explorer == explorer and ship.phase == phase - 1])


def owners(position: Position, card: Explorer) -> list[Seat]:
    """Who has a ship for the card, clockwise from the last buyer."""
    players, phase = position.players, position.phase
    return [seat for seat in clockwise(position.buyer, len(players)) if has_ship(players[seat], card, phase)]


def bidders(position: Position, card: Explorer) -> tuple[Seat, ...]:
    """Who can bid for the card, with a ship and enough money cards, clockwise from the last buyer."""
    return _able(position, card, owners(position, card))


def _able(position: Position, card: Explorer, seats: list[Seat]) -> tuple[Seat, ...]:
    leave, players = must_leave(position.sides, card), position.players
    return tuple([seat for seat in seats if len(players[seat].hand) > leave])


def can_bid(state: State, seat: Seat) -> bool:
    """Whether the seat takes part in the auction of the revealed card, or will once nobody vetoes it."""
    if isinstance(state.stage, Bidding):
        return seat in state.stage.queue
    return isinstance(state.stage, Vetoing) and seat in bidders(state.position, state.stage.card)


def next_card(work: Work) -> State:
    """The next state once a card is sold, unsold or vetoed: the next card that anybody can buy, or the end of the phase."""
    while stack := work.position.stack:
        card, rest = stack[0], stack[1:]
        work.change(stack=rest, bottom=min(work.position.bottom, len(rest)))
        position = work.position
        of = STACK[position.phase - 1]
        work.notes.append(says.revealed(card, position.phase, of - len(rest), of))
        stage = _offer(work, card)
        if stage is not None:
            return State(work.position, stage)
    return _end_phase(work)


def _offer(work: Work, card: Explorer) -> Stage | None:
    """The veto window for a revealed card, or its auction, or nothing when nobody can ever buy it."""
    position = work.position
    players = position.players
    with_ship = owners(position, card)
    if not with_ship:
        remove_unsold(work, card)
        return None
    able = _able(position, card, with_ship)
    first = (able or with_ship)[0]
    vetoers = tuple([seat for seat in clockwise(first, len(players)) if players[seat].vetoes])
    return Vetoing(card, vetoers) if vetoers else _open(work, card, able)


def auction(work: Work, card: Explorer) -> Stage | None:
    """The auction of a card that nobody vetoed; `None` when no player has both a ship and enough money cards for it."""
    return _open(work, card, bidders(work.position, card))


def _open(work: Work, card: Explorer, queue: tuple[Seat, ...]) -> Stage | None:
    if queue:
        return Bidding(card, 0, queue, ())
    remove_unsold(work, card)
    return None


def remove_unsold(work: Work, card: Explorer) -> None:
    """Nobody bought the card: it leaves the game. Whether that is the last event depends on whether anybody was asked."""
    work.change(unsold=(*work.position.unsold, (work.position.phase, card)))
    work.notes.append(says.unsold(card))


def _end_phase(work: Work) -> State:
    """Open hands are taken up, everybody gets money cards, Marco Polo exchanges. rulebook: New money cards."""
    work.notes.append(says.phase_ended(work.position.phase))
    for seat, player in enumerate(work.position.players):
        if player.is_open:
            work.change_player(Seat(seat), is_open=False)
            work.notes.append(says.took_up(Seat(seat)))
    work.shuffle_discards()
    _deal_income(work)
    swaps = _exchanges(work)
    return State(work.position, Exchanging(swaps)) if swaps else next_phase(work)


def income(position: Position, seat: Seat) -> int:
    """Money cards at the end of the phase: for everybody, and for each ship the bags of its space of this phase."""
    ships = [ship for ship in position.players[seat].ships if ship.phase == position.phase]
    return INCOME[position.phase - 1] + sum([space(position.sides, ship.explorer, ship.phase, ship.half).bags for ship in ships])


def _deal_income(work: Work) -> None:
    """Deal one card at a time, clockwise from the last buyer, until everybody has their due or the deck is empty."""
    due = {seat: income(work.position, seat) for seat in work.round()}
    order = [seat for turn in range(max(due.values())) for seat in due if turn < due[seat]]
    dealt: dict[Seat, list[int]] = {seat: [] for seat in due if due[seat]}
    deck = work.position.deck
    for seat, card in zip(order, deck, strict=False):
        dealt[seat].append(card)
    work.change(deck=deck[len(order) :])
    for seat, cards in dealt.items():
        work.give(seat, tuple(cards))


def _exchanges(work: Work) -> tuple[Seat, ...]:
    """Whose ships stand on Marco Polo's space of this phase, ship by ship, if the space allows an exchange."""
    position = work.position
    ship = Ship("marco_polo", position.phase, None)
    if space(position.sides, ship.explorer, ship.phase).action != "exchange":
        return ()
    players = position.players
    return tuple([seat for seat in work.round() if players[seat].hand for _ in range(players[seat].ships.count(ship))])


def next_phase(work: Work) -> State:
    """Phase II or III, or after phase III the scoring."""
    position = work.position
    if position.later:
        work.change(phase=position.phase + 1, stack=position.later[0], later=position.later[1:], bottom=0)
        return next_card(work)
    gamblers = [Seat(seat) for seat, player in enumerate(position.players) if is_gambling(position.sides, player)]
    if not gamblers:
        return over(work, ())
    work.shuffle_discards()
    return State(work.position, Gambling(gamblers[0], ())) if work.position.deck else over(work, ())


def over(work: Work, draws: tuple[int, ...]) -> State:
    """The final scoring."""
    work.notes += final_notes(work.position, draws)
    return State(work.position, Over(draws))
