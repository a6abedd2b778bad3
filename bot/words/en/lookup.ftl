## The history of a game.

history-title = Game history
history-empty = Nothing has happened yet.
history-turn = **Turn { $turn } · { $who }**
history-order = 📋 By your standing order: { $line }
history-secret = { $line } (your secret bid: { $bids })

game-page-history = See everything that has happened so far

## How anyone can check the dice.

verify-title = Are the dice fair?
verify-friendly = 🎓 This first lesson starts the same for everyone who plays it: its seed is the SHA-256 of “first game { $number }”, and wasn’t drawn at random. It can be checked like any other game.
verify-hash = When the lobby opened, before anyone joined, the bot picked a secret seed for all dice and cards. Since then, `{ COMMAND("game") }` has shown its hash: `{ $hash }`
verify-later = The seed is revealed when the game is over. Then anyone can recalculate every roll.
verify-seed = Seed: `{ $seed }`
    Mix (added when the players joined): `{ $mix }`
verify-how = How to recalculate: the key is HMAC-SHA256(seed, mix). For roll n, take the first byte b under 216 of HMAC-SHA256(key, "throw:n"); the dice are b ÷ 6 mod 6 + 1 and b mod 6 + 1. A deck is in the order of its cards’ HMAC-SHA256(key, "deck:card"); properties are dealt around the players in the order of HMAC-SHA256(key, "deeds:space"), GO being space 0. Drawn seats are in the order of their tokens’ HMAC-SHA256(key, "seats:token"), with the tokens’ names as in the game’s file.
verify-seed-fits = ✅ The seed matches the hash shown before the game.
verify-seed-friendly = ✅ The seed is that of every first lesson.
verify-seed-differs = ❌ The seed doesn’t match the hash shown before the game!
verify-throws-fit = ✅ Every roll and every shuffle matches the seed.
verify-throws-differ = ❌ Some rolls or shuffles don’t match the seed!
verify-counts =
    { $deeds ->
        [0] Recalculated: all rolls ({ $rolls }) and decks ({ $decks }).
       *[other] Recalculated: all rolls ({ $rolls }), decks ({ $decks }) and dealt properties ({ $deeds }).
    }
verify-more = … and { $count } more: **{ button-export }** has every roll.

game-page-verify = Check that the dice are fair

## A game as a file.

export-running = Here’s the game so far, without anything that’s still secret. Download it again when the game is over to get all of it.
export-over = Here’s the whole game with its seed. On a computer with the bot’s source code, `python -m engine.replay { $file }` repeats every roll and checks every step.
export-too-big = This game has become too long to send as one file.

game-page-export = Download this game as a file, to keep or to check
button-export = Download

## The command game.

game-choose-page = What else to see about this game
command-name-game = game
command-game = See a game’s history, statistics, review, replay and dice, or download it
command-game-show = What to see first (default: the history)
