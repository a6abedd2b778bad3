# The list of a person’s games.

mine-title = Minhas partidas
mine-none = Você não tem nenhuma partida em curso. /monopoly { command-name-new } abre uma.

mine-you =
    ⏰ **É com você** · { $what }
    ⏳ O prazo acaba <t:{ $at }:R>
mine-other = ⏳ À espera de { $whom } · { $what } · o prazo acaba <t:{ $at }:R>
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 { $what ->
        [end] Sua vez termina sozinha
       *[throw] O bot joga os dados para você
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] A vez de { $whom } termina sozinha
       *[throw] O bot joga os dados para { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 A partida está parada até alguém voltar
mine-paused = ⏸️ Em pausa
mine-lobby = 🪑 Sala, { $seats } de { $most }, fecha <t:{ $at }:R>
mine-offers = -# 🤝 **Você**: { $count ->
        [one] uma proposta espera sua resposta e expira
       *[other] { $count } propostas esperam sua resposta; a primeira expira
    } <t:{ $at }:R>
mine-rents = -# 💰 **Você**: { $count ->
        [one] um aluguel para cobrar, $ { $amount }
       *[other] { $count } aluguéis para cobrar, $ { $amount }
    }
mine-pause-ends = -# A partida continua <t:{ $at }:R> no máximo
mine-bank = -# ⏱️ Inclui { $time } da sua reserva de tempo (tempo extra que você ganha ao decidir cedo)
mine-away = -# 🌙 Sua ausência vai até <t:{ $at }:f>
mine-absent = -# 💤 A partida não espera mais por você. Volte para continuar jogando
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
asked-me-in-jail = Você está na Prisão. Como vai sair?
asked-me-fine-or-pass = Sem dupla. Paga $ { $price } ou usa uma carta de Saída Livre?
asked-me-held = Você está segurando os dados de { $mover }. Libere quando terminar.
asked-me-to-end = { $build ->
        [yes] Construa, proponha uma troca ou encerre a vez.
       *[no] Proponha uma troca ou encerre a vez.
    }
asked-me-buy-or-decline = Comprar { $space } por $ { $price } ou { $declined ->
        [left-with-bank] deixar com o Banco?
       *[auctioned] mandar para leilão?
    }
asked-me-short = Faltam $ { $missing }: levante com o botão “{ button-manage }”.
asked-me-too-short = Faltam $ { $missing }, e você não consegue levantar tanto.
asked-me-choose-tax = Imposto de Renda: pagar $ { $flat } ou { $percent }% de tudo o que você tem?
asked-me-auction = { $lot } está em leilão. { $leads ->
        [me] Você lidera com $ { $price }.
       *[other] { $leader } lidera com $ { $price }. Cobrir o lance ou passar?
    }
asked-me-auction-open = { $lot } está em leilão. Dar o primeiro lance ou passar?
asked-me-sealed-auction = Leilão secreto: { $lots }. Defina seu máximo ou passe.
asked-me-owing = Você deve $ { $amount } a { $to } ({ $topic }), e faltam $ { $missing }. Venda, hipoteque ou troque para levantar o dinheiro.
asked-me-rescue = Você não consegue levantar os $ { $amount } para { $to } ({ $topic }). Só uma troca ainda ajuda.
asked-me-shortage-claim = Faltam construções no Banco. Você quer alguma?
asked-me-shortage-again = Pediram mais do que o Banco tem. Quanto vale para você cada construção, no máximo?
asked-me-lift-or-hold = Quitar a hipoteca de { $spaces } por $ { $price } ou manter?
