"""The last calls of people in a lobby: when, and for which terms. They are a note of the lobby."""

from collections.abc import Iterable
from typing import Final

from pydantic import TypeAdapter

from engine.host.lobby import Lobby
from engine.host.service import Host
from engine.host.store.texts import note
from engine.host.text_changes import change_text

NOTE: Final = "lobby-calls"
Calls = dict[int, tuple[float, str]]
"""By user id, when a person was called last (unix seconds), and for which terms."""
_CALLS: TypeAdapter[Calls] = TypeAdapter(Calls)


async def last_calls(host: Host, game_id: str) -> Calls:
    """Return the last call of each person."""
    return _read(await host.store.notes.get(game_id, NOTE))


async def note_called(host: Host, game_id: str, users: Iterable[int], terms: str) -> None:
    """Note that people know now that they are asked about these terms."""
    called = dict.fromkeys(users, (host.now(), terms))

    def of_text(text: str | None) -> str:
        return _CALLS.dump_json({**_read(text), **called}).decode()

    await change_text(host, note(game_id, NOTE), of_text)


async def calls_after(
    host: Host, game_id: str, lobby: Lobby, pressed: int | None
) -> dict[str, str | None]:
    """Return the note to store with a change of a lobby: the calls of those who still sit there.

    `pressed` has just pressed, and so is asked already, if asked about anything.
    """
    before = await last_calls(host, game_id)
    seated = {player.user_id for player in lobby.players}
    calls = {user: call for user, call in before.items() if user in seated}
    if pressed is not None and pressed in {it.user_id for it in lobby.unanswered}:
        calls[pressed] = (host.now(), lobby.terms)
    return {} if calls == before else {NOTE: _CALLS.dump_json(calls).decode()}


def _read(text: str | None) -> Calls:
    return {} if text is None else _CALLS.validate_json(text)
