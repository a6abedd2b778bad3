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

button-guess = Guess the winner…
guess-choose = Choose who will win
guess-ask = 🔮 Who will win? You can guess once. Who was right is shown when the game is over.
    { $count ->
        [0] Nobody has guessed yet.
        [one] { $count } guess so far.
       *[other] { $count } guesses so far.
    }
guess-sure = 🔮 { $who } will win? You can’t change it afterwards.
button-guess-yes = That’s my guess
guess-said = 🔮 You guessed { $who }. { $count ->
        [one] It’s the only guess so far.
       *[other] { $count } guesses so far.
    }
guesses-right = 🔮 { $right ->
        [0] Nobody guessed { $winner }.
       *[other] { $right } of { $count } { $count ->
            [one] guess
           *[other] guesses
        } said { $winner }. { $best }
    }
guesses-best = { $right ->
        [1] { $who } was right: { $points } points.
       *[other] { $who }’s guess was the boldest: { $points } points. Also right: { $others }.
    }
guesses-points = { $who } { $points }
guess-result = 🔮 { $right ->
        [yes] You guessed it: { $points } points.
       *[no] You guessed { $who }.
    }

here-now = Here now: { $who }
here-direct = 👋 { $who } are playing right now.
here-off = -# You get this at most once in six hours. Turn it off in `{ COMMAND("preferences") }`.
