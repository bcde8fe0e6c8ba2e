"""What a click on the panel of `/setup` means. Every control that changes something carries the revision of the choices that it shows."""

from __future__ import annotations

from cogs.actions.wire import Action, Number, Word, action


@action(access="admin")
class SetupAction(Action, frozen=True):
    """A control of the panel."""


@action("setup", cost=2)
class ShowSetup(SetupAction, frozen=True):
    """Show a page of what is chosen for the server (`/setup`)."""

    page: Word = "all"


@action("setup-menu")
class SetHouse(SetupAction, frozen=True):
    """Choose for a field what was taken in its menu."""

    revision: Number
    page: Word
    field: Word


@action("setup-set")
class SetHouseTo(SetupAction, frozen=True):
    """Choose a value for a field; an empty one stands for nothing."""

    revision: Number
    page: Word
    field: Word
    value: Word


@action("setup-zone", opens_form=True)
class TypeHouseZone(SetupAction, frozen=True):
    """Open the form for the time zone of the server."""

    revision: Number


@action("setup-zone-done", is_form=True)
class KeepHouseZone(SetupAction, frozen=True):
    """The form of the time zone was filled in."""

    revision: Number


@action("setup-quiet", opens_form=True)
class TypeHouseQuiet(SetupAction, frozen=True):
    """Open the form of the server's quiet hours."""

    revision: Number


@action("setup-quiet-done", is_form=True)
class KeepHouseQuiet(SetupAction, frozen=True):
    """The form of the quiet hours was filled in."""

    revision: Number


@action("setup-check", cost=2)
class CheckPlace(SetupAction, frozen=True):
    """Show what the bot may do in the chosen channel."""


@action("setup-check-forum")
class CheckForum(CheckPlace, frozen=True):
    """The same for a forum: a menu of its own."""


@action("setup-test", cost=5)
class TryPlace(SetupAction, frozen=True):
    """Try in a channel what a table needs."""

    channel: Number
