"""S35-02, S35-03, TL-02, S94-01: games that begin with deeds dealt out."""

import pytest

from engine.core.chance import FairChance, deal_deeds
from engine.core.decisions import ToRoll
from engine.core.events import (
    DeckShuffled,
    DeedsDealt,
    PropertyBought,
    StarterRolled,
    TurnStarted,
    visible_to,
)
from engine.core.evolve import fold
from engine.core.state import waiting
from engine.editions.catalogue import CATALOGUE
from engine.editions.choice import Choice, resolve
from engine.editions.rules import Rules
from engine.game import Outcome, new_game
from engine.invariants import broken, from_bank, money
from tests.support.game import BALTIC, BOARDWALK, MEDITERRANEAN, PARK_PLACE, READING, ScriptedChance

TOKENS = tuple("abcdefgh")
PAID = [(e, g) for e in CATALOGUE for g in ("new-short", "time-limit") if g in CATALOGUE[e].games]
FREE = [e for e in CATALOGUE if "short" in CATALOGUE[e].games]


class Stacked(ScriptedChance):
    """Deeds that come off the pack in the order of these spaces, then in that of the board."""

    def __init__(self, *spaces: int) -> None:
        super().__init__(*[(6, 5)] + [(1, 1)] * 7)
        self.spaces = spaces

    def shuffle(self, cards: object, deck: str) -> tuple[str, ...]:
        assert isinstance(cards, list | tuple)
        first = [str(space) for space in self.spaces] if deck == "deeds" else []
        return (*first, *(card for card in cards if card not in first))


def begun(rules: Rules, seats: int, *spaces: int) -> Outcome:
    return new_game(rules, TOKENS[:seats], Stacked(*spaces))


def dealt(outcome: Outcome) -> list[DeedsDealt]:
    return [event for event in outcome.events if isinstance(event, DeedsDealt)]


@pytest.mark.parametrize(("edition", "game"), PAID)
def test_s35_02_tl_02_two_deeds_each_from_a_shuffled_pack(edition: str, game: str) -> None:
    state, events = new_game(resolve(Choice(edition, game)), TOKENS[:5], FairChance(b"deal"))
    owned = [space for space, deed in state.deeds.items() if deed.owner is not None]
    assert len(owned) == 10
    assert [len(state.owned(seat)) for seat in range(5)] == [2] * 5
    assert broken(state) == []
    assert money(state) == from_bank(events)
    assert fold(events) == state


@pytest.mark.parametrize(("edition", "game"), PAID)
def test_s35_03_they_are_paid_for_at_once(edition: str, game: str) -> None:
    pack = (BOARDWALK, MEDITERRANEAN, BALTIC, PARK_PLACE, READING, 6)
    outcome = begun(resolve(Choice(edition, game)), 3, *pack)
    assert dealt(outcome) == [
        DeedsDealt(0, (BOARDWALK, PARK_PLACE), 750),
        DeedsDealt(1, (MEDITERRANEAN, READING), 260),
        DeedsDealt(2, (BALTIC, 6), 160),
    ]
    assert [seat.cash for seat in outcome.state.seats] == [750, 1240, 1340]


@pytest.mark.parametrize("edition", FREE)
def test_s94_01_three_deeds_each_for_nothing(edition: str) -> None:
    outcome = begun(resolve(Choice(edition, "short")), 4)
    assert [len(outcome.state.owned(seat)) for seat in range(4)] == [3] * 4
    assert [seat.cash for seat in outcome.state.seats] == [1500] * 4
    assert {event.price for event in dealt(outcome)} == {0}


def test_setup_05_a_standard_game_deals_nothing(edition: str) -> None:
    outcome = begun(resolve(Choice(edition)), 4)
    assert dealt(outcome) == []
    assert all(deed.owner is None for deed in outcome.state.deeds.values())


@pytest.mark.parametrize(("edition", "game"), [*PAID, *((e, "short") for e in FREE)])
def test_amb_76_there_are_deeds_enough_and_no_option_to_refuse(edition: str, game: str) -> None:
    rules, count = resolve(Choice(edition, game)), 3 if game == "short" else 2
    for seats in range(rules.players_min, rules.players_max + 1):
        state, events = new_game(rules, TOKENS[:seats], FairChance(b"76"))
        hands = [event.spaces for event in events if isinstance(event, DeedsDealt)]
        assert len({space for hand in hands for space in hand}) == count * seats
        assert [len(hand) for hand in hands] == [count] * seats
        assert isinstance(waiting(state), ToRoll)
        assert not [event for event in events if isinstance(event, PropertyBought)]


@pytest.mark.parametrize("edition", [e for e in CATALOGUE if "new-short" in CATALOGUE[e].games])
def test_s35_04_then_the_highest_roll_begins_as_usual(edition: str) -> None:
    kinds = [type(event) for event in begun(resolve(Choice(edition, "new-short")), 3).events]
    at = [kinds.index(kind) for kind in (DeckShuffled, DeedsDealt, StarterRolled, TurnStarted)]
    assert at == sorted(at)


@pytest.mark.parametrize(
    ("house_rule", "count", "cash"), [("dealt-deeds", 1, 1500), ("sold-deeds", 1, 1440)]
)
def test_house_rule_deeds_dealt_in_a_standard_game(house_rule: str, count: int, cash: int) -> None:
    outcome = begun(resolve(Choice("1998", "standard", ((house_rule, count),))), 2, MEDITERRANEAN)
    assert dealt(outcome)[0].spaces == (MEDITERRANEAN,)
    assert outcome.state.seats[0].cash == cash


def test_the_deal_is_told_to_all_and_the_rest_of_the_pack_to_nobody() -> None:
    """The order of the deeds that stay with the Bank is nowhere: it means nothing."""
    outcome = begun(resolve(Choice("1994", "short")), 2)
    assert [e for e in visible_to(outcome.events, None) if isinstance(e, DeedsDealt)] == dealt(
        outcome
    )
    assert [e.deck for e in outcome.events if isinstance(e, DeckShuffled)] == [
        "chance",
        "community_chest",
    ]


def test_the_deal_goes_round_the_table_and_the_seed_decides_it() -> None:
    chance = FairChance(b"round")
    order = chance.shuffle([str(space) for space in range(28)], "deeds")
    first, second, third = deal_deeds(chance, range(28), 3, 2)
    assert [str(space) for space in (first[0], second[0], third[0], first[1])] == list(order[:4])
    assert deal_deeds(FairChance(b"other"), range(28), 3, 2) != [first, second, third]
