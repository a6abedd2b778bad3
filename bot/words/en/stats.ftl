# Statistics of a game. The words of `stats-head-…` stand over narrow columns of a table: at most 8 letters.

button-stats = Stats

stats-title = Statistics · { $page }
stats-page-worth = Net worth
stats-page-luck = Luck
stats-page-rent = Rent
stats-page-deals = Deals
stats-none = The log of this game does not reach back to its beginning, so nothing can be counted.
stats-hidden = 🔒 While the income tax is being chosen, nobody is shown totals. Look again when it is paid; Luck, Rent and Deals are open.
stats-number = { $number }
stats-decimal = { $whole }.{ $tenth }
stats-out = out

stats-head-turn = turn { $turn }
stats-head-worth-now = now $
stats-head-worth-most = most $
stats-head-worth-led = led
stats-worth-note = -# Cash, printed prices (half where mortgaged) and what the buildings cost. *led*: turns that ended with this player richest.

stats-head-throws = throws
stats-head-mean = mean
stats-head-off = ±
stats-head-doubles = doubles
stats-head-fair = fair
stats-head-jail = jail
stats-head-salaries = GO
stats-luck-note = -# Throws to move only. Fair dice show 7 on average; ± is how many standard errors somebody is above or below, and beyond 2 is rare. *fair*: doubles to expect, one throw in six. *GO*: salaries.

stats-head-rent-got = got $
stats-head-rent-paid = paid $
stats-head-rent-left = net $
stats-rent-groups = **By color group**
stats-group = { $group } **${ $amount }** · { $who }
stats-share = { $who } ${ $amount }
stats-rent-highest = **Highest rents**
stats-charge-paid = { $who } paid { $owner } **${ $amount }** on { $where } in turn { $turn }.
stats-charge-unpaid = { $who } owed { $owner } **${ $amount }** on { $where } in turn { $turn }, and went bankrupt.
stats-visits = **Most visited**
stats-square = { $where } { $count }

stats-deals-none = No trades and no auctions yet.
stats-deals-best = **Best trades**
stats-deal = { $who } got { $got } from { $whom } for { $gave } in turn { $turn }. Rent it has brought: **${ $amount }**.
stats-deals-note = -# That is rent for deeds received, and for whole groups that they completed, while they were kept.
stats-auctions = **Won at auction**
stats-head-auctions = lots
stats-head-auctions-paid = paid $
stats-head-auctions-printed = printed$
stats-bargain = Best bargain: { $who } won { $what } for **${ $price }**, printed ${ $printed }, in turn { $turn }.

stats-fact-rent = 💸 Biggest rent: { $told }
stats-fact-dice = 🎲 Highest average roll: { $who } with **{ $mean }**, { $doubles ->
        [one] one double
       *[other] { $doubles } doubles
    } in { $throws } throws.
stats-fact-deal = 🤝 Best deal: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Net worth
stats-chart-turn = turn { $turn }
stats-chart-alt = Net worth over { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }. { $leads } It stands: { $ends }.
stats-chart-led = { $who } led from turn { $since } to { $until }.
stats-chart-changes = The lead changed hands { $count } times.
stats-chart-ahead = { $who } led in { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
stats-chart-out = { $who } out in turn { $turn }
