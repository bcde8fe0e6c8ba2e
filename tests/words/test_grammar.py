"""The grammar of each language, in sentences of a match to their reader (Ana) and to others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.values.core import Msg, Seat, Who
from words import catalogue, speaker

CODES = ("de", "fr", "es", "pt-BR", "pl")
SAMPLES = Path(__file__).parent / "samples"
ANA, BRUNO, CLARA = (Who(Seat(seat)) for seat in range(3))
NAMES = ("Ana", "Bruno", "Clara")


@pytest.fixture(autouse=True, scope="module")
def _samples() -> Iterator[None]:
    catalogue.cache_clear()
    for code in CODES:
        catalogue(code).add(SAMPLES / f"{code}.ftl")
    yield
    catalogue.cache_clear()


def name(key: str) -> Msg:
    return Msg(f"sample.{key}")


SENTENCES: tuple[tuple[Msg, tuple[str, ...]], ...] = (
    (Msg("sample.waiting", who=(BRUNO, ANA)), (
        "Warten auf Bruno und dich", "En attente : Bruno et toi", "Esperando: Bruno y tú", "Aguardando Bruno e você",
        "Czekamy na gracza Bruno i ciebie",
    )),
    (Msg("sample.moved", who=(BRUNO, ANA)), (
        "Bruno und du habt gezogen.", "Bruno et toi, vous avez joué.", "Jugada hecha: Bruno y tú.", "Bruno e você jogaram.",
        "Ruch wykonany: Bruno i ty.",
    )),
    (Msg("sample.moved", who=(BRUNO, CLARA)), (
        "Bruno und Clara haben gezogen.", "Bruno et Clara ont joué.", "Jugada hecha: Bruno y Clara.", "Bruno e Clara jogaram.",
        "Ruch wykonany: Bruno i Clara.",
    )),
    (Msg("sample.moved", who=ANA), (
        "Du hast gezogen.", "Tu as joué.", "Jugada hecha: tú.", "Você jogou.", "Ruch wykonany: ty.",
    )),
    (Msg("sample.tables", count=1), (
        "Ein Tisch wartet auf dich", "Une table t’attend", "Una mesa te espera", "Uma mesa espera por você", "Jeden stół czeka na ciebie",
    )),
    (Msg("sample.tables", count=2), (
        "2 Tische warten auf dich", "2 tables t’attendent", "2 mesas te esperan", "2 mesas esperam por você", "2 stoły czekają na ciebie",
    )),
    (Msg("sample.tables", count=22), (
        "22 Tische warten auf dich", "22 tables t’attendent", "22 mesas te esperan", "22 mesas esperam por você",
        "22 stoły czekają na ciebie",
    )),
    (Msg("sample.tables", count=5), (
        "5 Tische warten auf dich", "5 tables t’attendent", "5 mesas te esperan", "5 mesas esperam por você", "5 stołów czeka na ciebie",
    )),
    (Msg("sample.bid", leader=BRUNO, amount=4, who=ANA), (
        "Bruno führt mit 4, du erhöhst oder passt.", "Bruno mène à 4, tu relances ou tu passes.",
        "Bruno va en cabeza con 4, subes o pasas.", "Bruno lidera com 4, você aumenta ou passa.",
        "Bruno prowadzi z ofertą 4, podbijasz lub pasujesz.",
    )),
    (Msg("sample.drawn", other=BRUNO, who=ANA), (
        "Bruno zieht die 5 aus deiner Hand", "Bruno pioche la carte 5 de ta main", "Bruno roba el 5 de tu mano",
        "Bruno compra a 5 da sua mão", "Bruno ciągnie 5 z twojej ręki",
    )),
    (Msg("sample.build", who=ANA, what=name("factory"), price=1100), (
        "Du baust eine Zuckerfabrik für 1.100", "Tu construis une sucrerie pour 1\u202f100", "Construyes una fábrica de azúcar por 1100",
        "Você constrói uma fábrica de açúcar por 1.100", "Budujesz cukrownię za 1100",
    )),
    (Msg("sample.build", who=BRUNO, what=name("ship"), price=11000), (
        "Bruno baut ein Schiff für 11.000", "Bruno construit un navire pour 11\u202f000", "Bruno construye un barco por 11.000",
        "Bruno constrói um navio por 11.000", "Bruno buduje statek za 11\u00a0000",
    )),
    (Msg("sample.spice", what=name("spices"), count=1), (
        "1 Gewürz verarbeiten", "Transformer 1 épice", "Transformar 1 unidad de especias", "Processar 1 unidade de especiarias",
        "Przerób jednostkę przypraw",
    )),
    (Msg("sample.spice", what=name("spices"), count=3), (
        "3 Gewürze verarbeiten", "Transformer 3 épices", "Transformar 3 unidades de especias", "Processar 3 unidades de especiarias",
        "Przerób 3 jednostki przypraw",
    )),
    (Msg("sample.tamed", who=ANA, monster=name("kraken")), (
        "Du zähmst den Kraken", "Tu domptes le Kraken", "Domas al Kraken", "Você doma o Kraken", "Oswajasz krakena",
    )),
    (Msg("sample.tamed", who=BRUNO, monster=name("siren")), (
        "Bruno zähmt die Nebelsirene", "Bruno dompte la Sirène des brumes", "Bruno doma a la Sirena de la Niebla",
        "Bruno doma a Sereia da Névoa", "Bruno oswaja mglistą syrenę",
    )),
    (Msg("sample.found", thing=name("eye")), (
        "Das Bernsteinauge ist gefunden", "L’Œil d’ambre est trouvé", "El Ojo de Ámbar: encontrado", "O Olho de Âmbar foi encontrado",
        "Znaleziono: bursztynowe oko",
    )),
    (Msg("sample.conquered", other=BRUNO, who=ANA, country=name("france")), (
        "Bruno nimmt dir Frankreich ab", "Bruno te prend la France", "Bruno te quita Francia", "Bruno toma a França de você",
        "Bruno odbiera ci Francję",
    )),
    (Msg("sample.conquered", other=ANA, who=BRUNO, country=name("iran")), (
        "Ana nimmt Bruno den Iran ab", "Ana prend l’Iran à Bruno", "Ana quita Irán a Bruno", "Ana toma o Irã de Bruno",
        "Ana odbiera graczowi Bruno Iran",
    )),
    (Msg("sample.lost", who=ANA, piece=name("jeep"), country=name("states")), (
        "Du verlierst einen Jeep in den Vereinigten Staaten", "Tu perds une jeep aux États-Unis", "Pierdes un jeep en Estados Unidos",
        "Você perde um jipe nos Estados Unidos", "Tracisz jeepa w Stanach Zjednoczonych",
    )),
    (Msg("sample.lost", who=BRUNO, piece=name("ship"), country=name("cuba")), (
        "Bruno verliert ein Schiff auf Kuba", "Bruno perd un navire à Cuba", "Bruno pierde un barco en Cuba",
        "Bruno perde um navio em Cuba",
        "Bruno traci statek na Kubie",
    )),
    (Msg("sample.ride", piece=name("jeep"), country=name("states"), to=name("iran")), (
        "Dein Jeep fährt von den Vereinigten Staaten in den Iran", "Ta jeep va des États-Unis en Iran",
        "Tu jeep va de Estados Unidos a Irán", "Seu jipe vai dos Estados Unidos para o Irã", "jeep: ze Stanów Zjednoczonych do Iranu",
    )),
    (Msg("sample.ride", piece=name("ship"), country=name("iran"), to=name("france")), (
        "Dein Schiff fährt vom Iran nach Frankreich", "Ton navire va d’Iran en France", "Tu barco va de Irán a Francia",
        "Seu navio vai do Irã para a França", "statek: z Iranu do Francji",
    )),
    (Msg("sample.ride", piece=name("ship"), country=name("france"), to=name("cuba")), (
        "Dein Schiff fährt von Frankreich nach Kuba", "Ton navire va de France à Cuba", "Tu barco va de Francia a Cuba",
        "Seu navio vai da França para Cuba", "statek: z Francji na Kubę",
    )),
)  # fmt: skip


@pytest.mark.parametrize("number", range(len(SENTENCES)), ids=lambda number: f"{number}-{SENTENCES[number][0].key}")
def test_a_sentence_is_right_in_each_language(number: int) -> None:
    msg, wanted = SENTENCES[number]
    assert tuple(speaker(code, NAMES, Seat(0))(msg) for code in CODES) == wanted


def test_others_read_the_name_of_the_reader() -> None:
    message = Msg("sample.drawn", other=BRUNO, who=ANA)
    assert tuple(speaker(code, NAMES)(message) for code in CODES) == (
        "Bruno zieht die 5 aus der Hand von Ana", "Bruno pioche la carte 5 de la main d’Ana", "Bruno roba el 5 de la mano de Ana",
        "Bruno compra a 5 da mão de Ana", "Bruno ciągnie 5 z ręki gracza Ana",
    )  # fmt: skip


def test_words_depend_on_how_the_next_name_begins() -> None:
    names = ("Ana", "Iris", "Hilda")
    listed = [speaker("es", names)(Msg("sample.waiting", who=(ANA, other))) for other in (BRUNO, CLARA)]
    assert listed == ["Esperando: Ana e Iris", "Esperando: Ana e Hilda"]
