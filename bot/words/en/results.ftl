# How a game ended.

final-course = How the game went
final-title = 🏆 { $winner } wins!
final-title-tie = 🏆 { $winner } share the win
final-title-cancelled = Called off
final-why-cancelled = The game was called off in turn { $turn }. Nobody wins.
final-line = { $place } { $who } { $said }
final-worth = **${ $total }** · { $lines }
final-worth-cash = cash ${ $amount }
final-worth-deeds = deeds ${ $amount }
final-worth-mortgaged = mortgaged at half ${ $amount }
final-worth-houses = houses ${ $amount }
final-worth-hotels = hotels ${ $amount }
final-why-last = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    } everybody else is out.
final-why-first-bankruptcy = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    } the first bankruptcy ended the game, and the others were valued.
final-why-hour = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    } the agreed hour struck, and everybody was valued.
final-tie-broken = Of those who are equally rich, more cash wins.
final-out = · out in turn { $turn }
