"""`python -m tools.face`: write the list of the names that guests may use into docs/guests.md, as the modules of `caravel` show them."""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path
from types import ModuleType

import caravel
from caravel import lines, pictures, testing

PAGE = Path(__file__).parents[1] / "docs" / "guests.md"
HEAD = "## The names\n"
MODULES = {caravel: "the rules", lines: "following a dialogue", pictures: "drawing", testing: "playing, speaking and drawing in tests"}
KIT = {name: getattr(pictures, name) for name in pictures.__all__ if isinstance(getattr(pictures, name), ModuleType)}
"""The modules among the names of `caravel.pictures`: what they show is promised as well."""


def public(module: ModuleType) -> list[str]:
    """The names that a module of the kit defines and shows."""
    found = set[str]()
    for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
    return sorted(name for name in found if not name.startswith("_") and name not in ("S", "T", "V"))


def written() -> str:
    """The part of the page below its head."""
    parts = [HEAD]
    for module, what in MODULES.items():
        names = [name for name in module.__all__ if module is not pictures or name not in KIT]
        parts.append(f"**`{module.__name__}`**: {what}.\n\n{_listed(names)}\n")
        if module is pictures:
            rows = "".join(f"| `{name}` | {' '.join(f'`{each}`' for each in public(each_module))} |\n" for name, each_module in KIT.items())
            parts.append(f"and these modules, with these names:\n\n| module | names |\n|---|---|\n{rows}")
    return "\n".join(parts)


def _listed(names: list[str]) -> str:
    return "\n".join(textwrap.wrap(" ".join(f"`{name}`" for name in names), 150, break_long_words=False, break_on_hyphens=False))


def main() -> None:
    kept = PAGE.read_text(encoding="utf-8").partition(HEAD)[0]
    PAGE.write_text(kept + written(), encoding="utf-8")


if __name__ == "__main__":
    main()
