"""The cards of a deck as lines to type into: a number, what the card does, and its own words."""

import re
from collections.abc import Mapping
from typing import Final

from bot.features.boards.parts import CARDS, lines_of
from bot.language.voice import Voice
from bot.narration.charge_reasons import effect_text
from engine.editions.board import DeckName
from engine.editions.board_names import NameKey, tidy
from engine.editions.cards import cards

_NUMBERED: Final = re.compile(r"\s*([0-9]{1,2})\s*[.):]\s*(.*)")


def card_lines(deck: DeckName, own: Mapping[str, str], voice: Voice) -> str:
    """Return a line for each card of a deck; `own`: words of the board's own, by the card."""
    return "\n".join(
        f"{number}. {_effect(card, voice)} = {own.get(card, '')}".rstrip()
        for number, card in enumerate(CARDS[deck], 1)
    )


def _effect(card: str, voice: Voice) -> str:
    return effect_text(cards()[card].effect, voice).rstrip(".")


def read_cards(deck: DeckName, text: str, voice: Voice) -> tuple[dict[NameKey, str], list[int]]:
    """Return the words of the cards of a deck by what was typed, and the lines that begin with the
    number of no card. A card without a line has no words of its own.
    """
    lines = lines_of(text)
    numbers = [_number(line, deck) for line in lines]
    found: dict[NameKey, str] = {("cards", card): "" for card in CARDS[deck]}
    for number, line in zip(numbers, lines, strict=True):
        if number:
            card = CARDS[deck][number - 1]
            found["cards", card] = _words(line, card, voice)
    return found, [at for at, number in enumerate(numbers, 1) if not number]


def list_again(deck: DeckName, text: str, voice: Voice) -> str:
    """Return what was typed as the list of all cards. What has no number stands at the cards that
    have no line, in their order; what finds no room there, at the end.
    """
    lines = lines_of(text)
    found, unread = read_cards(deck, text, voice)
    own = {card: words for (_, card), words in found.items()}
    taken = {_number(line, deck) for line in lines}
    free = [card for number, card in enumerate(CARDS[deck], 1) if number not in taken]
    loose = [lines[at - 1] for at in unread]
    own |= {card: _words(line, card, voice) for card, line in zip(free, loose, strict=False)}
    return "\n".join((card_lines(deck, own, voice), *loose[len(free) :]))


def _number(line: str, deck: DeckName) -> int:
    """Return the number of a card that a line begins with, 0 for none."""
    numbered = _NUMBERED.fullmatch(line)
    number = int(numbered[1]) if numbered else 0
    return number if number <= len(CARDS[deck]) else 0


def _words(line: str, card: str, voice: Voice) -> str:
    """Return what a line says of a card, without its number and what the card does."""
    numbered = _NUMBERED.fullmatch(line)
    rest = numbered[2] if numbered else line
    after = rest.removeprefix(tidy(_effect(card, voice))).lstrip(" .")
    if after.startswith("=") or not after:
        return tidy(after[1:])
    effect, sign, own = rest.partition("=")
    return tidy(own if sign else effect)
