# The leaderboard of a server, and what a person has played.

button-profile = My profile

ladder-title = Leaderboard
ladder-none = No one’s ranked yet. The leaderboard starts once a game with at least two people is finished. `/monopoly { command-name-new }` opens a game.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (still settling)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [0] no wins
        [one] 1 win
       *[other] { $wins } wins
    }
ladder-own = ➡️ You: { $line }
ladder-own-none = ➡️ You aren’t ranked yet. Finish a game with other people to get on the leaderboard.
ladder-note = -# Everyone starts at { $begin }. After each finished game, ratings go up or down by final place, not counting computer players. Abandoning a game counts as last place. A rating is still settling until { $settled } rated games are played.
ladder-length = -# A game counts if everyone in it has had { $turns } turns of their own, or if someone has gone bankrupt. Resigning doesn’t count as going bankrupt. A game in which every player gets advice doesn’t count.
ladder-dm = Each server has its own leaderboard, so use this command in a server. `/monopoly { command-name-profile }` shows your own games here.

profile-title = Profile
profile-none = { $who } hasn’t finished a game on this server yet.
profile-none-own = You haven’t finished a game here yet. `/monopoly { command-name-new }` opens one.
profile-none-direct = You haven’t finished a game on a server yet. Only those count for your profile: games in direct messages don’t.
profile-others = You can see other players’ profiles only in a server you share with them. Here, you can only see your own.
profile-rating = 📈 Rating { $rating } · place { $place } of { $count } on the leaderboard
profile-provisional = -# This rating is still settling: fewer than { $settled } rated games so far
profile-unrated = 📈 No rating yet: finish a game with other people to get one.
profile-everywhere = -# Your games on all servers together. Each server has its own ratings: use this command in a server to see yours.
profile-games = 🎲 { $games ->
        [0] No games
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [0] no wins
        [one] **1** win
       *[other] **{ $wins }** wins
    }
profile-places = Finishes: { $places }
profile-place = { $place } ({ $games ->
        [one] 1 game
       *[other] { $games } games
    })
profile-best = ⭐ **Best results**
profile-best-all = ⭐ **Results**
profile-result = { $place } of { $seats } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · <t:{ $at }:d>
profile-longest = ⏳ Longest game: { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · <t:{ $at }:d>
profile-token = { $emoji } Favorite token: { $token }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
profile-abandoned = 🚪 Abandoned: { $count } (counted as last place)
profile-called-off = 🤝 Ended by agreement: { $count } (not counted)
profile-removed = 🛡️ Replaced or removed by a moderator: { $count } (not counted)

command-name-leaderboard = leaderboard
command-name-profile = profile
command-leaderboard = See the best players on this server
command-profile = See someone’s games, results and rating on this server
command-profile-player = Whose profile (default: yours)
