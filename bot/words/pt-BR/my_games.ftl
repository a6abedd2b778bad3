# The list of a person’s games.

mine-title = Minhas partidas
mine-none = Você não está em nenhuma mesa. /monopoly { command-name-new } abre uma.

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
