"""What a click on the panel of `/setup` means.

Every form carries the revision of the choices that it was opened with.
"""

from __future__ import annotations

from cogs.actions.wire import Action, Number, Word, action


@action(access="admin")
class SetupAction(Action, frozen=True):
    """A control of the panel."""


@action("setup", cost=2)
class ShowSetup(SetupAction, frozen=True):
    """Show what is chosen for the server (`/setup`), or the page of what the bot may do."""

    page: Word = "all"


@action("setup-form", opens_form=True)
class OpenSetup(SetupAction, frozen=True):
    """Open the form of a subject, filled in with what holds."""

    subject: Word


@action("setup-form-done", is_form=True)
class KeepSetup(SetupAction, frozen=True):
    """Keep what was typed in the form of a subject; `revision` is the one it was opened with."""

    revision: Number
    subject: Word


@action("setup-check", cost=2)
class CheckPlace(SetupAction, frozen=True):
    """Show what the bot may do in the chosen channel or forum."""


@action("setup-test", cost=5)
class TryPlace(SetupAction, frozen=True):
    """Try in a channel what a table needs."""

    channel: Number
