# La clasificación de un servidor, y lo que alguien ha jugado. `profile-head-…`: 8 letras como máximo.

button-leaderboard = Clasificación
button-profile = Mi perfil

ladder-title = Clasificación
ladder-none = Todavía no hay nadie en la clasificación. Empieza con la primera partida que al menos dos personas jueguen hasta el final: **/monopoly { command-name-new }** abre una.
ladder-line = { $place } · { $who } · **{ $rating }** · { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] una ganada
       *[other] { $wins } ganadas
    }
ladder-own = ➡️ Tú: { $line }
ladder-own-none = ➡️ Aún no apareces: juega con otras personas una partida hasta el final.
ladder-note = -# Se empieza con { $begin }. Cuentan las partidas terminadas, entre las personas de la mesa, según los puestos; quien abandona una partida queda en último lugar. El número es prudente: con cada partida es más seguro. ❔ provisional, menos de { $settled } partidas puntuadas.
ladder-dm = La clasificación es de un servidor: pregunta allí. **/monopoly { command-name-profile }** te dice aquí lo que has jugado.

profile-title = Perfil
profile-none = { $who } todavía no ha terminado ninguna partida en este servidor.
profile-none-own = Aquí todavía no ha terminado ninguna partida tuya. **/monopoly { command-name-new }** abre una.
profile-others = Los perfiles de otras personas se ven en los servidores donde juegan. Aquí ves el tuyo.
profile-rating = 📈 Puntuación **{ $rating }** · puesto { $place } de { $count } en la clasificación
profile-provisional = -# ❔ provisional: menos de { $settled } partidas puntuadas
profile-unrated = 📈 Aún sin puntuación: hace falta una partida con otras personas, jugada hasta el final.
profile-everywhere = -# Tus partidas de todos los servidores juntas. Las puntuaciones son de un servidor: pregunta allí.
profile-games = 🎲 { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] **una** ganada
       *[other] **{ $wins }** ganadas
    }
profile-head-place = puesto
profile-head-games = partidas
profile-best = ⭐ **Mejores resultados**
profile-result = { $place } de { $seats } · { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-longest = ⏳ La partida más larga: { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-token = { $emoji } Ficha favorita: { $token }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
profile-abandoned = 🚪 Abandonadas: { $count }. Cada una cuenta como último puesto.
profile-called-off = 🤝 Canceladas de común acuerdo: { $count }. No cuentan.
profile-removed = 🛡️ Con asiento reemplazado o retirado por la moderación: { $count }. No cuentan.
