"""What boards show: nothing, and as much as they can."""

from dataclasses import replace

from bot.pictures.board_spec import BoardSpec, Holding, TokenSpec
from bot.pictures.palette import TOKENS
from bot.render.board_spec import printed_board
from engine.editions.catalogue import rules_of
from tests.bot.render.tables import PEOPLE

EMPTY_BOARD = BoardSpec(
    printed_board(rules_of("1994"), PEOPLE), (), (), "hat", "Turn 1", "Ada’s turn", "32", "12",
    mortgage="M",
)  # fmt: skip


WITH_DEEDS = tuple(rules_of("1994").properties)


def full_board() -> BoardSpec:
    tokens = list(TOKENS)
    standing = tuple(
        TokenSpec(token, f"Somebody {number}", number * 7 % 40)
        for number, token in enumerate(tokens)
    )
    holdings = tuple(
        Holding(space, tokens[number % 8], number % 5, number % 5 == 0 and number % 2 == 0, False)
        for number, space in enumerate(WITH_DEEDS)
    )
    return replace(
        EMPTY_BOARD,
        tokens=standing,
        holdings=holdings,
        path=tuple(range(8)),
        walker="car",
        question=7,
    )
