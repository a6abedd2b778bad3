"""A host may call the bot and its commands otherwise: the words name neither by themselves."""

import re
from pathlib import Path

import pytest

import bot
from bot.commands.groups import command_label, moderator_group, player_group
from bot.commands.guide import show_guide
from bot.interactions.command_client import plain_command
from bot.language.app_names import NAMES, AppNames
from bot.language.language import Words, languages
from tests.support import command_names

ROOT = Path(bot.__file__).parent
SPELLED = re.compile(r"/monopoly(?!\.db)")
CALL = re.compile(r"\b(COMMAND|MODERATOR_COMMAND|APP_TITLE)\((?:\"([^\"]*)\")?\)")
HERE = ROOT / "language" / "app_names.py"


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NAMES, "command", "estates")
    monkeypatch.setattr(NAMES, "title", "Estates & Rents")


@pytest.mark.usefixtures("renamed")
def test_sentences_name_the_commands_of_this_host_as_their_readers_type_them() -> None:
    assert "`/estates new`" in Words("en").say("mine-none")
    assert "`/estates neu`" in Words("de").say("mine-none")
    assert "`/estates-mod réglages`" in Words("fr").say("prefer-pictures-all")
    assert "`/estates-mod`" in Words("es").say("guide-text-look")


@pytest.mark.usefixtures("renamed")
@pytest.mark.parametrize("locale", languages())
def test_the_table_has_the_title_of_this_host(locale: str) -> None:
    assert Words(locale).say("table-title", turn=3).startswith("Estates & Rents · ")


@pytest.mark.usefixtures("renamed")
def test_both_groups_of_commands_have_the_name_of_this_host() -> None:
    assert (player_group(()).name, moderator_group(()).name) == ("estates", "estates-mod")


@pytest.mark.usefixtures("renamed")
def test_commands_are_counted_by_names_that_no_host_changes() -> None:
    pauses = [plain_command("pause", show_guide) for _ in range(2)]
    player_group(pauses[:1])
    moderator_group(pauses[1:])
    assert [command_label(it) for it in pauses] == ["pause", "mod-pause"]


def test_what_is_not_translated_is_typed_in_english() -> None:
    assert AppNames("a").filled_in('Use { COMMAND("new") }.') == "Use /a new."


def test_no_other_module_and_no_sentence_spells_the_command() -> None:
    paths = [it for kind in ("py", "ftl", "html", "js") for it in ROOT.rglob(f"*.{kind}")]
    assert len(paths) > 400
    spelling = [it for it in paths if SPELLED.search(it.read_text("utf-8")) and it != HERE]
    assert spelling == []


@pytest.mark.parametrize("locale", languages())
def test_sentences_refer_to_commands_that_there_are(locale: str) -> None:
    texts = "".join(it.read_text("utf-8") for it in (ROOT / "words" / locale).glob("*.ftl"))
    named = [*CALL.findall(texts)]
    assert len(named) > 50
    there = {"COMMAND": command_names.PLAYERS, "MODERATOR_COMMAND": command_names.MODERATORS}
    assert [(f, name) for f, name in named if name and name not in there.get(f, ())] == []
