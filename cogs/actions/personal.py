"""What a click about one's own choices and tables can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Switch


class SetConfirm(Action, name="confirm-all"):
    """Be asked to confirm every move, or not."""

    on: Switch


class SetWide(Action, name="wide"):
    """Get wide pictures of one's turns, or tall ones."""

    on: Switch


class SetLanguage(Action, name="language"):
    """Read in the language that is chosen from the menu, or in that of one's Discord."""


class ShowTurns(Action, name="turns"):
    """Show how one is told, and what one click may play (`/settings`)."""
