"""Votes on the rules by which a match goes on."""

from __future__ import annotations

from cogs.actions.seats import VoteRules
from cogs.panel.spec import Button, Row, Screen
from cogs.screens.consent import who_of
from cogs.screens.matters import Shown
from engine.values.core import Msg, Say, Who
from play.follows.matter import Question
from play.host import Host
from play.matters.upgrade import voters
from play.values.outcomes import Upgraded
from play.values.stands import Upgrade
from play.values.types import Table


class UpgradeShown(Shown):
    """The vote. If only bots sit at the table, it has no buttons."""

    async def question(self, host: Host, table: Table, question: Question, say: Say) -> tuple[str, Row]:
        upgrade: Upgrade = question.about
        row = tuple(
            Button(
                VoteRules(table.match, upgrade.key, choice), say(Msg(f"upgrade.vote.{choice}")), "danger" if choice == "end" else "primary"
            )
            for choice in upgrade.choices
            if table.people
        )
        return _rules(table, upgrade, say), row

    def desk(self, question: Question, is_wanted: bool) -> Msg:
        return Msg("upgrade.desk" if is_wanted else "upgrade.desk-voted")


def _rules(table: Table, upgrade: Upgrade, say: Say) -> str:
    """Return what newer rules mean for a match, who voted for what, and who has not."""
    lost = table.seq - upgrade.holds
    lines = [say(Msg("upgrade.question", version=upgrade.version, old=table.version))]
    if upgrade.holds < 0:
        lines.append(say(Msg("upgrade.nothing-holds")))
    else:
        lines.append(say(Msg("upgrade.holds", seq=upgrade.holds, lost=lost)))
    if not upgrade.old:
        lines.append(say(Msg("upgrade.not-shipped")))
    if not table.people:
        return "\n".join([*lines, say(Msg("upgrade.nobody-end" if upgrade.choices == ("end",) else "upgrade.nobody"))])
    lines += [say(Msg("time.ballot-vote", who=Who(seat), choice=Msg(f"upgrade.vote.{choice}"))) for seat, choice in upgrade.votes]
    voted = {seat for seat, _ in upgrade.votes}
    lines.append(say(Msg("upgrade.missing", missing=who_of(tuple(seat for seat in voters(table, upgrade) if seat not in voted)))))
    return "\n".join(lines)


def vote_screen(outcome: Upgraded, choice: str, say: Say) -> Screen:
    """Return what a voter reads: what is decided, else who has yet to vote."""
    upgrade = outcome.table.upgrade
    if outcome.decided is not None or upgrade is None:
        return Screen((say(Msg("time.decided", what=Msg(f"upgrade.vote.{outcome.decided}"))),))
    heard = {seat for seat, _ in upgrade.votes}
    missing = tuple(Who(seat) for seat in voters(outcome.table, upgrade) if seat not in heard)
    return Screen((say(Msg("time.voted", choice=Msg(f"upgrade.vote.{choice}"), missing=missing)),))


SHOWN = UpgradeShown()
