"""The boards that people have made: each is its maker's, and may be offered to a server."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from engine.editions.board_names import BoardNames, built_in, dump_names, read_names
from engine.host.boards import hiding
from engine.host.chosen_board import US_BOARD, ChosenBoard
from engine.host.refusals import Refusal, Refused, demand, refuse
from engine.host.service import Host
from engine.host.store.database import ALL, GuardFailed
from engine.host.store.records import BoardRecord, Player

MOST_OF_PERSON: Final = 10
MOST_OF_SERVER: Final = 20
"""Boards that one person may have, and that may be offered in one server."""
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that is read as another one."""
CODE_LENGTH: Final = 8
_MISREAD: Final = str.maketrans("OIL", "011", "-")


@dataclass(frozen=True, slots=True)
class BoardChoices:
    """The boards of a person: their own, and the server's of other people.

    `hidden`: the ids of those that the server hides.
    """

    own: tuple[BoardRecord, ...] = ()
    of_server: tuple[BoardRecord, ...] = ()
    hidden: frozenset[str] = frozenset()

    @property
    def all(self) -> tuple[BoardRecord, ...]:
        """All of them, one's own first."""
        return (*self.own, *self.of_server)


def read_code(typed: str) -> str:
    """Return a code as it is stored, however it was typed."""
    return "".join(typed.split()).upper().translate(_MISREAD)


class OwnBoards:
    """The boards that people have made, in the store of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def seen(self, user_id: int, guild_id: int = 0) -> BoardChoices:
        """Return a person's own boards and those of other people in a server, 0 for none; hidden
        ones too.
        """
        stored = self._host.store.boards
        own = await stored.of_user(user_id)
        here = await stored.of_guild(guild_id) if guild_id else ()
        hidden = await hiding.hidden_in(self._host, guild_id)
        shown = (it for it in here if it.id not in hidden)
        others = (it for it in (*shown, *await stored.those(hidden)) if it.owner_id != user_id)
        return BoardChoices(own, tuple(others), hidden)

    async def choices(self, user_id: int, guild_id: int = 0) -> BoardChoices:
        """Return what a person may choose from in a server, 0 for none; nothing that is hidden
        there.
        """
        seen = await self.seen(user_id, guild_id)
        return BoardChoices(
            tuple(it for it in seen.own if it.id not in seen.hidden),
            tuple(it for it in seen.of_server if it.id not in seen.hidden),
        )

    async def is_hidden(self, board_id: str, guild_id: int) -> bool:
        """Return whether a server, 0 for none, hides a board."""
        return board_id in await hiding.hidden_in(self._host, guild_id)

    async def get(self, board_id: str) -> BoardRecord:
        """Return a board. Raises Refused for one that does not exist."""
        return await self._host.store.boards.get(board_id) or refuse(Refusal.NO_SUCH_BOARD)

    async def with_code(self, code: str) -> BoardRecord:
        """Return the board of a code as it was typed. Raises Refused for a code of none."""
        read = read_code(code)
        is_code = len(read) == CODE_LENGTH and set(read) <= set(LETTERS)
        found = await self._host.store.boards.with_code(read) if is_code else None
        return found or refuse(Refusal.NO_SUCH_CODE)

    async def add(self, user_id: int, names: BoardNames, guild_id: int = 0) -> BoardRecord:
        """Write a new board of a person, offered in a server unless 0. Raises Refused for more than
        a person or a server may have.
        """
        now, body = self._host.now(), dump_names(names)
        while True:
            await self._need_room(user_id)
            await self._need_room_in(guild_id)
            board_id, code = _random(10).lower(), _random(CODE_LENGTH)
            found = BoardRecord(board_id, code, user_id, guild_id, names.title, body, 1, now, now)
            try:
                await self._host.store.boards.add(found, MOST_OF_PERSON, MOST_OF_SERVER)
            except GuardFailed:
                continue  # The code is taken, or somebody was faster: then there is no room now.
            try:
                await self._need_room(user_id, 0)
                await self._need_room_in(guild_id, 0)
            except Refused:
                await self._host.store.boards.delete(board_id)
                raise
            return found

    async def _need_room(self, user_id: int, more: int = 1) -> None:
        """Raise Refused unless a person may have this many more boards.

        Asked again for none once a board is written: two processes may both take the last place.
        """
        own = await self._host.store.boards.of_user(user_id)
        demand(len(own) + more <= MOST_OF_PERSON, Refusal.TOO_MANY_BOARDS, most=MOST_OF_PERSON)

    async def _need_room_in(self, guild_id: int, more: int = 1) -> None:
        """Raise Refused unless a server, 0 for none, may have this many more boards."""
        here = await self._host.store.boards.of_guild(guild_id) if guild_id else ()
        demand(len(here) + more <= MOST_OF_SERVER, Refusal.SERVER_BOARDS_FULL, most=MOST_OF_SERVER)

    async def change(self, found: BoardRecord, names: BoardNames) -> BoardRecord:
        """Write other names on a board, one's own; games that have begun keep theirs. Raises
        Refused where it has changed since it was found.
        """
        return await self._write(replace(found, title=names.title, body=dump_names(names)), found)

    async def owned(self, board_id: str, user_id: int) -> BoardRecord:
        """Return a board that is this person's. Raises Refused for any other."""
        found = await self.get(board_id)
        demand(found.owner_id == user_id, Refusal.NOT_YOUR_BOARD)
        return found

    async def to_copy(self, found: BoardRecord, guild_id: int) -> BoardNames:
        """Return the names with which a copy begins. Raises Refused in a server that hides the
        board, for a copy would bring it back.
        """
        demand(not await self.is_hidden(found.id, guild_id), Refusal.BOARD_HIDDEN)
        return read_names(found.body)

    async def delete(self, board_id: str, user_id: int) -> None:
        """Delete one's own board."""
        await self.owned(board_id, user_id)
        await self._host.store.boards.delete(board_id)

    async def offer(self, board_id: str, user_id: int, guild_id: int) -> BoardRecord:
        """Offer one's own board in a server, or with 0 in none. Raises Refused where the server
        has as many as it may, or where one hides it.
        """
        found = await self.owned(board_id, user_id)
        demand(not await self.is_hidden(board_id, guild_id), Refusal.BOARD_HIDDEN)
        if guild_id == found.guild_id:
            return found
        await self._need_room_in(guild_id)
        after = await self._write(replace(found, guild_id=guild_id), found, MOST_OF_SERVER)
        try:
            await self._need_room_in(guild_id, 0)
        except Refused:
            await self._host.store.boards.withdraw(board_id, guild_id)
            raise
        return after

    async def hide(self, board_id: str, guild_id: int, instead: ChosenBoard = US_BOARD) -> str:
        """Hide a board that is offered or played on in a server, for those who manage it, and
        return its title.

        Games and lobbies there have the names of another board `instead` from then on. Raises
        Refused for a board that the server has nothing to do with.
        """
        found = await self._host.store.boards.get(board_id)
        games = await hiding.games_on(self._host, board_id, guild_id)
        titles = [*games.values()]
        if found is not None and found.guild_id == guild_id != 0:
            titles.insert(0, found.title)
        elif found is not None and await self.is_hidden(board_id, guild_id):
            titles.append(found.title)  # It was hidden a moment before.
        title = titles[0] if titles else refuse(Refusal.NO_SUCH_BOARD)
        # Noted first: no lobby chooses it from then on.
        await hiding.note_hidden(self._host, board_id, guild_id)
        await hiding.take_from_games(self._host, board_id, games, instead)
        await self._host.store.boards.withdraw(board_id, guild_id)
        return title

    async def unhide(self, board_id: str, guild_id: int) -> str:
        """Let the maker choose and offer a board again that a server hides, and return its title.

        Nobody else can choose it: it may never have been offered, or have changed since. Raises
        Refused for a board that the server does not hide.
        """
        found = await self.get(board_id)
        demand(await self.is_hidden(board_id, guild_id), Refusal.NO_SUCH_BOARD)
        await hiding.note_shown(self._host, board_id, guild_id)
        return found.title

    async def _write(
        self, after: BoardRecord, before: BoardRecord, most_of_guild: int = ALL
    ) -> BoardRecord:
        """Write a board in place of what it was. Raises Refused where it has changed meanwhile."""
        written = replace(after, revision=before.revision + 1, changed_at=self._host.now())
        try:
            await self._host.store.boards.replace(written, before.revision, most_of_guild)
        except GuardFailed:
            refuse(Refusal.BOARD_CHANGED)
        return written

    async def choose(self, board_id: str, user_id: int, guild_id: int) -> ChosenBoard:
        """Return a board for a lobby: one of the program's, or one of this person's choices."""
        if board_id in built_in():
            return ChosenBoard(board_id)
        offered: Iterable[BoardRecord] = (await self.choices(user_id, guild_id)).all
        found = next((it for it in offered if it.id == board_id), None)
        if found is None:
            owner = (await self.get(board_id)).owner_id
            is_hidden = await self.is_hidden(board_id, guild_id)
            refuse(
                Refusal.BOARD_HIDDEN if is_hidden and owner == user_id else Refusal.NO_SUCH_BOARD
            )
        return as_chosen(found)


async def newest(
    host: Host, board: ChosenBoard, guild_id: int, players: Iterable[Player]
) -> ChosenBoard:
    """Return a board in its newest revision: as it was where it has been deleted, or where these
    players may no longer see it; and that of the rules where this server hides it.
    """
    if not board.is_own:
        return board
    if board.id in await hiding.hidden_in(host, guild_id):
        return US_BOARD
    found = await host.store.boards.get(board.id)
    if found is None:
        return board
    is_seen = found.guild_id == guild_id != 0 or found.owner_id in {it.user_id for it in players}
    return as_chosen(found) if is_seen else board


def as_chosen(board: BoardRecord) -> ChosenBoard:
    """Return a stored board as lobbies and games hold it."""
    return ChosenBoard(board.id, board.revision, read_names(board.body))


def _random(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
