"""CARD: drawing, obeying and returning; every card of all decks by what it does."""

from collections.abc import Mapping

import pytest

from engine.editions.cards import cards
from engine.view import public_view
from tests.support.brief import letters
from tests.support.editions import with_card
from tests.support.plays import plays

PASSES = ("CH-GOOJF", "CC-GOOJF")
BRINGS = {
    "CH-DIVIDEND": 50,
    "CH-LOAN": 150,
    "CC-BANKERROR": 200,
    "CC-STOCK-45": 45,
    "CC-STOCK-50": 50,
    "CC-FUND": 100,
    "CC-REFUND": 20,
    "CC-INSURANCE": 100,
    "CC-SERVICES": 25,
    "CC-BEAUTY": 10,
    "CC-INHERIT": 100,
}
COSTS = {
    "CH-FINE15": 15,
    "CC-DOCTOR": 50,
    "CC-HOSPITAL": 100,
    "CC-SCHOOL-150": 150,
    "CC-SCHOOL-50": 50,
}
# From Chance 7 or Community Chest 17: where the card leads, and the salary on the way.
LEADS = {
    "CH-GO": ("go", 200),
    "CH-ILLINOIS": ("illinois", 0),
    "CH-STCHARLES": ("st-charles", 0),
    "CH-READING": ("reading", 200),
    "CH-BOARDWALK": ("boardwalk", 0),
    "CH-RAILROAD-1": ("pennsylvania-rr", 0),
    "CH-RAILROAD-2": ("pennsylvania-rr", 0),
    "CH-UTILITY": ("electric", 0),
    "CH-BACK3": ("4", 0),
    "CC-GO": ("go", 200),
}
JAILS = ("CH-JAIL", "CC-JAIL")
REPAIRS = {"CH-REPAIRS": (25, 100), "CC-STREETS": (40, 115)}
AMONG_PLAYERS = {"CH-CHAIRMAN": -50, "CC-OPERA": 50, "CC-BIRTHDAY": 10}


def drawn_at(card: str) -> int:
    """A space of the card's deck that is reached without passing GO."""
    return 7 if card.startswith("CH") else 17


def about_to_draw(card: str) -> str:
    """The position of A three before the card, and the card on top of its deck."""
    return f"top {card}; A at {drawn_at(card) - 3}"


def test_every_card_of_all_decks_is_tried_below() -> None:
    tried = [*BRINGS, *COSTS, *LEADS, *JAILS, *PASSES, *REPAIRS, *AMONG_PLAYERS]
    assert sorted(tried) == sorted(cards())


def each(effects: Mapping[str, int]) -> pytest.MarkDecorator:
    """Every card with its sum, in the editions that have it."""
    known = [(it, card, sum_) for card, sum_ in effects.items() for it in with_card(card)]
    return pytest.mark.parametrize(("edition", "card", "amount"), known)


@each(BRINGS)
def test_bank_04_the_bank_pays_what_the_card_says(card: str, amount: int) -> None:
    plays(
        about_to_draw(card),
        f"A throw 1+2: A card-drawn; A received {amount} {card}; card-returned; "
        f"cash {1500 + amount},1500,1500,1500",
    )


@each(COSTS)
def test_card_05_fines_go_to_the_bank(card: str, amount: int) -> None:
    plays(
        about_to_draw(card),
        f"A throw 1+2: A paid {amount} to bank {card}; cash {1500 - amount},1500,1500,1500",
    )


def test_card_05_and_never_come_back_from_free_parking() -> None:
    plays(
        f"{about_to_draw('CC-DOCTOR')}; B at 17 / A throw 1+2 / A end",
        "B throw 1+2: B at free-parking; cash 1450,1500,1500,1500",
    )


@pytest.mark.parametrize(("card", "to"), LEADS.items())
def test_move_05_the_card_leads_to_its_space(card: str, to: tuple[str, int]) -> None:
    space, salary = to
    at = drawn_at(card)
    plays(
        about_to_draw(card),
        f"A throw 1+2: A moved {at - 3} {at}; A moved {at} {space}; "
        f"{'A salary-paid 200' if salary else 'no salary-paid'}; A ${1500 + salary}",
    )


@pytest.mark.parametrize(
    "card",
    [
        "CH-ILLINOIS",
        "CH-STCHARLES",
        "CH-READING",
        "CH-BOARDWALK",
        "CH-RAILROAD-1",
        "CH-RAILROAD-2",
        "CH-UTILITY",
    ],
)
def test_move_05_what_it_leads_to_may_be_bought(card: str) -> None:
    plays(
        about_to_draw(card),
        f"A throw 1+2: next A buy-or-decline {LEADS[card][0]} / A decline: next auction",
    )


@pytest.mark.parametrize(
    ("card", "rent"),
    [
        ("CH-ILLINOIS", 20),
        ("CH-STCHARLES", 10),
        ("CH-READING", 25),
        ("CH-BOARDWALK", 50),
        ("CH-RAILROAD-1", 50),
        ("CH-RAILROAD-2", 50),
    ],
)
def test_move_05_or_earns_its_owner_rent(card: str, rent: int) -> None:
    plays(
        f"{about_to_draw(card)}; B deeds {LEADS[card][0]}",
        f"A throw 1+2: B ${1500 + rent}; next to-end",
    )


@pytest.mark.parametrize("card", JAILS)
def test_jail_02_sent_by_a_card(card: str) -> None:
    deck = cards()[card].deck
    plays(
        about_to_draw(card), f"A throw 1+2: A jailed card; A $1500 at 10 jail 0; {deck} ends {card}"
    )


@pytest.mark.parametrize("card", PASSES)
def test_card_03_the_pass_is_kept_until_it_is_used(card: str) -> None:
    deck = cards()[card].deck
    plays(
        about_to_draw(card),
        f"A throw 1+2: A card-kept {card}; {deck} size 15 / turn of A jail 0",
        f"A use {card}: A pass-used {card}; {deck} size 16; {deck} ends {card}; A holds -",
    )


@pytest.mark.parametrize(("card", "sums"), REPAIRS.items())
def test_repairs_are_paid_for_every_house_and_hotel(card: str, sums: tuple[int, int]) -> None:
    per_house, per_hotel = sums
    due = 9 * per_house + per_hotel
    plays(
        f"{about_to_draw(card)} deeds oranges=2/2/1,dark-blues=4/5; B deeds browns=3",
        f"A throw 1+2: A paid {due} to bank {card}; cash {1500 - due},1500,1500,1500",
    )


@pytest.mark.parametrize("card", REPAIRS)
def test_repairs_cost_nothing_without_buildings(card: str) -> None:
    plays(f"{about_to_draw(card)} $0 deeds oranges / A throw 1+2: no paid; next to-end")


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_chairman_pays_fifty_to_each(seats: int) -> None:
    due = 50 * (seats - 1)
    plays(
        f"seats {seats}; {about_to_draw('CH-CHAIRMAN')}",
        f"A throw 1+2: A paid {due} to {letters(range(1, seats))} CH-CHAIRMAN; "
        f"cash {1500 - due}{',1550' * (seats - 1)}",
    )


@pytest.mark.only_in("2008")
def test_amb_36_a_birthday_brings_ten_from_each() -> None:
    plays(
        f"{about_to_draw('CC-BIRTHDAY')}; C $9 deeds reading",
        "A throw 1+2: C debt-opened 10 to A CC-BIRTHDAY",
        "C mortgage reading: cash 1530,1490,99,1490",
    )


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_opera_brings_fifty_from_each(seats: int) -> None:
    each_pays = "; ".join(f"{it} paid 50 to A CC-OPERA" for it in "BCDEFGH"[: seats - 1])
    plays(
        f"seats {seats}; {about_to_draw('CC-OPERA')}",
        f"A throw 1+2: {each_pays}; cash {1500 + 50 * (seats - 1)}{',1450' * (seats - 1)}",
    )


@each(AMONG_PLAYERS)
def test_who_has_left_neither_pays_nor_is_paid(card: str, amount: int) -> None:
    plays(
        f"{about_to_draw(card)}; C left 1",
        f"A throw 1+2: cash {1500 + 2 * amount},{1500 - amount},0,{1500 - amount}",
    )


@pytest.mark.parametrize(
    ("deck", "card"), [("chance", "CH-FINE15"), ("community_chest", "CC-DOCTOR")]
)
def test_card_01_the_top_card_is_drawn_obeyed_and_put_last(deck: str, card: str) -> None:
    plays(
        about_to_draw(card),
        f"A throw 1+2: A card-drawn {card}; card-returned {card}; {deck} size 16; "
        f"{deck} ends {card}",
    )


def test_card_02_the_drawer_cannot_decline() -> None:
    plays(
        f"{about_to_draw('CH-CHAIRMAN')} $149 deeds boardwalk / A throw 1+2: awaits A",
        "A end | decline: refused not-now / A giveup: refused can-still-pay",
        "A mortgage boardwalk: cash 199,1550,1550,1550",
    )


def test_card_03_a_pass_is_missing_from_its_deck_alone() -> None:
    game = plays("B passes CH-GOOJF")
    assert public_view(game.state).deck_sizes == {"chance": 15, "community_chest": 16}


def test_card_04_a_pass_may_be_sold_to_another_player() -> None:
    plays(
        "A at 24; B at 5 passes CC-GOOJF / B offer A gives CC-GOOJF takes $40",
        "A accept: B trade-made; A $1460 at 24 holds CC-GOOJF; B $1540 at 5 holds -",
    )


def test_card_04_one_cannot_sell_a_pass_one_does_not_hold() -> None:
    plays(
        "C passes CC-GOOJF / B offer A gives CC-GOOJF takes $40: refused no-pass",
        "C offer A gives CC-GOOJF+CC-GOOJF takes $40: refused no-pass",
    )
