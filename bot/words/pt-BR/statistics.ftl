## Estatísticas de uma partida.

button-stats = Estatísticas

stats-title = Estatísticas · { $page } · turno { $turn }
stats-page-worth = Patrimônio
stats-page-luck = Sorte nos dados
stats-page-rent = Aluguel
stats-page-deals = Negócios
stats-none = Não há estatísticas desta partida, porque falta o começo do registro.
stats-shared = 📊 { $who } compartilhou as estatísticas desta partida.
stats-hidden = 🔒 Enquanto alguém escolhe como pagar um imposto, ninguém pode ver os patrimônios. Volte quando o imposto estiver pago. As outras páginas estão abertas.
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
stats-best-chances = **Maior chance de vencer**
stats-best-chance =
    { $turn ->
        [0] { $who } **{ $chance }** no começo
       *[other] { $who } **{ $chance }** no turno { $turn }
    }
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
    } { $where }

stats-luck-note = -# Esta página conta todas as jogadas para andar, inclusive na Prisão. Dados honestos dão 7 em média e uma dupla a cada seis jogadas.
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
stats-charge-unpaid =
    { $got ->
        [0] { $who } devia **$ { $amount }** para { $owner } no turno { $turn } ({ $where }) e foi à falência.
       *[other] { $who } devia **$ { $amount }** para { $owner } no turno { $turn } ({ $where }), só conseguiu juntar $ { $got } e foi à falência.
    }
stats-visits = **Espaços mais visitados**
stats-square = { $where } { $count }×

stats-deals-none = Ainda não houve trocas nem leilões.
stats-deals-best = **Melhores trocas**
stats-deal = { $who } recebeu { $got } de { $whom } em troca de { $gave }, no turno { $turn }. { $rent ->
        [set] Aluguel desde então, com o grupo completo
       *[lots] Aluguel desde então pelas propriedades recebidas
    }: **$ { $amount }**.
stats-deals-note = -# O aluguel é o que renderam as propriedades que a pessoa recebeu na troca e os grupos que elas completaram, enquanto ficaram com essa pessoa.
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
stats-fact-deal = 🤝 Melhor troca: { $told }

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

game-page-stats = Ver patrimônio, sorte, aluguel e negócios desta partida

## A classificação de um servidor, e o que alguém jogou.

button-profile = Meu perfil

ladder-title = Classificação · todos os tempos
ladder-none = Ainda não há ninguém na classificação. Ela começa quando pelo menos duas pessoas jogarem uma partida até o fim. `{ COMMAND("new") }` abre uma.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (provisória)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] nenhuma vitória
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    }
ladder-own = ➡️ Você: { $line }
ladder-own-none = ➡️ Você ainda não está na classificação. Para entrar, jogue uma partida até o fim com outras pessoas.
ladder-note = -# Todo mundo começa com { $begin } pontos. Cada partida jogada até o fim muda sua pontuação, conforme sua colocação entre as pessoas, sem contar os computadores. Quem abandona uma partida fica em último lugar. Sua pontuação é provisória até você completar { $settled } partidas.
ladder-length = -# Uma partida conta se cada pessoa tiver jogado pelo menos { $turns } turnos ou se alguém tiver ido à falência. Desistir não conta como falência. Uma partida com conselhos para todo mundo não conta. Uma partida a dois vale metade cada vez que a mesma dupla se repete no mesmo trimestre.

profile-title = Perfil
profile-none = { $who } ainda não jogou nenhuma partida até o fim neste servidor.
profile-none-own = Você ainda não jogou nenhuma partida até o fim aqui. `{ COMMAND("new") }` abre uma.
profile-none-direct = Você ainda não jogou nenhuma partida até o fim em um servidor. Só essas contam para o seu perfil: as de mensagens diretas, não.
profile-others = Você só pode ver o perfil de outra pessoa num servidor em que essa pessoa joga. Aqui você vê o seu.
profile-rating = 📈 Pontuação { $rating } · posição { $place } de { $count } na classificação
profile-provisional = -# A pontuação é provisória até a pessoa completar { $settled } partidas
profile-unrated = 📈 Ainda sem pontuação. Para ter uma, jogue uma partida até o fim com outras pessoas.
profile-everywhere = -# Aqui aparecem suas partidas de todos os servidores. Cada servidor tem sua própria pontuação. Para ver a sua, use este comando no servidor.
profile-games = 🎲 { $games ->
        [0] Nenhuma partida
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] nenhuma vitória
        [one] **{ $wins }** vitória
       *[other] **{ $wins }** vitórias
    }
profile-places = Colocações: { $places }
profile-place = { $place } ({ $games ->
        [one] 1 partida
       *[other] { $games } partidas
    })
profile-best = ⭐ **Melhores resultados**
profile-best-all = ⭐ **Resultados**
profile-result = { $place } de { $seats } · { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-longest = ⏳ Partida mais longa: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-token = { $emoji } Peão favorito: { $token }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
profile-abandoned = 🚪 Partidas abandonadas: { $count }. Cada uma conta como último lugar.
profile-called-off = 🤝 Partidas canceladas de comum acordo: { $count }. { $count ->
        [one] Ela não conta
       *[other] Elas não contam
    }.
profile-removed = 🛡️ Partidas com saída decidida pela moderação: { $count }. { $count ->
        [one] Ela não conta
       *[other] Elas não contam
    }.

command-name-standings = classificação
command-standings = Ver quem joga melhor neste servidor, ou o que alguém já conseguiu aqui
command-standings-player = Resultados de quem (padrão: de todo mundo)

## How a game ended.

final-title = 🏆 { $winner } vence!
final-title-tie = 🏆 { $winner } dividem a vitória
final-title-cancelled = Partida cancelada
final-why-cancelled = A partida foi cancelada no turno { $turn }. Ninguém venceu.
final-line = { $place } { $who } { $said }
final-worth = **$ { $total }** · { $lines }
final-worth-cash = dinheiro $ { $amount }
final-worth-deeds = propriedades $ { $amount }
final-worth-mortgaged = hipotecadas (metade do preço) $ { $amount }
final-worth-houses = casas $ { $amount }
final-worth-hotels = hotéis $ { $amount }
final-why-last = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, só restou uma pessoa na partida.
final-why-conceded = Depois de { $turn ->
        [1] 1 turno
       *[other] { $turn } turnos
    }, { $who } { $count ->
        [1] desistiu.
       *[other] desistiram.
    }
final-why-first-bankruptcy = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, a primeira falência encerrou a partida. As outras pessoas foram classificadas pelo patrimônio.
final-why-hour = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, chegou o horário de término. A classificação segue o patrimônio.
final-tie-broken = Entre patrimônios iguais, ficou na frente quem tinha mais dinheiro.
final-out = · fora no turno { $turn }
