"""People at a table of the local Discord: what they may look up, and how they press.

They read the bot's file to make plans; whatever they do goes through their clients.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.actions import Action, Build, Mortgage, SeatId, Side, Unmortgage
from engine.core.events import Event
from engine.core.notation import read, write
from engine.core.saves import load_events, load_state
from engine.core.state import GameState
from engine.invariants import broken
from tests.support import stored_rows
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.local_discord import Answer, Member, Message
from tests.support.timeouts import TIMEOUT

CHANNEL = "monopoly"
NOTHING = Side()


class Logged(NamedTuple):
    """A step of the log: who did what, and what came of it."""

    version: int
    seat: SeatId | None
    action: Action | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A game that has started, in the bot's database, opened only to be read."""

    database: stored_rows.Place
    game: str
    channel_id: str

    def phase(self) -> str:
        """The phase of the game: lobby, running, over or cancelled."""
        ((phase,),) = self.rows("SELECT phase FROM games WHERE id = ?")
        return str(phase)

    def look(self) -> GameState:
        """The state as it is. Fails if anything about it cannot be."""
        ((text, schema),) = self.rows("SELECT state, schema FROM games WHERE id = ?")
        state = load_state(text, schema)
        assert not broken(state), broken(state)
        return state

    def log(self, after: int = 0) -> list[Logged]:
        """The steps after a version."""
        found = self.rows(
            "SELECT version, seat, action, events FROM steps WHERE game_id = ? AND version > ?"
            " ORDER BY version",
            after,
        )
        return [
            Logged(v, seat, _action(seat, line), load_events(ev)) for v, seat, line, ev in found
        ]

    def rows(self, query: str, *more: object) -> list[tuple[Any, ...]]:
        """Rows about this game, whose id is the first parameter."""
        return stored_rows.rows(self.database, query, self.game, *more)


def _action(seat: SeatId | None, line: str) -> Action | None:
    """None for a step that no player made."""
    return None if seat is None else read(line)[1]


@dataclass(frozen=True, slots=True)
class Player:
    """A member on a seat. Every method is something that a hand does, until it is answered."""

    member: Member
    seat: SeatId
    table: Table
    plays_several: bool = False
    """Whether commands must say which game is meant."""

    async def type_command(self, name: str, **options: Any) -> Answer:
        """Type a subcommand in the game's channel."""
        if self.plays_several:
            options["game"] = self.table.game
        return await self.member.slash(f"monopoly {name}", self.table.channel_id, **options)

    async def ask_to_resign(self) -> Answer:
        """What the member is asked before they resign; the game is one of several people."""
        asked = shown(await self.type_command("leave"))
        return await self.press_on(asked, panel_custom_id(self.table.game, "resign", "ask"))

    # -- at the table --------------------------------------------------------------------------

    async def answer(self, decision: int, action: Action) -> None:
        """Press the button of the table message that stands for an action."""
        answer = await self.press(action_custom_id(self.table.game, decision, action))
        assert answer.kind in ("update", "deferred_update"), answer

    async def press(self, what: str, within: str | None = None) -> Answer:
        """Press a button, as soon as the member sees it: a custom_id, or how one begins."""
        message = await self.member.wait_for(
            lambda seen: button_of(seen, what) is not None,
            TIMEOUT,
            channel=within or self.table.channel_id,
        )
        return await self.press_on(message, what)

    async def press_on(self, message: Message, what: str) -> Answer:
        """Press a button of this message."""
        custom_id = button_of(message, what)
        assert custom_id is not None, f"no {what!r} on {message}"
        answer = await self.member.press(message, custom_id)
        assert not answer.failed, f"nobody answered {custom_id}"
        return answer

    async def choose(self, message: Message, values: Sequence[str]) -> Message:
        """Choose these options, in whichever select has them; the message as it is then."""
        custom_id = select_of(message, values)
        assert custom_id is not None, f"no {values} on {message}: {message.selects}"
        return shown(await self.member.choose(message, custom_id, list(values)))

    # -- owing ---------------------------------------------------------------------------------

    async def raise_money(self, decision: int) -> None:
        """Take the proposed way to pay a debt."""
        await self.press(panel_custom_id(self.table.game, "debt", f"confirm {self.seat}", decision))

    async def give_up(self, decision: int) -> None:
        """Say twice that one is bankrupt."""
        asked = await self.press(panel_custom_id(self.table.game, "debt", "giveup", decision))
        sure = panel_custom_id(self.table.game, "debt", "bankrupt", decision)
        await self.press_on(shown(asked), sure)

    # -- property ------------------------------------------------------------------------------

    async def mortgage(self, space: int) -> None:
        """Borrow on a deed, in the private panel."""
        await self._press_in_tab("mortgage", _line(Mortgage(space)))

    async def unmortgage(self, space: int) -> None:
        """Pay a mortgage off."""
        await self._press_in_tab("mortgage", _line(Unmortgage(space)))

    async def build(self, group: str, level: int) -> None:
        """Bring a whole group to a level."""
        members = self.table.look().members(group)
        layout = _line(Build(tuple((space, level) for space in members)))
        await self._press_in_tab("build", layout, f"go build {group}")

    async def _press_in_tab(self, kind: str, line: str, opener: str = "") -> None:
        """Press the button of an action in a tab of the property panel, on whichever page it is."""
        panel = shown(await self.type_command("manage"))
        ways = [f"tab {kind}", *([opener] if opener else []), *(f"go {kind} {n}" for n in range(4))]
        for way in ways:
            found = [it for it in panel.buttons if it["custom_id"].endswith(f" {line}")]
            if found:
                await self.press_on(panel, found[0]["custom_id"])
                return
            custom_id = panel_custom_id(self.table.game, "manage", way)
            if button_of(panel, custom_id) is not None:
                panel = shown(await self.press_on(panel, custom_id))
        raise AssertionError(f"no {line!r} on {panel}")

    # -- auctions ------------------------------------------------------------------------------

    async def set_maximum(self, decision: int, amount: int) -> None:
        """File a secret maximum in the auction's thread."""
        answer = await self._type_amount("max", decision, amount)
        assert answer.message is not None, answer
        assert answer.message.ephemeral, "everybody reads the secret maximum"

    async def call(self, decision: int, amount: int) -> None:
        """Call an amount in the thread."""
        await self._type_amount("type", decision, amount)

    async def answer_in_thread(self, decision: int, action: Action) -> None:
        """Press the button of the thread that stands for an action."""
        custom_id = action_custom_id(self.table.game, decision, action)
        await self.press_on(await self._in_thread(custom_id), custom_id)

    async def _type_amount(self, word: str, decision: int, amount: int) -> Answer:
        custom_id = panel_custom_id(self.table.game, "bid", word, decision)
        form = await self.press_on(await self._in_thread(custom_id), custom_id)
        assert form.kind == "modal", form
        return await self.member.submit_modal(form, {"amount": f"${amount}"})

    async def _in_thread(self, custom_id: str) -> Message:
        return await self.member.wait_for(
            lambda seen: (
                seen.channel_id != self.table.channel_id and button_of(seen, custom_id) is not None
            ),
            TIMEOUT,
        )

    # -- trades --------------------------------------------------------------------------------

    async def offer(self, partner: Player, gives: Side, takes: Side = NOTHING) -> int:
        """Put a trade together and send it; its number."""
        panel = shown(await self.type_command("trade", player=partner.member.name))
        for side in (gives, takes):
            part = "give" if side is gives else "take"
            if side.deeds and select_of(panel, [str(space) for space in side.deeds]):
                panel = await self.choose(panel, [str(space) for space in side.deeds])
                continue
            for space in side.deeds:
                panel = await self.put_in(panel, part, space)
        if gives.jail_cards or takes.jail_cards:
            more = [f"g{card}" for card in gives.jail_cards] + [
                f"t{card}" for card in takes.jail_cards
            ]
            panel = await self.choose(panel, more)
        return await self._send(panel, gives.cash, takes.cash)

    async def put_in(self, panel: Message, part: str, space: int) -> Message:
        """Press the button that puts a property into the draft; the draft as it is then."""
        end = f" {part} {space}"
        (put,) = [it for it in panel.buttons if it["custom_id"].endswith(end)]
        return shown(await self.press_on(panel, put["custom_id"]))

    async def counter(self, number: int, gives: int, takes: int) -> int:
        """Answer an offer with the same one for other money; the number of the new one."""
        answer = await self.press(
            panel_custom_id(self.table.game, "trade", f"counter {number}"), "direct"
        )
        return await self._send(shown(answer), gives, takes)

    async def accept(self, number: int) -> None:
        """Accept an offer in the direct messages, holding any mortgages that come with it."""
        game = self.table.game
        answer = await self.press(panel_custom_id(game, "trade", f"accept {number}"), "direct")
        held = panel_custom_id(game, "trade", f"yes {number}")
        if answer.message is not None and button_of(answer.message, held):
            answer = await self.press_on(answer.message, held)
        answer = await self._confirm(answer, panel_custom_id(game, "trade", f"sure {number}"))
        assert self.table.look().trade(number) is None, answer

    async def _confirm(self, answer: Answer, sure: str) -> Answer:
        """Say that a gift is meant, where that is asked."""
        if answer.message is not None and button_of(answer.message, sure):
            return await self.press_on(answer.message, sure)
        return answer

    async def _type_cash(self, panel: Message, side: str, dollars: str) -> Message:
        """Type what one side of an offer gives in cash; the panel as it is then."""
        start = panel_custom_id(self.table.game, "draft", "cash")
        ids = [it.get("custom_id") or "" for it in panel.buttons]
        (button,) = [it for it in ids if it.startswith(start) and it.endswith(side)]
        form = await self.press_on(panel, button)
        return shown(await self.member.submit_modal(form, {side: dollars}))

    async def _send(self, panel: Message, gives: int, takes: int) -> int:
        game = self.table.game
        for side, dollars in (("give", f"${gives}"), ("take", f"{takes}")):
            panel = await self._type_cash(panel, side, dollars)
        answer = await self.press_on(panel, panel_custom_id(game, "draft", "send"))
        answer = await self._confirm(answer, panel_custom_id(game, "draft", "sure"))
        mine = [it.id for it in self.table.look().trades if it.proposer == self.seat]
        assert mine, answer
        return max(mine)


# -- what is on a message ----------------------------------------------------------------------


def button_of(message: Message, start: str) -> str | None:
    """The custom_id of an enabled button that is this one, or begins so before a space."""
    found = (it.get("custom_id") or "" for it in message.buttons if not it.get("disabled"))
    return next((it for it in found if _begins(it, start)), None)


def _begins(custom_id: str, start: str) -> bool:
    return custom_id == start or custom_id.startswith(f"{start} ")


def select_of(message: Message, values: Iterable[str]) -> str | None:
    """The custom_id of the select that offers all these values."""
    for select in message.selects:
        if {option["value"] for option in select["options"]} >= set(values):
            return str(select["custom_id"])
    return None


def shown(answer: Answer) -> Message:
    """The message that answered."""
    assert answer.message is not None, answer
    return answer.message


def _line(action: Action) -> str:
    return write(0, action).removeprefix("0 ")
