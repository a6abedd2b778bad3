"""The dice, worked out again by anyone, once the seed may be told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import Resign
from engine.core.chance import FairChance
from engine.core.events import DeckShuffled, DeedsDealt, DiceRolled
from engine.core.saves import load_events
from engine.editions.choice import Choice, resolve
from engine.game import new_game
from engine.host.finished.proof import Proof, Rolled, prove, recompute
from engine.host.people.cancellation import agree_to_cancel
from engine.host.refusals import Refusal
from tests.support.host_harness import ADA, BEN, CLEO, HostHarness, refusal
from tests.support.silent_games import play_by_silence

pytestmark = pytest.mark.asyncio


async def test_before_the_end_only_the_hash_is_told(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    assert await prove(harness.host, opened.record.id) == Proof(opened.commitment)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    assert await prove(harness.host, opened.record.id) == Proof(opened.commitment)


async def test_at_the_end_every_roll_and_deck_is_laid_again(harness: HostHarness) -> None:
    game = await play_by_silence(harness)
    for guest in (ADA, BEN):
        await harness.host.submit(game.id, guest.user_id, 0, Resign(), f"k{guest.user_id}")
    proof = await prove(harness.host, game.id)
    secret = await harness.store.games.secret(game.id)
    assert (proof.seed, proof.mix) == (secret.seed.hex(), "join-0-join-1-join-2")
    assert proof.seed_fits
    assert proof.decks == 2
    steps = await harness.store.games.steps(game.id)
    rolled = [e for step in steps for e in load_events(step.events) if isinstance(e, Rolled)]
    assert proof.rolls == len(rolled) > 20
    assert proof.wrong == ()
    assert proof.findings() == ("seed-fits", "throws-fit")


async def test_a_cancelled_game_is_proved_as_well(harness: HostHarness) -> None:
    game = await play_by_silence(harness, 3)
    for guest in (ADA, BEN, CLEO):
        await agree_to_cancel(harness.host, game.id, guest.user_id)
    proof = await prove(harness.host, game.id)
    assert proof.seed_fits
    assert proof.rolls > 3
    assert proof.wrong == ()


async def test_a_closed_lobby_tells_its_seed(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA)
    await harness.lobbies.close(opened.record.id, ADA.user_id)
    proof = await prove(harness.host, opened.record.id)
    assert proof.seed_fits
    assert (proof.rolls, proof.decks) == (0, 0)


async def test_a_changed_roll_and_a_changed_deck_are_found(harness: HostHarness) -> None:
    game = await play_by_silence(harness, 10)
    secret = await harness.store.games.secret(game.id)
    steps = await harness.store.games.steps(game.id)
    events = [event for step in steps for event in load_events(step.events)]
    at, rolled = next((n, e) for n, e in enumerate(events) if isinstance(e, DiceRolled))
    events[at] = replace(rolled, first=rolled.first % 6 + 1)
    at, laid = next((n, e) for n, e in enumerate(events) if isinstance(e, DeckShuffled))
    events[at] = replace(laid, cards=(*laid.cards[1:], laid.cards[0]))
    found = recompute(Proof("c"), FairChance(secret.seed, secret.mix), events)
    assert set(found.wrong) == {str(rolled.number), laid.deck}
    assert "throws-differ" in found.findings()


async def test_another_seed_than_the_one_promised_is_found(harness: HostHarness) -> None:
    game = await play_by_silence(harness, 5)
    secret = await harness.store.games.secret(game.id)

    class Swapped:
        def __getattr__(self, name: str) -> object:
            return getattr(harness.store.games, name)

        async def secret(self, game_id: str) -> object:
            return replace(secret, seed=b"\0" * 32)

    for guest in (ADA, BEN, CLEO):
        await agree_to_cancel(harness.host, game.id, guest.user_id)
    harness.host.store = replace(harness.store, games=Swapped())
    proof = await prove(harness.host, game.id)
    assert not proof.seed_fits
    assert proof.wrong
    assert proof.findings() == ("seed-differs", "throws-differ")


async def test_a_game_that_does_not_exist_proves_nothing(harness: HostHarness) -> None:
    assert await refusal(prove(harness.host, "nope")) is Refusal.NO_SUCH_GAME


async def test_dealt_deeds_are_dealt_again() -> None:
    rules, chance = resolve(Choice("1998", "short")), FairChance(b"s" * 32, "mix")
    events = list(new_game(rules, ("hat", "car", "dog"), chance).events)
    fair = recompute(Proof("c"), chance, events)
    assert (fair.deeds, fair.wrong) == (9, ())
    at = next(n for n, event in enumerate(events) if isinstance(event, DeedsDealt))
    one, other = events[at : at + 2]
    events[at : at + 2] = [replace(one, spaces=other.spaces), replace(other, spaces=one.spaces)]
    assert recompute(Proof("c"), chance, events).wrong == ("deeds",)
    del events[at + 1]
    assert recompute(Proof("c"), chance, events).wrong == ("deeds",)
