"""The page in Chromium by keyboard and screen reader: the focus, and what is read out by itself."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser_tabs import TIMEOUT_MS, BrowserTabs, Tab, needs_chromium

pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]
expect.set_options(timeout=TIMEOUT_MS)


async def _walk(tab: Tab, *keys: str) -> None:
    for key in keys:
        await tab.page.keyboard.press(key)


async def _order(tab: Tab) -> None:
    """Choose the second answer of the list in a message that changes with it."""
    await tab.command("order")
    await tab.page.locator("#messages .select summary").focus()
    await _walk(tab, "ArrowDown", "ArrowDown", "Enter")
    await tab.sees("Always buy")


async def test_the_focus_stays_at_a_list_whose_message_changes(tabs: BrowserTabs) -> None:
    """Also where a form that the choice has opened is cancelled; then nothing has been chosen."""
    ada = await tabs.open("Ada")
    await _order(ada)
    summary = ada.page.locator("#messages .select summary")
    await expect(summary).to_be_focused()
    await expect(summary).to_have_text("Buying: Always buy")
    await _walk(ada, "ArrowDown", "ArrowDown", "Enter")
    await ada.page.locator("dialog[open]").wait_for()
    await _walk(ada, "Escape")
    await expect(summary).to_have_text("Buying: Always buy")
    await expect(summary).to_be_focused()


async def test_a_choice_that_names_its_topic_is_not_read_with_it(tabs: BrowserTabs) -> None:
    """The focus of the button that goes then is at its message."""
    ada = await tabs.open("Ada")
    await ada.command("order")
    await ada.choose("Buying", "Buying: never")
    summary = ada.page.locator("#messages .select summary")
    await expect(summary).to_have_text("Buying: never", use_inner_text=True)
    await ada.button("Save").press("Enter")
    await expect(await ada.sees("Saved")).to_be_focused()
    await ada.page.locator(".message :text('Dismiss message')").press("Enter")
    await expect(ada.page.locator("#messages .message")).to_have_count(0)
    await expect(ada.page.locator("#messages")).to_be_focused()


async def test_only_what_is_new_is_read_out(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada")
    await expect(ada.page.get_by_role("log")).to_have_attribute("aria-live", "off")
    read = ada.page.locator("#announcements p")
    await ada.command("panel")
    await expect(read).to_have_text(re.compile("^Monopoly: count 0\\.\\sPanel\\.\\sbold ends in"))
    await ada.press("Count 1")
    await expect(read.last).to_have_text(re.compile("^count 1\\.$"))


async def _greeted(tabs: BrowserTabs, whom: str) -> Tab:
    """The tab of a member to whom the bot has written."""
    tab = await tabs.open(whom)
    await tabs.local.member("Ada").slash("greet", whom=whom)
    await expect(tab.page.locator("#notices a")).to_have_text(
        f"Direct message from Monopoly: Hello, {whom}"
    )
    return tab


async def test_a_notice_says_where_and_stays_until_that_is_opened(tabs: BrowserTabs) -> None:
    """By its member in this tab or another one."""
    bo = await _greeted(tabs, "Bo")
    notice = bo.page.locator("#notices[role=status] a")
    assert await bo.page.evaluate("document.querySelector('#header + #notices + *').id") == "talk"
    await bo.go("tavern")
    await notice.press("Enter")
    await bo.sees("Hello, Bo")
    await expect(notice).to_have_count(0)
    await bo.go("tavern")
    await tabs.local.member("Ada").slash("greet", whom="Bo")
    await expect(notice).to_have_count(1)
    elsewhere = await tabs.open("Bo")
    await elsewhere.go("Monopoly")
    await elsewhere.sees("Hello, Bo")
    await tabs.local.member("Ada").slash("greet", whom="Ada")  # Any news brings the count along.
    await expect(bo.page.locator("#notices > *")).to_have_count(0)


async def test_a_notice_can_be_dismissed(tabs: BrowserTabs) -> None:
    """A phone shows one at a time."""
    bo = await _greeted(tabs, "Bo")
    notice = bo.page.locator("#notices > *")
    await notice.evaluate("(it) => it.after(it.cloneNode(true))")
    await expect(notice.filter(visible=True)).to_have_count(2)
    await bo.page.set_viewport_size({"width": 390, "height": 844})
    await expect(notice.filter(visible=True)).to_have_count(1)
    await notice.last.evaluate("(it) => it.remove()")
    await bo.page.get_by_role("button", name="Dismiss this notice").press("Enter")
    await expect(notice).to_have_count(0)
    await expect(bo.page.locator("#messages")).to_be_focused()


async def test_what_a_press_changes_is_read_out(tabs: BrowserTabs) -> None:
    """By place and after their heading in a message for all; whole where it is private.

    The focus stays at a button whose id and tick change with it.
    """
    ada = await tabs.open("Ada")
    read = ada.page.locator("#announcements p")
    await ada.command("offer")
    await expect(read).to_have_text("Monopoly: You give. nothing. You get. nothing.")
    await ada.press("Give")
    await expect(read.last).to_have_text("You give. Baltic.")

    await ada.command("sketch")
    await expect(read.last).to_have_text("Monopoly: You give. dark blue nothing. Not sent yet.")
    await ada.button("Boardwalk").press("Enter")
    await expect(ada.button("✓ Boardwalk")).to_be_focused()
    await expect(read.last).to_have_text("You give. dark blue Boardwalk. Not sent yet.")


async def test_a_form_without_an_answer_says_so_and_stays(tabs: BrowserTabs) -> None:
    """One that is answered never says that it failed."""
    ada = await tabs.open("Ada")
    await ada.command("panel")
    await ada.press("Bid")
    await ada.fill({"amount": "5"})
    await ada.sees("filed 5")
    await expect(ada.page.locator("#modal .wrong")).to_have_text("")

    await ada.press("Bid")
    await ada.page.route("**/control/submit", lambda route: route.fulfill(json={"kind": "failed"}))
    dialog = ada.page.locator("dialog[open]")
    await dialog.locator("[name=amount]").fill("5")
    await dialog.locator("[type=submit]").click()
    await expect(dialog.locator(".wrong[role=alert]")).to_contain_text("didn’t answer in time")
    await ada.page.unroute("**/control/submit")
