# The list of a person’s games.

mine-title = Minhas partidas
mine-none = Você não tem nenhuma partida em curso. /monopoly { command-name-new } abre uma.

mine-you = ⏰ **É com você** – [{ $what }]({ $link }) · o prazo acaba <t:{ $at }:R> · { $who }
mine-other = ⏳ [À espera de { $whom }]({ $link }): { $what } · o prazo acaba <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Sua vez termina sozinha
       *[throw] O bot joga os dados para você
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] A vez de { $whom } termina sozinha
       *[throw] O bot joga os dados para { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [A partida descansa]({ $link }): ninguém tem nada a decidir · { $who }
mine-paused = ⏸️ [Em pausa]({ $link }) · { $who }
mine-lobby = 🪑 [Sala]({ $link }), { $seats } de { $most }, fecha <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **Você**: { $count ->
        [one] uma proposta espera sua resposta e expira
       *[other] { $count } propostas esperam sua resposta; a primeira expira
    } <t:{ $at }:R>
mine-rents = -# 💰 **Você**: { $count ->
        [one] um aluguel para cobrar, $ { $amount }
       *[other] { $count } aluguéis para cobrar, $ { $amount }
    }
mine-pause-ends = -# A partida continua <t:{ $at }:R> no máximo
mine-bank = -# ⏱️ Os últimos { $time } saem da sua reserva de tempo
mine-away = -# 🌙 Sua ausência vai até <t:{ $at }:f>
mine-absent = -# 💤 A partida não espera mais por você: clique em qualquer botão para voltar
mine-buy-short = { clocks-buy } (faltam $ { $missing })
