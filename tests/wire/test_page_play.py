"""Two people play at the page, each in a tab of their own: the real bot, a real browser, clicks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import expect

from engine.editions.board import DEFAULT_BOARD, board
from tests.support.answer_labels import (
    AUCTION,
    BUY,
    END_TURN,
    JOIN,
    MORE,
    PASS,
    PAY_FINE,
    PAY_FLAT_TAX,
    ROLL,
    SET_MAXIMUM,
    START,
    bid_of,
)
from tests.support.bot_process import BotProcess
from tests.support.browser_tabs import (
    TIMEOUT_MS,
    BrowserTabs,
    PagePool,
    Tab,
    needs_chromium,
    shared_browser_tabs,
    wait_until,
)
from tests.support.timeouts import local_discord

pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]
PHONE = (400, 820)
MOST_STEPS = 80
# What the newest table message says, without the times that tick on it.
TABLE = """() => {
  const tables = [...document.querySelectorAll("#messages .message")]
    .filter((message) => /turn \\d/.test(message.querySelector(".embed-title")?.textContent));
  const table = tables.at(-1)?.cloneNode(true);
  if (!table) return null;
  for (const time of table.querySelectorAll("time")) time.remove();
  return {
    text: table.querySelector(".body").textContent,
    question: ([...table.querySelectorAll(".embed h3")].at(-1) ?? table).textContent,
    labels: [...table.querySelectorAll(".button:enabled")].map((it) => it.textContent.trim()),
  };
}"""
MOVES = (
    ROLL,
    BUY,
    AUCTION,
    PAY_FLAT_TAX,
    PAY_FINE,
    "Raise",
    "Mortgage",
    "Keep mortgaged",
    END_TURN,
)
"""Buttons of the table by the start of their label, the first that is there is pressed."""


@dataclass(frozen=True, slots=True)
class Table:
    """The newest table message in a tab."""

    text: str
    question: str
    labels: tuple[str, ...]

    @property
    def turn(self) -> int:
        """The number in its title."""
        found = re.search(r"turn (\d+)", self.text)
        assert found is not None, self.text
        return int(found[1])

    def offers(self, start: str) -> str | None:
        """The label of a button that begins so."""
        return next((label for label in self.labels if label.startswith(start)), None)


class Round:
    """Ada and Bo at one table."""

    def __init__(self, ada: Tab, bo: Tab) -> None:
        self.tabs = {"Ada": ada, "Bo": bo}

    async def look(self, tab: Tab) -> Table:
        """The table as one of them sees it now."""
        seen = await tab.page.evaluate(TABLE)
        assert seen is not None, "there is no table"
        return Table(seen["text"], seen["question"], tuple(seen["labels"]))

    def other(self, tab: Tab) -> Tab:
        """Who sits opposite."""
        return next(each for each in self.tabs.values() if each is not tab)

    def awaited(self, table: Table) -> Tab:
        """Whom the question names first."""
        named = [name for name in self.tabs if name in table.question]
        return self.tabs[min(named, key=table.question.index)]

    async def everybody_sees(self, table: Table) -> None:
        """Until both tabs show this table."""
        for tab in self.tabs.values():
            await wait_until(tab.page, f"text => ({TABLE})()?.text === text", table.text)

    async def press(self, table: Table, label: str) -> Table:
        """Whoever is awaited presses; the table that comes of it."""
        await self.everybody_sees(table)
        tab = self.awaited(table)
        await tab.press(label)
        # Between two tables there is none.
        changed = f"text => {{ const it = ({TABLE})(); return it !== null && it.text !== text; }}"
        await wait_until(tab.page, changed, table.text)
        return await self.look(tab)


async def test_two_members_play_a_round_with_an_auction_and_a_trade(
    tmp_path: Path, pages: PagePool
) -> None:
    async with (
        local_discord(tmp_path / "world.db") as local,
        BotProcess(local, tmp_path / "games.db"),
        shared_browser_tabs(pages, local) as tabs,
    ):
        await _play(tabs)


async def _play(tabs: BrowserTabs) -> None:
    ada, bo = await tabs.open("Ada"), await tabs.open("Bo", *PHONE)
    game = Round(ada, bo)
    await ada.page.get_by_role("button", name="/monopoly new").click()
    await ada.page.locator(".command-form").wait_for()
    await ada.page.get_by_role("button", name="Send", exact=True).click()
    await bo.press(JOIN)
    await ada.sees("2 of 8 players")
    await ada.press(START)
    await bo.sees("Game on!")

    seller, lot = await _play_until_an_auction_is_over(game)
    await _sell(seller, game.other(seller), lot)
    await _play_until_both_have_had_a_turn(game)
    await _complete_what_is_typed_in_full(ada)

    await ada.press(MORE)
    await ada.press("Board")
    buyer = game.other(seller).member
    owned = rf"{buyer} · (?:(?!{seller.member} · ).)*{lot}.*Unowned"
    await ada.sees(re.compile(owned, re.DOTALL))
    for tab in (ada, bo):
        assert await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert tabs.console_messages == []
    assert await tabs.local.control.violations() == []


async def _complete_what_is_typed_in_full(ada: Tab) -> None:
    """Another command, whose name goes on from there, comes below it."""
    await ada.page.fill("#say", "")
    await ada.page.locator("#say").press_sequentially("/monopoly board")
    lines = ada.page.locator("#completions li b")
    await expect(lines).to_contain_text(["/monopoly board", "/monopoly boards"])
    await expect(lines.first).to_have_text("/monopoly board")
    await ada.page.locator("#say").press("Escape")
    await ada.page.fill("#say", "")


async def _play_until_an_auction_is_over(game: Round) -> tuple[Tab, str]:
    """Nobody buys what is landed on first; who wins it and what it is."""
    await game.tabs["Ada"].sees("turn ")
    table = await game.look(game.tabs["Ada"])
    for _ in range(MOST_STEPS):
        decline = table.offers(AUCTION)
        if decline is not None:
            return await _auction(game, table, decline)
        table = await _move(game, table)
    raise AssertionError("nobody has landed on a property")


async def _auction(game: Round, table: Table, decline: str) -> tuple[Tab, str]:
    """Who landed there declines and passes, the other bids in the thread."""
    decliner, lot = game.awaited(table), decline.removeprefix(AUCTION).strip()
    bidder = game.other(decliner)
    await game.everybody_sees(table)
    await decliner.press(decline)
    await bidder.page.locator(".thread-card").last.click()
    await bidder.page.locator("#header .title").filter(has_text=f"Auction: {lot}").wait_for()
    await bidder.press(SET_MAXIMUM)
    await bidder.fill({"amount": "$90"})
    await bidder.sees("Nobody else sees the amount")
    await bidder.sees(f"{bidder.member} leads with $1.")

    await decliner.page.locator(".thread-card").last.click()
    await decliner.press(bid_of(50))
    await bidder.sees(f"{bidder.member} leads with $51.")
    await decliner.press(PASS)
    for tab in (decliner, bidder):
        await tab.sees(f"{bidder.member} won {lot} at auction for $51")
        await tab.page.get_by_text("This thread is closed.").wait_for()
        await tab.page.locator("#header h1 a").click()
        await tab.sees(f"won {lot} at auction for $51")
    return bidder, lot


LIST_PRICES = {it.name: it.price for it in board(DEFAULT_BOARD).properties.values()}


async def _sell(seller: Tab, buyer: Tab, lot: str) -> None:
    """An offer put together by clicks, and accepted in the direct messages."""
    await seller.press("Trade")
    await seller.press(lot)
    await seller.sees(re.compile(rf"You give.*{re.escape(lot)} \(", re.DOTALL))
    await seller.press("Ask for cash")
    # Much less or more than the list price, and the bot asks whether one is sure.
    price = next((it for name, it in LIST_PRICES.items() if name.startswith(lot.rstrip("."))), 150)
    await seller.fill({"take": f"${price}"})
    await seller.sees(re.compile(rf"You get.*💵 \${price}", re.DOTALL))
    notice = buyer.page.locator("#notices a")
    await seller.press("Send to")
    await seller.sees(re.compile(f"Offer sent to .*{buyer.member}"))

    said = "Direct message from Monopoly: .* offers you a trade"
    await expect(notice).to_have_text(re.compile(said), timeout=TIMEOUT_MS)
    await buyer.go("Monopoly")
    offer = await buyer.sees("offers you a trade")
    assert lot in await offer.inner_text()
    await buyer.press("Accept")
    await buyer.sees("accepted")
    await buyer.go("monopoly")
    await buyer.sees(f"sold {buyer.member}")


async def _play_until_both_have_had_a_turn(game: Round) -> None:
    table = await game.look(game.tabs["Ada"])
    for _ in range(MOST_STEPS):
        if table.turn >= 3:
            return
        table = await _move(game, table)
    raise AssertionError("the round did not end")


async def _move(game: Round, table: Table) -> Table:
    label = next(found for start in MOVES if (found := table.offers(start)))
    return await game.press(table, label)
