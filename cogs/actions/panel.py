"""What a click on the panel of a seat can mean.

The id of every control says from which position its panel was drawn, so the host can tell whether a click is still possible.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from cogs.actions.wire import NUMBER, Access, Action, Codec, Number, Tally, Token, Word
from engine.values.core import Seat
from play.values.panels import Kind, Ref


@dataclass(frozen=True, slots=True)
class Where:
    """The part of a long question or a form that a person looks at."""

    field: int | None = None
    """The index of a field of the form; `None`: the question has no form, or the whole form is shown."""

    group: int | None = None
    """The index of a group of answers; `None`: all groups."""

    page: int = 0

    @property
    def text(self) -> str:
        """This place as it travels in a custom_id; empty for the beginning."""
        if self == Where():
            return ""
        return "~".join("" if part is None else str(part) for part in (self.field, self.group, self.page))


def where(text: str) -> Where:
    """Return the place that `Where.text` wrote; the beginning for other texts. Never raises."""
    parts = text.split("~")
    if len(parts) != 3 or not all(part == "" or (part.isascii() and part.isdigit() and len(part) < 6) for part in parts):
        return Where()
    field, group, page = (int(part) if part else None for part in parts)
    return Where(field, group, page or 0)


ACT: Final = "act"
"""The kind of a dialogue in which a referee answers for an absent player."""

At = Annotated[Where, Codec("(?:[0-9]{0,5}~[0-9]{0,5}~[0-9]{0,5})?", lambda at: at.text, where)]
DialogueOf = Annotated[str, Codec("turn|order|early|plan|act[0-9]")]
"""The kind of a dialogue. If a referee answers for an absent player, the number of that seat follows: `act3`."""

SeatOf = Annotated[Seat, Codec(NUMBER, str, lambda text: Seat(int(text)))]


class AtTable(Action, access="watcher"):
    """An action about one table."""

    match: Number


class Watch(AtTable):
    """An action that looks at a match; if only players may, the gate refuses all others."""


# The panel of a seat: its turn, a standing order, an early answer or a prepared turn.


class PanelAction(AtTable, access="seated"):
    """A control of a panel; `seq`, `rev` and `asked` are those of the panel's `Ref`."""

    kind: DialogueOf
    seq: Number
    rev: Number
    asked: Word

    @property
    def acted_seat(self) -> Seat | None:
        """The seat of the absent player for whom a referee answers; `None` on one's own panel."""
        return Seat(int(self.kind.removeprefix(ACT))) if self.kind.startswith(ACT) else None

    @property
    def needs(self) -> Access:
        return self.access if self.acted_seat is None else "referee"

    def ref(self, seat: Seat) -> Ref:
        """Return the `Ref` of the panel, which the host compares with the present position.

        `seat`: the seat of the person who clicks, if they do not act for another.
        """
        kind: Kind = ACT if self.acted_seat is not None else self.kind  # type: ignore[assignment]
        return Ref(self.match, kind, seat, self.seq, self.rev, self.asked)


def of(ref: Ref) -> dict[str, Any]:
    """Return the fields of `PanelAction` for a panel that is drawn from this `Ref`."""
    kind = f"{ACT}{ref.seat}" if ref.kind == ACT else ref.kind
    return {"match": ref.match, "kind": kind, "seq": ref.seq, "rev": ref.rev, "asked": ref.asked}


class AskAction(PanelAction):
    """A control of one question; `at` is the part of it that was shown."""

    at: At


class Pick(AskAction, name="pick"):
    """Choose the answer of a button."""

    token: Token


class TakeAnswer(AskAction, name="play"):
    """Give a suggested answer, which may consist of several steps."""

    key: Word
    """The key of the suggestion that was shown, so that no other answer is given."""


class PickAnother(AskAction, name="another"):
    """Choose an answer in the menu of all answers, or show another part of that menu."""

    tally: Tally
    """The amounts chosen so far, if the answer is a count."""


class PickSeveral(AskAction, name="several"):
    """Choose several answers of a menu together."""


class OpenForm(AskAction, name="form", opens_form=True):
    """Open the form of a question."""

    after: Token
    """The answers that are given before the form; empty if there are none."""


class SubmitForm(AskAction, name="form-done", is_form=True):
    """Give the answer of a filled-in form."""

    after: Token
    """The answers that are given before the form; empty if there are none."""


class Back(PanelAction, name="back"):
    """Take the last choice back."""


class StartOver(PanelAction, name="restart"):
    """Take all choices back."""


class Confirm(PanelAction, name="confirm"):
    """Play the move, set the order, or prepare the turn."""


class ConfirmRoughly(PanelAction, name="confirm-roughly"):
    """Prepare a turn that is played even if amounts have changed by then."""


class ChangePlan(AtTable, name="change-plan", access="seated"):
    """Open the panel of a prepared turn again; this turn and those after it are withdrawn."""

    key: Word


class WithdrawOrder(AtTable, name="drop-order", access="seated"):
    """Withdraw the standing order with this key."""

    key: Word


class HoldOrders(AtTable, name="hold-orders", access="seated"):
    """Let the standing orders wait until they are released."""


class ReleaseOrders(AtTable, name="free-orders", access="seated"):
    """Let the standing orders answer again."""


class GoOn(AtTable, name="go-on", version=2, access="seated"):
    """Let the standing orders make their move now."""

    seq: Number
    """The newest entry that was shown, so that a second click makes no second move."""


class WithdrawChosenOrder(AtTable, name="withdraw", access="seated"):
    """Withdraw the standing order whose key was chosen in a menu."""


# The coach's ideas. Each has a key, so that a click never takes another idea than the one that was shown.


class AskForIdeas(AtTable, name="ideas", stage="running", access="seated", cost=3):
    """Ask the coach for ideas about one's turn, or show them again."""


class ShowIdea(AtTable, name="idea", access="seated", cost=2):
    """Show the picture of an idea."""

    key: Word


class ShowFigures(AtTable, name="figures", access="seated", cost=2):
    """Show aims, costs and risks of all ideas in figures, with the picture of one."""

    key: Word


class TakeIdea(AtTable, name="take-idea", access="seated"):
    """Choose the move of an idea in the panel of one's turn, where it is confirmed or changed."""

    key: Word
