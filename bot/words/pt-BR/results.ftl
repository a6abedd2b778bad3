# How a game ended.

final-title = 🏆 { $winner } vence!
final-title-tie = 🏆 { $winner } dividem a vitória
final-title-cancelled = Partida cancelada
final-ranking = Classificação final
final-why-cancelled = A partida foi cancelada no turno { $turn }. Ninguém venceu.
final-line = { $place } { $who } { $said }
final-worth = **$ { $total }** · { $lines }
final-worth-cash = dinheiro $ { $amount }
final-worth-deeds = propriedades $ { $amount }
final-worth-mortgaged = hipotecadas (metade do preço) $ { $amount }
final-worth-houses = casas $ { $amount }
final-worth-hotels = hotéis $ { $amount }
final-why-last = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, só restou uma pessoa na partida.
final-why-conceded = Depois de { $turn ->
        [1] 1 turno
       *[other] { $turn } turnos
    }, { $who } { $count ->
        [1] desistiu.
       *[other] desistiram.
    }
final-why-first-bankruptcy = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, a primeira falência encerrou a partida, e o bot contou o patrimônio de quem ficou.
final-why-hour = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, chegou o horário de término, e o bot contou o patrimônio de todo mundo.
final-tie-broken = Entre patrimônios iguais, ficou na frente quem tinha mais dinheiro.
final-out = · fora no turno { $turn }
