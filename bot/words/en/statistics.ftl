## Statistics of a game.

button-stats = Stats

stats-title = Stats · { $page } · turn { $turn }
stats-page-worth = Net worth
stats-page-luck = Luck
stats-page-rent = Rent
stats-page-deals = Deals
stats-none = The beginning of this game’s log is missing, so there are no statistics.
stats-shared = 📊 { $who } shared the statistics of this game.
stats-hidden = 🔒 Totals are hidden while a player chooses how to pay a tax. Look again once it’s paid. You can still open Luck, Rent and Deals.
stats-decimal = { $whole }.{ $tenth }
stats-out = out
stats-worth-line = { $who } **${ $amount }** · peak ${ $most }{ $led ->
        [0] {""}
        [one] {" "}· richest for 1 turn
       *[other] {" "}· richest for { $led } turns
    }
stats-worth-line-out = { $who } out on turn { $turn } · peak ${ $most }{ $led ->
        [0] {""}
        [one] {" "}· richest for 1 turn
       *[other] {" "}· richest for { $led } turns
    }

stats-chances = 🎯 Chance of winning: { $chances }
stats-chance = { $who } **{ $chance }**
stats-best-chances = **Best chance of winning**
stats-best-chance =
    { $turn ->
        [0] { $who } **{ $chance }** at the start
       *[other] { $who } **{ $chance }** on turn { $turn }
    }
stats-worth-note = -# Net worth is cash, list prices (half for mortgaged properties) and the cost of buildings.
stats-luck-line = { $who } averaged **{ $mean }** in { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }{ $luck ->
        [high] , unusually high
        [low] , unusually low
       *[usual] {""}
    }
stats-luck-none = { $who } hasn’t rolled yet
stats-luck-doubles = { $doubles ->
        [0] no doubles
        [one] doubles once
       *[other] doubles { $doubles } times
    }{ $fair ->
        [0] {""}
       *[other] {" "}(about { $fair } expected)
    }
stats-luck-jail = { $count ->
        [one] sent to Jail once
       *[other] sent to Jail { $count } times
    }
stats-luck-salaries = { $count ->
        [one] 1 salary
       *[other] { $count } salaries
    } { $where }

stats-luck-note = -# Every roll to move counts here, in Jail too. Fair dice average 7, and one roll in six is doubles.
stats-rent-line = { $who } { $got ->
        [0] collected nothing
       *[other] collected **${ $got }**
    } and { $paid ->
        [0] paid nothing
       *[other] paid ${ $paid }
    }: { $net }
stats-rent-minus = −${ $amount }
stats-rent-even = even

stats-rent-groups = **By color group**
stats-group = { $group } **${ $amount }** · { $who }
stats-rent-highest = **Highest rents**
stats-charge-paid = { $who } paid { $owner } **${ $amount }** on { $where } on turn { $turn }.
stats-charge-unpaid =
    { $got ->
        [0] { $who } owed { $owner } **${ $amount }** on { $where } on turn { $turn } and went bankrupt.
       *[other] { $who } owed { $owner } **${ $amount }** on { $where } on turn { $turn }, could raise ${ $got }, and went bankrupt.
    }
stats-visits = **Most visited**
stats-square = { $where } { $count }×

stats-deals-none = No trades or auctions yet.
stats-deals-best = **Best trades**
stats-deal = { $who } got { $got } from { $whom } for { $gave } on turn { $turn }. { $rent ->
        [set] Rent since then, full set included
       *[lots] Rent since then on the properties received
    }: **${ $amount }**.
stats-deals-note = -# The rent is what came in for the properties a player got in a trade, and for the full sets they completed, for as long as the player kept them.
stats-auctions = **Won at auction**
stats-auction-line = { $who } won { $count ->
        [one] 1 auction for **${ $price }**, list price ${ $printed }
       *[other] { $count } auctions for **${ $price }** in all, total list price ${ $printed }
    }
stats-bargain = Best bargain: { $who } won { $what } for **${ $price }**, list price ${ $printed }, on turn { $turn }.

stats-fact-rent = 💸 Highest rent: { $told }
stats-fact-dice = 🎲 Highest average roll: { $who } with **{ $mean }**, and { $doubles ->
        [0] no doubles
        [one] doubles once
       *[other] doubles { $doubles } times
    } in { $rolls } rolls
stats-fact-deal = 🤝 Best trade: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Net worth
stats-chart-turn = turn { $turn }
stats-chart-start = start
stats-chart-alt = Net worth over { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }. { $leads } Now: { $ends }.
stats-chart-led = { $who } led from turn { $since } to turn { $until }.
stats-chart-led-once = { $who } led on turn { $turn }.
stats-chart-changes = The lead changed hands { $count } times.
stats-chart-ahead = { $who } led for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
stats-chart-out = { $who } out on turn { $turn }

game-page-stats = See net worth, luck, rent and deals in this game so far

## The leaderboard of a server, and what a person has played.

button-profile = My profile

ladder-title = Standings · all time
ladder-none = Nobody’s ranked yet. The standings start once a game with at least two people is finished. `{ COMMAND("new") }` opens a game.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (still settling)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [0] no wins
        [one] 1 win
       *[other] { $wins } wins
    }
ladder-own = ➡️ You: { $line }
ladder-own-none = ➡️ You aren’t ranked yet. Finish a game with other people to get into the standings.
ladder-note = -# Everyone starts at { $begin }. After each finished game, ratings go up or down depending on final place, not counting computer players. Abandoning a game counts as last place. A rating is still settling until { $settled } rated games are played.
ladder-length = -# A game counts if everyone in it has had { $turns } turns of their own, or if someone has gone bankrupt. Resigning doesn’t count as going bankrupt. A game in which every player gets advice doesn’t count. A two-player game counts half as much each time the same two meet again in the same quarter of the year.

profile-title = Profile
profile-none = { $who } hasn’t finished a game on this server yet.
profile-none-own = You haven’t finished a game here yet. `{ COMMAND("new") }` opens one.
profile-none-direct = You haven’t finished a game on a server yet. Only those count for your profile: games in direct messages don’t.
profile-others = You can see other players’ profiles only on a server you share with them. Here, you can only see your own.
profile-rating = 📈 Rating { $rating } · ranked { $place } of { $count } in the standings
profile-provisional = -# This rating is still settling: fewer than { $settled } rated games so far
profile-unrated = 📈 No rating yet: finish a game with other people to get one.
profile-everywhere = -# Your games on all servers together. Each server has its own ratings: use this command on a server to see yours.
profile-games = 🎲 { $games ->
        [0] No games
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [0] no wins
        [one] **1** win
       *[other] **{ $wins }** wins
    }
profile-places = Finishes: { $places }
profile-place = { $place } ({ $games ->
        [one] 1 game
       *[other] { $games } games
    })
profile-best = ⭐ **Best results**
profile-best-all = ⭐ **Results**
profile-result = { $place } of { $seats } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · <t:{ $at }:d>
profile-longest = ⏳ Longest game: { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · <t:{ $at }:d>
profile-token = { $emoji } Favorite token: { $token }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
profile-abandoned = 🚪 Abandoned: { $count } (counted as last place)
profile-called-off = 🤝 Ended by agreement: { $count } (not counted)
profile-removed = 🛡️ Replaced or removed by a moderator: { $count } (not counted)

command-name-standings = standings
command-standings = See the best players on this server, or what someone has achieved here
command-standings-player = Whose results (default: everyone’s)

## How a game ended.

final-title = 🏆 { $winner } wins!
final-title-tie = 🏆 { $winner } share the win!
final-title-cancelled = Game called off
final-why-cancelled = The game was called off on turn { $turn }. Nobody wins.
final-line = { $place } { $who } { $said }
final-worth = **${ $total }** · { $lines }
final-worth-cash = cash ${ $amount }
final-worth-deeds = properties ${ $amount }
final-worth-mortgaged = mortgaged (half price) ${ $amount }
final-worth-houses = houses ${ $amount }
final-worth-hotels = hotels ${ $amount }
final-why-last = After { $turn ->
        [1] 1 turn
       *[other] { $turn } turns
    }, only one player was left.
final-why-conceded = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    }, { $count ->
        [1] { $who } conceded.
       *[other] { $who } conceded.
    }
final-why-first-bankruptcy = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    }, the first bankruptcy ended the game. The remaining players were ranked by net worth.
final-why-hour = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    }, time was up. Everyone was ranked by net worth.
final-tie-broken = Players with equal totals were ranked by cash.
final-out = · out on turn { $turn }
