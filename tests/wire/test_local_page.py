"""The page in Chromium: two members in two tabs, every kind of component."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.local import markdown
from tests.support.browser_tabs import (
    TIMEOUT_MS,
    BrowserTabs,
    needs_chromium,
    wait_until,
)


async def page_of(tabs: BrowserTabs, member: str, width: int = 1280, height: int = 800) -> Page:
    return (await tabs.open(member, width, height)).page


async def type_command(page: Page, name: str) -> None:
    await page.fill("#say", f"/{name}")
    await page.locator("#completions li").first.wait_for()
    await page.press("#say", "Enter")
    await page.locator(".command-form").wait_for()


@needs_chromium
@pytest.mark.asyncio(loop_scope="session")
async def test_two_members_in_two_tabs(tabs: BrowserTabs) -> None:
    ada, bo = await page_of(tabs, "Ada"), await page_of(tabs, "Bo", 400, 820)
    await type_command(ada, "panel")
    await ada.get_by_role("button", name="Send").click()
    await bo.get_by_role("button", name="Count 1").click()
    await ada.locator("#messages").get_by_text("count 1", exact=True).wait_for()
    assert await ada.get_by_role("button", name="Never").is_disabled()

    await ada.get_by_role("button", name="Bid", exact=True).click()
    await ada.fill("dialog input[name=amount]", "120")
    await ada.locator("dialog summary").click()
    await ada.get_by_text("Secret maximum").click()
    await ada.get_by_role("button", name="Submit").click()
    await ada.locator("#messages").get_by_text("filed 120, secret").wait_for()
    await ada.get_by_role("button", name="Dismiss").click()
    await ada.locator("#messages").get_by_text("filed 120, secret").wait_for(state="detached")

    await bo.locator(".select summary").click()
    await bo.get_by_text("Boardwalk").click()
    await bo.locator("#messages").get_by_text("chose Boardwalk").wait_for()
    assert await ada.locator("#messages").get_by_text("chose Boardwalk").count() == 0
    await _no_sideways_scrolling(bo)
    assert tabs.console_messages == []


@needs_chromium
@pytest.mark.asyncio(loop_scope="session")
async def test_direct_messages_arrive_with_a_mark(tabs: BrowserTabs) -> None:
    ada, bo = await page_of(tabs, "Ada"), await page_of(tabs, "Bo")
    await type_command(ada, "greet")
    await ada.select_option(".command-form select", label="Bo")
    await ada.get_by_role("button", name="Send").click()
    await bo.locator("#sidebar .badge").wait_for()
    await bo.locator("#notices a").click()
    await bo.locator("#messages").get_by_text("Hello, Bo").wait_for()
    await expect(bo.locator("#sidebar .badge")).to_have_count(0, timeout=TIMEOUT_MS)
    assert await ada.locator("#sidebar .badge").count() == 0


@needs_chromium
@pytest.mark.asyncio(loop_scope="session")
async def test_a_private_answer_comes_into_sight(tabs: BrowserTabs) -> None:
    ada = await page_of(tabs, "Ada", 400, 600)
    await tabs.local.member("Ada").slash("panel")
    for number in range(20):
        await tabs.local.member("Bo").say("monopoly", f"line {number}")
    await ada.locator("#messages").get_by_text("line 19").wait_for()
    await ada.locator(".select summary").click()
    await ada.get_by_text("Boardwalk").click()
    await wait_until(
        ada,
        "[...document.querySelectorAll('.content')].some(each =>"
        " each.textContent.includes('chose') && each.getBoundingClientRect().bottom < innerHeight)",
    )


@needs_chromium
@pytest.mark.asyncio(loop_scope="session")
async def test_the_page_says_whether_the_bot_is_here(own_tabs: BrowserTabs) -> None:
    """When the server was gone, the page comes back with it."""
    ada = await page_of(own_tabs, "Ada")
    await ada.get_by_text("bot is online").wait_for()
    await own_tabs.local.control.drop_gateway(4004)
    await ada.get_by_text("bot is offline").wait_for()
    await own_tabs.local.restart()
    await own_tabs.local.member("Bo").say("monopoly", "are you still there?")
    await ada.locator("#messages").get_by_text("are you still there?").wait_for()


async def _no_sideways_scrolling(page: Page) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**b** *i* __u__ ~~s~~ `c`", "<strong>b</strong> <em>i</em> <u>u</u> <s>s</s>"),
        ("<t:5:R>", '<time class="stamp" data-unix="5" data-style="R"></time>'),
        ("<@7>", '<span class="mention">@user 7</span>'),
        ("</go on:7>", 'class="mention" data-type="go on">/go on</button>'),
        ("see https://a.b/c_d_e.", '<a href="https://a.b/c_d_e"'),
        ("||a *b*||", 'aria-expanded="false">a <em>b</em></span>'),
        ("a | b || c", "a | b || c"),
        ("-# small", "<small>small</small>"),
        ("one\ntwo", "one<br"),
        ("https://discord.com/channels/1/2/3", 'href="/p/?member=A&amp;channel=2#m3">#channel 2'),
        ("<script>alert(1)</script>", "&lt;script&gt;"),
        (r"\*kept\*", "*kept*"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("<@7> \"'<b>", "&quot;'&lt;b&gt;"),
    ],
)
def test_markdown(text: str, shown: str) -> None:
    html = markdown.render(text, lambda kind, given: f"{kind} {given}", "/p/?member=A")
    assert shown in str(html)


def test_templates_escape_what_people_write() -> None:
    # Only the Markdown renderer may hand over finished HTML.
    folder = Path(sys.modules["bot.local"].__path__[0], "templates")
    assert not [p for p in folder.iterdir() if re.search(r"\|\s*safe", p.read_text())]
