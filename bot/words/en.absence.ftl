# Away, absent, paused, replaced.

refusal-paused-already = The game is paused already.
refusal-not-paused = The game is not paused: time runs.
refusal-pause-out-of-range = A pause lasts an hour at least and { $days } days at most.
refusal-away-out-of-range = You can be away for an hour at least and { $days } days at most.
refusal-here-already = You are at the table already.
refusal-sits-already = Whoever takes over a seat must not have one at this table.
refusal-computer-already = A computer plays that seat already.
refusal-seat-left = That player is out of the game.
refusal-vote-settled = That is settled, or nobody is asked about it any more.
refusal-volunteers-enough = Enough people have offered to take over already.
