# How a game ended.

final-course = Así fue la partida
final-title = 🏆 ¡Gana { $winner }!
final-title-tie = 🏆 { $winner } comparten la victoria
final-title-cancelled = Partida cancelada
final-why-cancelled = La partida se canceló en el turno { $turn }. No gana nadie.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = efectivo { $amount } $
final-worth-deeds = títulos { $amount } $
final-worth-mortgaged = hipotecas, a la mitad, { $amount } $
final-worth-houses = casas { $amount } $
final-worth-hotels = hoteles { $amount } $
final-why-last = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    } no queda nadie más en juego.
final-why-first-bankruptcy = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    } la primera bancarrota puso fin a la partida y se contó lo que tenía el resto.
final-why-hour = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    } sonó la hora acordada y se contó lo que tenía cada cual.
final-tie-broken = A igual riqueza gana quien tiene más efectivo.
final-out = · fuera en el turno { $turn }
