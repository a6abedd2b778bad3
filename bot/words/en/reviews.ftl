## The review of a finished game: chances of winning, turning points, best and costliest choices.

button-review = Review
review-title = { $turn ->
        [one] Review · 1 turn
       *[other] Review · { $turn } turns
    }
review-page-overview = Turning points
review-player-title = Review · { $who }
review-shared = 🔎 { $who } shared the review of this game.

# { $what } is what happened, in whole sentences; { $chances }: “🎩 Ada 22% → 41%, 🐕 Bo 35% → 24%”.
review-point = **{ $number } Turn { $turn }** · { $what }
review-point-chances = -# { $chances }
review-point-alt = { $number } Turn { $turn }: { $what } ({ $chances })
review-completes = { $who } now has all of { $group }.
# { $amount }: the rent that the groups brought which were completed then.
review-brought = { $chances } · { $count ->
        [one] rent from the group until the end
       *[other] rent from these groups until the end
    }: ${ $amount }
review-change = { $who } { $before } → { $after }
# Where nobody’s chance changed: whoever leads.
review-stays = { $who } stays at { $chance }
review-no-points = Nothing in this game changed anyone’s chances much.
review-note = -# A chance is how often a player in that situation would win. The bot estimates it from what everyone could see: cash, properties, buildings, tokens.
review-note-worth = -# These chances assume that the game goes on until one player is left. This one ended sooner, so take them as a rough guide.

review-best = **Best choice**
review-best-turn = **Best choice** · turn { $turn }
review-best-instead = Next best: { $instead } ({ $chance })
review-no-best = No single choice helped much.
review-costliest = **Costliest choice**
review-costliest-turn = **Costliest choice** · turn { $turn }
review-costliest-instead = Better: { $instead } ({ $chance })
review-no-costliest = No single choice cost much.
review-chance = Chance of winning afterward: **{ $chance }**
review-built-nothing = { $who } didn’t build.
review-outbid = { $who } didn’t bid higher for { $space }.

# What could have been done instead, after a colon.
review-instead-auction = let it go to auction
review-instead-leave = leave it with the Bank
review-instead-buy = buy it for ${ $amount }
review-instead-bid = bid up to ${ $amount }
review-instead-no-bid = don’t bid
review-instead-no-trade = don’t trade
review-instead-more-money = the same trade for at least ${ $amount } more
review-instead-less-money = the same trade for at least ${ $amount } less
review-instead-accept = accept the offer
review-instead-build = build on { $group }: { $levels } (${ $amount })
review-instead-no-business = leave the properties as they were
review-instead-stay-in-jail = stay in Jail and roll
review-instead-leave-jail = pay the ${ $amount } fine to get out
review-instead-play-on = keep playing

# The picture of the chances, and what it says to those who cannot see it.
review-chart-title = Chance of winning
review-chart-alt = Chances of winning over { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
review-chart-led = { $who } was the favorite from turn { $since } to turn { $until }.

refusal-review-running = This game isn’t over yet. You can review it once it ends.
refusal-review-no-game = There’s no finished game to review here.
refusal-review-unplayed = This game ended before anyone rolled, so there’s nothing to review.
refusal-review-unreadable = There’s no review of this game, because part of its log is missing.

game-page-review = See the turning points of a finished game, and everyone’s best and costliest choices

## The film of a game.

button-replay = Replay
replay-running = 🎞️ This is the game so far, up to turn { $turn }.
replay-over = 🎞️ This is the whole game. It ended on turn { $turn }.
replay-shared = 📣 { $who } shared the replay of this game.
replay-posted = 🎞️ The replay is in the channel now, for everyone to watch.
# In the middle of the board there is little room.
replay-leads = { $who } leads
replay-level = Everyone’s even
replay-turn = Turn { $turn } of { $last }
replay-none = There’s no replay of this game: the beginning of its log is missing.
replay-contradiction = There’s no replay of this game: its log contradicts itself. The game itself isn’t affected.
# What the film says, read aloud. { $board }: the board as it stands at its end, in sentences.
replay-alt = This animation shows the game turn by turn. How it ends: { $board }

game-page-replay = Watch the whole game as an animation
