"""People and positions that the tests of what players read have in common."""

from bot.language.language import Words, load
from bot.language.voice import Voice
from engine.editions.board_names import US_NAMES, BoardNames
from engine.editions.catalogue import rules_of
from engine.host.store.records import Player
from tests.support.game import Game

WORDS = load("en")
RULES = rules_of("1994")
PEOPLE = Voice(
    [
        Player(0, 11, "Ada", "hat"),
        Player(1, 12, "Bo", "car"),
        Player(2, None, "Cy", "dog"),
        Player(3, 14, "Di", "cat"),
    ],
    "classic",
    WORDS,
)


def people(words: Words, names: BoardNames = US_NAMES) -> Voice:
    """Talk about the same players in another language, or on another board."""
    return Voice(tuple(PEOPLE.players.values()), "classic", words, names)


WILD = "**_~|@everyone <@123456789012345>"[:32]
CROWD = Voice([Player(seat, 20 + seat, WILD, "iron") for seat in range(8)], "classic", WORDS)


def crowded(game: Game) -> Game:
    """Every deed owned and every street with a hotel, whatever the Bank's stock."""
    hotel = game.state.rules.hotel_level
    for number, (space, deed) in enumerate(game.state.deeds.items()):
        deed.owner = number % len(game.state.seats)
        if game.state.rules.properties[space].kind == "street":
            deed.level = hotel
        else:
            deed.mortgaged = True
    for seat in game.state.seats:
        seat.cash, seat.jail_cards = 123_456, ["CH-GOOJF", "CC-GOOJF"]
    return game
