"""What a lobby plays: the host's panel, and the same to read for everybody else."""

from bot.features.lobby.choosing import Change, ChoiceStore, choose, choose_part, clear
from bot.features.lobby.presses import ClearLobbyRules, LobbyRules, LobbyRulesPart
from bot.features.lobby.rules_screen import Sheet
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from engine.host.snapshots import OpenLobby

HANDLERS = Handlers()


@HANDLERS.answers(LobbyRules)
async def _choose(context: Context, press: LobbyRules) -> None:
    await choose(context, press, _store(context, press.game_id))
    await context.flush(press.game_id)


@HANDLERS.answers(LobbyRulesPart)
async def _choose_part(context: Context, press: LobbyRulesPart) -> None:
    await choose_part(context, press, _store(context, press.game_id))
    await context.flush(press.game_id)


@HANDLERS.answers(ClearLobbyRules)
async def _clear(context: Context, press: ClearLobbyRules) -> None:
    await clear(context, _store(context, press.game_id))
    await context.flush(press.game_id)


def _store(context: Context, game_id: str) -> ChoiceStore:
    """Return where a lobby keeps what it plays."""

    def sheet_of(open_lobby: OpenLobby) -> Sheet:
        mine = open_lobby.lobby.host_id == context.user_id
        say = context.words.say
        return Sheet(
            game_id,
            open_lobby.lobby.choice,
            say("rules-title"),
            say("rules-panel-mine" if mine else "rules-panel-others"),
            mine,
            open_lobby.lobby.ends_after,
            advice=open_lobby.lobby.advice,
            short_evening=open_lobby.lobby.is_short_evening,
        )

    async def sheet() -> Sheet:
        return sheet_of(await context.lobbies.find(game_id))

    async def change(change: Change) -> Sheet:
        open_lobby = await context.lobbies.change(
            game_id, lambda it: it.with_choice(context.user_id, change)
        )
        return sheet_of(open_lobby)

    async def game(name: str) -> Sheet:
        open_lobby = await context.lobbies.change(
            game_id, lambda it: it.with_game(context.user_id, name)
        )
        return sheet_of(open_lobby)

    async def last(seconds: int) -> Sheet:
        open_lobby = await context.lobbies.change(
            game_id, lambda it: it.with_length(context.user_id, seconds)
        )
        return sheet_of(open_lobby)

    return ChoiceStore(sheet, change, game, last)
