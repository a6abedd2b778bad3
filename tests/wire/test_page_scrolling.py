"""Where the page stands: at what is newest, and still while one chooses."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.support.browser_tabs import (
    TIMEOUT_MS,
    BrowserTabs,
    needs_chromium,
    wait_until,
)

pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]
expect.set_options(timeout=TIMEOUT_MS)
PHONE = (390, 844)
BUTTONS_CUT_OFF = """() => {
  const list = document.querySelector('#messages');
  const buttons = document.querySelector('#messages .components');
  list.scrollTop += buttons.getBoundingClientRect().top - list.getBoundingClientRect().bottom + 10;
}"""
"""Scrolls until the first message's buttons begin at the view's lower edge."""
BUTTONS_IN_VIEW = """() => {
  const list = document.querySelector('#messages').getBoundingClientRect();
  const buttons = document.querySelector('#messages .components').getBoundingClientRect();
  return buttons.bottom <= list.bottom && buttons.top >= list.top;
}"""
GROW = """tall => {
  const message = [...document.querySelectorAll('#messages .message')].at(-1);
  message.style.minHeight = `${tall}px`;
  document.querySelector('#messages').dispatchEvent(new Event('scroll'));
}"""
"""Makes the newest message taller before the page hears of its own scrolling, as pictures do."""
TO_SCROLL = """() => {
  const list = document.querySelector('#messages');
  return Math.round(list.scrollHeight - list.scrollTop - list.clientHeight);
}"""
"""Pixels between the view and the end of the messages."""
FROM_TOP = "button => button.getBoundingClientRect().top"
COUNTED = "document.querySelector('#messages').textContent.includes('count 1')"


async def test_a_channel_opens_at_the_newest_message(tabs: BrowserTabs) -> None:
    bo = await tabs.open("Bo", *PHONE, motion="no-preference")
    await bo.go("tavern")
    for number in range(30):
        await tabs.local.member("Ada").say("monopoly", f"line {number}")
    await bo.go("monopoly")
    await expect(bo.page.locator(".fresh-line + .message")).to_contain_text("line 0")
    await expect(bo.message("line 29")).to_be_in_viewport(ratio=1)


async def test_the_buttons_come_into_view_after_a_press(tabs: BrowserTabs) -> None:
    await _talk_around_a_panel(tabs, 25)
    ada = await tabs.open("Ada", *PHONE, motion="no-preference")
    await ada.sees("line 49")
    await ada.page.evaluate(BUTTONS_CUT_OFF)
    assert not await ada.page.evaluate(BUTTONS_IN_VIEW)
    await ada.button("Count").evaluate("button => button.click()")
    await wait_until(ada.page, COUNTED)
    await wait_until(ada.page, BUTTONS_IN_VIEW)


async def _talk_around_a_panel(tabs: BrowserTabs, lines: int) -> None:
    """As many lines above a message with buttons as below it."""
    bo = tabs.local.member("Bo")
    for number in range(lines):
        await bo.say("monopoly", f"line {number}")
    await tabs.local.member("Ada").slash("panel")
    for number in range(lines, 2 * lines):
        await bo.say("monopoly", f"line {number}")


async def test_in_a_tall_message_the_pressed_button_stays_under_the_finger(
    tabs: BrowserTabs,
) -> None:
    """As in a draft of a trade, where one chooses one property after another."""
    await _talk_around_a_panel(tabs, 20)
    ada = await tabs.open("Ada", *PHONE, motion="no-preference")
    await ada.page.add_style_tag(content=".message:has(.components) { min-height: 1500px; }")
    await ada.sees("line 39")
    button = ada.button("Count")
    await button.evaluate("button => button.scrollIntoView({ block: 'center' })")
    before = await button.evaluate(FROM_TOP)
    await button.click()
    await wait_until(ada.page, COUNTED)
    near = f"([button, before]) => Math.abs(({FROM_TOP})(button) - before) <= 40"
    await wait_until(ada.page, near, [await button.element_handle(), before])


async def test_the_end_stays_in_view_when_a_message_grows(tabs: BrowserTabs) -> None:
    """Or comes; but who has scrolled up stays there."""
    bo = tabs.local.member("Bo")
    for number in range(28):
        await bo.say("monopoly", f"line {number}")
    ada = await tabs.open("Ada", *PHONE, motion="no-preference")
    for number in (28, 29):
        await bo.say("monopoly", f"line {number}")
        await ada.sees(f"line {number}")
        await wait_until(ada.page, f"({TO_SCROLL})() === 0")
    await ada.page.evaluate(GROW, 400)
    await wait_until(ada.page, f"({TO_SCROLL})() === 0")

    await ada.page.locator("#messages").hover()
    await ada.page.mouse.wheel(0, -300)
    await wait_until(ada.page, f"({TO_SCROLL})() === 300")
    await ada.page.evaluate(GROW, 800)
    await bo.say("monopoly", "Hurry up")
    await expect(ada.page.locator("#newest")).to_be_visible()
    await expect(ada.message("Hurry up")).not_to_be_in_viewport()


async def test_news_wait_while_a_list_is_open(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada", *PHONE, motion="no-preference")
    bo = tabs.local.member("Bo")
    await ada.command("panel")
    await ada.page.locator(".select summary").click()
    await bo.press((await bo.messages("monopoly"))[0], "Count 1")
    await bo.say("monopoly", "Hurry up")
    await bo.say("tavern", "Anybody here?")
    await ada.page.locator("#sidebar .entry.new").wait_for(state="attached")
    await expect(ada.page.locator(".select[open]")).to_be_visible()
    await expect(ada.page.get_by_text("Hurry up")).to_have_count(0)
    await expect(ada.page.get_by_text("count 1", exact=True)).to_have_count(0)
    await ada.page.keyboard.press("Escape")
    await expect(ada.message("Hurry up")).to_be_in_viewport(ratio=1)
    await ada.sees("count 1")
    assert tabs.console_messages == []


async def test_a_link_to_a_message_of_the_open_channel_shows_it(tabs: BrowserTabs) -> None:
    """Also to the newest but one, which is in sight already: it flashes."""
    ada = tabs.local.member("Ada")
    said = [await ada.say("monopoly", f"line {number}") for number in range(30)]
    for target in (said[0], said[-1]):
        at = f"https://discord.com/channels/1/{target.channel_id}/{target.id}"
        await ada.say("monopoly", at)
    bo = await tabs.open("Bo", *PHONE, motion="no-preference")
    for link, line in ((-1, "line 29"), (-2, "line 0")):
        await bo.page.locator("#messages a.mention").nth(link).click()
        await expect(bo.page.locator(".message.found")).to_contain_text(line)
        await expect(bo.page.locator(".message.found")).to_be_in_viewport()
