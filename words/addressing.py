"""Sentences about the reader, said to the reader.

"Ana draws a card and her ship sails on" reads "You draw a card and your ship sails on".

A catalogue has each sentence once, about somebody in the third person. If that is its reader, the words around the name change. How depends
on the language; a language without rules here names the reader like everybody else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

READER = "\ue000"
"""The reader in a text that is not addressed yet."""

OTHER, END = "\ue001", "\ue002"
"""Marks around the name of anybody else there."""

_PARTS = re.compile(f"{READER}['’]s\\b|{READER}|{OTHER}[^{END}]*{END}|[A-Za-z]+(?:['’][a-z]+)?|[^A-Za-z{READER}{OTHER}]+")
"""The parts of a text: the reader (perhaps with *'s*), somebody else, a word, or what is between these."""

_OWNED = re.compile(rf"\b[Tt]he ((?:[\w'’-]+ ){{1,3}}?)of {READER}(?!['’]s)")
"""Something of the reader's, such as *the ship of* and the reader; its group is what they own."""

_BEGINS = re.compile(r"(?:^|[.!?\n“]\s*)[^\w.!?\n]*$")
"""The end of a text after which a sentence begins."""

_ENDS = re.compile(r"[.!?](?:\s|\*|$)|\n")
"""The end of a sentence."""

_FORMS = {"is": "are", "was": "were", "has": "have", "does": "do", "isn't": "aren't", "wasn't": "weren't", "lies": "lie", "dies": "die"}
"""Irregular verbs of the third person, as they are after *you*."""

_MODALS = frozenset(
    ("can", "cannot", "may", "must", "will", "would", "could", "should", "had", "did", "won", "lost", "led", "took", "left", "spun", "bid")
)
"""Verbs that have the same form after *you*."""

_BESIDE = frozenset(("also", "alone", "still", "now", "then", "only", "already", "both", "never"))
"""Words between a person and their verb."""

_LINKS = frozenset(("and", "or", "but", "then"))
"""Words before a second verb of the same person."""

_NO_VERBS = frozenset(("s", "as", "this", "its", "us", "plus", "minus", "points", "cards", "ships", "goods"))
"""Words that end with an *s* and are no verbs."""

_BEFORE_OBJECTS = frozenset(
    ("of", "to", "for", "from", "by", "with", "at", "on", "against", "than", "before", "after", "behind", "beside", "about", "not")
)
"""Words after which a person is not the subject of the sentence."""
_FURTHER = re.compile(
    "asks|bids|brings|builds|buys|cannot|chooses|comes|develops|discards|draws|earns|ends|exchanges|gains|gets|gives|goes|"
    "has|helps|is|keeps|knows|lacks|lands|leads|leaves|lets|looks|loses|makes|misses|moves|passes|pays|plays|processes|puts|raises|"
    "repairs|returns|sails|scores|sells|sends|spins|starts|stays|stops|sweeps|takes|throws|turns|waits|was|wins"
)
"""Second verbs of a sentence: other words after *and* could be nouns as well."""


def has_rules(language: str) -> bool:
    """Return whether a language has rules to address its reader as *you*."""
    return language in _RULES


def second_person(text: str, language: str) -> str:
    """Return the text as its reader reads it, without the marks."""
    if READER in text:
        text = _RULES[language](text)
    return text.replace(OTHER, "").replace(END, "")


def _english(text: str) -> str:
    """Return an English text as its reader reads it: *you*, *your*, and the verbs for them.

    The parts are read once. `subject`: who the present sentence is about, as far as known. `before`: the last word or mark, or the last
    person if only words of `_BESIDE` have followed.
    """
    text = _OWNED.sub(lambda found: f"{'Your' if found[0][0] == 'T' else 'your'} {found[1].rstrip()}", text)
    parts = _PARTS.findall(text)
    pieces: list[str] = []
    subject, before = "", ""
    for at, part in enumerate(parts):
        written = part
        if part.startswith(READER):
            begins = _BEGINS.search("".join(pieces)) is not None
            follows = _follows(parts, at)
            if part != READER:
                written = "Your" if begins else "your"
            else:
                is_subject = before not in _BEFORE_OBJECTS and _is_verb(follows)
                subject = READER if is_subject else subject
                written = "You" if begins else "you"
            before = READER if part == READER and subject == READER and _is_verb(follows) else ""
        elif part.startswith(OTHER):
            subject = OTHER if before not in _BEFORE_OBJECTS and _is_verb(_follows(parts, at)) else subject
            before = OTHER
        elif part[0].isalpha():
            if subject == READER and (before == READER or (before in (*_LINKS, ",") and _FURTHER.fullmatch(part))):
                written = part if part in _BESIDE else _plain(part)
            before = before if part in _BESIDE and before == READER else part
        elif _ENDS.search(part):
            subject = before = ""
        elif "," in part:
            before = ","
        pieces.append(written)
    return _pronouns("".join(pieces), text)


def _follows(parts: list[str], at: int) -> str:
    """Return the next word after a name, without words of `_BESIDE`; "" at a stop."""
    for part in parts[at + 1 :]:
        if part[0].isalpha():
            if part not in _BESIDE:
                return part
        elif part.strip(" *_~"):
            return ""
    return ""


def _is_verb(word: str) -> bool:
    """Return whether a word after a name is a verb."""
    if not word or not word.islower():
        return False
    return word in _MODALS or word in _FORMS or word.endswith("ed") or (word.endswith("s") and word not in _NO_VERBS)


def _plain(verb: str) -> str:
    """Return a verb of the third person as it is after *you*."""
    if verb in _FORMS:
        return _FORMS[verb]
    if verb in _NO_VERBS or not verb.endswith("s") or verb.endswith("ss"):
        return verb
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "oes")) else verb[:-1]


_OF_READER = {"their": "your", "Their": "Your", "they": "you", "themselves": "yourself"}
"""Pronouns of the third person, as they are for the reader; all others become *you*."""

_PRONOUN = re.compile(r"(?<!of )\b(their|Their|they|themselves)\b|(?<=\bfor )them\b|(?<=\bto )them\b")
"""A pronoun that stands for the only person of its sentence."""

_SENTENCE = re.compile(r"[^.!?\n]*(?:[.!?\n]|$)")


def _pronouns(addressed: str, text: str) -> str:
    """Return an addressed text with *they* as *you* in sentences that name only the reader.

    `text` is the same with its marks, which say who is named.
    """
    marked, written = _SENTENCE.findall(text), _SENTENCE.findall(addressed)
    if len(written) != len(marked):
        return addressed
    return "".join(
        _PRONOUN.sub(lambda found: _OF_READER.get(found[0], "you"), sentence) if READER in marks and OTHER not in marks else sentence
        for sentence, marks in zip(written, marked, strict=True)
    )


_RULES: Mapping[str, Callable[[str], str]] = {"en": _english}
