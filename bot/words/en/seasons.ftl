## The table of a season, and what a game changes in it.

button-season = This season
button-all-time = All time
button-standings = Standings

season-title = This season ({ $season } · { $days ->
        [one] 1 day left
       *[other] { $days } days left
    })
season-quarter = { $quarter ->
        [1] winter
        [2] spring
        [3] summer
       *[4] fall
    } { $year }
season-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
season-none = Nobody has points this season yet. `{ COMMAND("new") }` opens a game.
season-line = { $place } · { $who } · **{ $points } { $count ->
        [one] pt
       *[other] pts
    }** · { $more ->
        [0] { $games ->
            [one] 1 game
           *[other] { $games } games
        }
       *[other] best { $counted } of { $games } games
    }, { $wins ->
        [0] no wins
        [one] 1 win
       *[other] { $wins } wins
    }
season-own-none = ➡️ You aren’t in this season’s standings yet. Finish a game with other people to get in.
season-note = -# You get 1 point for each person you finish ahead of, and 2 more if you win. Your best { $counted } games count. Computer players don’t count, and abandoning a game earns nothing. A champion needs at least { $games } games.
season-gains = Season: { $gains }
season-gain = { $who } +{ $points } (#{ $place })

season-end-title = 🏁 The { $season } season is over
season-end-champion = 🏆 { $count ->
        [one] { $who } is the champion!
       *[other] { $who } are the champions!
    }
season-end-records = **Records of the season**
season-end-next = -# The next season has begun, and everyone starts from 0: `{ COMMAND("standings") }`
season-end-alt = A cup with the champion’s token: { $token }

button-server-season-quarter = Seasons: quarters
button-server-season-month = Seasons: months
button-server-season-off = Seasons: off

## The records of a server.

button-records = Records
records-title = { button-records }
records-season = **This season ({ $season })**
records-ever = **All time**
records-none = There are no records yet: they come with the first game that counts.
records-uncounted = -# { $games ->
        [one] 1 older game isn’t counted yet.
       *[other] { $games } older games aren’t counted yet.
    } Open the records again to count more.
record-line = { $said } · [game]({ $link })
record-rent = 💸 Highest rent: **${ $amount }**, paid by { $who }
record-deal = 🤝 Best trade: { $who } got **${ $amount }** in rent from it
record-comeback = 🔄 Biggest comeback: { $who } won despite a **{ $chance }** chance
record-shortest = ⏱️ Fastest win: { $who } after { $amount ->
        [one] **1** turn
       *[other] **{ $amount }** turns
    }
record-longest = ⏳ Longest game: { $amount ->
        [one] **1** turn
       *[other] **{ $amount }** turns
    }
record-lucky = 🎲 Highest rolls: { $who }
record-unlucky = 🎲 Lowest rolls: { $who }

button-server-news = Seasons and paper
server-paper = 📰 The weekly paper appears in { $at }.
server-paper-off = 📰 There’s no weekly paper.
server-paper-text = -# Every Sunday, the bot posts one message without pings: games in progress, finished games, the season’s top five, and any new record. After a week without games, there’s no paper. Games that readers of the channel can’t see are left out.
button-server-paper-here = Paper in this channel
button-server-paper-off = No paper

## The weekly paper

paper-title = 📰 This week’s games
paper-running = **In progress**
paper-game = [{ $who }]({ $link }), turn { $turn }.
paper-over = **Finished**
paper-won = [{ $who }]({ $link }): 🏆 { $winner }, on turn { $turn }.
paper-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
paper-season = **Season leaders: { $season }**
paper-record = **New record of the season**
paper-off = -# Anyone who manages the server can turn this off: `{ MODERATOR_COMMAND("settings") }`.
paper-offer = 📰 You manage this server. It can have a weekly paper about its games: one message without pings, in a channel you choose. Turn it on in `{ MODERATOR_COMMAND("settings") }` under **{ button-server-news }**.
