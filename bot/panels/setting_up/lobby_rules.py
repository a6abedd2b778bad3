"""What a lobby plays: the host's panel, and the same to read for everybody else."""

from collections.abc import Mapping
from math import ceil

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.setting_up.choosing import Change, ChoiceStore, choose
from bot.panels.setting_up.rules_screen import Sheet
from bot.screens.press import Press
from engine.host.snapshots import OpenLobby

VERB = "choose"


async def press_rules(context: Context, press: Press) -> None:
    """Answer the Rules button of the lobby, and every press in the panel that it opens."""
    user = context.person.user_id

    def sheet_of(found: OpenLobby) -> Sheet:
        mine = found.lobby.host_id == user
        say = context.words.say
        return Sheet(
            press.game_id,
            VERB,
            found.lobby.choice,
            say("rules-panel-lobby"),
            say("rules-panel-mine" if mine else "rules-panel-others"),
            mine,
            found.lobby.hour,
            advice=found.lobby.advice,
        )

    async def sheet() -> Sheet:
        return sheet_of(await context.lobbies.find(press.game_id))

    async def change(change: Change) -> Sheet:
        found = await context.lobbies.change(press.game_id, lambda it: it.with_choice(user, change))
        return sheet_of(found)

    async def end(seconds: int) -> Sheet:
        now = context.host.now()
        hour = ceil((now + seconds) / 60) * 60.0
        return sheet_of(
            await context.lobbies.change(press.game_id, lambda it: it.with_hour(user, hour, now))
        )

    await choose(context, press, ChoiceStore(sheet, change, end))
    await context.flush(press.game_id)


PANELS: Mapping[str, Panel] = {VERB: press_rules}
