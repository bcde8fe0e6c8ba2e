"""What a click about one's own choices and tables can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Switch, action


@action("confirm-all")
class SetConfirm(Action, frozen=True):
    """Be asked to confirm every move, or not."""

    on: Switch


@action("wide")
class SetWide(Action, frozen=True):
    """Get wide pictures of one's turns, or tall ones."""

    on: Switch


@action("language")
class SetLanguage(Action, frozen=True):
    """Read in the language that is chosen from the menu, or in that of one's Discord."""


@action("turns")
class ShowTurns(Action, frozen=True):
    """Show how one is told, and what one click may play (`/settings`)."""
