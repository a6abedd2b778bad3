# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = That game doesn’t exist, or it was deleted.
refusal-not-playing = You’re not playing in this game. You can watch, and join the next one.
refusal-left = You’re out of this game. You can still watch how it ends.
refusal-stale = Something changed before your choice reached the bot. The game message is up to date now, so take another look.
refusal-not-started = This game hasn’t started yet. The host has to press Start.
refusal-started = This game has already started. `/monopoly rules` shows how it’s played.
refusal-over = This game is over. Start another one with `/monopoly new`.
refusal-cancelled = This game was called off. Start another one with `/monopoly new`.
refusal-not-host = Only the host can do that.
refusal-lobby-here =
    { $where ->
        [direct] You already have [a lobby]({ $link }) open. Start that game or cancel it first.
       *[server] There’s already [a lobby]({ $link }) in this channel. Join that one, or ask its host to close it.
    }
refusal-lobby-full = This lobby is full: it has { $most } players.
refusal-lobby-changed = The computer players here changed before your choice reached the bot. Choose again.
refusal-seats-taken = { $taken } players have joined, but those rules allow only { $most }. Someone has to leave the lobby first.
refusal-already-joined = You’ve already joined.
refusal-not-joined = You’re not in this lobby. To play, press Join.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = The rules, the pace or the timers changed just before you pressed. Look at the lobby, then press again.
refusal-unanswered = Not everyone has said yet whether they’re still in. Press **Start** again.
refusal-too-few = You need at least { $least } players to start. You can add a computer player.
refusal-not-timed = Only timed games have an end time. Choose a timed game under Settings > Rules first.
refusal-no-hour = A Time Limit Game needs an end time. Set it under Settings > Rules, then start.
refusal-hour-past = That end time has passed. Set a later one under Settings > Rules, then start.
refusal-hour-out-of-range = The end time must be between ten minutes and a year from now.
refusal-no-computer = There’s no computer player here.

refusal-no-such-pace = Choose a pace from the list. A time you type yourself can be 10 seconds to 14 days.
refusal-no-such-deed = There’s no property with that name.
refusal-no-game-here = There’s no game in this channel. Start one with `/monopoly new`.
refusal-only-a-lobby = There’s a lobby here, but no game yet. This works once the host presses Start.
refusal-not-begun = That game hasn’t started yet. Its lobby is still open: { $where }
refusal-several-here = There are several games in this channel. Pick one with the option `{ option-name-game }`.
refusal-several-games = You’re in several games. Pick one with the option `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] You already have a game in these direct messages. Finish it or resign from it first. `/monopoly { command-name-mine }` shows it.
       *[other] You already have { $most } games in these direct messages. Finish one or resign from one first. `/monopoly { command-name-mine }` lists them.
    }
refusal-direct-taken = This lobby is in someone else’s direct messages, so only they can play there. Open your own with `/monopoly { command-name-new }`.
refusal-no-server = That’s a server setting. Try it in one of the server’s channels.
refusal-not-in-server = You’re no longer in the server where this game is played, so you can’t do anything in it.
refusal-not-moderator = You need the “Manage Server” permission for that.
refusal-lacks-permissions = I can’t run a game here. I don’t have permission for this: { $what }.
refusal-lacks-files = I can’t send files here. I’m missing this permission: { $what }. Try another channel, or ask someone who manages the server.
refusal-lacks-posting = I can’t post in this channel. I don’t have permission for this: { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] You play this game alone, so there’s nobody here to share it with.
       *[other] You can only share this where the game is played: <#{ $channel }>.
    }

refusal-paused = The game is paused. You can play again once it resumes.
refusal-proposer-cannot-pay = { $who } needs ${ $price } for this trade but has only ${ $cash }. The offer stays open.
refusal-log-deleted = This game’s log has been deleted, because it ended long ago. Its result is kept.

# Instead of the refusals about several games, where there is a button for each
which-several-games = You’re in several games. Which one do you mean?
which-several-here = There are several games in this channel. Which one do you mean?
which-more = To choose another game, add the option `{ option-name-game }` to the command.
button-which = This game
