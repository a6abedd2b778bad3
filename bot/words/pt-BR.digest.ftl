# My games, and what happened while somebody was away.

mine-you = ⏰ **É com você** – [{ $what }]({ $link }) <t:{ $at }:R> · { $who }
mine-other = ⏳ [À espera de { $whom }]({ $link }): { $what } <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Sua vez termina sozinha
       *[throw] Os dados rolam sozinhos para você
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] A vez de { $whom } termina sozinha
       *[throw] Os dados rolam sozinhos para { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [A partida descansa]({ $link }): ninguém é esperado · { $who }
mine-paused = ⏸️ [Em pausa]({ $link }) · { $who }
mine-lobby = 🪑 [Sala]({ $link }), { $seats } de { $most }, fecha <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **Você**: { $count ->
        [one] uma proposta espera sua resposta
       *[other] { $count } propostas esperam sua resposta
    } <t:{ $at }:R>
mine-rents = -# 💰 **Você**: { $count ->
        [one] um aluguel para cobrar, $ { $amount }
       *[other] { $count } aluguéis para cobrar, $ { $amount }
    }
mine-pause-ends = -# Continua, o mais tardar, <t:{ $at }:R>
mine-bank = -# ⏱️ Os últimos { $time } saem do seu banco de tempo
mine-away = -# 🌙 Você está fora até <t:{ $at }:f>
mine-absent = -# 💤 A mesa não espera mais por você: qualquer toque traz você de volta

digest-title = Enquanto você estava fora
digest-none-title = Nada perdido
digest-none = 👍 Você não perdeu nada: nada aconteceu desde a sua última visita.
digest-silence = ⏰ O silêncio respondeu por você { $count ->
        [one] uma vez
       *[other] { $count } vezes
    }.
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
digest-rent = pagou $ { $amount } de aluguel a { $whom }
digest-turns = 🎲 { $count ->
        [one] Um turno começou
       *[other] { $count } turnos começaram
    }.
digest-more = … +{ $count }
digest-history = -# Tudo: /monopoly { command-name-history }
button-missed = O que eu perdi?

button-since = Desde a minha última jogada
since-title = Desde a sua última jogada
since-none = 👍 Nada aconteceu desde a sua última jogada.
