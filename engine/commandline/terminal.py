"""A match in a terminal: takes a typed line, and yields lines of text.

A line that begins with `/` is a command. Any other is an answer: a token, several tokens, or the number of an option. This module reads and
writes nothing itself; `engine.commandline.command` has the loop, and gives it a `Speaker` for its words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from engine import bots
from engine.asks.answers import keyed_answers
from engine.match.dumped import as_test
from engine.match.match import Match
from engine.match.records import public_entry, record
from engine.story.story import shared_end
from engine.values import codec
from engine.values.core import NONE, OPEN, Ask, EngineError, Form, Msg, NotYourTurn, Path, Result, Say, Seat, Who
from engine.walking.walk import Asking, Done, decision, preview, tokens, turn, walk_with_forced

Speaker: TypeAlias = Callable[[Seat | None], Say]
"""Returns what turns messages into text for a reader in a seat (`None`: a spectator)."""

YOURS = "-"
"""Stands in place of a bot's level: the person at the terminal plays this seat."""

MOST = 60
"""The most options of an ask that are listed; the others can be typed all the same."""


class Session:
    """A match played by bots and a person at a terminal; `done` once they want to leave."""

    def __init__(self, match: Match, levels: Sequence[str], speaker: Speaker, rng: Random, write: Callable[[str, str], None]) -> None:
        """`levels`: the bot of each seat, or `YOURS`; `write(name, text)` makes a file."""
        self.match, self.levels, self._speaker, self._rng, self._write = match, list(levels), speaker, rng, write
        self.seat = Seat(0)
        self.done = False
        self._drafts: list[Path] = [()]
        """The answers given so far, after each typed line: `/back` drops the last."""
        self._before: list[tuple[Match, Seat]] = []
        """The match and the seat before each line that the person played: `/undo` takes the last."""
        self._commands: dict[str, Callable[[str], Iterator[str]]] = {
            "help": self._help,
            "view": self._view,
            "back": self._back,
            "undo": self._undo,
            "seat": self._sit,
            "bot": self._bot,
            "log": self._log,
            "test": self._test,
            "save": self._save,
            "quit": self._quit,
        }

    @property
    def prompt(self) -> str:
        """The text before the cursor: the seat, and the answers given so far."""
        return f"{self.seat} {' '.join((*self._drafts[-1], '> '))}"

    def opening(self) -> Iterator[str]:
        """Yield the first lines of a session: the match, its log, the position, the open question.

        >>> from engine.commandline.command import keys
        >>> from engine.match.match import begin
        >>> session = Session(begin(RULES, 2, {}, "a seed"), [YOURS, "mate"], keys, Random(1), print)
        >>> list(session.opening())[5]
        '[bid] core.ask.text text=bid?'
        """
        rules = self.match.rules
        yield self._say(Msg("terminal.begin", game=Msg(f"{rules.name}.name"), last=self.match.seats - 1, seed=self.match.seed))
        yield from self._log("")
        yield from self._advance(self.match.seq)
        yield from self._view("")
        yield from self._question()

    def typed(self, words: str) -> Iterator[str]:
        """Yield the response to a typed line, such as the reason why it is refused.

        Any other error is a fault of the game. It is raised, and changes nothing.

        >>> from engine.commandline.command import keys
        >>> from engine.match.match import begin
        >>> session = Session(begin(RULES, 2, {}, "a seed"), [YOURS, "mate"], keys, Random(1), print)
        >>> list(session.typed("bid"))[1]
        '[bid.amount] core.ask.text text=how much?'
        """
        words = words.strip()
        try:
            if words.startswith("/"):
                name, _, rest = words[1:].partition(" ")
                command = self._commands.get(name)
                if command is None:
                    yield self._say(Msg("terminal.unknown", command=name))
                    return
                yield from command(rest.strip())
            elif words:
                yield from self._answer(words)
            else:
                yield from self._go_on()
        except (EngineError, OSError) as error:
            yield self._say(error.msg if isinstance(error, EngineError) else Msg("core.call", text=str(error)))

    def _say(self, msg: Msg | Who) -> str:
        return self._speaker(self.seat)(msg)

    # What is asked, and answers.

    def _end(self, path: Path) -> Asking | Done[Any]:
        return walk_with_forced(lambda: turn(self.match.rules, self.match.state, self.seat), path)

    def _question(self) -> Iterator[str]:
        """Yield the open question of the seat, with its answers."""
        match = self.match
        yield ""
        if (result := match.result) is not None:
            yield from self._result(result)
            return
        if self.seat not in match.rules.may_act(match.state):
            awaited = tuple(map(Who, match.rules.to_act(match.state)))
            yield self._say(Msg("terminal.bots" if self._is_left_to_bots() else "terminal.waiting", who=awaited))
            return
        end = self._end(self._drafts[-1])
        if isinstance(end, Done):
            yield self._say(Msg("terminal.complete", line=" ".join(end.path)))
            return
        yield f"[{end.ask.name}] {self._say(end.ask.prompt)}"
        if end.problem is not None:
            yield self._say(end.problem)
        if isinstance(end.ask, Form):
            for field, token in zip(end.ask.fields, end.filled, strict=True):
                yield f"  {field.key}={token}  {self._say(field.ask.prompt)}"
                yield from self._options(field.ask)
            yield self._say(Msg("terminal.form"))
        else:
            yield from self._options(end.ask)
        for answer in decision(match.rules, match.state, self.seat, end).answers:
            hint = "" if answer.hint is None else f" · {self._say(answer.hint)}"
            if not answer.lasts:
                yield f"  {' '.join(answer.path)}  ← {self._say(answer.label)}{hint}"

    def _options(self, ask: Ask) -> Iterator[str]:
        """Yield a line for each option of an ask, and how many of them can be chosen."""
        numbers = _numbers(ask)
        width = max((len(option.token) for option in ask.options[:MOST]), default=0)
        for option in ask.options[:MOST]:
            number = f"{numbers[option.token]:>3}  " if option.token in numbers else "     "
            texts = [self._say(part) for part in (option.group, option.label, option.hint) if part is not None]
            if option.count > 1:
                texts.append(f"×{option.count}")
            if option.blocked is not None:
                number = "  ✗  "
                texts.append(self._say(option.blocked))
            yield f"{number}{option.token:<{width}}  {' · '.join(texts)}"
        if len(ask.options) > MOST:
            yield self._say(
                Msg("terminal.more", count=len(ask.options) - MOST, tokens=" ".join(option.token for option in ask.free[MOST:]))
            )
        if ask.several is not None:
            yield self._say(Msg("terminal.several", lo=ask.several.lo, hi=ask.several.hi))

    def _answer(self, words: str) -> Iterator[str]:
        """Take tokens or numbers of options as an answer; yield what follows."""
        end = self._end(self._drafts[-1])
        typed = tokens(words)
        if isinstance(end, Done):
            raise NotYourTurn("the line is complete", Msg("terminal.complete", line=" ".join(end.path)))
        if isinstance(end.ask, Form):
            filled = dict(zip((field.key for field in end.ask.fields), end.filled, strict=True))
            by_key = {key: rest for key, mark, rest in (token.partition("=") for token in typed) if mark and key in filled}
            others = tuple(token for token in typed if token.partition("=")[0] not in by_key)
            typed = (*keyed_answers(end.ask, tuple((filled | by_key).values())), *others)
        else:
            typed = (_token_of(end.ask, typed[0]), *typed[1:])
        path = (*end.path, *typed)
        end = self._end(path)
        if isinstance(end, Asking):
            self._drafts.append(_draft(end))
            yield from self._question()
            return
        yield from self._play(" ".join(end.path))

    def _play(self, line: str) -> Iterator[str]:
        """Yield a line of the seat, what follows it, and the next question."""
        since, before = self.match.seq, (self.match, self.seat)
        self.match = self.match.played(self.seat, line)
        self._before.append(before)
        self._drafts = [()]
        yield from self._entries(since)
        yield from self._advance(self.match.seq)
        yield from self._question()

    def _advance(self, since: int) -> Iterator[str]:
        """Play automatic moves and bots' moves until the person is awaited; yield the entries.

        The session changes to a seat of the person that is awaited.
        """
        while self.match.result is None and not self._is_left_to_bots():
            rules, state = self.match.rules, self.match.state
            automatic = rules.automatic(state)
            ready = [seat for seat in rules.to_act(state) if self.levels[seat] != YOURS]
            if automatic is not None:
                self.match = self.match.played(*automatic)
            elif ready:
                self._bot_moves(ready[0])
            else:
                break
        yield from self._entries(since)
        own = [seat for seat in self.match.rules.to_act(self.match.state) if self.levels[seat] == YOURS]
        if own and self.seat not in own:
            self.seat = own[0]

    def _bot_moves(self, seat: Seat) -> None:
        line = bots.line(self.levels[seat], self.match.rules, self.match.state, seat, self._rng)
        self.match = self.match.played(seat, line)

    def _is_left_to_bots(self) -> bool:
        return YOURS not in self.levels

    def _go_on(self) -> Iterator[str]:
        """Respond to an empty line: play the complete line, or a bot's move if only bots play."""
        if self.match.result is None and self._is_left_to_bots():
            since = self.match.seq
            self._bot_moves(self.match.rules.to_act(self.match.state)[0])
            yield from self._entries(since)
            yield from self._question()
        elif self.match.result is None and self.seat in self.match.rules.may_act(self.match.state):
            end = self._end(self._drafts[-1])
            yield from self._play(" ".join(end.path)) if isinstance(end, Done) else self._question()
        else:
            yield from self._question()

    def _entries(self, since: int) -> Iterator[str]:
        """Yield the log after an entry, as the seat may read it."""
        for entry in self.match.entries:
            if entry.seq > since:
                public = public_entry(entry, self.seat)
                who = "" if public.seat is None else self._say(Who(public.seat))
                yield f"{public.seq:>4}  {who}  {public.line}"
                yield from (f"      {self._say(note.msg)}" for note in public.notes)

    def _result(self, result: Result) -> Iterator[str]:
        yield self._say(result.reason)
        yield from map(self._say, shared_end(result))
        for seat in result.order:
            sheet = result.scores[seat]
            yield self._say(Msg("terminal.rank", rank=result.ranks[seat], who=Who(Seat(seat)), points=sheet.total))
            for row in sheet.rows:
                evidence = "" if row.evidence is None else f"  {self._say(row.evidence)}"
                yield f"      {row.points:>4}  {self._say(row.label)}{evidence}"

    # Commands.

    def _help(self, rest: str) -> Iterator[str]:
        yield self._say(Msg("terminal.help", levels=tuple(bots.KINDS)))

    def _view(self, rest: str) -> Iterator[str]:
        """Yield the position in words, as the seat sees it with the answers given so far.

        `all`: as everybody sees it; `json`: the view itself.
        """
        rules, state = self.match.rules, self.match.state
        is_asked = self.seat in rules.may_act(state)
        view = preview(rules, state, self.seat, self._drafts[-1]) if is_asked else rules.view(state, self.seat)
        if rest == "json":
            yield codec.dumps(view)
            return
        if rest == "all":
            view = rules.view(state, None)
        chapter = rules.chapter(view)
        yield from () if chapter is None else (f"— {self._say(chapter)} —",)
        yield from map(self._say, rules.describe(view))

    def _back(self, rest: str) -> Iterator[str]:
        if len(self._drafts) == 1:
            yield self._say(Msg("terminal.no-answer"))
            return
        self._drafts.pop()
        yield from self._question()

    def _undo(self, rest: str) -> Iterator[str]:
        """Go back to before the last line that the person played."""
        if not self._before:
            yield self._say(Msg("terminal.no-move"))
            return
        last = self.match.seq
        self.match, self.seat = self._before.pop()
        self._drafts = [()]
        yield self._say(Msg("terminal.undone", first=self.match.seq + 1, last=last))
        yield from self._question()

    def _sit(self, rest: str) -> Iterator[str]:
        self.seat = self._seat(rest)
        self._drafts = [()]
        yield from self._view("")
        yield from self._question()

    def _seat(self, words: str) -> Seat:
        if not words.isdecimal() or int(words) >= self.match.seats:
            raise NotYourTurn(f"no seat {words}", Msg("terminal.seat", last=self.match.seats - 1))
        return Seat(int(words))

    def _bot(self, rest: str) -> Iterator[str]:
        """Give a seat to a bot or to the person: `/bot 1 captain`, `/bot 1 -`."""
        number, _, level = rest.partition(" ")
        seat, level = self._seat(number), level.strip() or bots.USUAL
        try:
            if level != YOURS:
                bots.level_and_style(self.match.rules, level)
        except KeyError:
            yield self._say(Msg("terminal.level", levels=tuple(bots.KINDS)))
            return
        self.levels[seat] = level
        since = self.match.seq
        yield from self._advance(since)
        yield from self._question()

    def _log(self, rest: str) -> Iterator[str]:
        yield from self._entries(-1)

    def _test(self, rest: str) -> Iterator[str]:
        """Yield the position as a test, printed or written to a file."""
        words = as_test(self.match, self.seat, self._drafts[-1])
        yield from self._write_file(rest, words) if rest else (words,)

    def _save(self, rest: str) -> Iterator[str]:
        """Yield the record of the match, which `--record`, `replay`, the demo and tests read."""
        yield from self._write_file(rest or f"{self.match.rules.name}.json", codec.dumps(record(self.match)) + "\n")

    def _write_file(self, name: str, words: str) -> Iterator[str]:
        self._write(name, words)
        yield self._say(Msg("terminal.written", file=name))

    def _quit(self, rest: str) -> Iterator[str]:
        self.done = True
        yield from ()


def _draft(end: Asking) -> Path:
    """Return the path to an open question, with the fields of a form that have an answer."""
    is_begun = isinstance(end.ask, Form) and any(token != OPEN for token in end.filled)
    return (*end.path, *keyed_answers(end.ask, end.filled)) if isinstance(end.ask, Form) and is_begun else end.path


def _numbers(ask: Ask) -> dict[str, int]:
    """Return the numbers of the options that may be taken.

    There are none if a token is a number itself, because it would mean two things.
    """
    free = [option.token for option in ask.free]
    return {} if any(token.isdecimal() for token in free) else {token: number for number, token in enumerate(free, 1)}


def _token_of(ask: Ask, answer: str) -> str:
    """Return an answer with the tokens that its numbers stand for."""
    tokens = {str(number): token for token, number in _numbers(ask).items()}
    return answer if answer == NONE else "+".join(tokens.get(part, part) for part in answer.split("+"))
