"""Whole positions as text: what is written is read again, and what no game can be in is refused."""

import contextlib
import json
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

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
from engine.core import actions as a
from engine.core.actions import Side
from engine.core.auctions import BuildingClaim
from engine.core.decisions import (
    Auction,
    BuyOrDecline,
    Debt,
    DebtSettlement,
    Frame,
    InJail,
    SealedAuction,
    ToEnd,
    ToRoll,
)
from engine.core.events import Intent, PastOffer, RentClaim, Trade
from engine.core.events.intents import Business
from engine.core.position import Deed, Seat
from engine.core.saves import load_state
from engine.core.steps import EndOfMove, Filing, RentTerms
from engine.core.why import JailFine, LuxuryTax, Why
from engine.editions.catalogue import DEFAULT
from engine.editions.choice import Choice
from engine.editions.rules import Rules
from engine.game import end_early
from engine.invariants.values import CHECKS
from tests.support.agendas import give_ids_from
from tests.support.game import BOARDWALK, JAIL, A, B, C, ScriptedChance, by_post, position
from tests.support.make_saves import SAVES
from tests.support.random_play import RandomGame

RULES = rules_of("1994")


def refusal(text: str) -> str:
    with pytest.raises(NoPosition) as refused:
        position_of(text, RULES)
    said = str(refused.value)
    assert "\n" not in said
    return said


def owed(debtor: int, *creditors: int, amount: int) -> DebtSettlement:
    return DebtSettlement(1, (Debt(debtor, creditors, amount, LuxuryTax()),))


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = position_of("0 hat; 1 dog; 2 car", RULES)
    assert [(seat.token, seat.cash, seat.space) for seat in state.seats] == [
        ("hat", 1500, 0),
        ("dog", 1500, 0),
        ("car", 1500, 0),
    ]
    assert [*reversed(state.agenda.frames)] == [ToRoll(1, A, 0)]
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
    assert (hat.cash, hat.space, hat.laps, hat.jail_cards) == (1200, 24, 2, ["CC-GOOJF"])
    assert (dog.cash, dog.space, dog.jail) == (40, JAIL, 1)
    assert (car.cash, car.left) == (0, 7)
    assert state.owned(A) == [1, 3, 5]
    assert (state.deeds[1].level, state.deeds[3].level, state.deeds[5].mortgaged) == (4, 5, True)
    assert (state.houses, state.hotels) == (28, 11)
    assert "CC-GOOJF" not in state.decks["community_chest"]
    assert [*reversed(state.agenda.frames)] == [InJail(1, B)]


@pytest.mark.parametrize(
    ("turn", "stack"),
    [
        ("3 of 0 to-throw doubles 2", [ToRoll(1, A, 2)]),
        ("3 of 1 to-end id 9", [ToEnd(9, B)]),
        ("3 of 2 buy 39", [EndOfMove(C, 0), BuyOrDecline(1, C, BOARDWALK)]),
        ("3 of 2 buy 39 doubles 1 id 4", [EndOfMove(C, 1), BuyOrDecline(4, C, BOARDWALK)]),
        ("3 of 2 sealed 39,CC-GOOJF", [EndOfMove(C, 0), SealedAuction(1, (39, "CC-GOOJF"))]),
        (
            "3 of 2 auction 39 bids 0=1,1=50 maxima 1=90 passed 2 doubles 1",
            [EndOfMove(C, 1), Auction(1, 39, ((A, 1), (B, 50)), ((B, 90),), (C,))],
        ),
        ("3 of 2 owing 0=1600", [EndOfMove(C, 0), owed(A, amount=1600)]),
        (
            "3 of 2 owing 0=1700,1=1600 to 2 for jail-fine id 7",
            [
                EndOfMove(C, 0),
                DebtSettlement(
                    7, (Debt(A, (C,), 1700, JailFine()), Debt(B, (C,), 1600, JailFine()))
                ),
            ],
        ),
    ],
)
def test_what_is_awaited_is_said_in_the_words_of_decisions(turn: str, stack: object) -> None:
    state = position_of(f"0 hat; 1 dog; 2 car at 39; turn {turn}", RULES)
    assert [*reversed(state.agenda.frames)] == stack
    assert write_position(state).splitlines()[-1] == f"turn {turn}"


def test_a_player_in_jail_is_awaited_there_and_any_other_to_roll() -> None:
    for text, stack in (("id 4", [InJail(4, A)]), ("", [InJail(1, A)])):
        assert [
            *reversed(position_of(f"0 hat jail 0; 1 dog; turn 2 of 0 {text}", RULES).agenda.frames)
        ] == stack
    text = "0 hat; 1 dog; turn 2 of 0 doubles 1 id 4"
    assert [*reversed(position_of(text, RULES).agenda.frames)] == [ToRoll(4, A, 1)]


def test_decks_are_shuffled_by_a_seed_or_laid_card_by_card() -> None:
    state = position_of("0 hat passes CC-GOOJF; 1 dog; shuffled a seed", RULES)
    laid = FairChance(b"a seed").shuffle(RULES.decks["chance"], "chance")
    assert tuple(state.decks["chance"]) == laid
    assert len(state.decks["community_chest"]) == 15
    order = ",".join(reversed(laid))
    state = position_of(f"0 hat; 1 dog; shuffled a seed; chance {order}", RULES)
    assert tuple(state.decks["chance"]) == laid[::-1]


OPEN = "trades 7=0 offer 1 gives 5+$40 takes 39+CC-GOOJF lifts 39 | 8=1 offer 0 gives $5 takes -"


def test_offers_and_what_is_queued_are_written_in_notation() -> None:
    text = f"0 hat deeds 5; 1 dog deeds 1,3,39m passes CC-GOOJF; {OPEN}; intents 9=1 build 3=1"
    state = position_of(text, RULES)
    assert state.trades == [
        Trade(7, A, B, Side((5,), 40), Side((39,), 0, ("CC-GOOJF",)), (39,), (39,)),
        Trade(8, B, A, Side((), 5), Side()),
    ]
    assert state.intents == [Intent(9, B, a.Build(((3, 1),)))]
    assert state.agenda.serial == 10
    lines = write_position(state).splitlines()
    assert {OPEN, "intents 9=1 build 3=1"} <= {*lines}
    assert position_of("\n".join(lines)) == state


def test_an_offer_of_what_has_been_mortgaged_since_is_written_as_it_is() -> None:
    state = position_of("0 hat deeds 5; 1 dog; trades 7=0 offer 1 gives 5 takes $40", RULES)
    state.deeds[5].mortgaged = True
    assert "trades [" in write_position(state)
    assert position_of(write_position(state)) == state


def test_what_is_for_sale_with_its_mortgage_is_the_banks() -> None:
    state = position_of("0 hat; 1 dog; bank 5m; turn 1 of 0 auction 5", RULES)
    assert (state.deeds[5].owner, state.deeds[5].mortgaged) == (None, True)
    assert position_of(write_position(state)) == state
    assert "mortgaged or built" in refusal("0 hat; 1 dog; bank 5m")
    assert "two owners" in refusal("0 hat deeds 5; 1 dog; bank 5m")


def test_cards_are_laid_on_top_of_their_decks() -> None:
    state = position_of("0 hat; 1 dog; top CH-JAIL,CC-GO,CH-GO", RULES)
    assert state.decks["chance"][:2] == ["CH-JAIL", "CH-GO"]
    assert state.decks["community_chest"][0] == "CC-GO"
    assert {deck: sorted(cards) for deck, cards in state.decks.items()} == {
        deck: sorted(cards) for deck, cards in RULES.decks.items()
    }


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("rules", rules_of("1994")),
        ("rules 2008 live", rules_of("2008").played_live()),
        ("rules by-post", rules_of("1994").played_by_post()),
        ("rules 1998 time-limit", resolve(Choice("1998", "time-limit"))),
        (
            "rules 1935 standard live jail-fine=80 no-auctions",
            resolve(
                Choice("1935", house_rules=(("jail-fine", 80), ("no-auctions", 0)))
            ).played_live(),
        ),
        ("rules jail-fine=0", resolve(Choice("1994", house_rules=(("jail-fine", 0),)))),
        ("rules jail-fine", resolve(Choice("1994", house_rules=(("jail-fine", 100),)))),
    ],
)
def test_a_position_names_its_rules(line: str, rules: Rules) -> None:
    state = position_of(f"{line}; 0 hat; 1 dog; 2 car", RULES)
    assert state.rules == rules
    assert position_of(write_position(state)) == state
    assert position_of(write_position(state), rules_of("1973")) == state


def test_a_position_without_rules_is_of_the_usual_game() -> None:
    assert position_of("0 hat; 1 dog; 2 car").rules == rules_of(DEFAULT)
    assert position_of("rules live; 0 a; 1 b; 2 c", rules_of("1973")).rules.edition == "1973"


def test_rules_that_no_choice_leads_to_are_not_written() -> None:
    rules = RULES.with_fields(jail_fine=77)
    text = write_position(position_of("0 hat; 1 dog", rules))
    assert not text.startswith("rules")
    assert position_of(text, rules).rules == rules


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rules 1934; 0 hat; 1 dog", "rules 1934"),
        ("rules 1994 sharks; 0 hat; 1 dog", "sharks"),
        ("rules 1994 jail-fine=900; 0 hat; 1 dog", "jail-fine"),
        ("0 hat; 1 dog; top CH-NONE", "top CH-NONE"),
        ("0 hat; 1 dog; trades 7=0 buy", "'0 buy' is no trade that lies open"),
        ("0 hat; 1 dog; trades 7=0 offer 1 gives $1 takes - answers 5", "no trade that lies open"),
        ("0 hat; 1 dog; trades 0 offer 1 gives $1 takes -", "is not a whole number"),
        ("0 hat; 1 dog; trades 7=0 offer", "trades 7=0 offer"),
        ("0 hat; 1 dog; intents 7=0 buy", "'0 buy' is never queued"),
        ("0 hat; 1 dog; turn 1 of 0 auction", "no lot"),
        ("0 hat; 1 dog; turn 1 of 0 auction 39 bids 1", "bids 1"),
        ("0 hat; 1 dog; turn 1 of 0 to-throw bids 1=1", "'bids' says nothing of 'to-throw'"),
        ("0 hat; 1 dog; turn 1 of 0 owing", "'owing' is nothing"),
        ("0 hat; 1 dog; turn 1 of 0 owing 0=5 for love", "love"),
        ("", "no line begins with a seat"),
        ("0 hat", "1 players, not 2 to 8"),
        ("0 hat; 1", "seat 1 has no token"),
        ("0 hat; 2 dog", "not written in order"),
        ("0 hat; 0 dog", "two lines begin with '0'"),
        ("0 hat; 1 hat", "the same token"),
        ("0 hat; 1 dog; weather fine", "'weather' begins no line"),
        ("0 hat shoes 2; 1 dog", "'shoes' says nothing of a player"),
        ("0 hat at; 1 dog", "'at' stands alone"),
        ("0 hat at 40; 1 dog", "space of seat 0: 40 is no space of the board"),
        ("0 hat $-5; 1 dog", "'-5' is not a whole number"),
        ("0 hat $٣; 1 dog", "is not a whole number"),
        ("0 hat deeds 2; 1 dog", "nobody can own 2"),
        ("0 hat deeds 1; 1 dog deeds 1", "1 has two owners"),
        ("0 hat deeds 1=6,3=6; 1 dog", "beyond a hotel"),
        ("0 hat deeds 37=1; 1 dog deeds 39", "belongs to several"),
        ("0 hat deeds 37=1,39m; 1 dog", "built and mortgaged"),
        ("0 hat jail 3; 1 dog", "after 3 failed rolls nobody stays in Jail"),
        ("0 hat jail 4; 1 dog", "jail of seat 0: 4 is no number of failed rolls"),
        ("0 hat at 9 jail 1; 1 dog", "in Jail on space 9"),
        ("0 hat passes CC-NONE; 1 dog", "no “Get Out of Jail Free” card of the game"),
        ("0 hat; 1 dog; chance -", "a card is missing or doubled"),
        ("0 hat; 1 dog left 3", "too few players"),
        ("0 hat; 1 dog; 2 car left 3 deeds 5", "belongs to 2, who is not in the game"),
        ("0 hat; 1 dog; 2 car $5 left 3", "has left and still holds"),
        ("0 hat; 1 dog; turn 3", "it is not a number, “of” and a seat"),
        ("0 hat; 1 dog; turn 3 of 2", "there is no seat 2"),
        ("0 hat; 1 dog; 2 car left 1; turn 3 of 2", "seat 2 is not in the game, but in ToRoll"),
        ("0 hat; 1 dog; turn 3 of 0 in-jail", "seat 0 is not where InJail"),
        ("0 hat jail 0; 1 dog; turn 3 of 0 to-throw", "seat 0 is not where ToRoll"),
        (
            "0 hat; 1 dog; turn 3 of 0 to-throw doubles 3",
            "3 is so many doubles that they lead to Jail",
        ),
        ("0 hat; 1 dog; turn 3 of 0 buy 39", "seat 0 is not where BuyOrDecline"),
        ("0 hat; 1 dog; turn 3 of 0 sing", "'sing' is nothing that a turn waits for"),
        ("0 hat; 1 dog; turn 3 of 0 over", "won"),
        ("0 hat; 1 dog; turn 3 of 0 over won 2", "winners of the game: 2 is no seat at the table"),
        ("0 hat; 1 dog; serial 1", "id 1 has not been given yet: the next is 1"),
        ("0 hat; 1 dog; pot 5", "5 dollars on Free Parking"),
        ("0 hat; 1 dog; pending [", "Invalid JSON"),
        ("0 hat; 1 dog; pending [{}]", "pending"),
        (
            '0 hat; 1 dog; pending [{"id": 1, "seat": 7, "kind": "to-end"}]',
            "seat of to-end: 7 is no seat at the table",
        ),
        (
            '0 hat; 1 dog; pending [{"card": "x", "kind": "return-card"}]',
            "card of return-card: 'x' is no card of the game",
        ),
        ("0 hat; 1 dog; ending soon", "ending soon"),
        ("0 hat; 1 dog; starter 2", "starter of the game: 2 is no seat at the table"),
        ("0 hat; 1 dog; built 2=1", "built of the game: 2 is no seat at the table"),
        ("0 hat; 1 dog; turn 0 of 0", "turn of the game: 0 is no number that counts from 1"),
        ("0 hat; 1 dog; 2 car left 3; turn 2 of 0", "seat 2 leaves in turn 3, and it is turn 2"),
        ("0 hat; 1 dog; turn 1 of 0 over won 0,0", "names one twice"),
    ],
)
def test_what_no_game_can_be_in_is_refused_in_one_line(text: str, said: str) -> None:
    assert said in refusal(text)


AUCTION = {"id": 1, "space": 39, "bids": [], "maxima": [], "passed": [], "kind": "auction"}
SEALED = {"id": 1, "lots": [39, 37], "filings": [], "kind": "sealed-auction"}
TAX = {"id": 1, "seat": 0, "flat": 200, "percent": 10, "share": 150, "kind": "choose-tax"}
FINE = {"debtor": 0, "creditors": [], "amount": 5000, "why": {"kind": "jail-fine"}}
OWING = {"id": 1, "debts": [FINE], "failed": [], "kind": "owing"}
LACK = {
    "id": 1, "shortage": 1, "building": "house", "claims": [{"seat": 1, "wanted": [[1, 50]]}],
    "bids": [], "passed": [], "kind": "shortage-auction",
}  # fmt: skip


def pending(frame: dict[str, object], **values: object) -> str:
    """Two players, with this frame on top of a move's end."""
    stack = [{"seat": 0, "doubles": 0, "kind": "end-of-move"}, frame | values]
    return f"0 hat deeds 5; 1 dog deeds 1,3; pending {json.dumps(stack)}"


@pytest.mark.parametrize("frame", [AUCTION, SEALED, TAX, OWING, LACK], ids=lambda it: it["kind"])
def test_such_a_frame_is_a_position(frame: dict[str, object]) -> None:
    assert awaited(position_of(pending(frame), RULES))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (pending(AUCTION, space="CH-NONE"), "'CH-NONE' is no property"),
        (pending(AUCTION, space="CH-01"), "'CH-01' is no property"),
        (pending(AUCTION, space=2), "2 is no property"),
        (pending(AUCTION, space=99), "99 is no property"),
        (pending(AUCTION, passed=[0, 1]), "nobody has anything left to say"),
        (pending(AUCTION, passed=[0, 0]), "names one twice"),
        (pending(AUCTION, bids=[[0, -5]]), "-5 is nothing to pay"),
        (pending(AUCTION, bids=[[2, 50]]), "2 is no seat at the table"),
        (pending(AUCTION, bids=[[0, 50], [1, 40]]), "the bids do not rise"),
        (pending(AUCTION, maxima=[[0, 50], [0, 60]]), "seat 0 has a maximum 2 times"),
        (pending(AUCTION, maxima=[[1, 0]]), "0 is nothing to pay"),
        (pending(SEALED, lots=[]), "it sells nothing"),
        (pending(SEALED, lots=[39, 39]), "names one twice"),
        (pending(SEALED, filings=[{"seat": 0, "maxima": [[5, 9]], "limit": 9}]), "not for sale"),
        (pending(SEALED, filings=[{"seat": 0, "maxima": [], "limit": -1}]), "no sum of dollars"),
        (pending(SEALED, filings=[{"seat": 0, "maxima": [], "limit": 0}] * 2), "files 2 times"),
        (pending(TAX, flat=-1), "flat of choose-tax: -1 is no sum of dollars"),
        (pending(TAX, share=-1), "share of choose-tax: -1 is no sum of dollars"),
        (pending(TAX, percent=0), "percent of choose-tax: 0 is no percentage"),
        (pending(OWING, debts=[FINE | {"amount": -5}]), "amount of debt: -5 is nothing to pay"),
        (pending(OWING, debts=[FINE | {"creditors": [0]}]), "seat 0 owes to itself"),
        (pending(OWING, debts=[FINE, FINE]), "seat 0 owes 2 times"),
        (pending(OWING, debts=[], failed=[FINE]), "nobody has anything left to say"),
        (pending(LACK, bids=[[0, 5, 60]]), "seat 0 bids for a building, and has no part in it"),
        (pending(LACK, passed=[0]), "seat 0 passes, and has no part in it"),
        (pending(LACK, bids=[[1, 1, 60], [1, 1, 60]]), "the bids do not rise"),
        ("0 hat; 1 dog; chance CC-01; community_chest CH-01", "of another deck"),
    ],
)
def test_bids_debts_and_lots_that_no_game_has_are_refused(text: str, said: str) -> None:
    assert said in refusal(text)


def leaves(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Each number in a JSON value: the container that holds it, and its key there."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in list(items):
        if isinstance(part, dict | list):
            leaves(part, found)
        elif isinstance(part, int) and not isinstance(part, bool):
            found.append((value, key))
    return found


@pytest.mark.parametrize("place", sorted(SAVES.glob("v2/*.json")), ids=lambda it: it.stem)
def test_no_number_of_a_state_may_be_negative(place: Path) -> None:
    """Whatever the kind of frame: a seat, a space, a count, a sum."""
    state = load_state(place.read_bytes(), 2)
    kinds = TypeAdapter(GameState)
    written = kinds.dump_python(state, mode="json")
    rules = written.pop("rules")
    for container, key in leaves(written, []):
        usual, container[key] = container[key], -1
        changed = kinds.validate_python(written | {"rules": rules})
        assert broken(changed), (key, container)
        container[key] = usual


def test_each_field_of_a_state_says_what_it_may_hold() -> None:
    """But for containers of other parts, flags, and what a closed list of words is."""
    kinds: tuple[type[Any], ...] = (
        GameState, Seat, Deed, *get_args(Frame), Debt, BuildingClaim, Filing, *get_args(RentTerms),
        *get_args(get_args(Why)[0]), Trade, Side, PastOffer, RentClaim, Intent, *get_args(Business),
    )  # fmt: skip
    unchecked = {
        f"{kind.__name__}.{field.name}"
        for kind in kinds
        for field in fields(kind)
        if field.name not in [name for name, _, _ in CHECKS[kind]] and field.name != "kind"
    }
    assert unchecked == {
        *(f"GameState.{name}" for name in ("rules", "seats", "deeds", "ending", "decks")),
        *(f"GameState.{name}" for name in ("agenda", "trades", "intents", "claims")),
        "GameState.past_offers", "Deed.mortgaged", "MoveOn.by", "PastOffer.by", "Rent.basis",
        "FinalValuation.ending", "ShortageAuction.building",
    }  # fmt: skip


def test_a_number_that_says_not_what_it_holds_is_told() -> None:
    @dataclass
    class Loose:
        amount: int

    with pytest.raises(TypeError, match="says not what it may hold"):
        CHECKS[Loose]


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
        if not game.state.is_over:
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
        if not game.state.is_over:
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
    over: GameState = end_early(position_of("0 hat; 1 dog $1600", rules), ScriptedChance()).state
    text = write_position(over)
    assert text.splitlines()[-2] == "turn 1 of 0 over won 1"
    assert position_of(text, rules) == over


def test_no_text_within_a_position_ends_its_line() -> None:
    game = by_post()
    game.state.intents.append(Intent(5, A, a.Build(((1, 1),))))
    give_ids_from(game.state, 9)
    assert position_of(write_position(game.state), game.state.rules) == game.state
    game.state.seats[0].token = "two words"
    with pytest.raises(ValueError, match="not a single word"):
        write_position(game.state)
    game.state.seats[0].token = "a;b"
    with pytest.raises(ValueError, match="semicolon"):
        write_position(game.state)


def test_a_position_that_was_set_up_is_played_on() -> None:
    game = position("0 hat $100 at 33 deeds 5; 1 dog deeds 37=3,39=4; turn 9 of 0", "1994")
    game.play(A, a.Roll(), (2, 4))
    assert isinstance(game.decision, DebtSettlement)
    assert (game.cash_of(A), game.awaited) == (100, (A,))
    assert game.is_sound()
