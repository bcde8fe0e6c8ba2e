"""What a click on the panel of `/setup` means.

Every form carries the revision of the choices that it was opened with.
"""

from __future__ import annotations

from cogs.actions.wire import Action, Number, Word


class SetupAction(Action, access="admin"):
    """A control of the panel."""


class ShowSetup(SetupAction, name="setup", cost=2):
    """Show what is chosen for the server (`/setup`), or the page of what the bot may do."""

    page: Word = "all"


class OpenSetup(SetupAction, name="setup-form", opens_form=True):
    """Open the form of a subject, filled in with what holds."""

    subject: Word


class KeepSetup(SetupAction, name="setup-form-done", is_form=True):
    """Keep what was typed in the form of a subject; `revision` is the one it was opened with."""

    revision: Number
    subject: Word


class CheckPlace(SetupAction, name="setup-check", cost=2):
    """Show what the bot may do in the chosen channel or forum."""


class TryPlace(SetupAction, name="setup-test", cost=5):
    """Try in a channel what a table needs."""

    channel: Number
