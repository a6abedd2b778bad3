# What happened while somebody was away.

digest-title = Enquanto você estava fora
digest-none-title = Você não perdeu nada
digest-none = 👍 Nada aconteceu desde a sua última visita.
digest-silence = ⏰ Seu prazo acabou { $count ->
        [one] uma vez, e o bot decidiu
       *[other] { $count } vezes, e o bot decidiu
    } por você.
digest-paid = 💸 Aluguel que você pagou: { $sums }.
digest-got = 💰 Aluguel que você recebeu: { $sums }.
digest-orders = 📋 O que suas instruções fizeram: { $what }
digest-player = { $who } { $did }.
digest-bought = comprou { $lots }
digest-won = arrematou { $lots } em leilão
digest-built = construiu em { $lots }
digest-sold = vendeu construções de { $lots }
digest-mortgaged = hipotecou { $lots }
digest-lifted = quitou a hipoteca de { $lots }
digest-rent = pagou $ { $amount } de aluguel a { $whom }
digest-turns = 🎲 A partida avançou { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }.
digest-more = … e mais { $count }
button-missed = O que eu perdi?
button-missed-all = Ver tudo
button-missed-back = Lista curta

button-since = Desde a minha última jogada
since-title = Desde a sua última jogada
since-title-before = A rodada antes da sua última jogada
since-none = 👍 Nada aconteceu desde a sua última jogada.
