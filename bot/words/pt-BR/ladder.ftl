# A classificação de um servidor, e o que alguém jogou.

button-leaderboard = Classificação
button-profile = Meu perfil

ladder-title = Classificação
ladder-none = Ainda não há ninguém na classificação. Ela começa com a primeira partida que pelo menos duas pessoas joguem até o fim: **/monopoly { command-name-new }** abre uma.
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
ladder-own-none = ➡️ Você ainda não aparece: jogue com outras pessoas uma partida até o fim.
ladder-note = -# Todo mundo começa com { $begin }. Contam as partidas encerradas, entre as pessoas que jogaram, pela colocação; abandonar uma partida conta como último lugar. A pontuação é provisória até { $settled } partidas pontuadas.
ladder-dm = Cada servidor tem sua classificação: use o comando lá. **/monopoly { command-name-profile }** mostra aqui o que você jogou.

profile-title = Perfil
profile-none = { $who } ainda não terminou nenhuma partida neste servidor.
profile-none-own = Nenhuma partida sua terminou aqui ainda. **/monopoly { command-name-new }** abre uma.
profile-others = Os perfis de outras pessoas aparecem nos servidores em que elas jogam. Aqui você vê o seu.
profile-rating = 📈 Pontuação { $rating } · lugar { $place } de { $count } na classificação
profile-provisional = -# Provisória: ainda não há { $settled } partidas pontuadas
profile-unrated = 📈 Ainda sem pontuação: é preciso uma partida com outras pessoas, jogada até o fim.
profile-everywhere = -# Suas partidas de todos os servidores juntas. Cada servidor tem sua pontuação: veja lá.
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
profile-place = { $place } em { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
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
profile-abandoned = 🚪 Abandonadas: { $count }. Cada uma conta como último lugar.
profile-called-off = 🤝 Canceladas de comum acordo: { $count }. Não contam.
profile-removed = 🛡️ Lugar trocado ou retirado pela moderação: { $count }. Não contam.
