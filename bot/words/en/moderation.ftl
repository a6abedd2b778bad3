## Moderators.

mod-done = Done. The players can see your name and your reason [here]({ $link }).
mod-lobby-closed = You’ve closed the lobby. Its message says so to everyone in it.

refusal-moderator-plays = You’re playing in this game, so someone else has to moderate it. { $who ->
        [none] Ask another person who can manage this server.
       *[other] Ask <@{ $who }>.
    }
refusal-moderator-plays-alone = You’re playing in this game, and nobody else can moderate it. That’s why you can only pause it, end your own pause and give everyone more time.
refusal-moderators-pause = A moderator paused the game. Only a moderator can resume it early.
mod-sure-end = 🛡️ End this game now? Anything in progress is settled, everyone’s net worth is counted, and the richest player wins. The game won’t be rated, and you can’t undo this. The players will see your reason: { $reason }
mod-sure-remove = 🛡️ Remove { $who } from the game? They’re out for good, the game won’t be rated, and you can’t undo this. The players will see your reason: { $reason }
mod-sure-annul = 🛡️ Remove this game from the season and the ratings? Nobody keeps points for it, and you can’t undo this. Everyone in the channel will see your reason: { $reason }
button-mod-end = End the game
button-mod-remove = Remove { $who }
button-mod-not = Keep playing
button-mod-annul = Annul this game
button-mod-keep-counting = Keep counting it
mod-not-done = OK, nothing was changed.
refusal-moderation-lapsed = That question has expired. To see it again, type the command again.
refusal-annul-unfinished = Only a finished game can be annulled. To end a game, use `{ MODERATOR_COMMAND("end") }`.
refusal-annulled = A moderator has already annulled this game: it doesn’t count.
mod-call = 🛡️ { $who }: a moderator has changed something in this game.
mod-direct = { $told } [Go to the game]({ $link })

refusal-no-reason = Add a reason, up to { $most } characters. The players will see it.
refusal-no-such-time = Type a time like 30m, 12h, 2d or 1d 12h.
refusal-extension-out-of-range = The extra time can be from 1 minute to { $days } days.
refusal-nobody-awaited = Nobody has a decision to make right now, so there’s nothing to extend.
refusal-no-such-seat = Nobody in this game has that name. Choose a player from the list.
refusal-no-such-channel = Games need a text channel or a thread on this server.
refusal-is-a-bot = Bots can’t take a seat. To seat a computer player, leave the option `{ option-name-by }` blank.
refusal-there-already = The game is already in that channel.
refusal-lacks-there = I can’t run a game there. I don’t have permission for this: { $what }.

table-paused-by-moderator = ⏸️ A moderator **paused** the game. It resumes <t:{ $at }:R> at the latest. Nobody can act, and all timers are stopped.
final-why-early = The game ended early, on turn { $turn }. Everyone’s net worth was counted.
final-why-computers-left = On turn { $turn }, only computer players were left, so the game ended. They were ranked by net worth.

untyped-reason = (The reason is hidden here, because the server’s filter may block it.)
untyped-before = the previous player
untyped-after = Another player
untyped-owner = The player

command-name-resume = resume
command-name-extend = extend
command-name-replace = replace
command-name-remove = remove
command-name-end = end
command-name-move = move
command-name-annul = annul
option-name-time = time
option-name-reason = reason
option-name-seat = seat
option-name-by = by
option-name-channel = channel
command-mod-pause = Pause the game: nobody can act and all timers stop
command-mod-pause-time = The longest the pause can last: 12h, 2d, 1d 12h
command-mod-resume = End a pause
command-mod-extend = Give more time to everyone with a decision to make
command-mod-extend-time = How much more time: 30m, 12h, 2d
command-mod-replace = Give a player’s seat to a member or a computer player
command-mod-replace-by = The new player (default: a computer player)
command-mod-remove = Remove a player from the game
command-mod-seat = Whose seat
command-mod-end = End the game now: whatever is in progress is settled, and the richest player wins
command-mod-move = Move the game to another channel
command-mod-move-channel = The new channel
command-mod-annul = Remove a finished game from the season and the ratings
command-mod-annul-game = Which finished game (default: the last one in this channel)
command-mod-reason = Your reason (the players will see it)
command-mod-game = Which game on this server (default: the one in this channel)

## What a server plays, and its settings.

server-title = Server defaults
server-footer = -# Every `{ COMMAND("new") }` on this server starts with these settings. Hosts can still change the rules of their game, and games in progress keep theirs. A new choice of language or pictures applies to all games.
button-server-default = Reset to bot defaults

command-name-settings = settings
command-settings = Set the default rules for new games on this server

## What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = view channel
permission-embed-links = embed links
permission-attach-files = attach files
permission-read-message-history = read message history
permission-send-messages = send messages
permission-send-messages-in-threads = send messages in threads
