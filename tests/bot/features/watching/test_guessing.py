"""Guesses: who does not play says once who will win; the last message says who was right."""

from __future__ import annotations

import json

import pytest

from engine.core.actions import Resign
from engine.host.lobby import Person
from engine.host.people import guesses
from engine.host.people.guesses import Guess, give_guess, guesses_of
from engine.host.personal.file import personal_data
from engine.host.refusals import Refusal, Refused
from tests.support.answer_labels import ROLL
from tests.support.game import LIGHT_BLUES, READING, A, B, C, D
from tests.support.seat_changes import hand_over
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
BOLDEST = "P6’s guess was the boldest: 56 points. Also right: P5 55, P4 54, P3 53, P2 52."


async def guess(server: SimulatedServer, game: str, who: int, seat: int) -> str:
    """What a person reads after they have said who will win."""
    refused = await server.press(who, await server.message(game, "table"), ROLL)
    panel = await server.press(who, refused.private, "Guess the winner…")
    await server.choose(who, panel.private, "tip:give", str(seat))
    return (await server.press(who, panel.private, "That’s my guess")).text


async def end(server: SimulatedServer, game: str) -> str:
    """Cleo and Ben give up; what the last message says then."""
    await server.act(game, C, Resign())
    await server.act(game, B, Resign())
    return said(await server.message(game, "table"))


async def test_the_number_is_public_and_who_was_right_is_told_at_the_end(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=3)
    assert "It’s the only guess so far" in await guess(server, game, D, A)
    await give_guess(server.app.host, game, 701, "Fay", B)
    again = await server.press(D, await server.message(game, "table"), ROLL)
    panel = await server.press(D, again.private, "Guess the winner…")
    assert panel.text == "🔮 You guessed Ada. 2 guesses so far."
    table = said(await server.message(game, "table"))
    assert "🔮" not in table
    last = await end(server, game)
    points = (await guesses_of(server.app.host, game))[server.user(D)].points
    assert f"1 of 2 guesses said Ada. Dora was right: {points} points." in last
    assert "Fay" not in last, "nobody is blamed"


async def test_a_guess_counts_a_hundred_less_the_chance_then(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    equal = await give_guess(server.app.host, game, 701, "Fay", A)
    assert 55 <= equal.points <= 75, "three of equal means"
    await server.arrange(game, lambda it: it.owns(A, READING).cash(A, 5000))
    likely = await give_guess(server.app.host, game, 702, "Gil", A)
    unlikely = await give_guess(server.app.host, game, 703, "Hal", B)
    assert likely.points < equal.points < unlikely.points <= 100


async def test_the_first_guess_stays(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    refused = await server.press(D, await server.message(game, "table"), ROLL)
    panel = (await server.press(D, refused.private, "Guess the winner…")).private
    await server.choose(D, panel, "tip:give", str(A))
    await server.press(D, panel, "That’s my guess")
    again = await give_guess(server.app.host, game, server.user(D), "Dora", B)
    assert again.seat == A
    assert (await guesses_of(server.app.host, game))[server.user(D)].seat == A


async def test_no_guesses_once_a_building_stands(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    refused = await server.press(D, await server.message(game, "table"), ROLL)
    await server.arrange(game, lambda it: it.owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 1, 0, 0))
    late = await server.press(D, refused.private, "Guess the winner…")
    assert late.text.startswith("It’s too late for a guess")
    refused = await server.press(D, await server.message(game, "table"), ROLL)
    assert labels(refused.private) == ["Board", "Follow"]
    with pytest.raises(Refused) as closed:
        await give_guess(server.app.host, game, server.user(D), "Dora", A)
    assert closed.value.refusal is Refusal.GUESSES_CLOSED


async def test_a_player_gives_no_guess_until_they_are_out(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    with pytest.raises(Refused) as own:
        await give_guess(server.app.host, game, server.user(C), "Cleo", C)
    assert own.value.refusal is Refusal.FOLLOWS_OWN
    await server.act(game, C, Resign())
    with pytest.raises(Refused) as gone:
        await give_guess(server.app.host, game, server.user(D), "Dora", C)
    assert gone.value.refusal is Refusal.GUESSES_CLOSED, "who is out wins no more"
    assert "You guessed Ada" in await guess(server, game, C, A)


async def test_no_guess_is_late_by_the_time_that_its_chances_take(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, game = server.app.host, await server.start_game("daily", people=3)

    async def slow(_: object) -> list[float]:
        await server.arrange(game, lambda it: it.owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 1, 0, 0))
        return [0.0] * 3

    monkeypatch.setattr(guesses, "in_background", slow)
    with pytest.raises(Refused) as late:
        await give_guess(host, game, server.user(D), "Dora", A)
    assert late.value.refusal is Refusal.GUESSES_CLOSED
    assert await guesses_of(host, game) == {}


async def test_nobody_guesses_on_a_game_in_which_they_have_a_seat(server: SimulatedServer) -> None:
    """Not who has lent it, and may have it back; what was said before goes with the seat."""
    host, game = server.app.host, await server.start_game("daily", people=3)
    await guess(server, game, D, B)
    await hand_over(host, game, B, Person(server.user(D), "Dora"), "until-back", "over")
    assert await guesses_of(host, game) == {}
    for who in (B, D):
        with pytest.raises(Refused) as own:
            await give_guess(host, game, server.user(who), "Somebody", A)
        assert own.value.refusal is Refusal.FOLLOWS_OWN
    refused = await server.press(B, await server.message(game, "table"), ROLL)
    assert "Guess the winner…" not in labels(refused.private)


async def test_fifty_people_guess_and_no_more(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "MOST_GUESSES", 1)
    host, game = server.app.host, await server.start_game("daily", people=2)
    await give_guess(host, game, 701, "Fay", A)
    with pytest.raises(Refused) as refused:
        await give_guess(host, game, 702, "Gil", A)
    assert refused.value.refusal is Refusal.GUESSES_ENOUGH
    assert (await give_guess(host, game, 701, "Fay", B)).seat == A


async def test_where_nobody_was_right_nobody_is_named(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await guess(server, game, D, B)
    assert "Nobody guessed Ada." in await end(server, game)


async def test_a_name_is_shown_letter_by_letter(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await give_guess(server.app.host, game, 701, "**Fay** <@1>", A)
    assert r"\*\*Fay\*\*" in await end(server, game)


async def test_a_guess_is_in_a_persons_file_and_goes_with_them(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await guess(server, game, D, A)
    data = await personal_data(server.app.host, server.user(D))
    assert "tip:" in json.dumps(data["games"])
    await server.run_in_bot(server.app.eraser.erase(server.user(D)))
    assert await guesses_of(server.app.host, game) == {}
    assert "🔮" not in await end(server, game)


async def test_the_boldest_of_many_are_named(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    for at in range(7):
        text = f'{{"seat": 0, "points": {50 + at}, "name": "P{at}"}}'
        await server.app.host.store.notes.put(game, f"tip:{800 + at}", text)
    assert (await guesses_of(server.app.host, game))[800] == Guess(A, 50, "P0")
    (told,) = [line for line in (await end(server, game)).split("\n") if "🔮" in line]
    assert told.endswith("7 of 7 guesses said Ada. " + BOLDEST)


async def test_a_guess_is_asked_about_once_before_it_counts(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    refused = await server.press(D, await server.message(game, "table"), ROLL)
    panel = (await server.press(D, refused.private, "Guess the winner…")).private
    asked = await server.choose(D, panel, "tip:give", str(A))
    assert asked.text == "🔮 Ada will win? You can’t change it afterwards."
    assert await guesses_of(server.app.host, game) == {}
    back = await server.press(D, panel, "Back")
    assert "Nobody has guessed yet." in back.text
    await server.choose(D, panel, "tip:give", str(B))
    assert "You guessed Ben" in (await server.press(D, panel, "That’s my guess")).text


@pytest.mark.parametrize(("seat", "told"), [(A, "You guessed it: "), (B, "You guessed Ben.")])
async def test_a_follower_reads_at_the_end_whether_they_were_right(
    seat: int, told: str, server: SimulatedServer
) -> None:
    game = await server.start_game("daily", people=3)
    await guess(server, game, D, seat)
    refused = await server.press(D, await server.message(game, "table"), ROLL)
    await server.press(D, refused.private, "Follow")
    await end(server, game)
    (letter,) = server.direct(D)
    assert f"🔮 {told}" in letter.content
