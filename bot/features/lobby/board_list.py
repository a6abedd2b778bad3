"""The list of boards in a lobby's settings, and that of a server's usual one."""

from collections.abc import Iterable, Iterator

from bot.features.lobby.presses import ChooseInLobby
from bot.interactions.own_boards import dearest_of_twins
from bot.language.language import Words
from bot.ui.paging import paged
from bot.ui.screen import Option, Select
from engine.editions.board_names import built_in
from engine.host.boards.own_boards import BoardChoices
from engine.host.snapshots import OpenLobby
from engine.host.store.records import BoardRecord


def board_list(found: OpenLobby, choices: BoardChoices, page: int, words: Words) -> Select:
    """Return the list from which the host of a lobby chooses: the boards of the program, the host's
    own and the server's.
    """
    now = found.lobby.board.id
    twins = dearest_of_twins(choices.all)

    def listed(boards: Iterable[BoardRecord], key: str) -> Iterator[Option]:
        for it in boards:
            hint = " · ".join(filter(None, (words.say(key), twins.get(it.id))))
            yield _option(it.id, it.title, now, hint)

    own, others = listed(choices.own, "board-mine"), listed(choices.of_server, "board-server")
    options = (*given_options(now), *own, *others)
    at = ChooseInLobby(found.record.id, "board").custom_id
    return Select(at, words.say("board-choose"), paged(options, page, words))


def given_options(now: str | None) -> tuple[Option, ...]:
    """Return a line for each board that comes with the program."""
    return tuple(_option(it, names.title, now) for it, names in built_in().items())


def _option(value: str, title: str, now: str | None, hint: str | None = None) -> Option:
    return Option(title, value, description=hint, default=value == now)
