# Clocks, absence and calls.

lobby-pace-evening = **Evening**: for some hours with breaks. The dice are thrown for you; you are called when there is something to decide, and have ten minutes for it.
lobby-pace-relaxed = **Relaxed**: for months. The dice are thrown for you; you have three days for a decision.
pace-evening = Evening
pace-evening-short = Ten minutes for every decision
pace-relaxed = Relaxed
pace-relaxed-short = Three days for every decision

reminder = ⏰ { $what } Play goes on without an answer <t:{ $at }:R>. [To the table]({ $link })
call-trade = { $who }: an offer waits for your answer.

refusal-paused = The game is paused, and nobody can act meanwhile.

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

time-span = { $minutes ->
        [0] { $hours ->
            [1] one hour
           *[other] { $hours } hours
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] one minute
               *[other] { $minutes } minutes
            }
            [1] 1 hour and { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
           *[other] { $hours } hours and { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
        }
    }
time-short-s = { $count }s
time-short-m = { $count }m
time-short-h = { $count }h
time-short-d = { $count }d
