"""Lists faults and remarks for each text of a language, compared with the English text.

A *fault* makes a text wrong or unreadable: it is no message, has other arguments, lacks a plural or asks for a form that nothing has. A
*remark* is for a translator to look at: a text is too long, does not address its reader, or has the punctuation of another language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from contract.limits import limit_of, longest
from contract.translation_lock import fingerprint, read_lock
from words import catalogue
from words.arguments import different_arguments
from words.language import describe_language

PEOPLE = frozenset(("who", "other", "leader", "loser", "neighbour", "winner", "winners", "victim", "holder", "missing"))
"""Arguments that name players."""

FUNCTIONS = frozenset(("CALLED", "FORM", "JOINED", "KNOWN", "MOMENT", "NUMBER", "WHO"))
"""The functions that a text may call."""

RULES = "form-"
"""The beginning of the keys of a language's own rules."""

BY_NAME = "by name"
"""The comment above a message that names its reader like everybody else, and does not say "you"."""

DRAWN = re.compile(r"-(?:pic|picture|poster|film|chart)-")
"""Part of the keys of texts in pictures. All readers of a language see the same picture, so it names everybody."""


@dataclass(frozen=True, slots=True)
class TextFinding:
    """A fault or remark about one message of a file."""

    file: Path
    key: str
    words: str
    is_fault: bool = False

    def __str__(self) -> str:
        return f"{'fault' if self.is_fault else 'remark'}: {self.key}: {self.words}"


@dataclass(slots=True)
class Parts(Visitor):
    """The function calls, choices and texts of a message."""

    calls: list[tuple[str, list[str], dict[str, str]]] = field(default_factory=list)
    """Each call: the function, the arguments that are variables, and the named options."""
    choices: list[tuple[ast.InlineExpression, list[str]]] = field(default_factory=list)
    """Each choice between variants: what decides, and the keys of the variants."""
    texts: list[str] = field(default_factory=list)
    """Each text, with ◦ in place of the values."""

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (the library's name)
        self.texts.append("".join(part.value if isinstance(part, ast.TextElement) else "◦" for part in node.elements))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        variables = [part.id.name for part in node.arguments.positional if isinstance(part, ast.VariableReference)]
        options = {part.name.name: str(getattr(part.value, "value", "")) for part in node.arguments.named}
        self.calls.append((node.id.name, variables, options))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants]
        self.choices.append((node.selector, keys))
        self.generic_visit(node)


@cache
def plural_categories(code: str) -> frozenset[str]:
    """Return the plural categories that whole numbers below 200 have in a language."""
    rule = Locale.parse(code, sep="-").plural_form
    return frozenset(rule(number) for number in range(200))


@cache
def known_forms(code: str) -> frozenset[str]:
    """Return the forms that a text may ask of a name: from `language.toml` and from rules."""
    rules = {key.removeprefix(RULES) for key in catalogue(code) if key.startswith(RULES)}
    people = {rule.removeprefix("person-") for rule in rules}
    return frozenset((*describe_language(code).forms, *rules, *people))


def findings(code: str, file: Path, *, only_faults: bool = False) -> Iterator[TextFinding]:
    """Yield the faults and remarks for a file of a language.

    If the English text has changed since, other arguments are only a remark, because the text is shown in English until it is mended.
    """
    lock = read_lock(file.parent)
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            why = "; ".join(str(note.message) for note in entry.annotations)
            yield TextFinding(file, (entry.content or "").split("=")[0].strip()[:40], f"this is no message ({why})", is_fault=True)
        elif isinstance(entry, ast.Message):
            yield from _message_findings(code, file, entry, lock, only_faults)


def _message_findings(code: str, file: Path, entry: ast.Message, lock: Mapping[str, str], only_faults: bool) -> Iterator[TextFinding]:
    """Yield the faults and remarks for one message."""
    key, english = entry.id.name, catalogue("en").sources
    source = catalogue(code).sources.get(key, "")
    if not source:
        why = "it is not read: there is a space on both sides of the first =, and none before the key"
        yield TextFinding(file, key, why, is_fault=True)
        return
    parts = Parts()
    parts.visit(entry)
    if not key.startswith(RULES):
        if key not in english:
            yield TextFinding(file, key, "English has no such message")
        elif wrong := different_arguments(english[key], source):
            yield TextFinding(file, key, wrong, key not in lock or lock[key] == fingerprint(english[key]))
    yield from (TextFinding(file, key, fault, is_fault=True) for fault in _grammar(code, entry, parts))
    if key in english and not only_faults:
        remarks = [
            *_length(entry, key),
            *_address(entry, key, english[key], parts),
            *_marks(english[key], source),
            *_typography(code, parts),
        ]
        yield from (TextFinding(file, key, remark) for remark in remarks)


def _grammar(code: str, entry: ast.Message, parts: Parts) -> Iterator[str]:
    """Yield the functions, forms and plurals of a message that do not exist or are missing."""
    for name, variables, options in parts.calls:
        if name not in FUNCTIONS:
            yield f"there is no function {name}"
        elif name == "FORM" and "as" not in options:
            yield f'FORM needs a form: FORM(${variables[0] if variables else "…"}, as: "…")'
        elif options.get("as", "") not in ("", *known_forms(code)):
            yield f"nothing has the form {options['as']}: there is no rule form-{options['as']}, and language.toml does not list it"
    for attribute in entry.attributes:
        if attribute.id.name not in known_forms(code):
            yield f"nothing asks for .{attribute.id.name}: language.toml does not list it"
    for selector, keys in parts.choices:
        if isinstance(selector, ast.FunctionReference) and selector.id.name != "NUMBER":
            continue
        if {"zero", "one", "two", "few", "many"} & set(keys) and (lacking := plural_categories(code) - set(keys)):
            yield f"the plural {', '.join(f'[{category}]' for category in sorted(lacking))} is missing"


def _length(entry: ast.Message, key: str) -> Iterator[str]:
    """Say if a text may be longer than Discord shows."""
    most = limit_of(key)
    if most is not None and entry.value is not None and longest(entry.value) > most:
        yield f"{longest(entry.value)} characters, where Discord shows {most}"


def _address(entry: ast.Message, key: str, english: str, parts: Parts) -> Iterator[str]:
    """Yield the players of a message who may be its reader, and whom it would not address."""
    if DRAWN.search(key) or (entry.comment is not None and BY_NAME in (entry.comment.content or "")):
        return
    asked_for = {variable for name, variables, _ in parts.calls if name in ("FORM", "WHO") for variable in variables}
    for variable in sorted(PEOPLE):
        if re.search(rf"\${variable}\b(?!-)", english) and variable not in asked_for:
            yield f'${variable} may be who reads it: ask WHO(${variable}) or FORM(${variable}, as: "…"), or write # {BY_NAME} above'


COMMAND = re.compile(r"`/?[a-z][^`]*`")
"""A command or another text between backticks."""

STAMP = re.compile(r"<[t#@][^>]*>")
"""Discord's codes for times, channels and mentions."""


def _marks(english: str, source: str) -> Iterator[str]:
    """Yield the commands, times, mentions and pairs of stars that a translation has lost."""
    for pattern in (COMMAND, STAMP):
        lost = sorted(set(pattern.findall(english)) - set(pattern.findall(source)))
        if lost:
            yield f"{', '.join(lost)} of the English text is missing"
    if source.count("**") % 2:
        yield "one of the ** has no partner"


TYPOGRAPHY: dict[str, tuple[tuple[str, str], ...]] = {
    "de": ((r"“(?=\w)", "quotation marks are „…“"), (r"\s[:;!?]", "no space stands before : ; ! ?")),
    "fr": (
        (r"(?<![\u202f\u00a0:/])[;!?](?!\w)", "a narrow no-break space (U+202F) stands before ; ! ?"),
        (r"(?<![\u202f\u00a0<\d])(?<!^):(?=\s|$)", "a no-break space (U+00A0) stands before :"),
        (r"«(?![\u202f\u00a0])|(?<![\u202f\u00a0])»", "no-break spaces stand inside « »"),
        (r"[“”]", "quotation marks are « … »"),
    ),
    "es": ((r"[„]", "quotation marks are «…»"),),
    "pt-BR": ((r"[„«»]", "quotation marks are “…”"), (r"\s[:;!?]", "no space stands before : ; ! ?")),
    "pl": ((r"“(?=\w)", "quotation marks are „…”"), (r"\s[:;!?]", "no space stands before : ; ! ?")),
}  # fmt: skip
"""Patterns of what is wrong in a language, each with the rule that it breaks."""

ALWAYS = (
    (r"[\"]", "straight quotation marks"),
    (r"\w'\w?", "the apostrophe is ’"),
    (r"\.\.\.", "three dots are …"),
    (r"\w - \w", "a dash is –"),
)
"""Such patterns for all languages."""

OPENED = {"es": (("?", "¿"), ("!", "¡"))}
"""Marks at the end of a sentence, each with the mark that the language writes before it."""


def _typography(code: str, parts: Parts) -> Iterator[str]:
    """Yield the rules of the language's punctuation that a message breaks."""
    whole = "".join(parts.texts)
    for end, opening in OPENED.get(code, ()):
        if whole.count(end) != whole.count(opening):
            yield f"{opening} stands before what ends with {end}"
    for text in parts.texts:
        plain = re.sub(r"`[^`]*`|<[^>]*>|https?:\S+", "", text)
        for pattern, rule in (*ALWAYS, *TYPOGRAPHY.get(code, ())):
            if match := re.search(pattern, plain, re.MULTILINE):
                near = plain[max(0, match.start() - 12) : match.end() + 6].strip()
                yield f"{rule}: {near}"


def faults(code: str, files: Iterable[Path]) -> list[str]:
    """Return the faults of files of a language, for the test of a build."""
    return [f"{file.name}: {finding}" for file in files for finding in findings(code, file, only_faults=True) if finding.is_fault]
