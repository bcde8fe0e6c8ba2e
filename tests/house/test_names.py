"""Names say what a thing is, so that a name that is read anywhere is one thing."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ("cogs", "play", "store", "words", "metrics", "engine", "render/kit", "data", "demo")
"""The rooms that all games share. A game names its own things as its rulebook does."""


def classes() -> dict[str, dict[str, str]]:
    """Where classes are, by name and room."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for room in HOSTING:
        for path in sorted((ROOT / room).rglob("*.py")):
            where = str(path.relative_to(ROOT))
            for part in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(part, ast.ClassDef) and not part.name.startswith("_"):
                    found[part.name][room] = where
    return found


def test_no_class_has_a_namesake_in_another_room() -> None:
    assert {name: sorted(places.values()) for name, places in classes().items() if len(places) > 1} == {}


CHANGED = re.compile(
    "arrived|cut|damaged|edited|ended|escaped|extended|fitted|frozen|halted|left|moved|parsed|posted|renewed|replayed|settled|shortened|"
    "squeezed|undecided|unsealed"
)
"""What may be said of a thing that went in and comes out changed."""

NOUNS = re.compile("briefing|heading|meaning|setting")

IRREGULAR = re.compile(
    "begun|bound|built|chosen|cut|done|drawn|found|frozen|given|gone|held|kept|known|left|lost|made|meant|put|said|seen|sent|set|shown|"
    "spent|standing|taken|told|won|written"
)
CALLING = ("cogs", "play", "store", "words", "metrics", "demo")


def test_what_other_files_call_is_named_by_what_it_gives() -> None:
    """`told` or `listed` alone says that something happened; `review_lines` says what one gets."""
    sources = {path: path.read_text(encoding="utf-8") for room in CALLING for path in sorted((ROOT / room).rglob("*.py"))}
    trees = {path: ast.parse(text) for path, text in sources.items()}
    taken: set[tuple[str, str]] = set()
    for tree in trees.values():
        modules = {}
        for part in ast.walk(tree):
            if isinstance(part, ast.ImportFrom) and part.module:
                taken |= {(part.module, name.name) for name in part.names}
                modules |= {name.asname or name.name: f"{part.module}.{name.name}" for name in part.names}
        for part in ast.walk(tree):
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id in modules:
                taken.add((modules[part.value.id], part.attr))
    unsaid = []
    for path, tree in trees.items():
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for part in tree.body:
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and (module, part.name) in taken:
                is_participle = IRREGULAR.fullmatch(part.name) or re.fullmatch("[a-z]+(ed|ing)", part.name)
                if is_participle and not CHANGED.fullmatch(part.name) and not NOUNS.fullmatch(part.name):
                    unsaid.append(f"{module}.{part.name}")
    assert unsaid == []


def test_no_name_is_bound_twice_at_the_top_of_a_module() -> None:
    """The second value would hold, also for what stands above it."""
    twice = []
    for path in sorted(path for room in (*HOSTING, "games") for path in (ROOT / room).rglob("*.py")):
        bound = [target.id for part in ast.parse(path.read_text(encoding="utf-8")).body for target in bindings(part)]
        twice += [f"{path.relative_to(ROOT)}: {name}" for name in sorted({name for name in bound if bound.count(name) > 1})]
    assert twice == []


def bindings(part: ast.stmt) -> list[ast.Name]:
    """The names that a plain assignment binds."""
    targets = part.targets if isinstance(part, ast.Assign) else [part.target] if isinstance(part, ast.AnnAssign) and part.value else []
    return [target for target in targets if isinstance(target, ast.Name)]


NEAR_A_LOOP = re.compile(r"\b(?:for|lambda)\b[^:]{0,120}?\bone\b")
"""What stands in each file that breaks the law, and in few others: only those are parsed."""


def test_no_loop_calls_its_item_one() -> None:
    """A loop, a comprehension and a lambda name their item after what it is."""
    nameless = []
    rooms = [room for room in ROOT.iterdir() if room.is_dir() and not room.name.startswith(".") and room.name != "build"]
    own = [*ROOT.glob("*.py"), *(path for room in rooms for path in room.rglob("*.py"))]
    suspected = {path: text for path in sorted(own) if NEAR_A_LOOP.search(text := path.read_text(encoding="utf-8"))}
    for path, text in suspected.items():
        for part in ast.walk(ast.parse(text)):
            targets = [part.target] if isinstance(part, ast.For | ast.AsyncFor | ast.comprehension) else []
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            names += [argument.arg for argument in part.args.args] if isinstance(part, ast.Lambda) else []
            nameless += [f"{path.relative_to(ROOT)}:{targets[0].lineno if targets else part.lineno}"] if "one" in names else []
    assert nameless == []
