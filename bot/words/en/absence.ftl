## Away, absent, paused, replaced.

refusal-paused-already = The game is already paused.
refusal-not-paused = The game isn’t paused.
refusal-pause-out-of-range = A pause can last from { $minutes } minutes to { $days } days.
refusal-away-out-of-range = You can be away for at least { $minutes } minutes and at most { $days } days.
refusal-here-already = You’re already in the game, and you aren’t marked as away.
refusal-sits-already = Only someone who isn’t in this game can take over a seat. Choose from the list who takes over, for example a computer player.
refusal-computer-already = A computer player already has that seat.
refusal-seat-left = That player is already out of the game.
refusal-vote-settled = That vote is over.
refusal-retire-too-few-missed = On your own, you can’t choose that until they’ve missed { $missed } deadlines in a row. You can let a computer player take over until they’re back.
refusal-retire-too-soon = On your own, you can’t choose that this soon. If they aren’t back by <t:{ $at }:f> (<t:{ $at }:R>), you can choose it then. Until then, you can let a computer player take over until they’re back.
refusal-volunteers-enough = Enough people have already offered to take over the seat.
refusal-seat-lent = Someone else is playing for you right now. To take your seat back, use `{ COMMAND("away") } { option-name-until }: back`.
refusal-seat-borrowed = You’re playing for someone else, so you can’t resign for them. Use `{ COMMAND("leave") }` to let a computer player take over until they’re back.
refusal-vote-borrowed = You’re playing for someone else, so you have no vote.
refusal-no-such-moment = The bot didn’t understand that time. Try a duration (12 hours, 3 days, a week), a day (tomorrow, Sunday, { $date }), a time (6pm, 18:00), or a day and a time. Your time zone is { $zone }; change it with `{ COMMAND("preferences") }`.

moment-choice = { $text } ({ DATETIME($wall, dateStyle: "medium", timeStyle: "short") }, { $zone })
moment-back = I’m back now

away-open = I’m away…
away-ask = When will you be back?
away-choose = Choose when you’ll be back
away-other = For another time, type `{ COMMAND("away") }` and fill in `{ option-name-until }`: 12 hours, in two days, Friday 9pm.
away-means = While you’re away, the bot doesn’t ping you; trade offers still reach you by DM, and answering one doesn’t bring you back. You get half the usual time to decide. Then the bot makes a safe choice.
away-orders = 📋 Your standing orders: { $what }. They decide for you right away.
away-orders-none = 📋 You have no standing orders: the bot doesn’t buy, bid or trade for you.
away-done = You’re away until <t:{ $at }:f> (<t:{ $at }:R>). To come back, make a move or press “{ moment-back }”.
back-done = You’re back in the game.
back-roll = 🎲 Roll now, or the bot rolls for you <t:{ $at }:R>.
pause-done = The game is paused.
pause-open = Pause the game…
pause-means = The other players vote on it. During the pause, nobody can act, and all timers are stopped. You can resume earlier.
pause-choose = Choose when the game resumes
pause-other = For another time, type `{ COMMAND("pause") }` and fill in `{ option-name-until }`: 12 hours, in two days, Friday 9pm.
vote-counted = You asked for a vote and voted yes.
volunteer-done = Thanks! The other players can now choose you. If they do, you take over the seat as it is.

mine-lent = 🔁 { $who } is playing for you. Press **{ moment-back }** to take your seat back

player-away-until = 🌙 away, back <t:{ $at }:R>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } for { $owner }
table-paused = ⏸️ The game is **paused** and resumes <t:{ $at }:R> at the latest. Nobody can act, and all timers are stopped.
table-nobody-here = 💤 Nobody is here, so the game is on hold until a player comes back.
button-resume = Resume
button-resume-ask = Ask to resume
button-back = { $who }: { moment-back }
button-take-back = Take back my seat from { $who }

vote-nobody = nobody
vote-lapsed = The vote ran out of time: the game goes on.
call-vote-direct = { $what ->
        [pause] { $who } asks to pause the game.
        [resume] { $who } asks to resume the game.
        [undo] { $who } asks to undo a choice.
        [vote] { $who } asks to end the game early.
       *[absent] What should happen to { $absent }’s seat?
    }
call-vote-ends = The vote ends <t:{ $at }:R>.
call-vote-beside = { $who }: there’s a vote in your game.

question-pause-title = Pause the game?
question-pause-text = The pause would end { $until } at the latest. Yes: { $who }. No: { $against }. { $count ->
        [1] The only active player decides.
        [2] Both active players have to vote yes.
       *[other] At least { $most } of the { $count } active players have to vote yes.
    } The vote ends { $lapses }.
question-pause-done = The vote is over: the game is paused.
question-pause-not = The vote is over: the game goes on.
question-pause-lapsed = The vote ran out of time: the game goes on.
question-pause-for = Pause
question-pause-against = Keep playing
call-vote-pause = { $who }: pause the game?

question-resume-title = Resume the game?
question-resume-text = The game is paused. Yes: { $who }. No: { $against }. { $count ->
        [1] The only active player decides.
        [2] Both active players have to vote yes.
       *[other] At least { $most } of the { $count } active players have to vote yes.
    } The vote ends { $lapses }.
question-resume-done = The vote is over: the game resumes.
question-resume-not = The vote is over: the game stays paused.
question-resume-lapsed = The vote ran out of time: the game stays paused.
question-resume-for = { button-resume }
question-resume-against = Stay paused
call-vote-resume = { $who }: resume the game?

absent-title = What about { $who }?
absent-text = { $who } isn’t responding, so the game has stopped waiting for them. Their standing orders decide. Without orders, the bot doesn’t buy, bid or trade for them. { $count ->
        [0] None of the others are responding either, so the first to come back decides what happens to the seat.
        [one] The only other person in the game decides what happens to the seat.
        [2] The other two people in the game have to agree on what happens to the seat.
       *[other] { $most } of the { $count } other people in the game have to agree on what happens to the seat.
    } Until then, { $who } keeps the seat.
absent-alone-missed = The only other person in the game can remove { $who } or give the seat away for good only after { $missed } missed deadlines in a row. { $why ->
        [absent] A computer player or a volunteer can take over now, until { $who } is back.
       *[slow] A computer player can take over now, until { $who } is back.
    }
absent-alone-from = Starting <t:{ $at }:f>, the only other person in the game can remove { $who } or give the seat away for good. { $why ->
        [absent] A computer player or a volunteer can take over now, until { $who } is back.
       *[slow] A computer player can take over now, until { $who } is back.
    }
absent-how = Players choose from the list. Anyone who isn’t in the game can press the button to offer to take over.
absent-choose = What should happen to the seat?
absent-option-wait = Wait and change nothing
absent-option-pause = Pause the game for a week
absent-option-retire = Remove { $absent } from the game
absent-computer = A computer player takes over { $lent ->
        [until-back] until { $absent } is back
       *[for-good] for good
    }
absent-volunteer = { $who } takes over { $lent ->
        [until-back] until { $absent } is back
       *[for-good] for good
    }
slow-title = Keep waiting for { $who }?
slow-text = { $who } has used up their waiting time for this game and gets only a quarter of each timer. { $count ->
        [0] None of the others are responding, so the first to come back decides what happens to the seat.
        [one] The only other person in the game can decide what happens to the seat.
        [2] If the other two people in the game agree, they can change that here.
       *[other] If { $most } of the { $count } other people in the game agree, they can change that here.
    } Otherwise, the game goes on like this.
slow-option-wait = Give back the full waiting time
absent-votes = **{ $what }** · in favor: { $who }
absent-lapses = The vote ends { $lapses }.
absent-lapsed = The last vote ran out of time without a decision. Choose again to start a new one.
absent-decided-wait = The players decided to wait. Choose again to start a new vote.
absent-decided-pause = The players decided to pause the game. Choose again to start a new vote.
absent-over-left = { $who } has left the game.
absent-over-taken = { $who } has taken over for the absent player.
absent-over-there = { $who } is playing, so there’s nothing to decide.
button-volunteer = Not playing? Take the seat
call-absent = { $who }: what should happen to { $absent }’s seat?

command-name-away = away
command-name-pause = pause
command-away = Say that you’re away and until when, or that you’re back
command-away-until = When you’ll be back: 3 days, tomorrow, Sunday 6pm, a date. Type “back” once you’re here again
command-pause = Vote to pause the game and stop all timers
command-pause-until = When the game resumes: 3 days, tomorrow, Sunday 6pm (in a Live game, 30 minutes if left blank)

## Resigning, and calling a game off.

vote-title = End this game early?
vote-text = Yes: { $who }. Waiting for: { $waits }. Everyone has to agree: a single no, and the game goes on.
vote-on = The vote is over: the game goes on.
vote-over = The vote is over: the game has ended.
call-vote = { $who }: end this game early?
button-agree = End the game

resign-sure = Resign from the game with { $others } in <#{ $channel }>? You’re out for good, and everything you own goes to the player you owe, or back to the Bank.
resign-sure-wins = { $who } would be the only one left, and wins the game.
resign-sure-last = Only computer players would be left. They’d play out the rest of the game right away.
resign-sure-lent = Stop playing for { $owner } in the game with { $others } in <#{ $channel }>? A computer player takes over until { $owner } is back.
resign-not = You’re still in the game.
resign-done = You’ve left the game with { $others } in <#{ $channel }>.
button-resign = { debt-bankrupt }
button-resign-ask = { debt-give-up }
button-resign-lent = Leave the seat to a computer
button-stay = { question-pause-against }
cancel-sure = End this game early? Everyone who’s playing has to agree. Then it ends without a winner.
cancel-not = No vote was started. The game goes on.
cancel-done = The game has been called off.
cancel-waits = You voted to end the game. { $who } must agree too.

leave-how = How do you want to leave the game with { $others }? You can resign, or ask everyone to end the game without a winner.
button-leave-end = End the game…
command-name-leave = leave
command-leave = Leave a lobby, resign from a game, close the lobby, or ask everyone to end the game
