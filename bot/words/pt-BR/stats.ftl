# Estatísticas de uma partida.

button-stats = Estatísticas

stats-title = Estatísticas · { $page } · turno { $turn }
stats-page-worth = Patrimônio
stats-page-luck = Sorte nos dados
stats-page-rent = Aluguel
stats-page-deals = Negócios
stats-none = Não há estatísticas desta partida, porque falta o começo do registro.
stats-shared = 📊 { $who } compartilhou as estatísticas desta partida.
stats-hidden = 🔒 Enquanto alguém escolhe como pagar o Imposto de Renda, ninguém pode ver os patrimônios. Volte quando o imposto estiver pago. As outras páginas estão abertas.
stats-decimal = { $whole },{ $tenth }
stats-out = fora
stats-worth-line = { $who } **$ { $amount }** · máximo $ { $most }{ $led ->
        [0] {""}
        [one] {" "}· 1 turno na frente
       *[other] {" "}· { $led } turnos na frente
    }
stats-worth-line-out = { $who } saiu no turno { $turn } · máximo $ { $most }{ $led ->
        [0] {""}
        [one] {" "}· 1 turno na frente
       *[other] {" "}· { $led } turnos na frente
    }

stats-chances = 🎯 Chance de vencer: { $chances }
stats-chance = { $who } **{ $chance }**
stats-best-chances = **Melhor chance de vencer**
stats-best-chance = { $who } **{ $chance }** no turno { $turn }
stats-worth-note = -# O patrimônio é o dinheiro, o preço impresso das propriedades (metade, se hipotecadas) e o custo das construções.
stats-luck-line = { $who } tirou em média **{ $mean }** em { $rolls ->
        [one] 1 jogada
       *[other] { $rolls } jogadas
    }{ $luck ->
        [high] , acima do normal
        [low] , abaixo do normal
       *[usual] {""}
    }
stats-luck-none = { $who } ainda não jogou os dados
stats-luck-doubles = { $doubles ->
        [0] nenhuma dupla
        [one] 1 dupla
       *[other] { $doubles } duplas
    }{ $fair ->
        [0] {""}
       *[other] {" "}(o esperado: { $fair })
    }
stats-luck-jail = { $count ->
        [one] 1 ida para a Prisão
       *[other] { $count } idas para a Prisão
    }
stats-luck-salaries = { $count ->
        [one] 1 salário
       *[other] { $count } salários
    } no Ponto de Partida

stats-luck-note = -# Esta página só conta as jogadas que movem um peão. Dados honestos dão 7 em média e uma dupla a cada seis jogadas.
stats-rent-line = { $who } { $got ->
        [0] não recebeu nada
       *[other] recebeu **$ { $got }**
    } e { $paid ->
        [0] não pagou nada
       *[other] pagou $ { $paid }
    }: { $net }
stats-rent-minus = −$ { $amount }
stats-rent-even = saldo zero

stats-rent-groups = **Por grupo de cor**
stats-group = { $group } **$ { $amount }** · { $who }
stats-rent-highest = **Aluguéis mais altos**
stats-charge-paid = { $who } pagou **$ { $amount }** para { $owner } no turno { $turn } ({ $where }).
stats-charge-unpaid = { $who } devia **$ { $amount }** para { $owner } no turno { $turn } ({ $where }) e foi à falência.
stats-visits = **Espaços mais visitados**
stats-square = { $where } { $count }×

stats-deals-none = Ainda não houve trocas nem leilões.
stats-deals-best = **Melhores trocas**
stats-deal = { $who } recebeu { $got } de { $whom } em troca de { $gave }, no turno { $turn }. Aluguel recebido desde então: **$ { $amount }**.
stats-deals-note = -# “Aluguel recebido” é o das propriedades que a pessoa recebeu na troca e dos grupos que elas completaram, enquanto ficaram com essa pessoa.
stats-auctions = **Arrematado em leilão**
stats-auction-line = { $who } venceu { $count ->
        [one] 1 leilão e pagou **$ { $price }** (preço impresso: $ { $printed })
       *[other] { $count } leilões e pagou **$ { $price }** no total (soma dos preços impressos: $ { $printed })
    }
stats-bargain = Melhor pechincha: { $who } arrematou { $what } por **$ { $price }** no turno { $turn } (preço impresso: $ { $printed }).

stats-fact-rent = 💸 Maior aluguel: { $told }
stats-fact-dice = 🎲 Maior média nos dados: { $who } com **{ $mean }** e { $doubles ->
        [0] nenhuma dupla
        [one] 1 dupla
       *[other] { $doubles } duplas
    } em { $rolls } jogadas.
stats-fact-deal = 🤝 Melhor negócio: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Patrimônio
stats-chart-turn = turno { $turn }
stats-chart-start = início
stats-chart-alt =
    Patrimônio ao longo de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }. { $leads } Agora: { $ends }.
stats-chart-led = { $who } liderou do turno { $since } ao { $until }.
stats-chart-led-once = { $who } liderou no turno { $turn }.
stats-chart-changes = { $count ->
        [1] A liderança mudou 1 vez.
       *[other] A liderança mudou { $count } vezes.
    }
stats-chart-ahead =
    { $who } liderou por { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }.
stats-chart-out = { $who } saiu no turno { $turn }

command-name-stats = estatísticas
command-stats = Ver patrimônio, sorte, aluguel e negócios desta partida
