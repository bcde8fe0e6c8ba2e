"""Builds the wheel and the archive of the program: what `pip install .` calls (PEP 517), with the standard library alone.

In the repository the rooms lie side by side; their names are too general for packages that others install. In the wheel all of them lie
below `caravel`, and every absolute import of a room says so: found by the syntax tree and changed at its place. What is imported by a name
that is made when it is needed follows from `data.homes.PARENT`.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import io
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PARENT = "caravel"
FACE = "caravel"
"""The folder whose content lies at the top of the package: what guests import."""
ROOMS = ("cogs", "contract", "data", "demo", "engine", "games", "metrics", "play", "render", "store", "words")
TOOLS = ("__init__.py", "build_palette.py", "docs_pictures.py", "lesson.py", "new_game.py", "packing", "papers.py")
"""What of `tools` somebody needs who writes a game."""
EXAMPLES = "examples"
"""Repositories that a tool copies. Their modules are none of the package, and import it by its name."""
LEFT = ("games/*/tests/test_*.py", "games/*/bench/*", "games/*/golden/pictures/*/*")
"""What of the games nobody needs who only plays or tests games."""
TEXTS = ("docs/privacy.md", "docs/terms.md")
"""What the program reads beside its rooms."""
NEEDED = ("LICENSE", "README.md", "pyproject.toml", "requirements.txt", "requirements-demo.txt", "tools/packing/backend.py")
"""What the archive has beside the content of the wheel, so that a wheel can be built of it."""
WHEN = (2026, 1, 1, 0, 0, 0)
"""The date of everything in a wheel: the same files make the same wheel."""


class Unmovable(Exception):
    """An import that means something else below a parent."""


def moved(source: bytes, name: str) -> bytes:
    """A module with its imports of rooms below the parent. Raises `Unmovable` for `import engine.values.core`, which binds `engine`."""
    lines = source.splitlines(keepends=True)
    places: list[tuple[int, int, bytes, bytes]] = []
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and _is_ours(node.module or ""):
            begins = f"from {node.module} ".encode()
            places.append((node.lineno, node.col_offset, begins, f"from {PARENT}.{node.module} ".encode()))
        elif isinstance(node, ast.Import):
            for alias in filter(lambda alias: _is_ours(alias.name), node.names):
                if alias.asname is None and "." in alias.name:
                    raise Unmovable(f"{name}:{node.lineno}: import {alias.name} binds {alias.name.split('.')[0]}; import it from there")
                made = f"{PARENT}.{alias.name}" + (f" as {alias.name}" if alias.asname is None else "")
                places.append((alias.lineno, alias.col_offset, alias.name.encode(), made.encode()))
    for number, at, old, new in sorted(places, reverse=True):
        line = lines[number - 1]
        if line[at : at + len(old)] != old:
            raise Unmovable(f"{name}:{number}: not written as {old.decode()}")
        lines[number - 1] = line[:at] + new + line[at + len(old) :]
    return b"".join(lines)


def _is_ours(module: str) -> bool:
    return module.split(".")[0] in (*ROOMS, "bot", "tools")


def files_below(folder: Path) -> list[Path]:
    """The files of a folder, sorted, without what tools make beside them: caches, compiled modules, packages."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sorted(folder / path for path in found if not any(_is_made(part) for part in path.parts))


def _is_made(part: str) -> bool:
    """Whether tools make what has this name."""
    is_hidden = part.startswith(".") and part not in (".github", ".gitignore")
    return is_hidden or part in ("__pycache__", "build", "dist", "var") or part.endswith(".egg-info")


def sources() -> Iterator[Path]:
    """Every file that goes into the wheel, by its path in the repository."""
    for start in ("bot.py", FACE, *ROOMS, EXAMPLES, *TEXTS, *(f"tools/{name}" for name in TOOLS)):
        top = ROOT / start
        found = (path.relative_to(ROOT) for path in ([top] if top.is_file() else files_below(top)))
        yield from (path for path in found if not any(path.match(pattern) for pattern in LEFT))


def content() -> Iterator[tuple[str, bytes]]:
    """Every file of the package, with its path in the wheel."""
    for path in sources():
        held = (ROOT / path).read_bytes()
        place = path if path.parts[0] == FACE else Path(PARENT) / path
        yield place.as_posix(), moved(held, str(path)) if path.suffix == ".py" and path.parts[0] != EXAMPLES else held


def project() -> dict[str, Any]:
    """What pyproject.toml says of the project."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def notes() -> dict[str, bytes]:
    """The files of `.dist-info`, without the list of all files."""
    told = project()
    heads = ["Metadata-Version: 2.1", f"Name: {told['name']}", f"Version: {told['version']}", f"Summary: {told['description']}"]
    heads += [f"License: {told['license']['text']}", f"Requires-Python: {told['requires-python']}"]
    heads += [f"Requires-Dist: {line}" for line in _required("requirements.txt")]
    heads.append("Provides-Extra: demo")
    for line in _required("requirements-demo.txt"):
        needed, _, marker = (part.strip() for part in line.partition(";"))
        heads.append(f"Requires-Dist: {needed}; " + (f"({marker}) and " if marker else "") + 'extra == "demo"')
    points = {"console_scripts": told.get("scripts", {}), **told.get("entry-points", {})}
    listed = "\n".join(f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in each.items()) for group, each in points.items())
    return {
        "METADATA": ("\n".join(heads) + "\n").encode(),
        "WHEEL": b"Wheel-Version: 1.0\nGenerator: caravel\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "entry_points.txt": listed.encode(),
        "LICENSE": (ROOT / "LICENSE").read_bytes(),
    }


def _required(file: str) -> list[str]:
    lines = (line.partition("#")[0].strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("-")]


def _stem() -> str:
    return f"{project()['name']}-{project()['version']}"


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Write the wheel; its name."""
    name, listed = f"{_stem()}-py3-none-any.whl", []
    files = [*content(), *((f"{_stem()}.dist-info/{file}", held) for file, held in notes().items())]
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as wheel:
        for path, held in files:
            digest = base64.urlsafe_b64encode(hashlib.sha256(held).digest()).rstrip(b"=").decode()
            listed.append(f"{path},sha256={digest},{len(held)}\n")
            _put(wheel, path, held)
        record = f"{_stem()}.dist-info/RECORD"
        _put(wheel, record, ("".join(listed) + f"{record},,\n").encode())
    return name


def _put(wheel: zipfile.ZipFile, path: str, held: bytes) -> None:
    about = zipfile.ZipInfo(path, WHEN)
    about.external_attr = 0o644 << 16
    about.compress_type = zipfile.ZIP_STORED if path.endswith((".png", ".ttf", ".otf")) else zipfile.ZIP_DEFLATED
    wheel.writestr(about, held)


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Any = None) -> str:
    """Write what is known without building; the name of its folder."""
    folder = Path(metadata_directory) / f"{_stem()}.dist-info"
    folder.mkdir()
    for file, held in notes().items():
        (folder / file).write_bytes(held)
    return folder.name


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Write the archive; its name."""
    name = f"{_stem()}.tar.gz"
    with tarfile.open(Path(sdist_directory) / name, "w:gz", compresslevel=1) as archive:
        for path in (*sources(), *map(Path, NEEDED)):
            archive.add(ROOT / path, f"{_stem()}/{path.as_posix()}")
        about = tarfile.TarInfo(f"{_stem()}/PKG-INFO")
        held = notes()["METADATA"]
        about.size = len(held)
        archive.addfile(about, io.BytesIO(held))
    return name
