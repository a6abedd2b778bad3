# Statistics of a game.

button-stats = Stats

stats-title = Statistics · { $page } · turn { $turn }
stats-page-worth = Net worth
stats-page-luck = Luck
stats-page-rent = Rent
stats-page-deals = Deals
stats-none = The beginning of this game’s log is missing, so there are no statistics.
stats-shared = 📊 { $who } shared the statistics of this game.
stats-hidden = 🔒 Totals are hidden while a player chooses how to pay Income Tax. Look again once it’s paid. You can still open Luck, Rent and Deals.
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

stats-chances = 🎯 Chance to win: { $chances }
stats-chance = { $who } **{ $chance }**
stats-best-chances = **Best chance to win**
stats-best-chance = { $who } **{ $chance }** on turn { $turn }
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
        [one] 1 salary at GO
       *[other] { $count } salaries at GO
    }

stats-luck-note = -# Rolls count here only if they moved a token. Fair dice average 7, and one roll in six is doubles.
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
stats-charge-unpaid = { $who } owed { $owner } **${ $amount }** on { $where } on turn { $turn } and went bankrupt.
stats-visits = **Most visited**
stats-square = { $where } { $count }×

stats-deals-none = No trades or auctions yet.
stats-deals-best = **Best trades**
stats-deal = { $who } got { $got } from { $whom } for { $gave } on turn { $turn }. Rent earned since: **${ $amount }**.
stats-deals-note = -# “Rent earned” is the rent on the properties a player got in a trade, and on sets those properties completed, for as long as the player kept them.
stats-auctions = **Won at auction**
stats-auction-line = { $who } won { $count ->
        [one] 1 auction for **${ $price }**, list price ${ $printed }
       *[other] { $count } auctions for **${ $price }** in all, total list price ${ $printed }
    }
stats-bargain = Best bargain: { $who } won { $what } for **${ $price }**, list price ${ $printed }, on turn { $turn }.

stats-fact-rent = 💸 Biggest rent: { $told }
stats-fact-dice = 🎲 Highest average roll: { $who } with **{ $mean }**, and { $doubles ->
        [0] no doubles
        [one] doubles once
       *[other] doubles { $doubles } times
    } in { $rolls } rolls
stats-fact-deal = 🤝 Best deal: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Net worth
stats-chart-turn = turn { $turn }
stats-chart-start = start
stats-chart-alt = Net worth over { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }. { $leads } Now: { $ends }.
stats-chart-led = { $who } led from turn { $since } to { $until }.
stats-chart-led-once = { $who } led on turn { $turn }.
stats-chart-changes = The lead changed hands { $count } times.
stats-chart-ahead = { $who } led for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
stats-chart-out = { $who } out on turn { $turn }

command-name-stats = stats
command-stats = See net worth, luck, rent and deals in this game so far
