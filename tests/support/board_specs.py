"""What boards show: nothing, and as much as they can."""

from dataclasses import replace

from bench.pictures import chips_in
from bot.pictures.board_spec import BoardSpec, CardRow, CardSpec, Holding, PlayerSpec, TokenSpec
from bot.pictures.palette import TOKENS
from bot.render.printed_words import printed_board
from engine.editions.catalogue import rules_of
from tests.bot.render.tables import PEOPLE

EMPTY_BOARD = BoardSpec(
    printed_board=printed_board(rules_of("1994"), PEOPLE),
    tokens=(),
    players=(),
    holdings=(),
    mover="hat",
    heading="Turn 1",
    title="Ada’s turn",
    houses="32",
    hotels="12",
    mortgage="M",
)
WITH_DEEDS = tuple(rules_of("1994").properties)
CARD = CardSpec(
    "dark_blue",
    "Boardwalk",
    (
        CardRow("Price", "$400"),
        CardRow("Rent", "$50"),
        CardRow("With full set", "$100"),
        *(CardRow("", "$1,400", houses=count) for count in range(1, 5)),
        CardRow("", "$2,000", hotel=True),
        CardRow("House", "$200"),
    ),
)
RENTS = (160, 320, 400, 450, 625, 700, 750, 950, 1000, 1050, 1100, 1150, 1200, 1275, 1400)
"""Dollars of four houses, and of hotels."""


def full_board() -> BoardSpec:
    """Eight tokens, a deed on offer, every property owned, as many buildings as can stand."""
    tokens = list(TOKENS)
    standing = tuple(TokenSpec(token, number * 7 % 40) for number, token in enumerate(tokens))
    players = tuple(
        PlayerSpec(token, f"Somebody {number}", f"${number}1,23{number}", "Jail", number == 3)
        for number, token in enumerate(tokens)
    )
    holdings = tuple(
        Holding(
            space,
            tokens[number % 8],
            f"${RENTS[number % len(RENTS)]:,}",
            houses=4 if number < 8 else 0,
            hotel=8 <= number < 20,
            mortgaged=number >= 20,
        )
        for number, space in enumerate(WITH_DEEDS)
    )
    return replace(
        EMPTY_BOARD,
        tokens=standing,
        players=tuple(it._replace(chips=chips_in(holdings, it.token)) for it in players),
        holdings=holdings,
        ask="Buy Boardwalk for $400?",
        card=CARD,
        pot="Free Parking $1,234",
        dice=(5, 6),
        path=tuple(range(12)),
        walker="car",
        question=11,
    )
