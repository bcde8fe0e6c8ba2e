"""Answering one ask: what a token means, whether it is legal, and a random answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, TypeVar

from engine.values.core import HIDDEN, NONE, OPEN, Ask, Check, Form, IllegalLine, Mistake, Msg, Option, Path, Several, Token

T = TypeVar("T")

SIGNS = f"+={HIDDEN}{OPEN}"
"""Characters with a meaning of their own in a line, so no token of an option has one."""


def answer(ask: Ask, token: Token) -> tuple[Token, Any]:
    """Return the canonical token and the value of an answer.

    Raises `IllegalLine` if the token is not offered, is blocked, or its set is refused, and `Mistake` if the ask itself is at fault: two
    options have the same token.

    >>> coins = Ask("coins", Msg("toy.coins"), (Option("3", 3, Msg("a")), Option("4", 4, Msg("b"), count=2)), Several(1, 3))
    >>> answer(coins, "4+3")
    ('3+4', (3, 4))
    """
    if ask.several is None:
        for option in ask.options:
            if option.token == token:
                if option.blocked is not None:
                    raise _refusal(ask, token, option.blocked)
                return token, option.value
        raise _refusal(ask, token, None)
    return _several(ask, ask.several, token)


def _several(ask: Ask, shape: Several, token: Token) -> tuple[Token, tuple[Any, ...]]:
    """Return the sorted token and the values of an answer that takes several options."""
    counts = Counter(() if token == NONE else token.split("+"))
    values: list[Any] = []
    for option in ask.options:
        count = counts.pop(option.token, 0)
        if count and option.blocked is not None:
            raise _refusal(ask, token, option.blocked)
        if count > option.count:
            raise _refusal(ask, token, Msg("core.ask.too-many-of", token=option.token, count=option.count))
        values += [option.value] * count
    if counts:
        raise _refusal(ask, token, None)
    if not shape.lo <= len(values) <= shape.hi:
        raise _refusal(ask, token, Msg("core.ask.how-many", lo=shape.lo, hi=shape.hi))
    chosen = tuple(values)
    problem = shape.check(chosen) if shape.check else None
    if problem is not None:
        raise _refusal(ask, token, problem)
    return sorted_token(ask, token), chosen


def sorted_token(ask: Ask, token: Token) -> Token:
    """Return the token of a multiset with its parts in the order of the options.

    >>> sorted_token(CARDS, "22+19")
    '19+22'
    """
    counts = Counter(token.split("+"))
    return "+".join(option.token for option in ask.options for _ in range(counts[option.token])) or NONE


def form_values(form: Form, tokens: Sequence[Token]) -> tuple[Path, tuple[Any, ...]]:
    """Return the answers of a form in the order of its fields, and their values.

    A token is such as `port=lisbon`. A field without an answer is `?` and has the value `None`. Raises `IllegalLine` for a token
    without a field, for a field that the form does not have, and for one that is answered twice; else what `answer` raises. The
    form's own check is not made here.

    >>> form_values(FORM, ["keep=22+19", "word=ahoy"])
    (('ahoy', '19+22'), ('ahoy', (19, 22)))
    """
    by_key: dict[str, Token] = {}
    for token in tokens:
        key, separator, rest = token.partition("=")
        if not separator or key in by_key or all(field.key != key for field in form.fields):
            offered = tuple(f"{field.key}={OPEN}" for field in form.fields)
            raise IllegalLine(
                f"{token}: offered: {', '.join(offered)}", Msg("core.ask.field", token=token, offered=", ".join(offered)), token, offered
            )
        by_key[key] = rest
    filled: list[Token] = []
    values: list[Any] = []
    for field in form.fields:
        if by_key.get(field.key, OPEN) == OPEN:
            filled.append(OPEN)
            values.append(None)
        else:
            token, value = answer(field.ask, by_key[field.key])
            filled.append(token)
            values.append(value)
    return tuple(filled), tuple(values)


def keyed_answers(form: Form, answered: Sequence[Token]) -> list[Token]:
    """Return the answers of a form with the keys of their fields.

    `answered` has one token for each field, in the order of the fields; raises `ValueError` for more or fewer.

    >>> keyed_answers(FORM, ("ahoy", "19+22"))
    ['word=ahoy', 'keep=19+22']
    """
    return [f"{field.key}={token}" for field, token in zip(form.fields, answered, strict=True)]


def offered_tokens(ask: Ask | Form) -> tuple[Token, ...]:
    """Return the tokens that may be given now, as a player reads them.

    Three or more numbers that follow each other become one (`8..31`). The fields of a form are `port=?`.

    >>> offered_tokens(Ask("bid", Msg("toy.bid"), tuple(Option(str(n), n, Msg("toy.coins")) for n in range(8, 32))))
    ('8..31',)
    """
    if isinstance(ask, Form):
        return tuple(f"{field.key}={OPEN}" for field in ask.fields)
    free = [option.token for option in ask.free]
    short: list[str] = []
    run: list[str] = []
    for token in [*free, ""]:  # the empty token ends the last run
        if run and not (token.isdigit() and run[-1].isdigit() and int(token) == int(run[-1]) + 1):
            short += [f"{run[0]}..{run[-1]}"] if len(run) > 2 else run
            run = []
        run.append(token)
    return tuple(short)


def after_word(ask: Ask, rest: Path) -> Path:
    """Return the rest of a line without the word of the notation that stands before an answer.

    >>> pay = Ask("pay", Msg("toy.pay"), (Option("3", 3, Msg("toy.coins")),), word="pay")
    >>> after_word(pay, ("pay", "3")), after_word(pay, ("3",))
    (('3',), ('3',))
    """
    return rest[1:] if ask.word is not None and rest[:1] == (ask.word,) else rest


def open_values(ask: Ask | Form, filled: Path = ()) -> tuple[Any, ...]:
    """Return the values of the options that may be taken next.

    In a form these are the options of all fields without an answer. `filled`: the answers of its fields so far, as in `Asking`.

    >>> open_values(FORM, ("ahoy", "?"))
    (19, 22, 31)
    """
    if isinstance(ask, Form):
        tokens = filled or (OPEN,) * len(ask.fields)
        asks = [field.ask for field, token in zip(ask.fields, tokens, strict=True) if token == OPEN]
    else:
        asks = [ask]
    return tuple(option.value for inner in asks for option in inner.free)


def forced_answer(ask: Ask | Form) -> Token | None:
    """Return the only answer of an ask for one option.

    `None`: it has several or none, or the ask is a form or for several options.

    >>> forced_answer(Ask("go", Msg("toy.go"), (Option("home", 1, Msg("toy.home")),)))
    'home'
    """
    if isinstance(ask, Form) or ask.several is not None:
        return None
    free = [option.token for option in ask.free]
    return free[0] if len(free) == 1 else None


def _refusal(ask: Ask, token: Token, reason: Msg | None) -> IllegalLine:
    """Return the refusal of a token; raise `Mistake` if the ask itself is at fault.

    `reason`: why the token is refused; `None`: it is not offered. Mistakes are looked for only here, so a legal answer costs no time for
    them.
    """
    if fault := next((fault for option in ask.options if (fault := misspelt(option.token))), None):
        raise Mistake(f"the ask `{ask.name}`: {fault}")
    tokens = [option.token for option in ask.options]
    if twice := next((token for token in tokens if tokens.count(token) > 1), None):
        raise Mistake(f"the ask `{ask.name}` has several options with the token `{twice}`: give each its own")
    free = offered_tokens(ask)
    if not free:
        raise stuck(ask)
    text = f"{token}: {reason.key if reason else ask.prompt.key}; offered: {', '.join(free)}"
    msg = Msg("core.ask.refused", token=token, reason=reason or ask.prompt, offered=", ".join(free))
    return IllegalLine(text, msg, token, free)


def unfinished_form(form: Form, filled: Path, problem: Msg | None) -> IllegalLine:
    """Return the refusal of a line that goes on after a form which cannot be left yet.

    `filled`: the answers of its fields so far; `problem`: why they cannot be given together, `None` if a field is open.

    >>> unfinished_form(FORM, ("ahoy", "?"), None).offered
    ('word=?', 'keep=?')
    """
    free = offered_tokens(form)
    reason = problem or Msg("core.ask.open-field")
    return IllegalLine(f"{' '.join(filled)}: {reason.key}", reason, " ".join(filled), free)


def random_answer(ask: Ask | Form, rng: Random) -> Token:
    """Return a random legal answer to any ask; raise `Mistake` if it has none.

    >>> random_answer(CARDS, Random(2)), random_answer(FORM, Random(1))
    ('19+22', 'word=ahoy keep=19+22')
    """
    if isinstance(ask, Form):
        return " ".join(random_form(ask, rng)[0])
    return _random_one(ask, rng)[0]


def _random_one(ask: Ask, rng: Random) -> tuple[Token, Any]:
    """Return a random legal answer to a single ask: its token and its value."""
    if ask.several is not None:
        return random_several(ask, ask.several, rng)
    option = random_option(ask, rng)
    return option.token, option.value


def random_option(ask: Ask, rng: Random) -> Option[Any]:
    """Return one of the options that are not blocked; raise `Mistake` if all are.

    >>> random_option(CARDS, Random(5)).value
    22
    """
    options = ask.options
    try:
        option = options[int(rng.random() * len(options))]
        if option.blocked is None:
            return option
        return rng.choice([option for option in options if option.blocked is None])
    except IndexError:
        raise stuck(ask) from None


def stuck(ask: Ask | Form) -> Mistake:
    """Return what is wrong with an ask that cannot be answered.

    >>> str(stuck(Ask("go", Msg("toy.go"), ())))
    'the ask `go` has no answer: it has no options. Every ask that is reached needs one; leave the ask out, or offer to pass'
    """
    if isinstance(ask, Form):
        what = "no answers to its fields pass its check together"
    elif not ask.options:
        what = "it has no options"
    elif all(option.blocked is not None for option in ask.options):
        tokens = ", ".join(f"{option.token} ({option.blocked.key})" for option in ask.options[:6] if option.blocked is not None)
        what = f"all its options are blocked: {tokens}"
    else:
        what = "no set of its options passes"
    return Mistake(f"the ask `{ask.name}` has no answer: {what}. Every ask that is reached needs one; leave the ask out, or offer to pass")


def misspelt(token: Token) -> str | None:
    """Return why a token cannot be part of a line; `None` if it can.

    >>> misspelt("Two Ships")
    'the token `Two Ships` is not lower case without spaces, +, =, * and ?: write it as `two-ships`'
    """
    if token != token.lower() or len(token.split()) != 1 or token != token.strip() or set(token) & set(SIGNS):
        better = "-".join("".join(" " if letter in SIGNS else letter for letter in token).lower().split()) or "pass"
        return f"the token `{token}` is not lower case without spaces, +, =, * and ?: write it as `{better}`"
    return None


def random_several(ask: Ask, shape: Several, rng: Random) -> tuple[Token, tuple[Any, ...]]:
    """Return the token and the values of a random legal multiset.

    1. Some options are picked.
    2. If the check refuses them all together, the first ones are dropped: as few options are left as the check allows. If it wants 5 and
       refuses 1+2+5, for example, then 5 is left. Amounts are offered in ascending order, so none of those that are left is superfluous.
    3. If it refuses all such parts too, more options are picked, until there are no more.
    4. Then an answer is taken that a guest of interface 1.0 suggests, or else the first legal multiset.

    Raises `Mistake` if no multiset is legal.

    >>> random_several(CARDS, Several(1, 2), Random(2))
    ('19+22', (19, 22))
    """
    check, random = shape.check, rng.random
    pool = [option for option in ask.free for _ in range(option.count)]
    least, most = shape.lo, min(len(pool), shape.hi)
    while least <= most:
        size = least + int(random() * (most - least + 1))
        picked = pool.copy()
        while len(picked) > size:
            del picked[int(random() * len(picked))]
        values = tuple([option.value for option in picked])
        first = _first_legal(check, values, shape.lo) if check else 0
        if first is not None:
            return "+".join([option.token for option in picked[first:]]) or NONE, values[first:]
        least = size + 1
    token = rng.choice(ask.suggest).path[0] if ask.suggest else next(multisets(ask, shape), None)
    if token is None:
        raise stuck(ask)
    return answer(ask, token)


def _first_legal(check: Check, values: tuple[Any, ...], least: int) -> int | None:
    """Return the index from which on the values are legal; `None`: no such part is legal.

    The shortest part (the last `least` values) is tried first, then longer ones. If it is refused for the same reason as all values, no
    part between them is tried: a sum that is too small is too small for all of them.
    """
    refusal = check(values)
    if refusal is None:
        return 0
    last = len(values) - least
    refusal_of_least = check(values[last:])
    if refusal_of_least is None:
        return last
    if refusal_of_least.key == refusal.key:
        return None
    return next((first for first in range(last - 1, 0, -1) if check(values[first:]) is None), None)


def random_form(form: Form, rng: Random) -> tuple[list[Token], tuple[Any, ...]]:
    """Return random legal answers to all fields: keyed tokens, and the values of the fields.

    Raises `Mistake` if no answers to all fields are legal together.

    >>> random_form(FORM, Random(1))
    (['word=ahoy', 'keep=19+22'], ('ahoy', (19, 22)))
    """
    for _ in range(16):
        chosen = [_random_one(field.ask, rng) for field in form.fields]
        values = tuple([value for _, value in chosen])
        if form.check is None or form.check(values) is None:
            return [f"{field.key}={token}" for field, (token, _) in zip(form.fields, chosen, strict=True)], values
    line = next(_forms(form), None)
    if line is None:
        raise stuck(form)
    tokens = line.split()
    return tokens, form_values(form, tokens)[1]


def answers(ask: Ask | Form) -> Iterator[Token]:
    """Yield every legal answer to an ask (to a form: all its tokens, joined by spaces).

    >>> list(answers(CARDS))
    ['-', '19', '19+22', '19+31', '22', '22+31', '31']
    """
    if isinstance(ask, Form):
        return _forms(ask)
    if ask.several is None:
        return (option.token for option in ask.free)
    return multisets(ask, ask.several)


def multisets(ask: Ask, shape: Several) -> Iterator[Token]:
    """Yield every legal multiset token of an ask; a set comes before the sets that extend it.

    `shape`: how many options, and which of them together; usually that of the ask.

    >>> list(multisets(CARDS, Several(2, 2)))
    ['19+22', '19+31', '22+31']
    """
    free = ask.free

    def grow(at: int, times: int, taken: tuple[Option[Any], ...]) -> Iterator[Token]:
        if len(taken) >= shape.lo and (shape.check is None or shape.check(tuple([option.value for option in taken])) is None):
            yield "+".join([option.token for option in taken]) or NONE
        if len(taken) < shape.hi:
            for index in range(at, len(free)):  # the option `at` is taken so many `times`, those after it are not
                if times < free[index].count:
                    yield from grow(index, times + 1, (*taken, free[index]))
                times = 0

    return grow(0, 0, ())


def _forms(form: Form) -> Iterator[Token]:
    for combination in product(*(tuple(answers(field.ask)) for field in form.fields)):
        tokens = keyed_answers(form, combination)
        if form.check is None or form.check(form_values(form, tokens)[1]) is None:
            yield " ".join(tokens)
