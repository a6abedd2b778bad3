# La clasificación de un servidor, y lo que alguien ha jugado.

button-profile = Mi perfil

ladder-title = Clasificación
ladder-none = Todavía no hay nadie en la clasificación. Para entrar, termina una partida con al menos dos personas: `/monopoly { command-name-new }` abre una.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (provisional)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $wins } ganadas
    }
ladder-own = ➡️ Tú: { $line }
ladder-own-none = ➡️ Aún no estás en la clasificación: termina una partida con otras personas.
ladder-note = -# Todo el mundo empieza con { $begin } puntos. En cada partida terminada cuenta el puesto final entre las personas, sin los robots; abandonar una partida cuenta como último puesto. La puntuación es provisional hasta que juegues { $settled } partidas puntuadas.
ladder-length = -# Una partida cuenta si cada persona ha jugado al menos { $turns } turnos o si alguien ha caído en bancarrota. Rendirse no cuenta como bancarrota. Una partida con consejos para todo el mundo no cuenta.
ladder-dm = Cada servidor tiene su propia clasificación: usa este comando en un servidor. `/monopoly { command-name-profile }` muestra aquí lo que has jugado.

profile-title = Perfil
profile-none = { $who } todavía no ha terminado ninguna partida en este servidor.
profile-none-own = Todavía no has terminado ninguna partida. `/monopoly { command-name-new }` abre una.
profile-none-direct = Todavía no has terminado ninguna partida en un servidor. Solo esas cuentan para tu perfil: las de mensajes directos no.
profile-others = Los perfiles de otras personas solo se ven en los servidores donde juegan. Aquí ves el tuyo.
profile-rating = 📈 Puntuación { $rating } · puesto { $place } de { $count } en la clasificación
profile-provisional = -# La puntuación es provisional hasta llegar a { $settled } partidas puntuadas
profile-unrated = 📈 Aún sin puntuación: termina una partida con otras personas.
profile-everywhere = -# Estas son tus partidas de todos los servidores. Cada servidor tiene su propia puntuación: usa este comando en un servidor para ver la tuya.
profile-games = 🎲 { $games ->
        [0] Ninguna partida
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] **1** ganada
       *[other] **{ $wins }** ganadas
    }
profile-places = Puestos: { $places }
profile-place = { $place } ({ $games ->
        [one] 1 partida
       *[other] { $games } partidas
    })
profile-best = ⭐ **Mejores resultados**
profile-best-all = ⭐ **Resultados**
profile-result = { $place } de { $seats } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-longest = ⏳ La partida más larga: { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-token = { $emoji } Ficha favorita: { $token }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
profile-abandoned = 🚪 Partidas abandonadas: { $count }. Cada una cuenta como último puesto.
profile-called-off = 🤝 Partidas canceladas de común acuerdo: { $count }. { $count ->
        [one] No cuenta
       *[other] No cuentan
    }.
profile-removed = 🛡️ Partidas sin terminar por decisión de la moderación: { $count }. { $count ->
        [one] No cuenta
       *[other] No cuentan
    }.

command-name-leaderboard = clasificación
command-name-profile = perfil
command-leaderboard = Ver quién juega mejor en este servidor
command-profile = Ver las partidas, los puestos y la puntuación de alguien en este servidor
command-profile-player = De quién es el perfil (si no eliges, el tuyo)
