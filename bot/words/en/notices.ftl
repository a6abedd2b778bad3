# What the host tells the table beside what happens in play: notice-<kind>.

notice-went-away = 🌙 { $who } is away until <t:{ $at }:f>. Standing orders answer meanwhile, or else nothing is bought, bid or traded.
notice-came-back = 👋 { $who } is back.
notice-became-absent = 💤 { $who } has missed { $missed ->
        [one] a decision
       *[other] { $missed } decisions in a row
    } and is not waited for any more. Any press brings { $who } back.
notice-paused = ⏸️ The game is paused until <t:{ $at }:f> at the latest.
notice-resumed = ▶️ The game goes on.
notice-handed-over = 🔁 { $after } plays for { $before } from now on{ $returns ->
        [yes] , until { $before } is back
       *[no] {""}
    }.
notice-left-to-computer = 🤖 A computer plays for { $before } from now on{ $returns ->
        [yes] , until { $before } is back
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } is back at the table.
notice-retired = 🚪 { $who } retires from the game.
notice-undone = ↩️ { $who } has taken the last choice back.
notice-undone-choice = ↩️ Undone: { $what }
notice-undone-turn = ↩️ Undone: { $who } ended the turn.
notice-extended = ⏳ Everybody has { $time } more.
notice-moderated = 🛡️ { $by } { $act }: { $reason }

mod-act-pause = paused the game
mod-act-resume = let the game go on
mod-act-extend = gave more time
mod-act-replace = gave a seat to somebody else
mod-act-remove = took a player out
mod-act-end = ended the game
mod-act-move = moved the game here
