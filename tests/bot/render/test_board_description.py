"""What the picture of the board shows of a position, and the same in words."""

import pytest

from bot.language.voice import Voice
from bot.pictures.board_spec import HOTEL, MORTGAGED, NOT_OWNED, Chip, PlayerSpec
from bot.pictures.fonts import can_write
from bot.render.board_alt import alt_text
from bot.render.board_description import board_spec
from bot.render.last_move import Move, last_move
from engine.core.actions import Resign
from engine.core.chance import FairChance
from engine.core.decisions import BuyOrDecline
from engine.core.events import DiceRolled, Event, Jailed, Moved
from engine.editions.catalogue import CATALOGUE, rules_of
from engine.game import new_game
from engine.host.lobby import TOKENS
from engine.host.store.records import Player
from engine.view import View, public_view
from tests.bot.render.tables import PEOPLE, RULES, WORDS, crowded
from tests.support.game import Game, live

OTHERS = Voice(
    [Player(0, 1, "阿达", "hat"), Player(1, 2, "Bo 🎲", "car"), Player(2, 3, "Çelik", "dog")],
    "classic",
    WORDS,
)


def position(edition: str = "1994", players: int = 3) -> View:
    chance = FairChance(b"board")
    return public_view(new_game(rules_of(edition), TOKENS[:players], chance).state)


def test_equal_positions_are_the_same_picture() -> None:
    one, other = (board_spec(position(), PEOPLE) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize("edition", CATALOGUE)
def test_the_ground_is_printed_with_the_numbers_of_the_edition(edition: str) -> None:
    rules = rules_of(edition)
    printed_board = board_spec(position(edition), PEOPLE).printed_board
    assert len(printed_board) == 40
    assert printed_board[39].note == f"${rules.properties[39].price}"
    assert printed_board[4].note == "$200 / 10%"
    assert printed_board[38].note == f"${rules.luxury_tax}"
    assert printed_board[0].note == "+$200"
    assert printed_board[1].sign == rules.groups["brown"].sign
    assert all(can_write(it.title.replace("\u00ad", "")) for it in printed_board)
    assert (printed_board[12].look, printed_board[28].look) == ("electric", "water")


def test_names_that_cannot_be_written_give_way_to_tokens() -> None:
    view = position()
    spec = board_spec(view, OTHERS)
    assert [it.name for it in spec.players] == ["Top hat", "Car", "Çelik"]


def test_it_is_never_the_turn_of_somebody_who_is_out() -> None:
    """What the mover owned is auctioned, and the next turn has not begun yet."""
    game = live(3).owns(0, 3, 6)
    game.play(0, Resign())
    view = public_view(game.state)
    assert (view.mover, view.decision is not None) == (0, True)
    spec = board_spec(view, PEOPLE)
    assert (spec.mover, spec.title) == ("car", "Bo’s turn")


def test_who_has_left_stands_nowhere_and_is_out() -> None:
    view = position()
    view.seats[1].left = 4
    spec = board_spec(view, PEOPLE)
    assert [it.token for it in spec.tokens] == ["hat", "dog"]
    assert [(it.name, it.note, it.gone) for it in spec.players] == [
        ("Ada", "$1,500", False), ("Bo", "out", True), ("Cy", "$1,500", False)
    ]  # fmt: skip


def test_the_list_says_whose_turn_it_is_and_who_is_in_jail() -> None:
    view = position()
    view.seats[1].jail = 0
    spec = board_spec(view, PEOPLE)
    assert [it.moves for it in spec.players] == [True, False, False]
    assert [it.mark for it in spec.players] == ["", "Jail", ""]


def test_the_list_says_of_each_group_how_much_a_player_owns_and_what_stands_there() -> None:
    view = position()
    for space, level in ((1, 3), (3, 4), (6, 0), (9, 0), (37, 5), (39, 5)):
        view.deeds[space].owner, view.deeds[space].level = 1, level
    view.deeds[9].mortgaged = True
    ada, bo, _ = board_spec(view, PEOPLE).players
    assert ada.chips == ()
    assert bo.chips == (
        Chip(view.rules.groups["brown"].sign, (3, 4)),
        Chip("light_blue", (0, MORTGAGED, NOT_OWNED)),
        Chip("dark_blue", (HOTEL, HOTEL)),
    )
    assert [it.is_full for it in bo.chips] == [True, False, True]


def test_a_finished_game_shows_its_winner() -> None:
    view = position()
    view.decision, view.winners, view.mover = None, (1,), 0
    view.deeds[39].owner = 1
    spec = board_spec(view, PEOPLE)
    assert spec.title == "Bo won"
    assert spec.winners == (
        PlayerSpec("car", "Bo", "Net worth $1,900", chips=(Chip("dark_blue", (0, NOT_OWNED)),)),
    )
    told = alt_text(view, PEOPLE).splitlines()
    assert told[:2] == [
        "The board, turn 1: Bo won. Bank: 32 houses, 12 hotels.",
        "Net worth $1,900.",
    ]


def test_a_game_called_off_shows_no_winner() -> None:
    view = position()
    view.decision = None
    spec = board_spec(view, PEOPLE)
    assert (spec.title, spec.winners) == ("The game is over", ())


def test_a_game_called_off_asks_nothing_though_its_last_decision_is_open() -> None:
    view = position()
    view.decision = BuyOrDecline(1, 0, 39)
    spec = board_spec(view, PEOPLE, waiting="nothing")
    assert (spec.title, spec.heading) == ("The game is over", "After turn 1")
    assert (spec.ask, spec.card, spec.question) == ("", None, None)
    assert not any(it.moves for it in spec.players)
    told = alt_text(view, PEOPLE, waiting="nothing")
    assert told.startswith("The board, turn 1: The game is over. ")
    assert "Boardwalk" not in told
    assert view.decision is not None


MOVES: dict[str, tuple[list[Event], Move | None]] = {
    "nothing": ([], None),
    "forwards past GO": ([Moved(1, 38, 2)], Move(1, (38, 39, 0, 1, 2))),
    "three back": ([Moved(1, 7, 4)], Move(1, (7, 6, 5, 4))),
    "doubles": ([Moved(1, 0, 2), Moved(1, 2, 4)], Move(1, (0, 1, 2, 3, 4))),
    "the last one's": ([Moved(0, 0, 2), Moved(1, 8, 9)], Move(1, (8, 9))),
    "the dice": (
        [DiceRolled(1, 1, 1, 1), Moved(1, 0, 2), DiceRolled(1, 1, 2, 2), Moved(1, 2, 5)],
        Move(1, (0, 1, 2, 3, 4, 5), dice=(1, 2), rolled_at=2),
    ),
    "a failed roll in Jail": (
        [DiceRolled(0, 6, 6, 1), Moved(0, 0, 12), DiceRolled(1, 1, 2, 2)],
        Move(1, dice=(1, 2)),
    ),
    "to Jail": ([Moved(1, 29, 30), Jailed(1, "space")], Move(1, (29, 30), jumped=True)),
    "out of Jail": (
        [Moved(1, 8, 10), Jailed(1, "doubles"), Moved(1, 10, 12)],
        Move(1, (10, 11, 12)),
    ),
}


@pytest.mark.parametrize("name", MOVES)
def test_the_last_way_is_told_square_by_square(name: str) -> None:
    events, move = MOVES[name]
    assert last_move(events) == move


def test_three_doubles_go_to_jail_from_where_the_token_stood() -> None:
    assert last_move([Jailed(1, "doubles")]) == Move(1, (), jumped=True)


def test_the_words_say_what_the_picture_says() -> None:
    view = position()
    view.mover, view.turn = 0, 7
    view.seats[0].space, view.seats[1].space, view.seats[1].jail = 8, 10, 0
    view.deeds[6].owner = view.deeds[8].owner = view.deeds[9].owner = view.deeds[5].owner = 0
    view.deeds[6].level, view.deeds[8].level, view.deeds[5].mortgaged = 5, 4, True
    view.seats[2].left = 5
    assert alt_text(view, PEOPLE, Move(0, (6, 7, 8), dice=(1, 1))).splitlines() == [
        "The board, turn 7: Ada’s turn. Bank: 32 houses, 12 hotels.",
        f"{WORDS.say('decision-to-throw.board', doubles=0)}.",
        "Ada rolled 1 and 1.",
        "Ada moved from Oriental to Vermont.",
        "Ada, $1,500: Vermont. "
        "Owns Reading (mortgaged), Oriental (hotel), Vermont (4 houses) and Connecticut.",
        "Bo, $1,500: in Jail.",
        "Cy: out of the game.",
    ]


def test_the_words_tell_where_the_last_roll_began_not_the_one_before() -> None:
    events = [DiceRolled(0, 3, 3, 1), Moved(0, 0, 6), DiceRolled(0, 1, 2, 2), Moved(0, 6, 9)]
    told = alt_text(position(), PEOPLE, last_move(events)).splitlines()
    assert "Ada rolled 1 and 2." in told
    assert "Ada moved from Oriental to Connecticut." in told


def test_the_words_tell_from_where_a_card_sent_a_token() -> None:
    events = [DiceRolled(0, 1, 1, 1), Moved(0, 0, 2), Moved(0, 2, 0)]
    told = alt_text(position(), PEOPLE, last_move(events)).splitlines()
    assert "Ada rolled 1 and 1." in told
    assert "Ada moved from Community Chest to GO." in told


def test_the_words_say_what_the_deed_in_the_middle_says() -> None:
    view = position()
    view.decision = BuyOrDecline(1, 0, 39)
    _, ask, card, *_ = alt_text(view, PEOPLE).splitlines()
    assert ask == WORDS.say("decision-buy-or-decline.board", space="Boardwalk", price=400)
    assert card == (
        "Boardwalk: Price $400, Rent $50, With full set $100, With 1 house $200, "
        "With 2 houses $600, With 3 houses $1,400, With 4 houses $1,700, With a hotel $2,000, "
        "A house costs $200."
    )


def test_the_fullest_board_fits_into_the_words_of_an_attachment() -> None:
    long = Voice(
        [Player(seat, seat, "W" * 31 + str(seat), TOKENS[seat]) for seat in range(8)],
        "classic",
        WORDS,
    )
    view = public_view(crowded(Game(RULES, seats=8)).state)
    assert len(alt_text(view, long, Move(0, (0, 1)))) <= 1024
