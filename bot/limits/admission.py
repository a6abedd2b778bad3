"""Admission: each press, form, command and completion is counted by its person and its server."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord import tracing
from bot.discord.error_codes import FAILURES, describe
from bot.discord.tracing import InteractionOutcome, Observer
from bot.language.language import Words
from bot.limits.buckets import Rate, TokenBuckets
from bot.limits.rates import LimitReached, Limits, limit_sentence
from engine.host.store.records import DIRECT

LOG = logging.getLogger(__name__)
SENTENCES = Rate(1, 5.0)
"""How often a person is told that a press was too much; the others are taken in silence."""
Interaction = discord.Interaction[Any]
Kind = discord.InteractionType
WordsOf = Callable[[Interaction], Awaitable[Words]]
"""Tells in which words to answer an interaction."""


class Admission:
    """Lets in what the limits allow, and answers every other interaction with the time to wait.

    Here every interaction begins: `observer` counts them. `is_mine` tells whether this process, of
    several that may hear it, answers in a server.
    """

    def __init__(
        self,
        limits: Limits,
        words_of: WordsOf,
        unix_now: Callable[[], float],
        now: Callable[[], float] = time.monotonic,
        observer: Observer = Observer(),  # noqa: B008 - without a state
        is_mine: Callable[[int], bool] = lambda guild_id: True,
    ) -> None:
        self._limits = limits
        self._words_of = words_of
        self._unix_now = unix_now
        self._sentences = TokenBuckets(SENTENCES, now)
        self._observer = observer
        self._is_mine = is_mine

    async def admits(self, interaction: Interaction) -> bool:
        """Count an interaction and return whether it may go on; one that may not is answered
        here. What another process answers is passed over in silence.
        """
        if not self._is_mine(interaction.guild_id or DIRECT):
            return False
        tracing.begin(interaction, self._observer)
        try:
            self._count(interaction)
        except LimitReached as reached:
            LOG.debug("a person asks too much: %s", reached)
            await self._refuse(interaction, reached)
            tracing.end(InteractionOutcome.LIMITED)
            return False
        return True

    def _count(self, interaction: Interaction) -> None:
        person = interaction.user.id
        if interaction.type is Kind.autocomplete:
            self._limits.take("completions", person)
            return
        # The person first: what is refused there does not use up what the others have.
        self._limits.take("presses", person)
        if interaction.guild_id is not None:
            self._limits.take("server", interaction.guild_id)

    async def _refuse(self, interaction: Interaction, reached: LimitReached) -> None:
        try:
            if interaction.type is Kind.autocomplete:
                await interaction.response.autocomplete([])
            elif self._needs_answer(interaction):
                words = await self._words_of(interaction)
                text = limit_sentence(reached, words, self._unix_now())
                await interaction.response.send_message(text, ephemeral=True)
            else:
                await interaction.response.defer()
        except (*FAILURES, discord.InteractionResponded) as error:
            LOG.info("a refusal did not arrive: %s", describe(error))

    def _needs_answer(self, interaction: Interaction) -> bool:
        """Return whether a refusal is to be answered: a command's always, or Discord shows a
        failure.
        """
        silent = interaction.type in (Kind.component, Kind.modal_submit)
        return not silent or not self._sentences.take(interaction.user.id)
