"""What a click about one's data, or those of a server, can mean."""

from __future__ import annotations

from typing import Annotated, Literal

from cogs.actions.wire import Action, Codec, Number


class ShowPrivacy(Action, name="privacy", cost=2):
    """Show what is stored about one (`/privacy`)."""


Policy = Annotated[Literal["privacy", "terms"], Codec("privacy|terms")]


class ShowPolicy(Action, name="policy"):
    """Show the privacy text, or the terms of use."""

    which: Policy


class ExportMe(Action, name="export-me", cost=5):
    """Give everything stored about one as a file, with the matches behind number `after`."""

    after: Number = 0


class ForgetMe(Action, name="forget-me", cost=2):
    """Delete everything about one: says what happens (0), asks again (1), does it (2)."""

    asked: Number = 0


class ShowServerData(Action, name="server-data", cost=2):
    """Show what is stored of a server to somebody who manages it."""


class ExportServer(Action, name="export-server", cost=5):
    """Give all matches of a server as a file, those behind number `after`."""

    after: Number = 0


class AskToWipe(Action, name="wipe-server", cost=2):
    """Say what deleting everything of a server means, and ask whether it is wanted."""


class TypeServerName(Action, name="wipe-server-name", opens_form=True):
    """Open the form in which an admin types a server's name to delete all its tables."""


class WipeServer(Action, name="wipe-server-typed", is_form=True):
    """Delete everything of a server whose name was typed."""
