"""Reports what a language has and lacks, and begins a file for a translator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from contract.translation_lock import stale_keys
from contract.translations import PEOPLE, findings
from data.homes import ROOT, homes
from engine.values.core import Arg, Msg, Seat, Who
from words import catalogue, catalogue_files, speaker
from words.catalogues import messages_in
from words.language import LANG

WORD = re.compile(r"[^\W\d_]{2,}")
ENTRY = re.compile(r"^(?P<name>[a-z][\w-]*) =", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FileProgress:
    """How much of an English file a language has."""

    file: Path
    missing: tuple[str, ...]
    """Keys of messages that the language lacks."""
    stale: tuple[str, ...]
    """Keys of messages whose English text has changed since they were translated."""
    messages: int
    words: int
    words_done: int
    """Words of the English messages that the language has."""


def folders(code: str) -> list[Path]:
    """Return the folders of a language: of the program, and of each game."""
    return [folder for folder in (LANG / code, *(home.words / code for home in homes().values())) if folder.is_dir()]


def progress(code: str) -> Iterator[FileProgress]:
    """Yield how much of each English file a language has."""
    book = catalogue(code)
    stale = {key for folder in folders(code) for key in stale_keys(folder)}
    for file in catalogue_files("en"):
        english = {key: text for key, text in messages_in(file).items() if not key.startswith("form-")}
        if english:
            words = {key: len(WORD.findall(re.sub(r"\$\w+|^[\w-]+ =", "", text))) for key, text in english.items()}
            missing = tuple(key for key in english if key not in book.sources)
            yield FileProgress(
                file,
                missing,
                stale=tuple(key for key in english if key in stale),
                messages=len(english),
                words=sum(words.values()),
                words_done=sum(count for key, count in words.items() if key in book.sources),
            )


def report(code: str, is_whole: bool) -> Iterator[str]:
    """Yield the lines of the report about a language.

    `is_whole`: with every remark and every missing message.
    """
    parts = list(progress(code))
    for part in parts:
        if part.missing or part.stale or is_whole:
            share = 100 * part.words_done / part.words if part.words else 100
            done_text = f"{share:5.1f} % of {part.words:5} words; {len(part.missing):4} missing, {len(part.stale):3} stale"
            yield f"{done_text}  {part.file.relative_to(ROOT) if part.file.is_relative_to(ROOT) else part.file}"
            yield from (f"    missing: {key}" for key in part.missing if is_whole)
            yield from (f"    stale: {key}" for key in part.stale)
    every_finding = [finding for file in catalogue_files(code) for finding in findings(code, file)]
    yield from (f"{finding.file.name}: {finding}" for finding in every_finding if finding.is_fault or is_whole)
    words, done = sum(part.words for part in parts), sum(part.words_done for part in parts)
    faults, missing = sum(finding.is_fault for finding in every_finding), sum(len(part.missing) for part in parts)
    share, remarks = 100 * done / words, len(every_finding) - faults
    hint = "" if is_whole or not remarks else " (--all shows them)"
    yield f"{code}: {share:.1f} % of {words} words, {missing} messages missing, {faults} faults, {remarks} remarks{hint}"


def start(code: str, english: Path) -> str:
    """Return the untranslated messages of an English file, to be translated in place.

    They come with its headings and comments.
    """
    book, text, own = catalogue(code), english.read_text(encoding="utf-8"), messages_in(english)
    lines: list[str] = []
    heading: list[str] = []
    at = 0
    for match in ENTRY.finditer(text):
        comments = [line for line in text[at : match.start()].splitlines() if line.startswith("#")]
        if at == 0 or any(line.startswith("##") for line in comments):
            heading, comments = [*comments, ""] if comments else [], []
        at = match.start() + len(own[match["name"]])
        if match["name"] not in book.sources:
            if lines and heading:
                lines.append("")
            lines += [*heading, *comments, own[match["name"]].rstrip("\n")]
            heading = []
    return "\n".join(lines)


def check(code: str, file: Path) -> Iterator[str]:
    """Yield all faults and remarks for one file of a language."""
    english = file.parent.parent / "en" / file.name
    own, book = messages_in(file), catalogue(code)
    yield from map(str, findings(code, file))
    stale = set(stale_keys(file.parent))
    yield from (f"stale: {key}" for key in own if key in stale)
    wanted = {key for key in messages_in(english) if not key.startswith("form-")} if english.is_file() else set()
    missing = sorted(key for key in wanted if key not in book.sources)
    yield f"{file.name}: {len(wanted) - len(missing)} of {len(wanted)} messages" + (f"; missing: {', '.join(missing)}" if missing else "")


def show(code: str, key: str) -> Iterator[str]:
    """Yield a message in English and in the language, as its reader and as others read it.

    If it counts something, it is shown for 1, 2 and 5.
    """
    source = catalogue("en").source(key)
    names = sorted(set(re.findall(r"\$([A-Za-z][\w-]*)", source)))
    counted = {name for name in names if re.search(rf"\${name}\)?\s*->", source) and name not in PEOPLE}
    for count in (1, 2, 5) if counted else (1,):
        args: dict[str, Arg] = {name: count if name in counted else f"‹{name}›" for name in names}
        args |= {name: Who(Seat(0 if name == "who" else 1)) for name in names if name in PEOPLE}
        for language in ("en", code):
            for reader in (Seat(0), None):
                text = speaker(language, ("Ana", "Bruno"), reader)(Msg(key, **args))
                yield f"{language:5} {'Ana reads' if reader is not None else 'all read'}: {text}"
