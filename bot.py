"""The composition root and the command line.

python bot.py run        connect to Discord and host matches; `--processes 4`: as four processes on one database; `--stay`: for Docker
python bot.py --check    say what is missing, wrong or damaged (settings, games, fonts, files, disk, database, port), without
                         connecting to Discord

Python loads the file that was started also in every process that draws or thinks. So discord.py, which takes 30 MB and a second, is
imported only in the functions that use it.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.operation import logs, memory
from cogs.operation import settings as configuration
from cogs.operation.checking import first_findings
from cogs.operation.settings import Settings
from cogs.pictures.service import Pictures
from data import homes
from engine.match import registry
from play.host import Host
from play.keeping.backups import HourlyBackups
from play.minds.thinking import Processes, Thinking, Thread
from play.time.clock import Delays
from store.backups import Backups
from store.errors import Busy, StoreError
from store.places import store_at

if TYPE_CHECKING:
    from cogs.operation.processes import Tether

log = logging.getLogger("caravel")

LONGEST_WAIT = 120.0
"""Seconds for which a start waits at most for a database that another process has locked."""

PAUSE = 2.0
"""Seconds between two tries to open a locked database."""

GRACE = 10.0
"""Seconds from SIGTERM to the end of the process, at most."""

HOPELESS = 78
"""The exit status when starting again would change nothing: a refused token, wrong settings, a damaged file (`EX_CONFIG` of sysexits.h).
systemd does not restart the bot after it."""

RENEWED = 128 + signal.SIGHUP
"""The exit status after SIGHUP, which asks the supervisor to start the process again."""

REFUSAL = "Discord refuses the token; reset it in the developer portal and set CARAVEL_TOKEN"

UNREACHABLE = "Discord cannot be reached: %s. Look at the network of this machine and at discordstatus.com"

FINAL = {
    4004: REFUSAL,
    4010: "Discord does not know this process's shards; look at CARAVEL_SHARE and CARAVEL_SHARDS",
    4011: "Discord wants more shards for so many servers; raise CARAVEL_SHARDS, or leave it out where one process is the bot",
    4012: "Discord does not speak this version of its protocol any more; install the newer program",
    4013: "Discord does not know what this program wants to hear; install the newer program",
    4014: "Discord does not let this bot hear what it wants to hear; install the program again, unchanged",
}
"""What the operator reads when Discord closes the connection for good, by the code of the close:
https://discord.com/developers/docs/topics/opcodes-and-status-codes."""

MODULE = ("-m", f"{__package__}.bot") if __package__ else (__file__,)
"""The arguments with which Python starts this module: as a part of the installed package, or as a file."""

PROGRAM = "caravel" if __package__ else "bot.py"

MOST = 64
"""Processes that one command starts at most."""


@asynccontextmanager
async def open_host(settings: Settings) -> AsyncIterator[Host]:
    """Open the database and the host while the block runs; raise `StoreError` if that fails.

    The first process also makes hourly backups, if the settings name a folder. The host starts no work of its own before `Host.begin`.
    """
    host = await _open_when_free(settings)
    store = host.ledger.store
    hourly: HourlyBackups | None = None
    if settings.share.is_first and settings.backups is None:
        log.info("no backups are made; CARAVEL_BACKUPS names a folder for them")
    elif settings.share.is_first and settings.backups is not None:
        hourly = HourlyBackups(Backups(settings.database, settings.backups, settings.backups_kept), intact=store.require_intact)
        hourly.start()
    try:
        yield host
    finally:
        if hourly is not None:
            await hourly.close()
        try:
            async with asyncio.timeout(GRACE * 0.25):
                await host.close()
        except TimeoutError:
            log.warning("the database did not close in time")


async def _open_when_free(settings: Settings) -> Host:
    """Open the host's database; wait while another process has locked it. Raises `StoreError`."""
    until = time.monotonic() + LONGEST_WAIT
    while True:
        store = store_at(
            settings.database, settings.synchronous, settings.database_readers, settings.database_writers, settings.database_prepares
        )
        thinking: Thinking = Processes(settings.think_processes) if settings.think_processes else Thread()
        delays = Delays(settings.bot_pause, settings.order_pause)
        host = Host(store, delays=delays, thinking=thinking, keeping=settings.keeping, share=settings.share)
        try:
            await host.open(begins=False)
            return host
        except Busy as error:
            if time.monotonic() >= until:
                raise
            log.warning("the start waits for the database, at most %d seconds: %s", LONGEST_WAIT, error)
        await asyncio.sleep(PAUSE)


async def run_several(settings: Settings, count: int) -> int:
    """Run `count` processes until SIGTERM or SIGINT; restart them one by one at SIGHUP.

    Returns the exit status.
    """
    from cogs.operation import processes

    shards = settings.share.shards
    if shards is None:
        try:
            shards = await processes.recommended_shards(settings.token)
        except processes.UNREACHED as error:
            log.error(UNREACHABLE, error)
            return 1
        if shards is None:
            log.error(REFUSAL)
            return HOPELESS
    shards = max(shards, count)

    def start_command(number: int, tether: int) -> tuple[Sequence[str], Mapping[str, str]]:
        variables = {"CARAVEL_SHARE": f"{number + 1}/{count}", "CARAVEL_SHARDS": str(shards)}
        if settings.metrics is not None:
            variables["CARAVEL_METRICS_PORT"] = str(settings.metrics[1] + number)
        return (sys.executable, *MODULE, "run", "--tether", str(tether)), variables

    group = processes.ProcessGroup(count, start_command, hopeless=(HOPELESS,))
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signum, group.stop)
    loop.add_signal_handler(signal.SIGHUP, partial(renew_processes, group.renew))
    log.info("several processes", extra={"processes": count, "shards": shards})
    return await group.run()


def renew_processes(renew: Callable[[], None]) -> None:
    """Call `renew`, unless the settings are wrong by now: then no process would start again."""
    _, wrong = configuration.read(configuration.environment())
    for sentence in wrong:
        log.error("not renewed: %s", sentence)
    if not wrong:
        renew()


async def run(settings: Settings, tether: int | None = None) -> int:
    """Run one process until SIGTERM, SIGINT or SIGHUP; return the exit status.

    `tether`: the file descriptor of the connection to the supervisor (`Tether`); `None` without a supervisor.
    """
    from cogs.client import Caravel
    from cogs.connection.ends import DOWN
    from cogs.operation.processes import Tether
    from cogs.watch import watch_port

    stop, renew = asyncio.Event(), asyncio.Event()

    def end_to_renew() -> None:
        renew.set()
        stop.set()

    loop = asyncio.get_running_loop()
    for signum in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signum, stop.set)
    loop.add_signal_handler(signal.SIGHUP, end_to_renew)
    async with open_host(settings) as host:
        pictures = Pictures(settings.draw_threads, settings.draw_processes)
        bot = Caravel(host, pictures, remembers_commands=True, policies=settings.policies)
        if not await bot.early_ends.may_start():  # not after too many early ends in a row
            log.error(DOWN)
            return HOPELESS
        async with nullcontext() if settings.metrics is None else watch_port(host, bot, *settings.metrics):
            bot.when_connected(host.begin)
            bot.when_ready(partial(_note_ready, None if tether is None else Tether(tether, stop.set)))
            running = asyncio.create_task(bot.start(settings.token))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if running.done():
                status = _log_end(running)
            else:
                status = RENEWED if renew.is_set() else 0
            log.info("stopping")
            try:
                async with asyncio.timeout(GRACE * 0.7):  # `open_host` needs the rest to close the database
                    await bot.close()
            except TimeoutError:
                log.warning("the connection did not close in time")
            if status in (0, RENEWED):
                await bot.early_ends.note_regular_end()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    log.info("stopped")
    return status


def _note_ready(tether: Tether | None) -> None:
    """Tell the supervisor, if there is one, that the bot is connected, perhaps again.

    `tether`: the connection to the supervisor.
    """
    memory.collect_garbage_rarely()  # what Discord sends at the start is in memory now, and stays
    if tether is not None:
        tether.ready()


def _log_end(running: asyncio.Task[None]) -> int:
    """Log why the connection ended although nobody stopped it; return the exit status."""
    import discord

    from cogs.operation.processes import UNREACHED

    error = running.exception()
    if error is None:
        log.error("the connection has ended, and nobody asked for it")
        return 1
    final = FINAL.get(error.code) if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.PrivilegedIntentsRequired):
        final = FINAL[4014]
    if isinstance(error, discord.LoginFailure):
        final = REFUSAL
    if final is not None:
        log.error(final)
        return HOPELESS
    if isinstance(error, UNREACHED):
        log.error(UNREACHABLE, error)
    else:
        log.error("the connection failed", exc_info=error)
    return 1


async def wait_for_signal() -> None:
    """Wait for SIGTERM or SIGINT.

    Docker restarts a process that ends, so one that must not be restarted waits here instead.
    """
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for signum in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signum, stop.set)
    print(f"This process waits to be stopped, instead of ending with the status {HOPELESS}.", file=sys.stderr)
    await stop.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog=PROGRAM, description="Caravel hosts exploration board games on Discord.")
    parser.add_argument("command", nargs="?", choices=("run",), help="connect to Discord and host matches")
    parser.add_argument("--processes", type=configuration.whole(1, MOST), default=1, help="connect as so many processes on one database")
    parser.add_argument("--stay", action="store_true", help=f"wait to be stopped instead of ending with the status {HOPELESS}")
    parser.add_argument("--tether", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--check", action="store_true", help="say what is missing, wrong or damaged, without connecting")
    options = parser.parse_args(arguments)
    status = _main(options, parser)
    if status == HOPELESS and options.stay:
        asyncio.run(wait_for_signal())
    return status


def _main(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    """Check the configuration, and run the bot if that is asked for; return the exit status."""
    findings = first_findings(Path(), options.processes, thoroughly=options.check)
    hide = logs.Hiding()
    for sentence in findings.wrong:
        print(hide(f"- {sentence}"), file=sys.stderr)
    for sentence in findings.notes:
        print(hide(f"  note: {sentence}"))
    if options.check:
        if not findings.wrong:
            print("The configuration is complete.")
        return 1 if findings.wrong else 0
    if findings.wrong:
        return HOPELESS
    if options.command is None:
        parser.print_help()
        return 2
    settings, _ = configuration.read(configuration.environment())
    os.umask(0o077)  # no other user of the machine may read the database and its copies
    logs.start_logging(configuration.level(settings.log_level), logs.format_for(settings.log_format), logs.Hiding(settings.secrets))
    for refusal in registry.broken_games():
        log.error("%s", refusal)
    for home in homes.guests():
        if (package := registry.package(home.game)) is not None:
            log.info("a guest: %(package)s %(version)s, sha256 %(sha256)s", package, extra={"game": home.game})
    try:
        return asyncio.run(run(settings, options.tether) if options.processes == 1 else run_several(settings, options.processes))
    except StoreError as error:
        log.error("the database cannot be used: %s", error)
        return HOPELESS if error.lasts else 1


def command() -> None:
    """Run the command line and end the process."""
    status = main()
    logging.shutdown()
    sys.stdout.flush()
    os._exit(status)  # all is stored, so nothing waits for threads and processes that still draw or think


if __name__ == "__main__":
    command()
