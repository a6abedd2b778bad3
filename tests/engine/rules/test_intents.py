"""AMB-05 by post: what is asked for too early waits, is checked again, and is done in time."""

import pytest

from engine.core.events import audience
from engine.core.notation import write
from engine.view import public_view, seat_view
from tests.support.brief import numbered
from tests.support.game import B, C, Game
from tests.support.plays import plays

OWN_TURN = "rules by-post own-turn-building; seats 3; A at 17"
START = f"{OWN_TURN}; B deeds browns"
"""By post, and one may build in one's own turn only; A is to roll, B has the browns."""
PASS_ON = "A throw 1+2"
"""A comes to rest on Free Parking; B is next."""
LOCK = "A $0 jail 2 deeds reading"
"""A is about to owe the fine of the third turn in Jail, before the roll is moved (AMB-45)."""


def waiting(game: Game) -> list[str]:
    """The lines of all that is asked for too early."""
    return [write(it.seat, it.action) for it in game.state.intents]


def is_nothing_deferrable(game: Game) -> bool:
    return list(seat_view(game.state, B).deferrable) == []


def test_amb_05_building_before_ones_turn_waits_for_it() -> None:
    game = plays(
        f"{START} / B build baltic=1: B intent-noted build baltic=1; nothing else; B has baltic",
        f"{PASS_ON}: B turn-started; B built; B intent-done; B has baltic=1",
    )
    assert waiting(game) == []


@pytest.mark.parametrize(
    "action", ["build 3=1,1=1", "sell connecticut=0", "mortgage 15", "lift b-and-o"]
)
def test_amb_06_what_is_asked_for_in_the_lock_waits_for_its_end(action: str) -> None:
    deeds = "browns,15,25m,6,8,connecticut=1"
    asked = (f"rules by-post; seats 3; {LOCK}; B deeds {deeds}", "A throw 4+6", f"B {action}")
    assert waiting(plays(*asked)) == [numbered(f"B {action}")]
    done = plays(*asked, "A raise - reading: B intent-done")
    assert waiting(done) == []


def test_amb_05_live_it_is_refused_with_the_reason() -> None:
    game = plays(
        "rules own-turn-building; seats 3; B deeds browns / B build baltic=1: refused not-own-turn"
    )
    assert is_nothing_deferrable(game)
    plays(
        f"seats 3; {LOCK}; B deeds browns / A throw 4+6: next owing",
        "B build baltic=1: refused locked",
    )


@pytest.mark.parametrize(
    ("levels", "reason"),
    [
        ("baltic=2", "uneven"),
        ("connecticut=1", "group-incomplete"),
        ("baltic=6,mediterranean=6", "level-range"),
    ],
)
def test_amb_05_what_would_be_refused_in_time_is_refused_at_once(levels: str, reason: str) -> None:
    plays(f"{START} / B build {levels}: refused {reason}")


def test_amb_05_nothing_is_noted_that_cannot_be_paid_for() -> None:
    plays(f"{OWN_TURN}; B $49 deeds browns / B build baltic=1: refused cannot-afford")


def test_amb_05_intents_are_done_in_the_order_of_asking() -> None:
    plays(
        f"{START} / B build mediterranean=1 / B build baltic=1",
        f"{PASS_ON}: B built mediterranean=1; B built baltic=1",
    )


def test_amb_05_an_intent_that_has_become_illegal_is_dropped_with_the_reason() -> None:
    game = plays(
        f"{START} / B build baltic=1 / now B $20 / {PASS_ON}: "
        "B intent-dropped rules cannot-afford price=50 cash=20 build baltic=1; B has baltic"
    )
    assert waiting(game) == []


def test_amb_05_one_dropped_does_not_keep_the_next_from_being_done() -> None:
    plays(
        f"{START} / B build baltic=1 / B build baltic=1,mediterranean=1",
        f"{PASS_ON}: B intent-dropped rules level-range; B has baltic=1,mediterranean",
    )


def test_amb_05_the_same_wish_twice_is_one() -> None:
    game = plays(f"{START} / B build baltic=1 / B build baltic=1")
    assert waiting(game) == [numbered("B build baltic=1")]


def test_amb_05_ten_may_wait_and_no_more() -> None:
    game = plays(
        f"{OWN_TURN}; B $9000 deeds browns,light-blues,pinks",
        *(f"B build {lot}=1" for lot in (1, 3, 6, 8, 9, 11, 13, 14)),
        "B build oriental=1,vermont=1 / B build vermont=1,connecticut=1",
        "B build st-charles=1,states=1: refused too-many-intents",
    )
    assert is_nothing_deferrable(game)


def test_amb_05_its_owner_may_take_it_back() -> None:
    number = plays(f"{START} / B build baltic=1").state.intents[0].id
    plays(
        START,
        f"B build baltic=1 / C drop {number}: refused no-such-intent; B may drop {number}",
        "B drop: B intent-dropped owner build baltic=1",
        f"B drop {number}: refused no-such-intent / {PASS_ON}: B has baltic",
    )


def test_amb_05_with_a_player_the_intents_go() -> None:
    plays(
        f"{OWN_TURN}; seats 4; D deeds browns / D build baltic=1",
        "D resign: D intent-dropped left build baltic=1",
    )


def test_amb_05_when_the_game_is_over_nothing_waits() -> None:
    asked = (START, "B build baltic=1", "C resign")
    assert len(plays(*asked).state.intents) == 1
    assert plays(*asked, "A resign: won B").state.intents == []


def test_amb_05_a_debtor_is_not_asked_to_wait() -> None:
    owing = f"{OWN_TURN}; B $10 deeds browns,reading; turn 1 of A owing B=60"
    game = plays(owing, "B build baltic=1: refused in-debt")
    assert is_nothing_deferrable(game)
    plays(owing, "B mortgage reading: B mortgaged reading")


def test_amb_05_an_intent_is_its_owners_secret_until_it_is_done() -> None:
    game = plays(f"{START} / B build baltic=1: B intent-noted")
    assert audience(game.events[0]) == (B,)
    assert seat_view(game.state, B).intents == tuple(game.state.intents)
    assert seat_view(game.state, C).intents == ()
    assert public_view(game.state).intents == ()


def test_amb_05_an_intent_waits_through_an_auction_in_the_turn_of_another() -> None:
    asked = (START, "B build baltic=1", "now A at go", "A throw 2+4", "A decline")
    assert len(plays(*asked).state.intents) == 1
    plays(*asked, "A,B,C pass: B has baltic=1")
