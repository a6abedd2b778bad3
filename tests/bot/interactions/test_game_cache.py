"""What is remembered of games: by game, each value for its own time."""

from bot.interactions.game_cache import GameCache


def test_a_game_s_values_are_found_by_the_game_the_newest_last() -> None:
    cache = GameCache[int, str](9, 60.0, lambda: 0.0)
    for game, key, value in (("ours", 1, "a"), ("theirs", 2, "b"), ("ours", 3, "c")):
        cache.put(game, key, value)
    cache.put("ours", 1, "d")
    assert list(cache.of_game("ours").items()) == [(3, "c"), (1, "d")]
    assert cache.of_game("theirs") == {2: "b"}
    assert (cache.pop(3), cache.pop(3)) == ("c", None)
    assert cache.of_game("ours") == {1: "d"}


def test_a_newer_value_of_the_game_does_not_keep_an_older_one() -> None:
    now = 0.0
    cache = GameCache[int, str](9, 60.0, lambda: now)
    cache.put("ours", 1, "a")
    now = 50.0
    cache.put("ours", 2, "b")
    now = 70.0
    assert cache.of_game("ours") == {2: "b"}
