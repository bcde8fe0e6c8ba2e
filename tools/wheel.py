"""The build hook of hatchling: in the wheel all rooms lie below `caravel`.

Rooms are the top folders of the repository. Their names are too general for packages that others install, so the wheel has them below
`caravel`, and every absolute import of a room is changed. Code that imports by a computed name takes the parent from `data.homes.PARENT`.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.sdist import SdistBuilder

PARENT = "caravel"
"""The package of all rooms. The folder of this name, which guests import, stays where it is."""
EXAMPLES = "examples"
"""The folder of repositories that a tool copies. They are data: their imports stay as they are."""


class Unmovable(Exception):
    """An import that means something else below a parent."""


class MoveFolders(BuildHookInterface[Any]):
    """Puts the files of the source archive into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say where each file lies in the wheel, and write the modules whose imports change."""
        self._folder = TemporaryDirectory()
        paths = [PurePath(file.relative_path) for file in SdistBuilder(self.root).recurse_selected_project_files()]
        rooms = {path.parts[0].removesuffix(".py") for path in paths} - {PARENT, EXAMPLES}
        for number, path in enumerate(paths):
            source = Path(self.root, path)
            if path.suffix == ".py" and path.parts[0] != EXAMPLES:
                changed = Path(self._folder.name, f"{number}.py")
                changed.write_bytes(move_imports(source.read_bytes(), str(path), rooms))
                source = changed
            build_data["force_include"][str(source)] = str(path if path.parts[0] == PARENT else PARENT / path)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder with the changed modules."""
        self._folder.cleanup()


def move_imports(source: bytes, name: str, rooms: Collection[str]) -> bytes:
    """Return a module with its imports of rooms below the parent.

    Raises `Unmovable` for `import engine.values.core`, which binds `engine`.
    """
    lines = source.splitlines(keepends=True)
    places: list[tuple[int, int, bytes, bytes]] = []
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").split(".")[0] in rooms:
            begins = f"from {node.module} ".encode()
            places.append((node.lineno, node.col_offset, begins, f"from {PARENT}.{node.module} ".encode()))
        elif isinstance(node, ast.Import):
            for alias in (alias for alias in node.names if alias.name.split(".")[0] in rooms):
                if alias.asname is None and "." in alias.name:
                    raise Unmovable(f"{name}:{node.lineno}: import {alias.name} binds {alias.name.split('.')[0]}; import it from there")
                moved = f"{PARENT}.{alias.name}" + (f" as {alias.name}" if alias.asname is None else "")
                places.append((alias.lineno, alias.col_offset, alias.name.encode(), moved.encode()))
    for number, at, old, new in sorted(places, reverse=True):
        line = lines[number - 1]
        if line[at : at + len(old)] != old:
            raise Unmovable(f"{name}:{number}: not written as {old.decode()}")
        lines[number - 1] = line[:at] + new + line[at + len(old) :]
    return b"".join(lines)
