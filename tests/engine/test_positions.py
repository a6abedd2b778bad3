"""Whole positions as text: what is written is read again, and what no game can be in is refused."""

import contextlib
from pathlib import Path
from random import Random

import pytest

from engine import (
    CATALOGUE,
    FairChance,
    GameState,
    NoPosition,
    awaited,
    broken,
    offers,
    position_of,
    resolve,
    rules_of,
    write_position,
)
from engine import actions as a
from engine.decisions import BuyOrDecline, InJail, Owing, ToEnd, ToThrow
from engine.editions.options import Choice
from engine.events import Intent
from engine.game import end_early
from engine.saves import load_state
from engine.steps import EndOfMove
from tests.support.game import BOARDWALK, JAIL, A, B, C, Loaded, by_post, position
from tests.support.make_saves import SAVES
from tests.support.random_play import RandomGame

RULES = rules_of("1994")


def refusal(text: str) -> str:
    with pytest.raises(NoPosition) as refused:
        position_of(text, RULES)
    said = str(refused.value)
    assert "\n" not in said
    return said


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = position_of("0 hat; 1 dog; 2 car", RULES)
    assert [(seat.token, seat.cash, seat.space) for seat in state.seats] == [
        ("hat", 1500, 0),
        ("dog", 1500, 0),
        ("car", 1500, 0),
    ]
    assert state.stack == [ToThrow(1, A, 0)]
    assert (state.turn, state.mover, state.houses, state.hotels) == (1, A, 32, 12)
    assert {deck: tuple(cards) for deck, cards in state.decks.items()} == RULES.decks


def test_players_deeds_and_passes_are_set_up() -> None:
    state = position_of(
        """
        0 hat $1200 at 24 laps 2 deeds 1=4,3=5,5m passes CC-GOOJF
        1 dog $40 jail 1 deeds 37,39
        2 car left 7
        turn 12 of 1
        """,
        RULES,
    )
    hat, dog, car = state.seats
    assert (hat.cash, hat.space, hat.laps, hat.passes) == (1200, 24, 2, ["CC-GOOJF"])
    assert (dog.cash, dog.space, dog.jail) == (40, JAIL, 1)
    assert (car.cash, car.left) == (0, 7)
    assert state.owned(A) == [1, 3, 5]
    assert (state.deeds[1].level, state.deeds[3].level, state.deeds[5].mortgaged) == (4, 5, True)
    assert (state.houses, state.hotels) == (28, 11)
    assert "CC-GOOJF" not in state.decks["community_chest"]
    assert state.stack == [InJail(1, B)]


@pytest.mark.parametrize(
    ("turn", "stack"),
    [
        ("3 of 0 to-throw doubles 2", [ToThrow(1, A, 2)]),
        ("3 of 1 to-end id 9", [ToEnd(9, B)]),
        ("3 of 2 buy 39", [EndOfMove(C, 0), BuyOrDecline(1, C, BOARDWALK)]),
        ("3 of 2 buy 39 doubles 1 id 4", [EndOfMove(C, 1), BuyOrDecline(4, C, BOARDWALK)]),
    ],
)
def test_what_is_awaited_is_said_in_the_words_of_decisions(turn: str, stack: object) -> None:
    state = position_of(f"0 hat; 1 dog; 2 car at 39; turn {turn}", RULES)
    assert state.stack == stack
    assert write_position(state).splitlines()[-1] == f"turn {turn}"


def test_a_player_in_jail_is_awaited_there_and_any_other_to_throw() -> None:
    for text, stack in (("id 4", [InJail(4, A)]), ("", [InJail(1, A)])):
        assert position_of(f"0 hat jail 0; 1 dog; turn 2 of 0 {text}", RULES).stack == stack
    text = "0 hat; 1 dog; turn 2 of 0 doubles 1 id 4"
    assert position_of(text, RULES).stack == [ToThrow(4, A, 1)]


def test_decks_are_shuffled_by_a_seed_or_laid_card_by_card() -> None:
    state = position_of("0 hat passes CC-GOOJF; 1 dog; shuffled a seed", RULES)
    laid = FairChance(b"a seed").shuffle(RULES.decks["chance"], "chance")
    assert tuple(state.decks["chance"]) == laid
    assert len(state.decks["community_chest"]) == 15
    order = ",".join(reversed(laid))
    state = position_of(f"0 hat; 1 dog; shuffled a seed; chance {order}", RULES)
    assert tuple(state.decks["chance"]) == laid[::-1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no line begins with a seat"),
        ("0 hat", "1 players, not 2 to 8"),
        ("0 hat; 1", "seat 1 has no token"),
        ("0 hat; 2 dog", "not written in order"),
        ("0 hat; 0 dog", "two lines begin with '0'"),
        ("0 hat; 1 hat", "the same token"),
        ("0 hat; 1 dog; weather fine", "'weather' begins no line"),
        ("0 hat shoes 2; 1 dog", "'shoes' says nothing of a player"),
        ("0 hat at; 1 dog", "'at' stands alone"),
        ("0 hat at 40; 1 dog", "seat 0 is at 40"),
        ("0 hat $-5; 1 dog", "'-5' is not a whole number"),
        ("0 hat $٣; 1 dog", "is not a whole number"),
        ("0 hat deeds 2; 1 dog", "nobody can own 2"),
        ("0 hat deeds 1; 1 dog deeds 1", "1 has two owners"),
        ("0 hat deeds 1=6,3=6; 1 dog", "beyond a hotel"),
        ("0 hat deeds 37=1; 1 dog deeds 39", "belongs to several"),
        ("0 hat deeds 37=1,39m; 1 dog", "built and mortgaged"),
        ("0 hat jail 3; 1 dog", "after 3 failed throws nobody stays in Jail"),
        ("0 hat jail 4; 1 dog", "in Jail at 10 after 4 failed throws"),
        ("0 hat at 9 jail 1; 1 dog", "in Jail at 9"),
        ("0 hat passes CC-NONE; 1 dog", "a card is missing or doubled"),
        ("0 hat; 1 dog; chance -", "a card is missing or doubled"),
        ("0 hat; 1 dog left 3", "too few players"),
        ("0 hat; 1 dog; 2 car left 3 deeds 5", "belongs to 2, who is not in the game"),
        ("0 hat; 1 dog; 2 car $5 left 3", "has left and still holds"),
        ("0 hat; 1 dog; turn 3", "it is not a number, “of” and a seat"),
        ("0 hat; 1 dog; turn 3 of 2", "there is no seat 2"),
        ("0 hat; 1 dog; 2 car left 1; turn 3 of 2", "awaited and not in the game"),
        ("0 hat; 1 dog; turn 3 of 0 in-jail", "and is not there"),
        ("0 hat jail 0; 1 dog; turn 3 of 0 to-throw", "and is in Jail"),
        ("0 hat; 1 dog; turn 3 of 0 to-throw doubles 3", "3 doubles lead to Jail"),
        ("0 hat; 1 dog; turn 3 of 0 buy 39", "cannot buy 39"),
        ("0 hat; 1 dog; turn 3 of 0 sing", "'sing' is nothing that a turn waits for"),
        ("0 hat; 1 dog; turn 3 of 0 over", "won"),
        ("0 hat; 1 dog; turn 3 of 0 over won 2", "no player of it has won"),
        ("0 hat; 1 dog; serial 1", "the id 1 is still to be given: the next is 1"),
        ("0 hat; 1 dog; pot 5", "5 dollars on Free Parking"),
        ("0 hat; 1 dog; pending [", "Invalid JSON"),
        ("0 hat; 1 dog; pending [{}]", "pending"),
        ('0 hat; 1 dog; pending [{"id": 1, "seat": 7, "kind": "to-end"}]', "seat 7 is awaited"),
        ('0 hat; 1 dog; pending [{"card": "x", "kind": "return-card"}]', "nothing is awaited"),
        ("0 hat; 1 dog; ending soon", "ending soon"),
    ],
)
def test_what_no_game_can_be_in_is_refused_in_one_line(text: str, said: str) -> None:
    assert said in refusal(text)


@pytest.mark.parametrize("place", sorted(SAVES.glob("v*/*.json")), ids=lambda it: it.stem)
def test_every_kind_of_decision_is_written_and_read(place: Path) -> None:
    state = load_state(place.read_bytes(), int(place.parent.name.removeprefix("v")))
    assert position_of(write_position(state), state.rules) == state


@pytest.mark.parametrize("edition", CATALOGUE)
@pytest.mark.parametrize("post", [False, True], ids=["live", "by post"])
def test_whatever_play_leads_to_is_written_and_read(edition: str, post: bool) -> None:
    rules = rules_of(edition)
    game = RandomGame(Random(5), 4, rules.played_by_post() if post else rules.played_live(), 0)
    for _ in range(250):
        if game.state.stack:
            game.step()
        state = game.state
        assert position_of(write_position(state), state.rules) == state


WORDS = [
    *("0", "1", "7", "-1", "9999999999", "x", "$", "=", "1=1", "39=5", "40", "a=b", "CC-GOOJF"),
    *(
        "at",
        "jail",
        "deeds",
        "passes",
        "left",
        "turn",
        "of",
        "over",
        "won",
        "buy",
        "id",
        "to-throw",
    ),
    *("pot", "chance", "pending", "trades", "[]", "{}", "null", "[null]", "[1]", ";"),
]


def damaged(text: str, random: Random) -> str:
    parts = text.replace("\n", " ; ").split(" ")
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(parts))
        parts[at : at + random.randint(0, 1)] = random.choices(WORDS, k=random.randint(0, 1))
    return " ".join(parts)


def test_damaged_text_is_refused_or_is_a_sound_position() -> None:
    game = RandomGame(Random(3), 4, rules_of("2008").played_by_post(), 0)
    sound = 0
    for seed in range(400):
        if game.state.stack:
            game.step()
        rules, text = game.state.rules, damaged(write_position(game.state), Random(seed))
        with contextlib.suppress(NoPosition):
            state = position_of(text, rules)
            sound += 1
            assert broken(state) == []
            assert write_position(position_of(write_position(state), rules)) == write_position(
                state
            )
            assert [offers(state, seat) for seat in awaited(state) if not offers(state, seat)] == []
    assert sound > 5


def test_a_game_that_is_over_is_written_and_read() -> None:
    rules = resolve(Choice("1973", "time-limit"))
    over: GameState = end_early(position_of("0 hat; 1 dog $1600", rules), Loaded()).state
    text = write_position(over)
    assert text.splitlines()[-2] == "turn 1 of 0 over won 1"
    assert position_of(text, rules) == over


def test_no_text_within_a_position_ends_its_line() -> None:
    game = by_post()
    game.state.intents.append(Intent(5, A, a.Build(((1, 1),))))
    game.state.serial = 9
    assert position_of(write_position(game.state), game.state.rules) == game.state
    game.state.seats[0].token = "two words"
    with pytest.raises(ValueError, match="not a single word"):
        write_position(game.state)
    game.state.seats[0].token = "a;b"
    with pytest.raises(ValueError, match="semicolon"):
        write_position(game.state)


def test_a_position_that_was_set_up_is_played_on() -> None:
    game = position("0 hat $100 at 33 deeds 5; 1 dog deeds 37=3,39=4; turn 9 of 0", "1994")
    game.play(A, a.Throw(), (2, 4))
    assert isinstance(game.decision, Owing)
    assert (game.cash_of(A), game.awaited) == (100, (A,))
    assert game.is_sound()
