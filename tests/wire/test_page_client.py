"""The page in Chromium as a client: by keyboard, in each language, in dark and light."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.async_api import expect

from tests.support.browser_tabs import (
    TIMEOUT_MS,
    BrowserTabs,
    Tab,
    needs_chromium,
    wait_until,
)

pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]
expect.set_options(timeout=TIMEOUT_MS)
DARK, LIGHT = "rgb(49, 51, 56)", "rgb(255, 255, 255)"


async def test_a_command_and_its_option_are_completed_by_keyboard(tabs: BrowserTabs) -> None:
    """Escape leads out of either."""
    ada = await tabs.open("Ada")
    lines, say = ada.page.locator("#completions li"), ada.page.locator("#say")
    await say.press_sequentially("/d")
    await expect(lines).to_contain_text(["/draw", "/find"])
    await expect(lines.first).to_have_attribute("aria-selected", "true")
    await say.press("ArrowDown")
    await expect(lines.nth(1)).to_have_attribute("aria-selected", "true")
    await expect(say).to_have_attribute("aria-activedescendant", "completion1")
    await say.press("Tab")
    deed = ada.page.locator(".command-form [name=deed]")
    await expect(deed).to_be_focused()
    await expect(ada.page.locator(".about")).to_have_text("Begin to type its name · required")
    await deed.press_sequentially("b")
    choices = ada.page.locator(".choices button")
    await expect(choices).to_have_text(["Baltic", "Boardwalk"])
    await deed.press("ArrowDown")
    await expect(choices.nth(1)).to_have_class("on")
    await expect(deed).to_have_attribute("aria-activedescendant", "choices-deed-1")
    await expect(ada.page.get_by_role("option", name="Boardwalk", selected=True)).to_be_visible()
    await expect(deed).to_have_accessible_name("deed")
    await deed.press("Enter")
    await expect(deed).to_have_value("Boardwalk")
    await expect(ada.page.locator(".about")).to_have_text("Begin to type its name")
    await deed.press("Enter")
    await ada.sees("found deed:Boardwalk")
    await expect(say).to_be_focused()

    await say.press_sequentially("/panel ")
    await ada.page.locator(".command-form").wait_for()
    await ada.page.keyboard.press("Escape")
    await expect(say).to_be_focused()
    await say.press_sequentially("/pa")
    await lines.first.wait_for()
    await say.press("Escape")
    await expect(ada.page.locator("#completions")).to_be_hidden()
    assert tabs.console_messages == []


async def test_a_command_typed_in_full_is_sent_by_the_button(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada")
    say, send = ada.page.locator("#say"), ada.page.get_by_role("button", name="Send", exact=True)
    await say.fill("/Look")
    await send.click()
    await ada.sees("looked at all")
    await expect(say).to_be_focused()
    await expect(say).to_have_value("")
    await say.fill("/find")
    await send.click()
    await expect(ada.page.locator(".command-form [name=deed]")).to_be_focused()
    await ada.page.locator("[data-drop]").click()
    await say.fill("/loo")
    await send.click()
    await expect(ada.page.locator("#toasts")).to_contain_text("No command has that name")
    assert tabs.console_messages == []


async def test_enter_sends_a_command_whose_options_may_be_left_out(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada")
    say = ada.page.locator("#say")
    await say.press_sequentially("/look ")
    deed, choices = (
        ada.page.locator(".command-form [name=deed]"),
        ada.page.locator(".choices button"),
    )
    await expect(deed).to_have_attribute("placeholder", "optional")
    shown = "field => getComputedStyle(field, '::placeholder').fontStyle"
    assert await deed.evaluate(shown) == "italic"
    await expect(ada.page.get_by_role("button", name="Send", exact=True)).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await ada.sees("looked at all")
    await say.press_sequentially("/look ")
    await deed.focus()
    await expect(ada.page.locator(".about")).to_have_text(re.compile(" · optional$"))
    await expect(choices).to_have_text(["Baltic", "Boardwalk", "Reading"])
    await deed.press("ArrowDown")
    await deed.press("Enter")
    await expect(deed).to_have_value("Baltic")
    await deed.press("Enter")
    await ada.sees("looked at deed:Baltic")
    assert tabs.console_messages == []


async def test_a_list_of_several_sends_what_is_ticked_when_it_closes(tabs: BrowserTabs) -> None:
    """By a press outside, on its line, or on Escape; nothing if it closes as it was."""
    ada = await tabs.open("Ada")
    messages = ada.page.locator("#messages")
    select = messages.locator(".select").last
    summary, picked = select.locator("summary"), messages.get_by_text("picked")
    closing = (
        ada.page.locator("#say").click,
        summary.click,
        lambda: select.locator("input").last.press("Escape"),
    )
    for number, close in enumerate(closing, start=1):
        await ada.command("pick")
        await expect(messages.locator(".select")).to_have_count(number)
        for name in ("Boardwalk", "Baltic"):
            if await select.get_attribute("open") is None:
                await summary.click()
            await select.get_by_text(name).click()
        await close()
        await expect(picked).to_have_text(["picked Boardwalk, Baltic"] * number)

    await ada.command("pick")
    await expect(messages.locator(".select")).to_have_count(len(closing) + 1)
    await summary.click()
    await select.get_by_text("Baltic").click()
    await select.get_by_text("Baltic").last.click()
    await ada.page.locator("#say").click()
    await expect(select).not_to_have_attribute("open", "")
    await ada.command("speak")
    await ada.sees("member en-US")
    await expect(picked).to_have_count(len(closing))


COVERED = """select => {
  const listed = select.querySelector(".option").parentElement, first = listed.firstElementChild;
  for (let more = 0; more < 8; more++) listed.insertBefore(first.cloneNode(true), first);
  const {top, bottom} = listed.getBoundingClientRect();
  return [...listed.querySelectorAll(".option")].filter((it) => {
    const box = it.getBoundingClientRect(), y = box.bottom - 4;
    if (y < top || y > bottom) return false;
    return !it.contains(document.elementFromPoint(box.left + 20, y));
  }).length;
}"""
"""How many options of a long list are in view, but for what lies on them."""


async def test_done_covers_no_option_of_a_long_list(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada", 390, 844)
    await ada.command("pick")
    select = ada.page.locator("#messages .select").last
    await select.locator("summary").click()
    assert await select.evaluate(COVERED) == 0
    await select.locator("[data-choose]").wait_for()


async def test_each_member_chooses_a_language(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada")
    await ada.page.get_by_role("button", name="Settings").click()
    await ada.page.get_by_label("Your language").select_option("de")
    await expect(ada.page.locator(".you")).to_contain_text("Deutsch")
    await ada.page.get_by_label("Sprache des Servers").select_option("fr")
    await expect(ada.page.locator("[name=guild]")).to_have_value("fr")
    await ada.page.get_by_role("button", name="Fertig").click()
    await ada.page.fill("#say", "/grü")
    line = ada.page.locator("#completions li")
    await expect(line).to_have_count(1)
    await expect(line).to_contain_text("Jemandem schreiben")
    await ada.command("speak")
    await ada.sees("member de, guild fr")
    answer = await tabs.local.member("Bo").slash("speak")
    assert answer.text == "member en-US, guild fr"


async def test_a_picture_is_shown_with_its_words(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada")
    await ada.command("draw")
    picture = ada.page.locator(".embed img")
    await expect(picture).to_have_attribute("alt", "A blue dot")
    await wait_until(ada.page, "document.querySelector('.embed img').naturalWidth === 1")
    await expect(ada.page.locator(".message img")).to_have_count(1)
    await expect(ada.page.locator(".file")).to_contain_text("game.txt")
    await ada.page.locator(".embed a.shown").click()
    await expect(ada.page.locator("#lightbox p")).to_have_text("A blue dot")
    await ada.page.keyboard.press("Escape")
    hidden = ada.page.locator(".spoiler")
    await hidden.press("Enter")
    await expect(hidden).to_have_attribute("aria-expanded", "true")


async def test_what_is_new_is_marked_until_it_is_seen(tabs: BrowserTabs) -> None:
    """What is for one member is counted and lit."""
    bo = await tabs.open("Bo")
    await bo.go("tavern")
    await tabs.local.member("Ada").say("monopoly", "Is anybody here?")
    new = bo.page.locator("#sidebar .entry.new")
    await expect(new).to_contain_text("monopoly")
    await bo.go("monopoly")
    await bo.sees("Is anybody here?")
    await expect(bo.page.locator(".fresh-line + .message")).to_contain_text("Is anybody here?")
    await expect(new).to_have_count(0)
    await bo.go("tavern")
    await bo.go("monopoly")
    await bo.sees("Is anybody here?")
    await expect(bo.page.locator(".fresh-line")).to_have_count(0)

    await bo.go("tavern")
    world = await tabs.local.control.world()
    bo_id = next(user["id"] for user in world["members"] if user["global_name"] == "Bo")
    await tabs.local.member("Ada").say("monopoly", f"<@{bo_id}>, your turn")
    await expect(bo.page.locator("#sidebar .badge")).to_have_text("1")
    await expect(bo.page).to_have_title("(1) #tavern · Bo")
    cem = await tabs.open("Cem")
    await expect(cem.page.get_by_title("1 new for Bo")).to_be_visible()
    await bo.go("monopoly")
    await expect(bo.page.locator(".mentions-you")).to_contain_text("@Bo, your turn")
    await expect(bo.page).to_have_title("#monopoly · Bo")
    await tabs.local.member("Ada").say("monopoly", "Thank you")
    await expect(cem.page.get_by_title("1 new for Bo")).to_have_count(0)


async def test_a_command_in_a_message_is_typed_by_a_press(tabs: BrowserTabs) -> None:
    """A form that a button of the message opens says what is too long."""
    ada = await tabs.open("Ada")
    await ada.command("panel")
    mention = ada.page.locator("#messages").get_by_role("button", name="/find")
    deed = ada.page.locator(".command-form [name=deed]")
    for press in (mention.click, partial(mention.press, "Enter")):
        await press()
        await expect(ada.page.locator(".command-name")).to_have_text("/find")
        await expect(deed).to_be_focused()
        await ada.page.locator("[data-drop]").click()

    await ada.press("Bid")
    amount = ada.page.locator("dialog[open] [name=amount]")
    await amount.fill("12345678")
    await expect(ada.page.locator(".count")).to_have_text("8/7")
    await amount.press("Enter")
    await expect(ada.page.locator(".fault")).to_have_text("This must be 7 characters or fewer.")
    await expect(amount).to_be_focused()
    await amount.fill("")
    await amount.press("Enter")
    await expect(ada.page.locator(".fault")).to_have_text("This field is required.")
    await ada.fill({"amount": "120"})
    await ada.sees("filed 120, open")


async def test_the_focus_stays_where_a_message_changes(tabs: BrowserTabs) -> None:
    """A list in it is walked through without choosing."""
    ada, bo = await tabs.open("Ada"), await tabs.open("Bo")
    await ada.command("panel")
    focused = ada.page.locator(".components :focus")
    await ada.button("Bid").focus()
    await bo.press("Count 1")
    await ada.sees("count 1")
    await expect(focused).to_have_text("Bid")
    await ada.button("Count 2").focus()
    await bo.press("Count 2")
    await ada.sees("count 2")
    # Not at what stands there now: Enter would press something else.
    await expect(ada.page.locator(".message:focus")).to_contain_text("count 2")

    await ada.page.locator("#messages .select summary").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        await ada.page.keyboard.press(key)
    await ada.sees("chose Baltic")


async def test_the_colours_are_chosen_and_kept(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada")
    body = ada.page.locator("body")
    for preferred, colour in (("light", LIGHT), ("dark", DARK)):
        await ada.page.emulate_media(color_scheme=preferred)
        await ada.page.reload()
        await expect(body).to_have_css("background-color", colour)
    await ada.page.get_by_role("button", name="Settings").click()
    await ada.page.get_by_label("Light").check()
    await expect(body).to_have_css("background-color", LIGHT)
    await ada.page.reload()
    await expect(body).to_have_css("background-color", LIGHT)
    await ada.page.goto(f"{tabs.local.page_url}?theme=dark")
    await expect(body).to_have_css("background-color", DARK)


async def test_what_stands_in_a_form_is_typed_on_from_its_end(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada")
    await ada.command("panel")
    await ada.press("Bid")
    amount = ada.page.locator("dialog[open] [name=amount]")
    await expect(amount).to_be_focused()
    await ada.page.keyboard.type("5")
    await expect(amount).to_have_value("105")


async def test_the_first_visit_begins_at_the_top_of_a_small_phone(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada", 340, 600, motion="no-preference")
    languages = ada.page.locator(".languages")
    await expect(languages).to_be_in_viewport(ratio=1)
    await ada.page.set_viewport_size({"width": 340, "height": 1200})
    gap = """() => document.querySelector(".languages").getBoundingClientRect().top
      - document.querySelector("#messages").getBoundingClientRect().top"""
    assert await ada.page.evaluate(gap) < 32
    await tabs.local.member("Bo").slash("panel")
    await expect(ada.button("Count")).to_be_in_viewport()


async def test_whoever_comes_first_reads_how_to_begin(tabs: BrowserTabs) -> None:
    """On a phone, where the channels are behind the menu."""
    ada = await tabs.open("Ada", 400, 820, motion="no-preference")
    steps = ada.page.locator(".first-steps")
    for command in ("/monopoly new", "/monopoly help", "/monopoly learn"):
        await expect(steps.get_by_role("button", name=command)).to_be_visible()
    await tabs.local.member("Bo").slash("speak")
    await tabs.local.member("Bo").slash("panel")
    await ada.sees("count 0")
    await expect(steps).to_have_count(0)
    assert await _fits(ada)

    await expect(ada.page.locator("#sidebar")).to_be_hidden()
    await ada.page.click("#menu")
    await expect(ada.page.locator("#sidebar .entry.here")).to_be_in_viewport()
    await expect(ada.page.locator("#sidebar a").first).to_be_focused()
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator("#sidebar")).to_be_hidden()
    await expect(ada.page.locator("#menu")).to_be_focused()


async def test_on_a_phone_the_line_above_an_answer_is_whole(tabs: BrowserTabs) -> None:
    """Times are told in the member's language, too."""
    await tabs.local.member("Ada").speak("de")
    ada = await tabs.open("Ada", 200, 820)
    await ada.command("speak")
    line = (await ada.sees("member de")).locator(".used")
    await expect(line).to_contain_text("verwendet")
    assert await line.evaluate("line => line.scrollWidth <= line.clientWidth")
    await ada.command("panel")
    await expect(ada.page.locator(".embed .stamp")).to_contain_text("Jahren")


async def _fits(tab: Tab) -> bool:
    return bool(await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
