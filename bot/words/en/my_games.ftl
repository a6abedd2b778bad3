# The list of a person’s games.

mine-title = My games
mine-none = You’re not in any games. Start one with `/monopoly new`.

mine-you =
    ⏰ **Your move**: { $what }
    ⏳ Time’s up <t:{ $at }:R>
mine-you-alone = ⏰ **Your move**: { $what }
mine-other = ⏳ Waiting for { $whom }: { $what } · time’s up <t:{ $at }:R>
mine-where = { $channel ->
        [direct] Direct messages, game { $number }
       *[other] <#{ $channel }>
    }: { $who }
mine-beat-own = 🎲 { $what ->
        [end] Your turn ends automatically
       *[throw] The bot rolls for you
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] { $whom }’s turn ends automatically
       *[throw] The bot rolls for { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 On hold until a player returns
mine-paused = ⏸️ Paused
mine-lobby = 🪑 Lobby with { $seats } of { $most } players, closes <t:{ $at }:R>
mine-offers = -# 🤝 You have { $count ->
        [one] 1 trade offer to answer. It expires
       *[other] { $count } trade offers to answer. The first one expires
    } <t:{ $at }:R>
mine-offers-open = -# 🤝 You have { $count ->
        [one] 1 trade offer to answer
       *[other] { $count } trade offers to answer
    }
mine-rents = -# 💰 { $count ->
        [one] You can collect ${ $amount } in rent
       *[other] You can collect { $count } rents, ${ $amount } in all
    }
mine-pause-ends = -# The game resumes <t:{ $at }:R> at the latest
mine-bank = -# ⏱️ Your time includes { $time } from your time bank (deciding early refills it)
mine-away = -# 🌙 You’re away until <t:{ $at }:f>
mine-absent = -# 💤 The game has stopped waiting for you. Rejoin to keep playing
mine-waiting = -# ⌛ You have { $time } of your { $most } of waiting time left. Deciding within the first quarter of a timer wins some back
mine-out-of-time = -# ⌛ You’ve used up your waiting time: you have a quarter of each timer, and quiet hours don’t stop it
mine-have = { $count ->
        [0] You have **${ $cash }** and no properties
        [one] You have **${ $cash }** and 1 property
       *[other] You have **${ $cash }** and { $count } properties
    }
mine-more = { $count ->
        [one] … 1 more game
       *[other] … { $count } more games
    }
button-go-game = Go to game
button-go-lobby = Go to lobby

command-name-mine = mine
command-mine = List your games, the ones waiting for you first
