# What happened while somebody was away.

digest-title = Enquanto você estava fora
digest-none-title = Nada perdido
digest-none = 👍 Você não perdeu nada: nada aconteceu desde a sua última visita.
digest-silence = ⏰ Seu prazo acabou { $count ->
        [one] uma vez
       *[other] { $count } vezes
    }: o bot decidiu no seu lugar.
digest-paid = 💸 Aluguel que você pagou: { $sums }.
digest-got = 💰 Aluguel que você recebeu: { $sums }.
digest-sum = { $who } $ { $amount }
digest-orders = 📋 Suas instruções: { $what }
digest-player = { $who } { $did }.
digest-bought = comprou { $lots }
digest-won = arrematou { $lots } em leilão
digest-built = construiu em { $lots }
digest-sold = vendeu construções de { $lots }
digest-mortgaged = hipotecou { $lots }
digest-lifted = quitou a hipoteca de { $lots }
digest-rent = pagou $ { $amount } de aluguel a { $whom }
digest-turns = 🎲 { $count ->
        [one] Um turno começou
       *[other] { $count } turnos começaram
    }.
digest-more = … +{ $count }
button-missed = O que eu perdi?
button-missed-all = Ver tudo

button-since = Desde a minha última jogada
since-title = Desde a sua última jogada
since-none = 👍 Nada aconteceu desde a sua última jogada.
