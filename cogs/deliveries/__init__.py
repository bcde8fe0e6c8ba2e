"""Sends each kind of effect, and brings Discord to what is true now, however old it is.

`messages` sends, edits and removes · `cards` the table card and the result · `pings` whose turn it is and what is asked · `notices` what
one person is told · `rounds` what is seen to now and then, such as the posts of a club (`cogs.club.posts`).
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
    """Everything that is sent without a click, by subject."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        screens = PrivateScreens(services)
        self.messages = Messages(client, services.host)
        self.cards = Cards(services, screens, self.messages)
        self.pings = Pings(services, screens, self.messages)
        self.notices = Notices(services, self.messages, self.pings)


__all__ = ["Deliveries"]
