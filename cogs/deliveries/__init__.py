"""Everything that is sent without a click.

An effect in the outbox says that something has changed. The code that carries it out sends what is true now, however old the effect is:

| module | sends |
|---|---|
| `cards` | the card of a table, and the result of a match |
| `pings` | whose turn it is, and what is asked |
| `notices` | messages to one person |
| `rounds` | what is due from time to time, such as the posts of a club (`cogs.club.posts`) |

`courier` takes effects from the outbox to these modules; `messages` sends, edits and deletes for them.
"""

from __future__ import annotations

import discord

from cogs.deliveries.cards import Cards
from cogs.deliveries.messages import Messages
from cogs.deliveries.notices import Notices
from cogs.deliveries.pings import Pings
from cogs.edge.services import Services
from cogs.screens.private import PrivateScreens


class Deliveries:
    """The senders of each kind of effect."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        screens = PrivateScreens(services)
        self.messages = Messages(client, services.host)
        self.cards = Cards(services, screens, self.messages)
        self.pings = Pings(services, screens, self.messages)
        self.notices = Notices(services, self.messages, self.pings)


__all__ = ["Deliveries"]
