"""How one game is talked about in one language: what is said, and what everything is called."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from bot.language.distinct_names import told_apart
from bot.language.language import Words
from bot.language.names import (
    COLOUR,
    GROUP_COLOUR,
    deed_emoji,
    escape,
    in_a_line,
    plain_name,
    space_names,
    token_emoji,
)
from engine.editions.board import DeckName, PlainSpace, Property, TaxName, board
from engine.editions.board_names import US_NAMES, BoardNames, built_in
from engine.host.store.records import Player


class Named(Protocol):
    """What has players, and a board with names on it."""

    @property
    def players(self) -> Sequence[Player]:
        """The players, by seat."""

    @property
    def board(self) -> str:
        """The name of the board by the rules."""

    @property
    def names(self) -> BoardNames:
        """The names on it."""


class Voice:
    """The sentences of one language, and what a game's players and spaces are called in them.

    `words` are the sentences that need no names, with sums of money in the board's currency.
    """

    def __init__(
        self,
        players: Sequence[Player],
        board_name: str,
        words: Words,
        names: BoardNames = US_NAMES,
    ) -> None:
        words = words.in_currency(names.currency)
        self.players = told_apart(_named(player, words) for player in players)
        self.names = names
        self._board = board(board_name)
        self._names = space_names(board_name, names, words)
        self.words = words
        self.plain = words.plain
        """Whether text alone is read: then names come without emoji."""
        # What `words` say, without a call in between: a screen asks for a hundred sentences.
        self.say, self.money = words.say, words.money
        self.and_list, self.or_list, self.comma_list = (
            words.and_list,
            words.or_list,
            words.comma_list,
        )
        self.semicolon_list = words.semicolon_list

    @classmethod
    def of(cls, game: Named, words: Words) -> "Voice":
        """Return how a game, or its lobby, is talked about in a language."""
        return cls(game.players, game.board, words, game.names)

    def game_title(self, turn: int) -> str:
        """Return what a game is called on a turn, after its board if people have made that."""
        if self.names in built_in().values():
            return self.say("table-title", turn=turn)
        return self.say("table-title-board", board=self.names.title, turn=turn)

    # -- people --------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Return token and name for message text: "🎩 Ada"."""
        return self.name(seat) if self.plain else f"{self.token(seat)} {self.name(seat)}"

    def name(self, seat: int) -> str:
        """Return the name alone, for the middle of a sentence: "Ada"."""
        return escape(self.players[seat].name)

    def label(self, seat: int) -> str:
        """Return token and name where there is no Markdown: buttons, selects, forms, thread
        names.
        """
        name = plain_name(self.players[seat].name)
        return name if self.plain else f"{self.token(seat)} {name}"

    def token(self, seat: int) -> str:
        """Return the emoji of a seat's token; the name where text alone is read."""
        if self.plain:
            return self.name(seat)
        return token_emoji(self.players[seat].token)

    def user(self, seat: int) -> int | None:
        """Return the user id on a seat, None for a computer and for a person who was deleted."""
        user = self.players[seat].user_id
        return None if user is None or user < 0 else user

    def mention(self, seat: int, user: int | None = None) -> str:
        """Return a mention of a seat's player, or of the `user` who has a say for it, after the
        token: phones may show a bare id. A computer's name.
        """
        user = user or self.user(seat)
        if user is None:
            return self.player(seat)
        return f"<@{user}>" if self.plain else f"{self.token(seat)} <@{user}>"

    def users(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Return the user ids on these seats, computers left out."""
        return tuple(user for seat in seats if (user := self.user(seat)) is not None)

    # -- places --------------------------------------------------------------------------------

    def space(self, index: int) -> str:
        """Return the short name of a space: "Vermont", "Pennsylvania RR"."""
        return self._names.short[index]

    def full_space(self, index: int) -> str:
        """Return the whole name: "Vermont Avenue"."""
        return self._names.full[index]

    def on_space(self, index: int) -> str:
        """Return the place where a player has landed, as it stands in a sentence: "on Vermont"."""
        return self._names.on[index]

    def the_space(self, index: int) -> str:
        """Return a space as the object of a sentence: "Vermont", "das Elektrizitätswerk"."""
        return self._names.the[index]

    def the_tax(self, tax: TaxName) -> str:
        """Return what a tax is called, as the object of a sentence."""
        spaces = (it for it in self._board.spaces if isinstance(it, PlainSpace))
        return next(self.the_space(it.index) for it in spaces if it.tax == tax)

    def deck(self, deck: DeckName) -> str:
        """Return a deck as a fact for words: the board's own name for it, or else "chance" or
        "community_chest".
        """
        return in_a_line(self.names.decks.get(deck, deck))

    def deed(self, index: int) -> str:
        """Return a property with the emoji of its group: "🔷 Vermont"."""
        return f"{self.mark(index)} {self.space(index)}"

    def the_deed(self, index: int) -> str:
        """Return a property with its emoji, as the object of a sentence: "⚡ das Wasserwerk"."""
        return f"{self.mark(index)} {self.the_space(index)}"

    def mark(self, index: int) -> str:
        """Return the emoji of a property's group; an empty string for other spaces."""
        space = self._board.spaces[index]
        if not isinstance(space, Property):
            return ""
        return deed_emoji(index, self._board)

    def colour(self, index: int) -> int:
        """Return the color of a property's group, for the edge of an embed."""
        space = self._board.spaces[index]
        if not isinstance(space, Property):
            return COLOUR
        return GROUP_COLOUR.get(self._board.groups[space.group].sign, COLOUR)


def _named(player: Player, words: Words) -> Player:
    """Return a player with a name: a person who was deleted is called by the seat's number."""
    return player if player.name else replace(player, name=nameless(player.seat, words))


def nameless(seat: int, words: Words) -> str:
    """Return what the person of a seat is called who has no name any more: "Player 2"."""
    return words.say("player-nameless", number=seat + 1)
