# Statistics of a game. The words of `stats-head-…` stand over narrow columns of a table: at most 8 letters.

button-stats = Stats

stats-title = Statistics · { $page }
stats-page-worth = Net worth
stats-page-luck = Luck
stats-page-rent = Rent
stats-page-deals = Deals
stats-none = This game’s early log is missing, so there are no statistics.
stats-hidden = 🔒 Totals are hidden while a player chooses how to pay Income Tax. Look again once it’s paid. Luck, Rent and Deals are open.
stats-number = { $number }
stats-decimal = { $whole }.{ $tenth }
stats-out = out

stats-head-turn = turn { $turn }
stats-head-worth-now = now $
stats-head-worth-most = peak $
stats-head-worth-led = led
stats-worth-note = -# Cash, list prices (half for mortgaged properties) and the cost of buildings. *led*: turns that ended with this player richest.

stats-head-throws = rolls
stats-head-mean = avg
stats-head-off = ±
stats-head-doubles = doubles
stats-head-fair = usual
stats-head-jail = jail
stats-head-salaries = GO
stats-luck-note = -# Rolls to move only. Fair dice average 7. ± shows how lucky the rolls were: between −2 and +2 is normal. *usual*: doubles that fair dice would give, one roll in six. *GO*: salaries collected.

stats-head-rent-got = got $
stats-head-rent-paid = paid $
stats-head-rent-left = net $
stats-rent-groups = **By color group**
stats-group = { $group } **${ $amount }** · { $who }
stats-share = { $who } ${ $amount }
stats-rent-highest = **Highest rents**
stats-charge-paid = { $who } paid { $owner } **${ $amount }** on { $where } on turn { $turn }.
stats-charge-unpaid = { $who } owed { $owner } **${ $amount }** on { $where } on turn { $turn } and went bankrupt.
stats-visits = **Most visited**
stats-square = { $where } { $count }

stats-deals-none = No trades or auctions yet.
stats-deals-best = **Best trades**
stats-deal = { $who } got { $got } from { $whom } for { $gave } on turn { $turn }. Rent earned since: **${ $amount }**.
stats-deals-note = -# This counts the rent from properties received, and from whole sets they completed, for as long as they were kept.
stats-auctions = **Won at auction**
stats-head-auctions = won
stats-head-auctions-paid = paid $
stats-head-auctions-printed = list $
stats-bargain = Best bargain: { $who } won { $what } for **${ $price }**, list price ${ $printed }, on turn { $turn }.

stats-fact-rent = 💸 Biggest rent: { $told }
stats-fact-dice = 🎲 Highest average roll: { $who } with **{ $mean }**, and { $doubles ->
        [one] 1 double
       *[other] { $doubles } doubles
    } in { $throws } rolls
stats-fact-deal = 🤝 Best deal: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Net worth
stats-chart-turn = turn { $turn }
stats-chart-alt = Net worth over { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }. { $leads } Now: { $ends }.
stats-chart-led = { $who } led from turn { $since } to { $until }.
stats-chart-changes = The lead changed hands { $count } times.
stats-chart-ahead = { $who } led for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
stats-chart-out = { $who } out on turn { $turn }
