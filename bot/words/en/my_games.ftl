# The list of a person’s games.

mine-title = My games
mine-none = You’re not in any games. Start one with `/monopoly new`.

mine-you = ⏰ **Your move**: [{ $what }]({ $link }) · time’s up <t:{ $at }:R> · { $who }
mine-other = ⏳ [Waiting for { $whom }]({ $link }): { $what } · time’s up <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Your turn ends automatically
       *[throw] The bot rolls for you
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] { $whom }’s turn ends automatically
       *[throw] The bot rolls for { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [On hold]({ $link }) until a player returns · { $who }
mine-paused = ⏸️ [Paused]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }) with { $seats } of { $most } players, closes <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **You**: { $count ->
        [one] a trade offer to answer, expires
       *[other] { $count } trade offers to answer, the first expires
    } <t:{ $at }:R>
mine-rents = -# 💰 **You**: { $count ->
        [one] rent to collect, ${ $amount }
       *[other] { $count } rents to collect, ${ $amount } in all
    }
mine-pause-ends = -# It resumes <t:{ $at }:R> at the latest
mine-bank = -# ⏱️ Includes { $time } from your time bank (extra time you earn by deciding early)
mine-away = -# 🌙 You’re away until <t:{ $at }:f>
mine-absent = -# 💤 The game isn’t waiting for you anymore. Press any of its buttons to return
mine-buy-short = { clocks-buy } (${ $missing } short)
