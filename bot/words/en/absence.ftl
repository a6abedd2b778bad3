# Away, absent, paused, replaced.

refusal-paused-already = The game is paused already.
refusal-not-paused = The game is not paused: time runs.
refusal-pause-out-of-range = A pause lasts an hour at least and { $days } days at most.
refusal-away-out-of-range = You can be away for an hour at least and { $days } days at most.
refusal-here-already = You’re in the game already: nobody has marked you away.
refusal-sits-already = Whoever takes over a seat must not have one at this table.
refusal-computer-already = A computer plays that seat already.
refusal-seat-left = That player is out of the game.
refusal-vote-settled = That is settled, or nobody is asked about it any more.
refusal-volunteers-enough = Enough people have offered to take over already.
refusal-seat-lent = Someone else is playing your seat right now. To take it back, use /monopoly { command-name-away } { option-name-until }: back.
refusal-no-such-moment = When is that? Say a span of time (12 hours, 3 days, a week), a day (tomorrow, sunday, 20 Nov, 2026-12-01), a time (18:00, 6pm) or both. Your clock is that of { $zone }: /monopoly preferences.

moment-choice = { $text } ({ $wall }, { $zone })
moment-back = I am back now

away-done = You are away until <t:{ $at }:f> (<t:{ $at }:R>). Nobody calls you. What waits for you has half the time; then your standing orders answer, or else nothing is bought, bid or traded for you. Anything that you press brings you back.
back-done = You are back at the table.
pause-done = The game is paused.
vote-counted = The table is asked, and your vote counts.
volunteer-done = The table can now choose you. You take the seat as it stands.

mine-lent = 🔁 [{ $who } is playing your seat]({ $link }): rejoin the game to take it back

player-away-until = 🌙 away until <t:{ $at }:d>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } for { $owner }
table-paused = ⏸️ The game is **paused**, until <t:{ $at }:f> at the latest. Nobody can act, and no time runs.
table-nobody-here = 💤 Nobody is there: the game rests until somebody is back.
button-resume = Resume
button-back = { $who }: I’m back
button-take-back = Take back my seat from { $who }
button-rejoin = Rejoin the game with { $who }

vote-nobody = nobody
vote-lapsed = The question has lapsed: the game goes on.
call-vote-direct = Your table votes: { $link }

question-pause-title = Pause the game?
question-pause-text = Until { $until }. For it: { $who }. Against it: { $against }. It takes { $most } of the { $count } who are there. The vote lapses { $lapses }.
question-pause-done = The table agreed to a pause.
question-pause-not = There is no pause.
question-pause-lapsed = The vote has lapsed: there is no pause.
question-pause-for = Pause
question-pause-against = Play on
call-vote-pause = { $who }: should the game be paused?

question-resume-title = Go on?
question-resume-text = The game is paused. For going on: { $who }. Against it: { $against }. It takes { $most } of the { $count } who are there. The vote lapses { $lapses }.
question-resume-done = The table agreed to go on.
question-resume-not = The game stays paused.
question-resume-lapsed = The vote has lapsed: the game stays paused.
question-resume-for = Go on
question-resume-against = Stay paused
call-vote-resume = { $who }: should the game go on?

absent-title = What about { $who }?
absent-text = { $who } is absent and is not waited for any more: standing orders answer, or else nothing is bought, bid or traded. { $count ->
        [0] All the others are absent too: whoever comes back decides what becomes of the seat.
        [one] The only other player decides what becomes of the seat.
        [2] Both others decide together what becomes of the seat.
       *[other] What becomes of the seat takes { $most } of the { $count } others.
    } As long as nothing is decided, the seat stays what it is.
absent-choose = What should happen to the seat?
absent-option-wait = Wait: nothing changes
absent-option-pause = Pause the game for a week
absent-option-retire = The seat retires from the game
absent-computer = A computer plays { $lent ->
        [until-back] until they are back
       *[for-good] for good
    }
absent-volunteer = { $who } plays { $lent ->
        [until-back] until they are back
       *[for-good] for good
    }
absent-votes = **{ $what }** – { $who }
absent-lapses = The vote lapses { $lapses }.
absent-lapsed = The last vote has lapsed without a decision. The next choice begins another.
absent-decided-wait = The table waits. The next choice begins another vote.
absent-decided-pause = The table has paused. The next choice begins another vote.
absent-over-left = { $who } has left the game.
absent-over-taken = { $who } plays the seat now.
absent-over-there = { $who } is at the table: there is nothing to vote about.
button-volunteer = I would take over
call-absent = { $who }: what should happen to { $absent }’s seat?
