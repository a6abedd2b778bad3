# How a game ended.

final-title = 🏆 { $winner } gewinnt!
final-title-tie = 🏆 { $winner } teilen sich den Sieg
final-title-cancelled = Abgebrochen
final-ranking = Endstand
final-why-cancelled = Das Spiel wurde in Zug { $turn } abgebrochen. Niemand gewinnt.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = Bargeld { $amount } $
final-worth-deeds = Grundstücke { $amount } $
final-worth-mortgaged = belastete Grundstücke (halber Preis) { $amount } $
final-worth-houses = Häuser { $amount } $
final-worth-hotels = Hotels { $amount } $
final-why-last = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } sind alle anderen ausgeschieden.
final-why-conceded = Nach { $turn ->
        [1] 1 Zug
       *[other] { $turn } Zügen
    } { $count ->
        [1] hat { $who }
       *[other] haben { $who }
    } aufgegeben.
final-why-first-bankruptcy = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } war jemand bankrott. Damit ist das Spiel zu Ende. Es gewinnt, wer von den anderen das größte Vermögen hat.
final-why-hour = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } war die Endzeit erreicht. Es gewinnt, wer das größte Vermögen hat.
final-tie-broken = Bei gleichem Vermögen liegt vorn, wer mehr Bargeld hat.
final-out = · ausgeschieden in Zug { $turn }
