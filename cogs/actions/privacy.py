"""What a click about one's data, or those of a server, can mean."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from cogs.actions.wire import Action, Codec, Number, action


@action("privacy")
class ShowPrivacy(Action, frozen=True):
    """Show what is stored about one (`/privacy`)."""

    cost: ClassVar[int] = 2


Policy = Annotated[Literal["privacy", "terms"], Codec("privacy|terms")]


@action("policy")
class ShowPolicy(Action, frozen=True):
    """Show the privacy text, or the terms of use."""

    which: Policy


@action("export-me")
class ExportMe(Action, frozen=True):
    """Give everything stored about one as a file, with the matches behind number `after`."""

    after: Number = 0
    cost: ClassVar[int] = 5


@action("forget-me")
class ForgetMe(Action, frozen=True):
    """Delete everything about one: says what happens (0), asks again (1), does it (2)."""

    asked: Number = 0
    cost: ClassVar[int] = 2


@action("server-data")
class ShowServerData(Action, frozen=True):
    """Show what is stored of a server to somebody who manages it."""

    cost: ClassVar[int] = 2


@action("export-server")
class ExportServer(Action, frozen=True):
    """Give all matches of a server as a file, those behind number `after`."""

    after: Number = 0
    cost: ClassVar[int] = 5


@action("wipe-server")
class AskToWipe(Action, frozen=True):
    """Say what deleting everything of a server means, and ask whether it is wanted."""

    cost: ClassVar[int] = 2


@action("wipe-server-name")
class TypeServerName(Action, frozen=True):
    """Open the form in which the name of the server is typed whose tables are all to be deleted."""

    opens_form: ClassVar[bool] = True


@action("wipe-server-typed")
class WipeServer(Action, frozen=True):
    """Delete everything of a server whose name was typed."""

    is_form: ClassVar[bool] = True
