"""What is printed on the squares of boards, also of one with names of its own."""

import json
from collections.abc import Iterator
from typing import get_args

import pytest

from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.pictures.board import LEAST_RENT
from bot.pictures.board_spec import Look
from bot.pictures.fonts import width
from bot.pictures.printed_board import LEAST_NOTE
from bot.pictures.square_names import cut_names, lines_of, parted
from bot.pictures.squares import amount, square
from bot.render.printed_words import look_of, names_cut, printed_board
from engine.editions import board as data
from engine.editions.board import DeckName, PlainKind, PlainSpace, TaxName
from engine.editions.board_names import CURRENCIES, BoardNames, Currency, built_in
from tests.bot.render.tables import RULES, WORDS

OWN_NAMES = {12: "Elektrizitätswerk", 28: "Wasserwerk"}


@pytest.fixture
def own_board(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a board whose utilities are called otherwise."""
    usual = data.read_data
    found = json.loads(usual("board-classic.json"))
    for space, name in OWN_NAMES.items():
        found["spaces"][space]["name"] = name
    pages = {"board-ownnames.json": json.dumps(found).encode()}
    monkeypatch.setattr(data, "read_data", lambda name: pages.get(name) or usual(name))
    yield "ownnames"
    data.board.cache_clear()


def test_a_utility_is_drawn_by_its_place_and_named_by_its_board(own_board: str) -> None:
    rules = RULES.with_fields(board=own_board)
    printed = printed_board(rules, Voice([], own_board, WORDS))
    assert [(printed[space].look, printed[space].title) for space in OWN_NAMES] == [
        ("electric", "Elektrizitätswerk"),
        ("water", "Wasserwerk"),
    ]


def test_the_utilities_of_every_edition_are_named_as_short_as_a_square_needs() -> None:
    printed = printed_board(RULES, Voice([], "classic", WORDS))
    assert [(printed[space].look, printed[space].title) for space in OWN_NAMES] == [
        ("electric", "Electric Co."),
        ("water", "Water Works"),
    ]


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("board", built_in())
def test_every_name_of_our_own_boards_is_whole_in_the_picture(board: str, locale: str) -> None:
    printed = printed_board(RULES, Voice([], "classic", load(locale), built_in()[board]))
    assert cut_names(printed) == ()


def test_names_that_are_cut_in_the_picture_are_told_before_a_board_is_kept() -> None:
    berlin = built_in()["berlin"].model_dump()
    long = {**berlin["properties"], 6: "W" * 24, 39: "Щ" * 24}
    places = {10: "Wartezimmer im Bürgeramt", 20: "Ku’damm-Karree"}
    own = BoardNames(**{**berlin, "properties": long, "places": places})
    assert names_cut(own) == (6, 10, 39)


def test_a_name_is_parted_where_its_language_parts_it_whatever_players_speak() -> None:
    printed = parted(printed_board(RULES, Voice([], "classic", load("es"), built_in()["berlin"])))
    assert lines_of(9, printed[9]).lines == ("Müller-", "straße")
    assert lines_of(32, printed[32]).lines == ("Gendarmen-", "markt")


@pytest.mark.parametrize("board", built_in())
def test_a_shortened_name_is_no_smaller_than_the_whole_one(board: str) -> None:
    printed = parted(printed_board(RULES, Voice([], "classic", WORDS, built_in()[board])))
    for space, named in enumerate(printed):
        short, whole = (lines_of(space, it) for it in (named, named._replace(short="")))
        assert short.size >= whole.size, short
        assert len(short.lines) <= len(whole.lines), short
        assert min(map(len, short.lines)) > 2 or short == whole, short


@pytest.mark.parametrize(
    ("board", "space", "lines"),
    [
        ("berlin", 5, ["Spandau"]), ("berlin", 6, ["Osloer", "Str."]), ("berlin", 26, ["Kantstr."]),
        ("berlin", 25, ["Bahnhof", "Zoo"]), ("london", 6, ["Walworth", "Road"]),
        ("madrid", 15, ["Príncipe Pío"]), ("madrid", 24, ["Pl. de", "Santa Ana"]),
        ("paris", 35, ["Gare de", "Lyon"]), ("paris", 26, ["R. de", "Bretagne"]),
        ("paris", 34, ["Rue", "Bonaparte"]), ("rio", 3, ["Av. Cesário", "de Melo"]),
    ],
)  # fmt: skip
def test_names_on_our_own_boards_are_shortened_as_maps_do(
    board: str, space: int, lines: list[str]
) -> None:
    names = built_in()[board]
    printed = parted(printed_board(RULES, Voice([], "classic", WORDS, names)))
    assert [*lines_of(space, printed[space]).lines] == lines
    own = names.model_copy(update={"title": "Ours"})
    theirs = printed_board(RULES, Voice([], "classic", WORDS, own))
    assert {it.short for it in theirs} == {""}


@pytest.mark.parametrize("sign", CURRENCIES)
def test_the_coin_has_the_sign_of_the_board(sign: Currency) -> None:
    own = BoardNames(**{**built_in()["us"].model_dump(), "currency": sign})
    printed = printed_board(RULES, Voice([], "classic", WORDS, own))
    assert [it.coin for it in printed if it.coin] == [sign]
    assert "$" not in printed[4].note.replace(sign, "")


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("sign", CURRENCIES)
def test_sums_are_no_wider_than_their_squares(sign: str, locale: str) -> None:
    words = load(locale).in_currency(sign)
    for space in RULES.properties:
        assert width(words.money(2000), LEAST_RENT) <= amount(space).width
    income = words.say("board-picture-tax-choice", flat=200, percent=10)
    assert width(income, LEAST_NOTE, "Medium") <= square(4).width - 4
    assert width(words.money(100), LEAST_NOTE, "Medium") <= square(38).width - 60


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("sign", CURRENCIES)
def test_a_currency_of_several_letters_stands_beside_no_price(sign: Currency, locale: str) -> None:
    own = BoardNames(**{**built_in()["us"].model_dump(), "currency": sign})
    voice = Voice([], "classic", load(locale), own)
    prices = {it.index: it.price for it in RULES.properties.values()}
    printed = printed_board(RULES, voice)
    for space, price in prices.items():
        note = printed[space].note
        assert note == (voice.money(price) if len(sign) == 1 else str(price))
    assert all(sign in printed[it].note for it in (0, 4, 38))


def plain_spaces() -> Iterator[PlainSpace]:
    """A space of each kind that nobody can own, one for each deck and each tax."""
    for kind in get_args(PlainKind):
        match kind:
            case "draw":
                yield from (PlainSpace(22, "Draw", kind, deck=it) for it in get_args(DeckName))
            case "tax":
                yield from (PlainSpace(22, "Tax", kind, tax=it) for it in get_args(TaxName))
            case _:
                yield PlainSpace(22, "Place", kind)


def test_every_kind_of_space_without_a_deed_has_a_look_and_a_name_of_its_own() -> None:
    seen: dict[Look, PlainSpace] = {}
    for space in plain_spaces():
        try:
            look = look_of(space, {})
        except KeyError:
            pytest.fail(f"bot/render/printed_words.py has no look for {space.kind!r}")
        assert look not in seen, f"{space} looks like {seen[look]}"
        seen[look] = space
        key = f"board-picture-{look}"
        assert WORDS.has(key), f"board.ftl has no {key}, the name printed on {space.kind!r}"
