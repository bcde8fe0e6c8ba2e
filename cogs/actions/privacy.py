"""What a click about one's data, or those of a server, can mean."""

from __future__ import annotations

from typing import Annotated, Literal

from cogs.actions.wire import Action, Codec, Number, action


@action("privacy", cost=2)
class ShowPrivacy(Action, frozen=True):
    """Show what is stored about one (`/privacy`)."""


Policy = Annotated[Literal["privacy", "terms"], Codec("privacy|terms")]


@action("policy")
class ShowPolicy(Action, frozen=True):
    """Show the privacy text, or the terms of use."""

    which: Policy


@action("export-me", cost=5)
class ExportMe(Action, frozen=True):
    """Give everything stored about one as a file, with the matches behind number `after`."""

    after: Number = 0


@action("forget-me", cost=2)
class ForgetMe(Action, frozen=True):
    """Delete everything about one: says what happens (0), asks again (1), does it (2)."""

    asked: Number = 0


@action("server-data", cost=2)
class ShowServerData(Action, frozen=True):
    """Show what is stored of a server to somebody who manages it."""


@action("export-server", cost=5)
class ExportServer(Action, frozen=True):
    """Give all matches of a server as a file, those behind number `after`."""

    after: Number = 0


@action("wipe-server", cost=2)
class AskToWipe(Action, frozen=True):
    """Say what deleting everything of a server means, and ask whether it is wanted."""


@action("wipe-server-name", opens_form=True)
class TypeServerName(Action, frozen=True):
    """Open the form in which an admin types a server's name to delete all its tables."""


@action("wipe-server-typed", is_form=True)
class WipeServer(Action, frozen=True):
    """Delete everything of a server whose name was typed."""
