## Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Você pode hipotecar ruas de um grupo com casas; quem sai da Prisão com uma dupla joga de novo
edition-1973-hint = As regras clássicas, com duas partidas curtas à escolha
edition-1994-hint = As regras clássicas; você também pode escolher um Jogo Curto ou um Jogo com Tempo Limite
edition-1998-hint = O manual do Milênio, com as mesmas regras do de 1994
edition-2008-hint = Cartas mais novas, Imposto de Luxo de $ 100, e você só constrói na sua vez
edition-unknown-hint = { COMMAND("rules") } mostra o que este manual tem de especial

game-standard = Jogo Normal
game-standard-hint = Vence a última pessoa que ficar na partida
game-short = Jogo Curto
game-short-hint = Três propriedades grátis, hotéis mais baratos; acaba na primeira falência
game-time-limit = Jogo com Tempo Limite
game-time-limit-hint = Você compra duas propriedades sorteadas; no fim vence o maior patrimônio
game-short-evening = Noite curta
game-short-evening-hint = Ao vivo, menos de 45 minutos; você compra duas propriedades sorteadas
game-new-short = Novo Jogo Curto
game-new-short-hint = De 1935: você compra duas propriedades sorteadas; no fim vence o maior patrimônio

house-rule-parking-pot = Pote na Parada Livre
house-rule-parking-pot-hint = Quem para na Parada Livre fica com o dinheiro das multas, dos impostos e das cartas
house-rule-parking-pot-number = Valor que o Banco põe no pote
house-rule-parking-pot-told =
    { $free_parking_seed ->
        [0] Multas, impostos e pagamentos de cartas ficam na Parada Livre. Se você parar lá, leva tudo.
       *[other] O Banco põe $ { $free_parking_seed } na Parada Livre, e as multas, os impostos e os pagamentos de cartas também ficam lá. Se você parar lá, leva tudo.
    }
house-rule-double-go = Dobro no Ponto de Partida
house-rule-double-go-hint = Se você parar bem no Ponto de Partida, recebe o dobro do salário
house-rule-double-go-told = Se você parar bem no Ponto de Partida, recebe o dobro do salário.
house-rule-no-auctions = Sem leilões
house-rule-no-auctions-hint = Uma propriedade que ninguém compra fica com o Banco
house-rule-no-auctions-told = Uma propriedade que ninguém compra fica com o Banco até alguém parar nela de novo.
house-rule-auction-reserve = Primeiro lance mínimo
house-rule-auction-reserve-hint = O primeiro lance tem um mínimo: uma parte do preço impresso
house-rule-auction-reserve-number = Porcentagem do preço impresso
house-rule-auction-reserve-told = O primeiro lance de um leilão é de pelo menos { $reserve_percent }% do preço impresso.
house-rule-auction-step = Aumento mínimo dos lances
house-rule-auction-step-hint = Os lances sobem em passos maiores
house-rule-auction-step-number = Aumento mínimo por lance
house-rule-auction-step-told = Cada lance tem de superar o anterior em pelo menos $ { $auction_step }.
house-rule-cash-bids = Lances só em dinheiro
house-rule-cash-bids-hint = Ninguém pode dar um lance maior do que o dinheiro que tem
house-rule-cash-bids-told = Ninguém pode dar um lance maior do que o dinheiro que tem.
house-rule-bids-without-cap = Lances sem limite
house-rule-bids-without-cap-hint = Dê qualquer lance; se não puder pagar, você vai à falência
house-rule-bids-without-cap-told = Você pode dar qualquer lance, mas vai à falência se vencer e não puder pagar.
house-rule-starting-cash = Dinheiro inicial
house-rule-starting-cash-hint = Mude o dinheiro com que todo mundo começa; o normal é $ 1.500
house-rule-starting-cash-number = Dinheiro para começar
house-rule-starting-cash-told = { rules-start-cash }
house-rule-dealt-deeds = Propriedades de presente
house-rule-dealt-deeds-hint = Cada pessoa recebe propriedades no começo, de graça
house-rule-dealt-deeds-number = Propriedades por pessoa
house-rule-dealt-deeds-told =
    { $setup_count ->
        [one] Cada pessoa recebe uma propriedade de graça antes da primeira jogada.
       *[other] Cada pessoa recebe { $setup_count } propriedades de graça antes da primeira jogada.
    }
house-rule-sold-deeds = Propriedades pagas
house-rule-sold-deeds-hint = Cada pessoa recebe propriedades no começo e paga o preço delas
house-rule-sold-deeds-number = { house-rule-dealt-deeds-number }
house-rule-sold-deeds-told =
    { $setup_count ->
        [one] Antes da primeira jogada, cada pessoa recebe uma propriedade e paga o preço dela.
       *[other] Antes da primeira jogada, cada pessoa recebe { $setup_count } propriedades e paga o preço delas.
    }
house-rule-players = Número de lugares
house-rule-players-hint = Escolha quantas pessoas cabem na partida; duas bastam para começar
house-rule-players-number = Número máximo de lugares
house-rule-players-told = { rules-players }
house-rule-no-buying-first-lap = Primeira volta sem compras
house-rule-no-buying-first-lap-hint = Você completa uma volta antes de poder comprar ou dar lances
house-rule-no-buying-first-lap-told = Ninguém pode comprar propriedades nem dar lances antes de completar uma volta no tabuleiro.
house-rule-no-trading-first-lap = Primeira volta sem trocas
house-rule-no-trading-first-lap-hint = Você completa uma volta antes de poder fazer trocas
house-rule-no-trading-first-lap-told = Ninguém pode fazer trocas antes de completar uma volta no tabuleiro.
house-rule-no-rent-in-jail = Sem aluguel na Prisão
house-rule-no-rent-in-jail-hint = Quem está na Prisão não recebe aluguel
house-rule-no-rent-in-jail-told = Quem está na Prisão não recebe aluguel.
house-rule-jail-fine = Valor da multa da Prisão
house-rule-jail-fine-hint = Mude quanto custa sair da Prisão; o normal é $ 50
house-rule-jail-fine-number = Preço para sair da Prisão
house-rule-jail-fine-told =
    { $jail_fine ->
        [0] Sair da Prisão é de graça.
       *[other] Sair da Prisão custa $ { $jail_fine }.
    }
house-rule-throw-after-jail-doubles = Nova jogada após a Prisão
house-rule-throw-after-jail-doubles-hint = Se você sair da Prisão com uma dupla, joga de novo
house-rule-throw-after-jail-doubles-told = Se você sair da Prisão com uma dupla, joga de novo.
house-rule-no-throw-after-jail-doubles = Sem nova jogada após a Prisão
house-rule-no-throw-after-jail-doubles-hint = Se você sair da Prisão com uma dupla, não joga de novo
house-rule-no-throw-after-jail-doubles-told = Se você sair da Prisão com uma dupla, não joga de novo.
house-rule-claimed-rent = Aluguel só se você cobrar
house-rule-claimed-rent-hint = Como no manual: quem não cobra a tempo não recebe o aluguel
house-rule-claimed-rent-told = Como no manual, você só recebe um aluguel se cobrar a tempo.
house-rule-flat-income-tax = Imposto de Renda fixo
house-rule-flat-income-tax-hint = O Imposto de Renda é sempre de $ 200, sem fazer contas
house-rule-flat-income-tax-told = O Imposto de Renda é sempre de $ { $income_tax_flat }.
house-rule-houses = Número de casas
house-rule-houses-hint = Mude quantas casas o Banco tem; o normal são 32
house-rule-houses-number = Casas no Banco
house-rule-houses-told =
    { $houses ->
        [1] O Banco tem uma casa.
       *[other] O Banco tem { $houses } casas.
    }
house-rule-hotels = Número de hotéis
house-rule-hotels-hint = Mude quantos hotéis o Banco tem; o normal são 12
house-rule-hotels-number = Hotéis no Banco
house-rule-hotels-told =
    { $hotels ->
        [0] O Banco não tem hotéis.
        [one] O Banco tem um hotel.
       *[other] O Banco tem { $hotels } hotéis.
    }
house-rule-own-turn-building = Construir só na própria vez
house-rule-own-turn-building-hint = Ninguém pode construir na vez de outra pessoa
house-rule-own-turn-building-told = Cada pessoa só pode construir na própria vez.
house-rule-limited-building = Construir aos poucos
house-rule-limited-building-hint = Cada pessoa tem um limite de casas e hotéis por turno
house-rule-limited-building-number = Casas e hotéis por turno
house-rule-limited-building-told =
    { $building_limit_most ->
        [one] Cada pessoa pode comprar só uma casa ou um hotel por turno.
       *[other] Cada pessoa pode comprar no máximo { $building_limit_most } casas ou hotéis por turno.
    }
house-rule-first-come-buildings = Quem pede primeiro constrói
house-rule-first-come-buildings-hint = Quem pede primeiro leva as últimas construções, sem leilão
house-rule-first-come-buildings-told = Quem pede primeiro leva as últimas construções, sem leilão.
house-rule-fast-bankruptcy = Falência rápida
house-rule-fast-bankruptcy-hint = Nenhuma troca salva quem faliu; as propriedades voltam ao Banco
house-rule-fast-bankruptcy-told = Se você for à falência, nenhuma troca pode salvar você. Seu dinheiro fica com a pessoa a quem você deve, e suas propriedades voltam ao Banco.
house-rule-finish-the-round = Terminar a rodada
house-rule-finish-the-round-hint = Depois do horário de término, vocês ainda completam a rodada em andamento
house-rule-finish-the-round-told = Depois do horário de término, vocês ainda completam a rodada em andamento.
house-rule-cash-breaks-ties = Desempate pelo dinheiro
house-rule-cash-breaks-ties-hint = Com patrimônios iguais no fim, vence quem tem mais dinheiro
house-rule-cash-breaks-ties-told = Com patrimônios iguais no fim, vence quem tem mais dinheiro.

unplayable-unknown = Essa opção não existe. Escolha uma da lista em `{ COMMAND("new") }` ou em Ajustes > Regras.
unplayable-number = Para “{ $rule }”, escreva um número inteiro de { $lowest } a { $highest }.
unplayable-twice = “{ $rule }” e “{ $other }” não podem valer juntas. Escolha só uma delas.
unplayable-needs = “{ $rule }” só vale num Jogo com Tempo Limite. Escolha primeiro uma partida assim.
unplayable-cash = As propriedades distribuídas podem custar mais do que o dinheiro inicial. Mude isto primeiro: { $rules }.
unplayable-cash-game = As propriedades distribuídas neste tipo de partida podem custar mais do que o dinheiro inicial. Escolha outro tipo.
unplayable-game = O manual de { $edition } não tem o { $game }. Escolha um destes: { $games }.

## The panel in which the rules of a game are chosen.

chosen-edition = **Manual de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-length = **Fim**: { $length } depois do começo.
chosen-house-rules = **Regras da casa**
chosen-house-rule = • { $told }
chosen-more = mais { $count } em **Ajustes** > **Regras**

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = As regras desta partida
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] A partida é para 2 participantes.
       *[other] A partida é para { $least } a { $most } participantes.
    }
rules-panel-no-house-rules = A partida segue as regras oficiais, sem regras da casa.
rules-panel-mine = -# O que você escolhe passa a valer na hora.
rules-panel-others = -# Só quem organiza pode mudar as regras. Todo mundo vê as mudanças na sala.
rules-edition = Manual de { $edition }
rules-left-behind = O bot retirou o que não combina com a nova escolha: { $rules }.
rules-choose-edition = Escolha um manual
rules-choose-game = Escolha um tipo de partida
rules-choose-length = Escolha quanto tempo a partida dura
rules-choose-topic = Regras da casa sobre qual assunto?
rules-choose-house = Escolha as regras da casa que quiser
rules-form-range = Escreva um número inteiro de { $lowest } a { $highest }.
button-rules-house =
    { $count ->
        [0] Regras da casa
       *[other] Regras da casa ({ $count })
    }
button-rules-on = { $rule }: ligada
button-rules-off = { $rule }: desligada
button-rules-length = Digitar a duração…
button-rules-back = Manual e tipo de partida
button-rules-clear = Voltar às regras oficiais
button-rules-number = { $rule }: { $unit ->
        [dollars] $ { $number }
        [percent] { $number }%
       *[things] { $number }
    }
house-topic-start = Participantes e começo
house-topic-money = Salário, aluguel e impostos
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Casas e hotéis
house-topic-end = Falência e fim
house-topic-chosen =
    { $count ->
        [0] Nenhuma escolhida
        [one] Uma escolhida
       *[other] { $count } escolhidas
    }
length-1h = uma hora
length-2h = duas horas
length-3h = três horas
length-1d = um dia
length-3d = três dias
length-7d = uma semana
length-30d = { moment-offer-30-days }
length-form-title = Quanto tempo vocês querem jogar?
length-form-hours = Horas
length-form-minutes = Minutos
length-form-range = Escreva um tempo de dez minutos a um ano no total.
length-not-read = Escreva a duração em horas e minutos inteiros, como 2 e 30.

command-name-rules = regras
option-name-topic = assunto
command-rules = Ler as regras desta partida, numa página ou por capítulo
command-rules-topic = O assunto que você procura: Prisão, leilões, hipotecas…
command-rules-edition = Outro manual, se não quiser o desta partida
