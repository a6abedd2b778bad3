"""SETUP: what lies where before the first roll, and how the decks go round (AMB-01 to AMB-04)."""

from collections.abc import Sequence
from itertools import repeat

import pytest

from engine import FairChance, IllegalAction, Reason, new_game, public_view, rules_of, seat_view
from engine.core.actions import Roll
from engine.core.chance import Dice
from engine.core.events import CardDrawn, DeckShuffled, GameStarted, StarterRolled, visible_to
from engine.editions.board import DeckName
from engine.invariants import broken
from tests.support.game import A, B, C, D, Game, ScriptedChance, by_post, live
from tests.support.plays import plays

CHEST: DeckName = "community_chest"
CHEST_JAIL_CARD = "CC-GOOJF"


class Dealer:
    """Chance that rolls what it is told and notes every deck it is asked to shuffle."""

    def __init__(self, *rolls: Dice) -> None:
        self.loaded = ScriptedChance(*rolls)
        self.shuffled: list[str] = []

    def dice(self, number: int) -> Dice:
        return self.loaded.dice(number)

    def shuffle(self, cards: Sequence[str], deck: str) -> tuple[str, ...]:
        self.shuffled.append(deck)
        return tuple(reversed(cards))


def test_setup_02_the_last_player_wins_whatever_cash_is_left() -> None:
    plays(
        "seats 3; B $1 / A resign / C resign: game-ended B; won B; B $1",
        "B throw: refused game-over",
    )


def test_setup_03_each_deck_lies_face_down_with_sixteen_cards(edition: str) -> None:
    started = new_game(rules_of(edition), "abc", FairChance(b"a seed"))
    for view in (public_view(started.state), seat_view(started.state, A)):
        assert view.deck_sizes == {"chance": 16, CHEST: 16}
    orders = [event for event in started.events if isinstance(event, DeckShuffled)]
    assert len(orders) == 2
    for reader in (None, A, B, C):
        assert not {DeckShuffled} & {type(event) for event in visible_to(started.events, reader)}


def test_setup_04_every_player_has_a_token_of_their_own(edition: str) -> None:
    rules = rules_of(edition)
    with pytest.raises(IllegalAction) as refusal:
        new_game(rules, ("hat", "dog", "hat"), FairChance(b""))
    assert refusal.value.reason is Reason.TOKEN_TAKEN
    state = new_game(rules, ("hat", "dog", "cat"), FairChance(b"")).state
    assert [seat.token for seat in state.seats] == ["hat", "dog", "cat"]


def test_setup_05_each_starts_with_1500_and_no_property() -> None:
    game = live(4)
    assert [game.cash_of(seat) for seat in (A, B, C, D)] == [1500] * 4
    assert not any(game.state.owned(seat) for seat in (A, B, C, D))


@pytest.mark.parametrize("seats", [3, 6, 7])
def test_setup_06_cash_is_a_number_without_notes(seats: int) -> None:
    """The split into notes is about paper money. Here nobody can hold a wrong note."""
    players = live(seats).state.seats
    assert [player.cash for player in players] == [1500] * seats
    assert all(type(player.cash) is int for player in players)


def test_setup_07_the_seventh_player_has_as_much_as_the_others() -> None:
    assert [player.cash for player in live(7).state.seats] == [1500] * 7


def test_setup_08_all_the_rest_is_the_banks() -> None:
    state = live(4).state
    assert [deed.owner for deed in state.deeds.values()] == [None] * 28
    assert not any(deed.level or deed.mortgaged for deed in state.deeds.values())
    assert (state.houses, state.hotels) == (32, 12)


def test_setup_09_the_set_has_32_houses_and_12_hotels() -> None:
    game = plays(f"A deeds dark-blues=5/4; B deeds browns=2/1: bank {32 - 7} 11")
    game.state.houses += 1
    assert broken(game.state)


def test_setup_10_amb_04_the_program_is_the_banker(edition: str) -> None:
    """No Banker is chosen: every seat of the table plays, and nobody's purse is the Bank's."""
    started = new_game(rules_of(edition), "abcdef", FairChance(b"x"))
    assert started.state.players() == (0, 1, 2, 3, 4, 5)
    assert started.events[0] == GameStarted(rules_of(edition), tuple("abcdef"))
    assert {player.cash for player in started.state.seats} == {1500}


# -- the decks ----------------------------------------------------------------------------------


def test_amb_01_each_deck_is_shuffled_once_at_the_start(edition: str) -> None:
    rules, dealer = rules_of(edition), Dealer((6, 6), (1, 1), (1, 1))
    started = new_game(rules, "abc", dealer)
    assert sorted(dealer.shuffled) == ["chance", CHEST]
    for deck, printed in rules.decks.items():
        assert started.state.decks[deck] == list(reversed(printed))


def test_amb_01_the_secret_seed_decides_the_order(edition: str) -> None:
    def chance_deck(seed: bytes) -> list[str]:
        return new_game(rules_of(edition), "abc", FairChance(seed)).state.decks["chance"]

    assert chance_deck(b"one") == chance_deck(b"one")
    assert chance_deck(b"one") != chance_deck(b"two")
    assert set(chance_deck(b"one")) == set(chance_deck(b"two"))


def through_the_chest(game: Game) -> list[str]:
    """A draws every card of the Community Chest, from 17, in the order in which they lie."""
    drawn = []
    for _ in list(game.state.decks[CHEST]):
        game.state.seats[A].jail = None
        game.at(A, 14).to_move(A).play(A, Roll(), (1, 2))
        drawn += [e.card for e in game.happened(CardDrawn) if isinstance(e, CardDrawn)]
    return drawn


def test_amb_02_a_deck_goes_round_in_its_order() -> None:
    game = live()
    order = list(game.state.decks[CHEST])
    assert through_the_chest(game) == order
    rest = [card for card in order if card != CHEST_JAIL_CARD]
    assert game.state.decks[CHEST] == rest
    assert through_the_chest(game) == rest


def test_amb_02_a_used_pass_goes_to_the_bottom() -> None:
    start = f"A jail 0 passes {CHEST_JAIL_CARD}"
    rest = plays(start).state.decks[CHEST]
    used = plays(start, f"A use {CHEST_JAIL_CARD}")
    assert used.state.decks[CHEST] == [*rest, CHEST_JAIL_CARD]


def test_amb_02_an_obeyed_card_goes_to_the_bottom() -> None:
    plays(
        "A at 14; top CC-DOCTOR",
        "A throw 1+2: card-returned CC-DOCTOR; community_chest ends CC-DOCTOR",
    )


# -- the seats ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("again", "starter"), [(((3, 3), (2, 3)), B), (((1, 3), (6, 6)), D)])
def test_amb_03_only_the_tied_roll_again(
    edition: str, again: tuple[Dice, Dice], starter: int
) -> None:
    rolls = ((2, 5), (5, 5), (1, 2), (4, 6), *again)
    started = new_game(rules_of(edition), "abcd", ScriptedChance(*rolls))
    rolled = [event.seat for event in started.events if isinstance(event, StarterRolled)]
    assert rolled == [A, B, C, D, B, D]
    assert started.state.mover == starter
    assert started.state.rolls == 6


def test_amb_03_until_one_leads_and_nobody_changes_seats(edition: str) -> None:
    dice = [*repeat((1, 1), 3), *repeat((4, 4), 3), (1, 2), (6, 6), (6, 6), (2, 2), (2, 3)]
    started = new_game(rules_of(edition), "abc", ScriptedChance(*dice))
    assert started.state.mover == C
    assert [seat.token for seat in started.state.seats] == ["a", "b", "c"]
    assert started.state.from_left_of(C) == (A, B)


@pytest.mark.parametrize("seats", range(3, 8))
def test_setup_01_in_1935_three_to_seven_play(seats: int) -> None:
    assert live(seats).state.players() == tuple(range(seats))


@pytest.mark.parametrize("seats", [2, 8])
def test_setup_01_in_1935_not_two_and_not_eight(seats: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        live(seats)
    assert refusal.value.reason is Reason.PLAYER_COUNT
    assert refusal.value.facts == {"least": 3, "most": 7}


@pytest.mark.seats(2, 8)
@pytest.mark.parametrize("seats", range(2, 9))
def test_amb_04_two_to_eight_may_play(seats: int) -> None:
    for game in (live(seats), by_post(seats)):
        assert game.state.players() == tuple(range(seats))


@pytest.mark.seats(2, 8)
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_amb_04_not_fewer_and_not_more(edition: str, seats: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        new_game(rules_of(edition), "abcdefghi"[:seats], FairChance(b""))
    assert refusal.value.reason is Reason.PLAYER_COUNT
    assert refusal.value.facts == {"least": 2, "most": 8}
