"""A class has one name everywhere, and names and docstrings follow the style of the house."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ("cogs", "play", "store", "words", "metrics", "engine", "render/kit", "data", "demo")
"""The rooms that all games share. A game names its own things as its rulebook does."""


CLASS = re.compile(r"^class ([A-Z]\w*)", re.MULTILINE)
FUNCTION = re.compile(r"^(?:async )?def ([a-z]\w*)\(", re.MULTILINE)
BOUND = re.compile(r"^(\w+)(?:: [^=\n]+)? = ", re.MULTILINE)
"""Public classes and functions and all names at the top of a module begin their lines: to read them so takes a tenth of parsing them."""


def homes_of_classes() -> dict[str, set[str]]:
    """Return the rooms in which a class of a name is, a game being a room."""
    rooms_of: dict[str, set[str]] = defaultdict(set)
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).parts
        if parts[0].startswith(".") or parts[0] in ("build", "examples", "tests") or "tests" in parts:
            continue
        for name in CLASS.findall(path.read_text(encoding="utf-8")):
            rooms_of[name].add("/".join(parts[: 2 if parts[0] in ("games", "render") else 1]))
    return rooms_of


OF_EVERY_GAME = {
    "LastMove", "Manner", "Over", "Player", "PlayerView", "Position", "Searching", "State", "Strategy", "Work",
}  # fmt: skip
"""Classes that are the same thing in every game: a reader of one game knows them in the next."""
OF_RULEBOOKS = {"Changes", "Drawing", "Facts", "Fight", "Habits", "Moved", "Moving", "Paying", "Quiet", "Sailing", "Ship"}
"""Names that the rulebooks, minds or pictures of several games share, and no room of the host has."""
PROMISED_NAMES = {
    "Harbour": "the stand-ins for Discord of the demo and of the bench; in a game a harbour",
    "Player": "colours of a player in the kit",
    "Step": "of a lesson, for guests; of a match, in the contract",
    "Table": "of people in the host; the contract's and Magellan's settings of a match",
}
"""Names that guests, records or a rulebook depend on, with the things that share each."""


def test_a_class_has_a_namesake_only_where_games_have_the_same_thing() -> None:
    namesakes = {name: rooms for name, rooms in homes_of_classes().items() if len(rooms) > 1 and name not in PROMISED_NAMES}
    assert {name for name, rooms in namesakes.items() if not all(room.startswith("games/") for room in rooms)} == set()
    assert {name for name in namesakes if name not in OF_EVERY_GAME | OF_RULEBOOKS} == set()


IRREGULAR = re.compile(
    "begun|bound|built|chosen|done|drawn|found|frozen|given|gone|held|kept|known|laid|left|lost|made|meant|met|said|sat|seen|sent|shown|"
    "sold|spent|spelt|taken|thought|told|won|written"
)
VERBS = {"bid", "bring", "feed", "need", "speed"}
"""Verbs that look like participles."""

NOUNS = {
    "briefing",
    "drawing",
    "ending",
    "heading",
    "king",
    "meaning",
    "meeting",
    "opening",
    "rating",
    "reading",
    "ring",
    "setting",
    "standing",
    "wording",
}

PROMISED = {"happened", "filmed", "known"}
"""What the pictures of a game give by interface 1.0, where they give it."""


def public_functions() -> Iterator[tuple[Path, str]]:
    """Yield the public functions of modules outside tests and outside the rules of games.

    In rules, participles name changed positions.
    """
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).parts
        if not any(part.startswith(".") or part in ("tests", "rules") for part in parts):
            for name in FUNCTION.findall(path.read_text(encoding="utf-8")):
                yield path.relative_to(ROOT), name


def is_lone_participle(name: str) -> bool:
    """Return whether a name is one participle and can be read neither as a verb nor as a noun."""
    return name not in VERBS | NOUNS and bool(IRREGULAR.fullmatch(name) or re.fullmatch("[a-z]+(ed|ing)", name))


def is_promised(path: Path, name: str) -> bool:
    return name in PROMISED and "pictures" in path.parts


def test_no_public_function_is_named_by_a_lone_participle() -> None:
    """`told` or `listed` does not say what the function returns; `review_lines` and `list_areas` do."""
    assert [f"{path}: {name}" for path, name in public_functions() if is_lone_participle(name) and not is_promised(path, name)] == []


MIND = {
    "candidates": "lines and answers that are worth a thought",
    "decision": "each ask in brief",
    "evaluation": "what a position is worth to each seat",
    "judgement": "what the search needs",
    "manner": "the tuned numbers",
    "order_answers": "orders in brief",
    "policy": "the sensible player",
    "prospects": "who is likely to win",
    "quick": "the quick policy",
    "reasons": "why a line is good",
    "stakes": "what is at stake",
    "task": "what a player is after, the question of a puzzle",
    "values": "what things are worth",
    "wording": "short texts of answers and movements",
}
"""Names of files of a game's mind, with their subjects: a name is about the same thing in every game."""

OTHER_WORDS = {"worth", "standing", "estimate", "ideas", "errands", "outings", "answers", "telling", "says", "plans", "advice"}
"""Former names of such files, each of which was used for several things."""


def test_files_of_a_mind_are_named_by_one_list() -> None:
    minds = {path.parent.name: {file.stem for file in path.rglob("*.py")} for path in (ROOT / "games").glob("*/mind")}
    assert {f"{game}: {name}" for game, files in minds.items() for name in files & OTHER_WORDS} == set()
    shared = [name for files in minds.values() for name in files if sum(name in each for each in minds.values()) > 1]
    assert set(shared) - {"__init__"} <= set(MIND), "several games use a name that is not in the list: add it with its subject"
    assert all({"judgement", "manner", "policy", "quick", "reasons", "stakes"} <= files for files in minds.values())


def test_no_name_is_bound_twice_at_the_top_of_a_module() -> None:
    """Code above the second binding would also get the second value."""
    twice = []
    for path in sorted(path for room in (*HOSTING, "games") for path in (ROOT / room).rglob("*.py")):
        bound = BOUND.findall(path.read_text(encoding="utf-8"))
        twice += [f"{path.relative_to(ROOT)}: {name}" for name in sorted({name for name in bound if bound.count(name) > 1})]
    assert twice == []


NEAR_A_LOOP = re.compile(r"\bfor [\w, ()*]*?\bone\b[\w, ()*]* in\b|\blambda [^:]{0,120}?\bone\b")
"""A pattern that every file matches that breaks the law, and few others do: only those are parsed."""


def items_of_loops(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines and names of the items of all loops, comprehensions and lambdas in code."""
    for part in ast.walk(ast.parse(text)):
        match part:
            case ast.For(target=target) | ast.AsyncFor(target=target) | ast.comprehension(target=target):
                yield from ((name.lineno, name.id) for name in ast.walk(target) if isinstance(name, ast.Name))
            case ast.Lambda(args=ast.arguments(args=arguments)):
                yield from ((argument.lineno, argument.arg) for argument in arguments)


def test_no_loop_calls_its_item_one() -> None:
    """Loops, comprehensions and lambdas name their item after what it is."""
    rooms = [room for room in ROOT.iterdir() if room.is_dir() and not room.name.startswith(".") and room.name != "build"]
    own = [*ROOT.glob("*.py"), *(path for room in rooms for path in room.rglob("*.py"))]
    suspected = {path: text for path in sorted(own) if NEAR_A_LOOP.search(text := path.read_text(encoding="utf-8"))}
    nameless = [
        f"{path.relative_to(ROOT)}:{line}" for path, text in suspected.items() for line, name in items_of_loops(text) if name == "one"
    ]
    assert nameless == []


FIRST_LINE = 88
"""Characters of a docstring's first line."""

LONG = re.compile(rf'(?:\A|:(?:  #[^\n]*)?\n) *r?"""(?!"""|[^\n]{{,{FIRST_LINE}}}(?:"""|\n))([^\n]+)')
"""A docstring, below a colon or at the top of a file, whose first line is longer."""

READ_FIRST = ("caravel", "engine/values", "engine/asks", "engine/game", "play/host.py", "store/base.py")
"""Files that newcomers read first: every docstring there begins with one short line."""

LONG_ELSEWHERE = 0
"""Longer first lines in all other files outside tests. The number only falls."""


def own_code() -> Iterator[tuple[str, str]]:
    """Yield the paths and texts of all modules outside tests.

    A wheel may be built in `build` while these tests run.
    """
    for path in sorted(ROOT.rglob("*.py")):
        where = path.relative_to(ROOT)
        if not where.parts[0].startswith((".", "build")) and "tests" not in where.parts:
            yield where.as_posix(), path.read_text(encoding="utf-8")


def test_a_docstring_begins_with_one_short_line() -> None:
    long = [f"{where}: {line}" for where, text in own_code() for line in LONG.findall(text)]
    read_first = [line for line in long if line.startswith(READ_FIRST)]
    assert read_first == []
    assert len(long) <= LONG_ELSEWHERE, f"{len(long)} first lines are longer than {FIRST_LINE} characters: shorten those that you write"
