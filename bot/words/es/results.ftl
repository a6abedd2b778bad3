# How a game ended.

final-title = 🏆 ¡Gana { $winner }!
final-title-tie = 🏆 { $winner } comparten la victoria
final-title-cancelled = Partida cancelada
final-ranking = Clasificación final
final-why-cancelled = La partida se canceló en el turno { $turn }. No gana nadie.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = efectivo { $amount } $
final-worth-deeds = propiedades { $amount } $
final-worth-mortgaged = propiedades hipotecadas (a mitad de precio) { $amount } $
final-worth-houses = casas { $amount } $
final-worth-hotels = hoteles { $amount } $
final-why-last = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    }, solo queda una persona en la partida.
final-why-conceded = Después de { $turn ->
        [1] 1 turno
       *[other] { $turn } turnos
    }, { $who } { $count ->
        [1] se rindió.
       *[other] se rindieron.
    }
final-why-first-bankruptcy = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    }, la primera bancarrota puso fin a la partida. El resto se clasificó por su patrimonio.
final-why-hour = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    }, se acabó el tiempo. La clasificación depende del patrimonio.
final-tie-broken = En caso de empate, gana quien tiene más efectivo.
final-out = · quedó fuera en el turno { $turn }
