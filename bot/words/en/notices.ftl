# What the host tells the players beside what happens in play: notice-<kind>.

notice-went-away = 🌙 { $who } is away until <t:{ $at }:f>. Until then, their standing orders decide. Without orders, the bot doesn’t buy, bid or trade for { $who }.
notice-came-back = 👋 { $who } is back.
notice-became-absent = 💤 { $who } missed { $missed ->
        [one] a decision
       *[other] { $missed } decisions in a row
    }, so the game has stopped waiting for { $who }. Pressing “I’m back” or making a move brings { $who } back.
notice-out-of-time = ⌛ { $who } has used up their waiting time for this game. From now on, { $who } gets a quarter of each timer, and the others can vote on whether to keep waiting.
notice-given-time = ⏳ { $who } has the full waiting time again.
notice-paused = ⏸️ The game is paused until <t:{ $at }:f> at the latest.
notice-resumed = ▶️ The game has resumed.
notice-handed-over = 🔁 { $after } is now playing for { $before }{ $returns ->
        [yes] {" "}until { $before } is back
       *[no] {""}
    }.
notice-left-to-computer = 🤖 A computer player is now playing for { $before }{ $returns ->
        [yes] {" "}until { $before } is back
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } is back and playing again.
notice-retired = 🚪 { $who } is out of the game.
notice-undone = ↩️ { $who } undid the last choice.
notice-undone-choice = ↩️ Undone: { $what }
notice-undone-turn = ↩️ Undone: { $who } ended the turn.
notice-extended = ⏳ Everyone gets { $time } more to decide.
notice-moderated = 🛡️ { $by } { $act }: { $reason }
notice-moderator-deleted = A moderator
notice-reason-deleted = (deleted)

mod-act-pause = paused the game
mod-act-resume = resumed the game
mod-act-extend = gave everyone more time
mod-act-replace = gave a seat to someone else
mod-act-remove = removed a player
mod-act-end = ended the game
mod-act-move = moved the game here
