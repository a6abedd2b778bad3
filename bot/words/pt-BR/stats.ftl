# Statistics of a game. The words of `stats-head-…` stand over narrow columns of a table: at most 8 letters.

button-stats = Estatísticas

stats-title = Estatísticas · { $page }
stats-page-worth = Patrimônio
stats-page-luck = Sorte nos dados
stats-page-rent = Aluguel
stats-page-deals = Negócios
stats-none = O registro desta partida não chega até o começo, então não há estatísticas.
stats-hidden = 🔒 Durante a escolha do Imposto de Renda ninguém vê totais. Volte quando ele estiver pago; Sorte nos dados, Aluguel e Negócios estão abertos.
stats-number = { $number }
stats-decimal = { $whole },{ $tenth }
stats-out = fora

stats-head-turn = turno { $turn }
stats-head-worth-now = agora $
stats-head-worth-most = máx. $
stats-head-worth-led = liderou
stats-worth-note = -# Dinheiro, preços impressos (a metade se hipotecadas) e o custo das construções. *liderou*: turnos que a pessoa terminou com o maior patrimônio.

stats-head-throws = jogadas
stats-head-mean = média
stats-head-off = ±
stats-head-doubles = duplas
stats-head-fair = esperado
stats-head-jail = prisão
stats-head-salaries = salários
stats-luck-note = -# Só as jogadas para andar. Dados honestos dão 7 em média; ± é quantos erros-padrão alguém está acima ou abaixo, e mais de 2 é raro. *esperado*: as duplas que seriam de esperar, uma em cada seis jogadas. *salários*: os do Ponto de Partida.

stats-head-rent-got = ganhou $
stats-head-rent-paid = pagou $
stats-head-rent-left = saldo $
stats-rent-groups = **Por grupo de cor**
stats-group = { $group } **$ { $amount }** · { $who }
stats-share = { $who } $ { $amount }
stats-rent-highest = **Aluguéis mais altos**
stats-charge-paid = { $who } pagou **$ { $amount }** para { $owner } por { $where }, no turno { $turn }.
stats-charge-unpaid = { $who } devia **$ { $amount }** para { $owner } por { $where }, no turno { $turn }, e foi à falência.
stats-visits = **Mais visitados**
stats-square = { $where } { $count }

stats-deals-none = Ainda sem trocas nem leilões.
stats-deals-best = **Melhores trocas**
stats-deal = { $who } recebeu { $got } de { $whom } por { $gave }, no turno { $turn }. Aluguel que isso rendeu: **$ { $amount }**.
stats-deals-note = -# Conta o aluguel das propriedades recebidas e dos grupos que elas completaram, enquanto foram mantidas.
stats-auctions = **Arrematado em leilão**
stats-head-auctions = lotes
stats-head-auctions-paid = pagou $
stats-head-auctions-printed = tabela $
stats-bargain = Melhor pechincha: { $who } arrematou { $what } por **$ { $price }**, preço impresso $ { $printed }, no turno { $turn }.

stats-fact-rent = 💸 Maior aluguel: { $told }
stats-fact-dice = 🎲 Maior média nos dados: { $who } com **{ $mean }**, { $doubles ->
        [1] uma dupla
       *[other] { $doubles } duplas
    } em { $throws } jogadas.
stats-fact-deal = 🤝 Melhor negócio: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Patrimônio
stats-chart-turn = turno { $turn }
stats-chart-alt =
    Patrimônio em { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }. { $leads } No fim: { $ends }.
stats-chart-led = { $who } na frente do turno { $since } ao { $until }.
stats-chart-changes = A liderança mudou { $count } vezes.
stats-chart-ahead =
    { $who } na frente por { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }.
stats-chart-out = { $who } fora no turno { $turn }
