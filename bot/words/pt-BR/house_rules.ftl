# Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Hipotecas rua por rua, e com a dupla que tira da Prisão você joga de novo
edition-1973-hint = As regras clássicas, com o jogo curto que você preferir
edition-1994-hint = As regras clássicas, com um Jogo Curto e um com hora marcada
edition-1998-hint = O manual do Milênio, que se joga como o de 1994
edition-2008-hint = Cartas mais novas, Imposto de Luxo de $ 100, e só se constrói na própria vez
edition-unknown-hint = /monopoly { command-name-rules } mostra o que têm de especial

game-standard = Jogo Normal
game-standard-hint = Vence a última pessoa que não for à falência
game-short = Jogo Curto
game-short-hint = Três propriedades grátis para cada, hotéis rápidos, e a primeira falência encerra
game-time-limit = Jogo com Hora Marcada
game-time-limit-hint = Pague duas propriedades sorteadas; na hora marcada vence quem tem mais
game-new-short = Novo Jogo Curto
game-new-short-hint = A versão de 1935: pague duas propriedades sorteadas; vence o maior patrimônio

house-rule-parking-pot = Pote na Parada Livre
house-rule-parking-pot-hint = Multas, impostos e pagamentos de cartas vão para quem parar lá
house-rule-parking-pot-number = Dólares que o Banco põe a cada vez
house-rule-parking-pot-told =
    { $number ->
        [0] Multas, impostos e pagamentos de cartas se acumulam na Parada Livre. Se você parar lá, leva tudo.
       *[other] Multas, impostos e pagamentos de cartas se acumulam na Parada Livre, além de $ { $number }. Se você parar lá, leva tudo.
    }
house-rule-double-go = Dobro no Ponto de Partida
house-rule-double-go-hint = Pare bem no Ponto de Partida e receba duas vezes
house-rule-double-go-told = Parar bem no Ponto de Partida paga em dobro.
house-rule-no-auctions = Sem leilões
house-rule-no-auctions-hint = O que ninguém compra fica com o Banco
house-rule-no-auctions-told = O que não é comprado fica com o Banco até a próxima visita.
house-rule-auction-reserve = Lance inicial mínimo
house-rule-auction-reserve-hint = Os leilões abrem numa parte do preço impresso
house-rule-auction-reserve-number = Porcentagem do preço impresso
house-rule-auction-reserve-told = O primeiro lance de um leilão é de pelo menos { $number }% do preço impresso.
house-rule-auction-step = Lance mínimo maior
house-rule-auction-step-hint = Cada lance supera o anterior em mais de um dólar
house-rule-auction-step-number = Dólares que um lance soma no mínimo
house-rule-auction-step-told = Cada lance supera o anterior em pelo menos $ { $number }.
house-rule-cash-bids = Lances só em dinheiro
house-rule-cash-bids-hint = Nenhum lance acima do dinheiro na mão
house-rule-cash-bids-told = Ninguém dá lance acima do dinheiro que tem na mão.
house-rule-bids-without-cap = Lances sem limite
house-rule-bids-without-cap-hint = Ofereça quanto quiser; se não puder pagar, é falência
house-rule-bids-without-cap-told = Os lances não têm limite, e arrematar sem poder pagar leva à falência.
house-rule-starting-cash = Dinheiro inicial
house-rule-starting-cash-hint = Comece com outro valor que não $ 1.500
house-rule-starting-cash-number = Dólares para começar
house-rule-starting-cash-told = Todo mundo começa com $ { $number }.
house-rule-dealt-deeds = Propriedades de presente
house-rule-dealt-deeds-hint = Propriedades distribuídas antes da primeira jogada, de graça
house-rule-dealt-deeds-number = Propriedades por pessoa
house-rule-dealt-deeds-told =
    { $number ->
        [one] Todo mundo recebe uma propriedade antes da primeira jogada, de graça.
       *[other] Todo mundo recebe { $number } propriedades antes da primeira jogada, de graça.
    }
house-rule-sold-deeds = Propriedades pagas
house-rule-sold-deeds-hint = Propriedades distribuídas antes da primeira jogada, pelo preço
house-rule-sold-deeds-number = Propriedades por pessoa
house-rule-sold-deeds-told =
    { $number ->
        [one] Todo mundo recebe uma propriedade antes da primeira jogada e paga o preço.
       *[other] Todo mundo recebe { $number } propriedades antes da primeira jogada e paga o preço delas.
    }
house-rule-players = Número de lugares
house-rule-players-hint = Duas pessoas bastam para começar; escolha quantas cabem
house-rule-players-number = Lugares no máximo
house-rule-players-told =
    { $number ->
        [2] Uma partida para duas pessoas.
       *[other] De duas a { $number } pessoas.
    }
house-rule-no-buying-first-lap = Sem compras na primeira volta
house-rule-no-buying-first-lap-hint = Complete uma volta antes de comprar ou dar lances
house-rule-no-buying-first-lap-told = Ninguém compra nem dá lances antes de completar uma volta no tabuleiro.
house-rule-no-trading-first-lap = Sem trocas na primeira volta
house-rule-no-trading-first-lap-hint = Complete uma volta antes de trocar
house-rule-no-trading-first-lap-told = Ninguém faz trocas antes de completar uma volta no tabuleiro.
house-rule-no-rent-in-jail = Sem aluguel na Prisão
house-rule-no-rent-in-jail-hint = Quem está na Prisão não recebe nada
house-rule-no-rent-in-jail-told = Quem está na Prisão não recebe aluguel.
house-rule-jail-fine = Outra multa da Prisão
house-rule-jail-fine-hint = Sair custa outro valor que não $ 50
house-rule-jail-fine-number = Dólares para sair da Prisão
house-rule-jail-fine-told =
    { $number ->
        [0] Sair da Prisão é de graça.
       *[other] Sair da Prisão custa $ { $number }.
    }
house-rule-throw-after-jail-doubles = Jogar de novo após a Prisão
house-rule-throw-after-jail-doubles-hint = A dupla que tira você da Prisão também dá outra jogada
house-rule-throw-after-jail-doubles-told = A dupla que tira você da Prisão dá outra jogada.
house-rule-no-throw-after-jail-doubles = Sem outra jogada após a Prisão
house-rule-no-throw-after-jail-doubles-hint = A dupla tira você da Prisão, e só
house-rule-no-throw-after-jail-doubles-told = A dupla que tira você da Prisão não dá outra jogada.
house-rule-claimed-rent = Cobrar o aluguel, como na regra impressa
house-rule-claimed-rent-hint = A regra impressa: aluguel cobrado tarde demais se perde
house-rule-claimed-rent-told = Como na regra impressa, o aluguel tem de ser cobrado a tempo, ou se perde.
house-rule-flat-income-tax = Imposto de Renda fixo
house-rule-flat-income-tax-hint = Sempre $ 200, sem fazer contas
house-rule-flat-income-tax-told = O Imposto de Renda é sempre de $ 200.
house-rule-houses = Número de casas
house-rule-houses-hint = O Banco tem outro número de casas que não 32
house-rule-houses-number = Casas no Banco
house-rule-houses-told =
    { $number ->
        [1] O Banco tem uma casa.
       *[other] O Banco tem { $number } casas.
    }
house-rule-hotels = Número de hotéis
house-rule-hotels-hint = O Banco tem outro número de hotéis que não 12
house-rule-hotels-number = Hotéis no Banco
house-rule-hotels-told =
    { $number ->
        [0] Não há hotéis.
        [one] O Banco tem um hotel.
       *[other] O Banco tem { $number } hotéis.
    }
house-rule-own-turn-building = Construir na própria vez
house-rule-own-turn-building-hint = Sem obras na vez de outra pessoa
house-rule-own-turn-building-told = Cada pessoa só constrói na própria vez.
house-rule-limited-building = Construir aos poucos
house-rule-limited-building-hint = Um limite de casas e hotéis por vez
house-rule-limited-building-number = Casas e hotéis por vez
house-rule-limited-building-told =
    { $number ->
        [one] Uma casa ou hotel por pessoa em cada vez.
       *[other] No máximo { $number } casas e hotéis por pessoa em cada vez.
    }
house-rule-first-come-buildings = Quem pede primeiro constrói
house-rule-first-come-buildings-hint = O primeiro pedido leva, sem leilão
house-rule-first-come-buildings-told = As últimas casas e hotéis são de quem pedir primeiro.
house-rule-fast-bankruptcy = Falência rápida
house-rule-fast-bankruptcy-hint = Sem resgate: o dinheiro vai ao credor, as propriedades ao Banco
house-rule-fast-bankruptcy-told = Na falência, o dinheiro vai ao credor e as propriedades voltam ao Banco, sem resgate.
house-rule-finish-the-round = Terminar a rodada
house-rule-finish-the-round-hint = No horário de término, joga-se até todo mundo ter o mesmo número de vezes
house-rule-finish-the-round-told = No horário de término, a rodada é jogada até o fim.
house-rule-cash-breaks-ties = Dinheiro desempata
house-rule-cash-breaks-ties-hint = Patrimônios iguais no fim? Vence quem tem mais dinheiro
house-rule-cash-breaks-ties-told = Com patrimônios iguais no fim, vence quem tem mais dinheiro.

unplayable-unknown = Essa opção não existe aqui. Escolha uma das listas em /monopoly { command-name-new } ou em Ajustes > Regras.
unplayable-number = { $rule }: só um número inteiro de { $lowest } a { $highest }.
unplayable-twice = { $rule } e { $other } não combinam. Fique com uma das duas.
unplayable-needs = { $rule } precisa de um jogo com hora marcada. Escolha um assim primeiro.
unplayable-cash = As propriedades distribuídas poderiam custar mais do que o dinheiro inicial. Mude isto primeiro: { $rules }.
unplayable-cash-game = Este jogo distribui propriedades que poderiam custar mais do que o dinheiro inicial.
unplayable-game = O manual de { $edition } não tem { $game }. Ele tem: { $games }.
