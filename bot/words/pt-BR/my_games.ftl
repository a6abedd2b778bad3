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

## What a game asks of its reader: asked-me-<kind>

asked-me-to-throw = Jogue os dados.
asked-me-to-throw-again = Você tirou uma dupla: jogue os dados de novo.
asked-me-in-jail = Você está na Prisão. Como quer sair?
asked-me-fine-or-pass = Não foi uma dupla. Quer pagar $ { $price } ou usar uma carta de Saída Livre?
asked-me-held = Você está segurando os dados de { $mover }. Quando terminar, deixe os dados rolarem.
asked-me-to-end = { $can ->
        [build-trade] Construa, proponha uma troca ou encerre a vez.
        [build] Construa ou encerre a vez.
        [trade] Proponha uma troca ou encerre a vez.
       *[end] Encerre a vez.
    }
asked-me-buy-or-decline = Comprar { $space } por $ { $price } ou { $declined ->
        [left-with-bank] deixar com o Banco?
       *[auctioned] mandar para leilão?
    }
asked-me-short = Você precisa de mais $ { $missing }. Use o botão “{ button-manage }” para levantar o dinheiro.
asked-me-too-short = Você precisa de mais $ { $missing } e não consegue levantar esse valor.
asked-me-choose-tax = Você parou no Imposto de Renda. Pagar $ { $flat } ou { $percent }% de tudo o que você tem?
asked-me-auction = { $lot } está em leilão. { $leads ->
        [me] O maior lance é seu: $ { $price }.
       *[other] O maior lance é de { $leader }: $ { $price }. Cobrir o lance ou passar?
    }
asked-me-auction-open = { $lot } está em leilão. Quer dar o primeiro lance ou passar?
asked-me-sealed-auction = Leilão secreto: { $lots }. Registre seu máximo ou passe.
asked-me-owing = Você deve $ { $amount } para { $to } ({ $topic }) e precisa de mais $ { $missing }. Venda, hipoteque ou troque para levantar o dinheiro.
asked-me-rescue = Você não consegue levantar os $ { $amount } que deve para { $to } ({ $topic }).{ $rescue ->
        [trade] {" Só uma troca ainda pode salvar você."}
       *[none] {""}
    }
asked-me-shortage-claim = O Banco tem poucas construções. Quer pedir alguma?
asked-me-shortage-again = Há mais pedidos do que construções. Quanto você quer pagar por cada uma, no máximo?
asked-me-lift-or-hold = Quer quitar a hipoteca de { $spaces } por $ { $price } ou deixar como está?
