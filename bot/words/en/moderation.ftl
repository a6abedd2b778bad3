# Moderators.

mod-done = Done. [The table]({ $link }) is told, with your name and your reason.

refusal-moderator-plays = You play in this game, so somebody else has to moderate it: { $who ->
        [none] ask another who may manage this server.
       *[other] ask <@{ $who }>.
    }
refusal-moderator-plays-alone = You play in this game. As long as nobody else can moderate it, you may pause it, end your own pause, and give everybody more time.
refusal-moderators-pause = A moderator has paused the game: only a moderator lets it go on sooner.
mod-sure-end = 🛡️ End this game now? What is under way is settled at once, what everybody is worth is counted, and the richest wins. The game will not be rated, and this cannot be undone. The table reads your reason: { $reason }
mod-sure-remove = 🛡️ Take { $who } out of the game? The seat resigns for good, the game will not be rated, and this cannot be undone. The table reads your reason: { $reason }
button-mod-end = End the game
button-mod-remove = Take { $who } out
button-mod-not = Leave it
mod-not-done = Nothing was done.
refusal-moderation-lapsed = That question is not open any more: type the command again.
mod-call = 🛡️ { $who }: a moderator has done something about this game.
mod-direct = { $told } [To the table]({ $link })

refusal-no-reason = Say why, in up to { $most } letters: the table is told.
refusal-no-such-time = Write a time like 30m, 12h, 2d or 1d 12h.
refusal-extension-out-of-range = Everybody can be given between a minute and { $days } days more.
refusal-nobody-awaited = Nobody has anything to decide at the moment, so there is no time to extend.
refusal-no-such-seat = Nobody of that name sits at this table. Choose a seat from the list.
refusal-no-such-channel = A game is played in a text channel or a thread of this server.
refusal-is-a-bot = Bots cannot take a seat. Name nobody, and a computer plays it.
refusal-there-already = The game is played there already.
refusal-lacks-there = I cannot keep a game going there. I lack: { $what }.

table-paused-by-moderator = ⏸️ A moderator has **paused** the game, until <t:{ $at }:f> at the latest. Nobody can act, and no time runs.
final-why-early = In turn { $turn } the game was ended by a moderator, and everybody was valued.

untyped-reason = (the reason is left out here: the server’s filter may forbid it)
untyped-before = the player before
untyped-after = Somebody else
untyped-owner = Its player
