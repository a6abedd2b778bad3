# The list of a person’s games.

mine-title = My games
mine-none = You sit at no table. /monopoly new opens one.

mine-you = ⏰ **Your move** – [{ $what }]({ $link }) <t:{ $at }:R> · { $who }
mine-other = ⏳ [Waiting for { $whom }]({ $link }): { $what } <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Your turn ends by itself
       *[throw] Your dice roll by themselves
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] { $whom }’s turn ends by itself
       *[throw] The dice roll for { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [The game rests]({ $link }): nobody is waited for · { $who }
mine-paused = ⏸️ [Paused]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }), { $seats } of { $most }, closes <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **You**: { $count ->
        [one] an offer waits for your answer
       *[other] { $count } offers wait for your answer
    } <t:{ $at }:R>
mine-rents = -# 💰 **You**: { $count ->
        [one] rent to ask for, ${ $amount }
       *[other] { $count } rents to ask for, ${ $amount }
    }
mine-pause-ends = -# It goes on <t:{ $at }:R> at the latest
mine-bank = -# ⏱️ The last { $time } of it come out of your time bank
mine-away = -# 🌙 You are away until <t:{ $at }:f>
mine-absent = -# 💤 You are not waited for any more: any press brings you back
