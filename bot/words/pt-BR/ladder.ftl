# A classificação de um servidor, e o que alguém jogou.

button-profile = Meu perfil

ladder-title = Classificação
ladder-none = Ainda não há ninguém na classificação. Ela começa quando pelo menos duas pessoas jogarem uma partida até o fim. `/monopoly { command-name-new }` abre uma.
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
ladder-length = -# Uma partida conta se cada pessoa tiver jogado pelo menos { $turns } turnos ou se alguém tiver ido à falência. Desistir não conta como falência. Uma partida com conselhos para todo mundo não conta.
ladder-dm = Cada servidor tem sua própria classificação, então use este comando num servidor. `/monopoly { command-name-profile }` mostra aqui o que você já jogou.

profile-title = Perfil
profile-none = { $who } ainda não jogou nenhuma partida até o fim neste servidor.
profile-none-own = Você ainda não jogou nenhuma partida até o fim aqui. `/monopoly { command-name-new }` abre uma.
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
profile-called-off = 🤝 Partidas canceladas de comum acordo: { $count }. Elas não contam.
profile-removed = 🛡️ Partidas com saída decidida pela moderação: { $count }. Elas não contam.

command-name-leaderboard = classificação
command-name-profile = perfil
command-leaderboard = Ver a classificação deste servidor
command-profile = Ver partidas, colocações e pontuação de alguém neste servidor
command-profile-player = De quem é o perfil (padrão: o seu)
