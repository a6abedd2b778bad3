# How a game ended.

final-title = 🏆 { $winner } wins!
final-title-tie = 🏆 { $winner } share the win!
final-title-cancelled = Game called off
final-ranking = Final standings
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
