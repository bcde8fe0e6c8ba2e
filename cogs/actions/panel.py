"""What a click on the panel of a seat can mean.

Every control knows what its panel was drawn from, so an old click is judged by what the person saw.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from cogs.actions.wire import NUMBER, Access, Action, Codec, Number, Tally, Token, Word
from engine.values.core import Seat
from play.values.panels import Kind, Ref


@dataclass(frozen=True, slots=True)
class Where:
    """Where in a long ask or a form a person looks: a field's index, a group's index, a page."""

    field: int | None = None
    group: int | None = None
    page: int = 0

    @property
    def text(self) -> str:
        """As it travels in a custom_id."""
        if self == Where():
            return ""
        return "~".join("" if part is None else str(part) for part in (self.field, self.group, self.page))


def where(text: str) -> Where:
    """Return what `Where.text` wrote; anything else is the beginning. Never raises."""
    parts = text.split("~")
    if len(parts) != 3 or not all(part == "" or (part.isascii() and part.isdigit() and len(part) < 6) for part in parts):
        return Where()
    field, group, page = (int(part) if part else None for part in parts)
    return Where(field, group, page or 0)


ACT: Final = "act"
"""The kind of a dialogue that a referee leads."""

At = Annotated[Where, Codec("(?:[0-9]{0,5}~[0-9]{0,5}~[0-9]{0,5})?", lambda at: at.text, where)]
DialogueOf = Annotated[str, Codec("turn|order|early|plan|act[0-9]")]
"""The kind of a dialogue; of one that a referee leads for somebody absent with the seat of that player: `act3`."""

SeatOf = Annotated[Seat, Codec(NUMBER, str, lambda text: Seat(int(text)))]


class AtTable(Action, access="watcher"):
    """About one table."""

    match: Number


class Watch(AtTable):
    """Looks at a match. Where a server lets only players do that, the gate refuses all others."""


# The panel of a seat: its turn, a standing order or a turn that it prepares. Every control knows what the panel was drawn from.


class PanelAction(AtTable, access="seated"):
    """A control of a panel.

    `seq`, `rev` and `asked` are those of the `Ref` that the panel was drawn from.
    """

    kind: DialogueOf
    seq: Number
    rev: Number
    asked: Word

    @property
    def acted(self) -> Seat | None:
        """The absent player's seat for which a referee answers; `None` on a panel of one's own."""
        return Seat(int(self.kind.removeprefix(ACT))) if self.kind.startswith(ACT) else None

    @property
    def needs(self) -> Access:
        return self.access if self.acted is None else "referee"

    def ref(self, seat: Seat) -> Ref:
        """Return what the host compares with the table as it is now; `seat` is that of the panel."""
        kind: Kind = ACT if self.acted is not None else self.kind  # type: ignore[assignment]
        return Ref(self.match, kind, seat, self.seq, self.rev, self.asked)


def of(ref: Ref) -> dict[str, Any]:
    """Return the fields that all controls of a panel have in common."""
    kind = f"{ACT}{ref.seat}" if ref.kind == ACT else ref.kind
    return {"match": ref.match, "kind": kind, "seq": ref.seq, "rev": ref.rev, "asked": ref.asked}


class AskAction(PanelAction):
    """A control of one ask; `at` is the part of a long ask, or the field of a form."""

    at: At


class Pick(AskAction, name="pick"):
    """Take an option that is a button."""

    token: Token


class TakeAnswer(AskAction, name="play"):
    """Give one of the answers that come first, or another ready one.

    `key` is the `key` of what was shown, so that nothing else is ever given.
    """

    key: Word


class PickAnother(AskAction, name="another"):
    """Take what was chosen in the menu of all other answers, or look at another part of it.

    `tally` is a count in progress.
    """

    tally: Tally


class PickSeveral(AskAction, name="several"):
    """Take the chosen options together."""


class OpenForm(AskAction, name="form", opens_form=True):
    """Open the form of an ask; `after` are the answers that are given first, or empty."""

    after: Token


class SubmitForm(AskAction, name="form-done", is_form=True):
    """A form was filled in; `after` as in `OpenForm`."""

    after: Token


class Back(PanelAction, name="back"):
    """Take the last click back."""


class StartOver(PanelAction, name="restart"):
    """Take all choices back."""


class Confirm(PanelAction, name="confirm"):
    """Play the move, set the order, or prepare the turn."""


class ConfirmRoughly(PanelAction, name="confirm-roughly"):
    """Prepare the turn; it is played also if amounts have changed by then."""


class ChangePlan(AtTable, name="change-plan", access="seated"):
    """Take the prepared turn with this key, and those after it, back to its panel."""

    key: Word


class DropOrder(AtTable, name="drop-order", access="seated"):
    """Withdraw the standing order with this key."""

    key: Word


class HoldOrders(AtTable, name="hold-orders", access="seated"):
    """Let the standing orders wait until they are released."""


class ReleaseOrders(AtTable, name="free-orders", access="seated"):
    """Let the standing orders answer again."""


class GoOn(AtTable, name="go-on", version=2, access="seated"):
    """Play now what the standing orders play.

    `seq` is the newest entry that was shown, so that no click plays two lines.
    """

    seq: Number


class WithdrawOrder(AtTable, name="withdraw", access="seated"):
    """Withdraw the chosen standing order; the menu names orders, not places in a list."""


# The ideas of a coach. An idea has a key of its own, so that no other is ever taken in its place.


class AskForIdeas(AtTable, name="ideas", stage="running", access="seated", cost=3):
    """Ask for ideas about one's turn, or show them again."""


class ShowIdea(AtTable, name="idea", access="seated", cost=2):
    """Show the picture of an idea."""

    key: Word


class ShowFigures(AtTable, name="figures", access="seated", cost=2):
    """Show what the ideas aim at, cost and risk in figures, with the picture of one."""

    key: Word


class TakeIdea(AtTable, name="take-idea", access="seated"):
    """Make an idea the half-made move of one's turn."""

    key: Word
