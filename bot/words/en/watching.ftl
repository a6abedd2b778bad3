## Following a game without playing in it.

button-follow = Follow
button-unfollow = Unfollow
button-followed = Followed games
follow-menu = Follow this game
watch-told = You’ll be told how it ends.
watch-how = Press **{ button-follow }** to hear how it ends.

follow-end = 👀 You’re following this game. You’ll get a DM when it’s over.
follow-turning-points = 👀 You’re following this game. You’ll get a DM about full sets, bankruptcies and high rents, at most once in 20 hours, and one when it’s over.
follow-daily = 👀 You’re following this game. You’ll get a DM about it once a day, and one when it’s over.
follow-closed = -# If your DMs are closed, read the news in `{ COMMAND("mine") }` under **{ button-followed }**.
follow-choose = Choose what you want to hear about
follow-option-end = How it ends
follow-option-turning-points = Turning points and how it ends
follow-option-daily = News once a day and how it ends
follow-stopped = You’re no longer following this game.

followed-title = Games you follow
followed-none = You’re not following any games. To follow one, press a button of a game you’re not playing in.
followed-hidden = You can’t see this game right now.
follow-turn = 🎲 It’s turn { $turn }. Cash: { $sums }.

button-tip = Tip the winner…
tip-choose = Choose who will win
tip-ask = 🔮 Who will win? Your tip can’t be changed. Who was right is shown when the game is over.
    { $count ->
        [0] Nobody has said anything yet.
        [one] { $count } tip so far.
       *[other] { $count } tips so far.
    }
tip-said = 🔮 You said { $who } will win. { $count ->
        [one] It’s the only tip so far.
       *[other] { $count } tips so far.
    }
tips-right = 🔮 { $right ->
        [0] No tip said { $winner }.
       *[other] { $right } of { $count } { $count ->
            [one] tip
           *[other] tips
        } said { $winner }. More points for an unlikely tip: { $best }
    }
tips-points = { $who } { $points }

here-now = Here now: { $who }
here-direct = 👋 { $who } are playing right now.
here-off = -# You get this at most once in six hours. Turn it off in `{ COMMAND("preferences") }`.
