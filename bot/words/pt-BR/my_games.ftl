# The list of a person’s games.

mine-title = Minhas partidas
mine-none = Você não está em nenhuma partida. Comece uma com `/monopoly { command-name-new }`.

mine-you =
    ⏰ **Você precisa decidir** · { $what }
    ⏳ O prazo acaba <t:{ $at }:R>
mine-you-alone = ⏰ **Você precisa decidir** · { $what }
mine-other = ⏳ À espera de { $whom } · { $what } · o prazo acaba <t:{ $at }:R>
mine-where = { $channel ->
        [direct] Mensagens diretas, partida { $number }
       *[other] <#{ $channel }>
    }: { $who }
mine-beat-own = 🎲 { $what ->
        [end] Sua vez termina sozinha
       *[throw] O bot joga os dados para você
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] A vez de { $whom } termina sozinha
       *[throw] O bot joga os dados para { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 A partida espera até alguém voltar
mine-paused = ⏸️ Em pausa
mine-lobby = 🪑 Sala com { $seats } de { $most } lugares ocupados, fecha <t:{ $at }:R>
mine-offers = -# 🤝 { $count ->
        [one] Uma proposta de troca espera sua resposta e expira
       *[other] { $count } propostas de troca esperam sua resposta; a primeira expira
    } <t:{ $at }:R>
mine-offers-open = -# 🤝 { $count ->
        [one] Uma proposta de troca espera sua resposta
       *[other] { $count } propostas de troca esperam sua resposta
    }
mine-rents = -# 💰 { $count ->
        [one] Você pode cobrar um aluguel de $ { $amount }
       *[other] Você pode cobrar { $count } aluguéis, $ { $amount } no total
    }
mine-pause-ends = -# A pausa acaba <t:{ $at }:R>, no máximo
mine-bank = -# ⏱️ O prazo já inclui { $time } da sua reserva de tempo (decidir cedo enche a reserva de novo)
mine-away = -# 🌙 Você fica longe até <t:{ $at }:f>
mine-absent = -# 💤 A partida não espera mais por você. Volte para continuar jogando
mine-waiting = -# ⌛ Você ainda tem { $time } dos seus { $most } de tempo de espera. Decida no primeiro quarto de um prazo para recuperar uma parte
mine-out-of-time = -# ⌛ Você gastou todo o tempo de espera: agora só tem um quarto de cada prazo, até nas horas de silêncio
mine-have = { $count ->
        [0] Você tem **$ { $cash }** e nenhuma propriedade
        [one] Você tem **$ { $cash }** e 1 propriedade
       *[other] Você tem **$ { $cash }** e { $count } propriedades
    }
mine-more = { $count ->
        [one] … mais 1 partida
       *[other] … mais { $count } partidas
    }
button-go-game = Ir para a partida
button-go-lobby = Ir para a sala

command-name-mine = minhas-partidas
command-mine = Ver minhas partidas, primeiro as que esperam por mim
