"""`python -m tools.face`: write the names that guests may use into docs/guests.md.

They are the names in `__all__` of the modules of `caravel`. The reference of the kit is made from its docstrings and written into
docs/kit.md. `python -m tools.face --promise` also stores the names and their parameters in `tests/guests/promised/<interface>.json`. That
is done once for each version of the interface, when it is released; later programs have to keep the promise (`tests/guests/test_face.py`).
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator
from inspect import Parameter, isclass, isfunction, signature, unwrap
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct

import caravel
from caravel import lines, pictures, testing
from render.kit.canvas import Canvas

PAGE = Path(__file__).parents[1] / "docs" / "guests.md"
KIT_PAGE = PAGE.with_name("kit.md")
PROMISED = Path(__file__).parents[1] / "tests" / "guests" / "promised"
HEAD = "## The names\n"
MODULES = {caravel: "the rules", lines: "following a dialogue", pictures: "drawing", testing: "playing, speaking and drawing in tests"}
KIT = {name: getattr(pictures, name) for name in pictures.__all__ if isinstance(getattr(pictures, name), ModuleType)}
"""The modules among the names of `caravel.pictures`. Their public names are promised as well."""

KIT_HEAD = """# The kit

What pictures are drawn with: `from caravel.pictures import cards`, then `cards.lay(...)`. Lengths are px. The drawings
are on [one sheet](art.png). This page is made of the docstrings by `python -m tools.face`.
"""

VALUES = ("palette", "fonts")
"""The modules of the kit whose values (colours, fonts) are promised, and not only functions and classes."""

TYPE_VARIABLES = ("S", "T", "V")
"""The type variables of the kit: they are no part of the promise."""


def guest_names(module: ModuleType) -> list[str]:
    """Return the names that a module of the kit defines for guests.

    These are functions and classes, and in the modules of `VALUES` also values.
    """
    defined = set[str]()
    for node in _tree(module).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            defined.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            defined |= {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}
    public = [name for name in defined if not name.startswith("_") and name not in TYPE_VARIABLES]
    has_values = module.__name__.rpartition(".")[2] in VALUES
    return sorted(name for name in public if has_values or callable(getattr(module, name)))


def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def page_text() -> str:
    """Return the part of the page below its head."""
    parts = [HEAD]
    for module, what in MODULES.items():
        names = [name for name in module.__all__ if module is not pictures or name not in KIT]
        parts.append(f"**`{module.__name__}`**: {what}.\n\n{_list_names(names)}\n")
        if module is pictures:
            rows = "".join(
                f"| `{name}` | {' '.join(f'`{each}`' for each in guest_names(each_module))} |\n" for name, each_module in KIT.items()
            )
            parts.append(f"and these modules, with these names:\n\n| module | names |\n|---|---|\n{rows}")
    return "\n".join(parts)


def _list_names(names: list[str]) -> str:
    return "\n".join(textwrap.wrap(" ".join(f"`{name}`" for name in names), 150, break_long_words=False, break_on_hyphens=False))


def kit_page() -> str:
    """Return the reference of the kit: the parameters and first sentence of each name."""
    parts = [KIT_HEAD, _reference("canvas", _members(Canvas, "canvas"))]
    for name, module in KIT.items():
        names = set(guest_names(module))
        nodes = (node for node in _tree(module).body if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name in names)
        rows = [row for node in nodes for row in _rows(node, f"{name}.{node.name}")]
        parts += [_reference(name, rows)] if rows else []
    return "\n".join(parts)


def _reference(name: str, rows: list[str]) -> str:
    return f"## {name}\n\n| call | what it does |\n|---|---|\n" + "".join(rows)


def _members(kind: type, prefix: str) -> list[str]:
    (node,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(node, ast.ClassDef)
    return _rows(node, prefix)[1:]


def _rows(node: ast.stmt, name: str) -> list[str]:
    """Return the rows of a function, or of a class and its methods."""
    if isinstance(node, ast.FunctionDef):
        is_value = any(isinstance(decorator, ast.Name) and decorator.id == "property" for decorator in node.decorator_list)
        parameters = "" if is_value else f"({ast.unparse(node.args).removeprefix('self').removeprefix(', ')})"
        result = "" if node.returns is None or ast.unparse(node.returns) == "None" else f" -> {ast.unparse(node.returns)}"
        return [_row(f"{name}{parameters}{result}", node)]
    assert isinstance(node, ast.ClassDef)
    fields = [ast.unparse(line) for line in node.body if isinstance(line, ast.AnnAssign)]
    methods = [
        line for line in node.body if isinstance(line, ast.FunctionDef) and not line.name.startswith("_") and ast.get_docstring(line)
    ]
    return [_row(f"{name}({', '.join(fields)})", node), *(row for method in methods for row in _rows(method, f"{name}.{method.name}"))]


def _row(call: str, node: ast.FunctionDef | ast.ClassDef) -> str:
    """Return a call as it is written in the source, and the first sentence about it."""
    sentence = " ".join((ast.get_docstring(node) or "").split()).partition(". ")[0].removesuffix(".")
    cells = (cell.replace("|", "\\|") for cell in (f"`{call}`", sentence))
    return f"| {' | '.join(cells)} |\n"


def promised_names() -> dict[str, list[str] | None]:
    """Return every name with its parameters in order; `None` for a value that is not called.

    `x` is a parameter without a default, `x=` one with a default, `*x` and `*x=` are passed by name only.
    """
    return {name: parameters_of(value) for name, value in _all_names()}


def _all_names() -> Iterator[tuple[str, Any]]:
    for module in MODULES:
        for name in module.__all__:
            value = getattr(module, name)
            is_module = isinstance(value, ModuleType)
            inside = [(f"{name}.{each}", getattr(value, each)) for each in guest_names(value)] if is_module else [(name, value)]
            yield from ((f"{module.__name__}.{path}", each) for path, each in inside)


def parameters_of(value: Any) -> list[str] | None:
    """Return the parameters of a function or class of the program; `None` for other values.

    Type aliases can be called as well, but their signature depends on the version of Python.
    """
    is_own_class = isclass(value) and (issubclass(value, Struct) or isfunction(value.__init__))
    if not is_own_class and not isfunction(unwrap(value)):
        return None
    return [_parameter(parameter) for parameter in signature(value).parameters.values()]


def _parameter(parameter: Parameter) -> str:
    by_name = "*" if parameter.kind in (Parameter.KEYWORD_ONLY, Parameter.VAR_KEYWORD) else ""
    is_optional = parameter.default is not Parameter.empty or parameter.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    return f"{by_name}{parameter.name}{'=' if is_optional else ''}"


def is_kept(promised: list[str] | None, now: list[str] | None) -> bool:
    """Return whether promised calls still work with the parameters `now`.

    Parameters keep their places and their defaults, and new parameters have a default.
    """
    if promised is None or now is None:
        return promised == now
    old, new = ({name.strip("*="): name for name in names} for names in (promised, now))
    old_places, new_places = ([name for name in names if not name.startswith("*")] for names in (promised, now))
    keeps_places = len(new_places) >= len(old_places) and all(
        after in (before, f"{before}=") for before, after in zip(old_places, new_places, strict=False)
    )
    keeps_names = all(name in new and (new[name].endswith("=") or not old[name].endswith("=")) for name in old)
    return keeps_places and keeps_names and all(new[name].endswith("=") for name in new if name not in old)


def main() -> None:
    """Write both pages, and the promise if the command line says so."""
    head = PAGE.read_text(encoding="utf-8").partition(HEAD)[0]
    PAGE.write_text(head + page_text(), encoding="utf-8")
    KIT_PAGE.write_text(kit_page(), encoding="utf-8")
    if "--promise" in sys.argv:
        PROMISED.mkdir(exist_ok=True)
        file = PROMISED / f"{caravel.INTERFACE}.json"
        file.write_text(json.dumps(promised_names(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
