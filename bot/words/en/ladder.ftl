# The ladder of a server, and what somebody has played. `profile-head-…` stand in a narrow table: at most 8 letters.

button-leaderboard = Leaderboard
button-profile = My profile

ladder-title = Leaderboard
ladder-none = Nobody is on the ladder yet. It begins with the first game that at least two people play to its end: **/monopoly { command-name-new }** opens one.
ladder-line = { $place } · { $who } · **{ $rating }** · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won
ladder-own = ➡️ You: { $line }
ladder-own-none = ➡️ You are not on it yet: play a game with others to its end.
ladder-note = -# Everybody begins at { $begin }. Rated are games that ended, among the people in them, by place; who abandons a game comes last. The number is a cautious one: it grows surer with every game. ❔ fewer than { $settled } rated games, provisional.
ladder-dm = A ladder belongs to a server: ask there. **/monopoly { command-name-profile }** tells you here what you have played.

profile-title = Profile
profile-none = { $who } has not finished a game on this server yet.
profile-none-own = No game of yours has ended here yet. **/monopoly { command-name-new }** opens one.
profile-others = Other people’s profiles are told on the servers where they play. Here you see your own.
profile-rating = 📈 Rating **{ $rating }** · place { $place } of { $count } on the ladder
profile-provisional = -# ❔ provisional: fewer than { $settled } rated games
profile-unrated = 📈 No rating yet: that takes a game with others, played to its end.
profile-everywhere = -# Your games on all servers together. Ratings belong to a server: ask there.
profile-games = 🎲 { $games ->
        [one] One game
       *[other] { $games } games
    }, **{ $wins }** won
profile-head-place = place
profile-head-games = games
profile-best = ⭐ **Best results**
profile-result = { $place } of { $seats } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } · <t:{ $at }:d>
profile-longest = ⏳ Longest game: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } · <t:{ $at }:d>
profile-token = { $emoji } Favorite token: { $token }, { $games ->
        [one] one game
       *[other] { $games } games
    }
profile-abandoned = 🚪 Abandoned: { $count }. Each counts as a last place.
profile-called-off = 🤝 Called off by all: { $count }. They don’t count.
profile-removed = 🛡️ Replaced or removed by a moderator: { $count }. They don’t count.
