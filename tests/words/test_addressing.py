"""English sentences are written in the third person; those about the reader are turned into *you*."""

from __future__ import annotations

import pytest

from engine.values.core import Msg, Say, Seat, Who
from words import speaker
from words.addressing import END, OTHER, READER, second_person

ANA, BRUNO = Who(Seat(0)), Who(Seat(1))


def to_ana() -> Say:
    return speaker("en", ("Ana", "Bruno"), Seat(0))


@pytest.mark.parametrize(
    ("of_somebody", "to_them"),
    [
        ("Ana draws a card.", "You draw a card."),
        ("Ana passes.", "You pass."),
        ("**Ana** carries 4 goods and loses a turn.", "**You** carry 4 goods and lose a turn."),
        ("Ana sells 1 sugar, sells 1 gold for 60 and processes 2 spice.", "You sell 1 sugar, sell 1 gold for 60 and process 2 spice."),
        ("Ana cannot pay and misses a turn.", "You cannot pay and miss a turn."),
        ("Ana has been there, and was first.", "You have been there, and were first."),
        ("Ana's jeep drives to France. Ana’s ships: Guiné 1.", "Your jeep drives to France. Your ships: Guiné 1."),
        ("Bruno draws the 5 from the hand of Ana; it is discarded.", "Bruno draws the 5 from your hand; it is discarded."),
        ("The ship of Ana lies on I11.", "Your ship lies on I11."),
        ("Cook: Bruno leads with 1, Ana raises or passes.", "Cook: Bruno leads with 1, you raise or pass."),
        ("Cook: Ana leads with 41, Bruno raises or passes.", "Cook: you lead with 41, Bruno raises or passes."),
        ("Cook: Ana won at 3 and pays.", "Cook: you won at 3 and pay."),
        ("Ana hands 50 M to Bruno and takes his ship.", "You hand 50 M to Bruno and take his ship."),
        ("Bruno hands 50 M to Ana and takes a ship.", "Bruno hands 50 M to you and takes a ship."),
        ("The Kraken escapes Ana and takes 2 goods.", "The Kraken escapes you and takes 2 goods."),
        ("Ana hides their hand again.", "You hide your hand again."),
        ("Ana was not there in time: a bot plays until they are back.", "You were not there in time: a bot plays until you are back."),
        ("Ana recruits 2 workers. One of them is sold on by Ana.", "You recruit 2 workers. One of them is sold on by you."),
        ("Waiting for Bruno and Ana.", "Waiting for Bruno and you."),
        ("Ana and Bruno moved.", "You and Bruno moved."),
        ("• Ana bids 4.", "• You bid 4."),
        ("Ana also keeps cards and ships.", "You also keep cards and ships."),
        ("Bruno bids 4.", "Bruno bids 4."),
    ],
)  # fmt: skip
def test_sentences_about_the_reader_say_you(of_somebody: str, to_them: str) -> None:
    marked = of_somebody.replace("Ana", READER).replace("Bruno", f"{OTHER}Bruno{END}")
    assert second_person(marked, "en") == to_them


def test_a_text_for_everybody_names_everybody() -> None:
    bid = Msg("pizarro.note.bid", who=ANA, amount=4)
    assert speaker("en", ("Ana", "Bruno"))(bid) == "Ana bids 4."
    assert to_ana()(bid) == "You bid 4." and to_ana()(Msg("pizarro.note.bid", who=BRUNO, amount=4)) == "Bruno bids 4."


def test_a_message_inside_another_is_addressed_once() -> None:
    message = Msg("core.call", text=Msg("pizarro.note.buy", who=ANA, explorer="Cook", price=3, cards=4))
    assert to_ana()(message) == "You buy Cook for 3, paid with 4."
    assert to_ana()(ANA) == "You" and to_ana()(Msg("discord.panel.waiting", who=(BRUNO, ANA))) == "Waiting for Bruno and you"
