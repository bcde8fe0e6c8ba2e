"""Loaded by Python before the bot: discord.py then connects to a stand-in.

Nothing of the bot is changed but where a test asks for haste (`STAND_IN_HASTE`): then no pictures are prepared before somebody wants one,
the pauses between two edits and after a failure are a tenth, and nobody clicks too fast.
The modules are waited for, because a process that draws or thinks never loads discord.py.
"""

import importlib.util
import os
import sys

ADDRESS = os.environ.get("STAND_IN", "")
APART = os.environ.get("STAND_IN_APART", "")


def _routes(module):
    module.Route.BASE = f"http://{ADDRESS}/api/v10"


def _gateway(module):
    import yarl

    module.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{ADDRESS}/gateway")


def _client(module):
    """discord.py waits 5 seconds before it identifies again; the stand-in may ask for less."""
    import asyncio

    async def before_identify_hook(self, shard_id, *, initial=False):
        if not initial:
            await asyncio.sleep(float(APART))

    if APART:
        module.Client.before_identify_hook = before_identify_hook


def _drawing(module):
    module.warm = lambda game: None


def _courier(module):
    usual = module.PAUSES
    module.PAUSES = module.Pauses(usual.edits / 10, usual.first / 10, usual.longest, usual.look)


def _limits(module):
    """One person clicks through many tests, with nothing between them."""
    usual = module.ClickLimit
    module.ClickLimit = lambda: usual(points=4_000)


CHANGED = {"discord.http": _routes, "discord.gateway": _gateway, "discord.client": _client}
HASTY = {"cogs.pictures.drawing": _drawing, "cogs.deliveries.courier": _courier, "cogs.edge.limits": _limits}


class Redirect:
    @staticmethod
    def find_spec(name, path=None, target=None):
        change = CHANGED.pop(name, None)
        if change is None:
            return None
        spec = importlib.util.find_spec(name)
        execute = spec.loader.exec_module

        def exec_module(module):
            execute(module)
            change(module)

        spec.loader.exec_module = exec_module
        return spec


if os.environ.get("STAND_IN_HASTE"):
    CHANGED |= HASTY
if ADDRESS:
    sys.meta_path.insert(0, Redirect)
