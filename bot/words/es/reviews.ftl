## Análisis de una partida terminada. Spanish; glossary in common.ftl.

button-review = Análisis
review-title = { $turn ->
        [one] Análisis · 1 turno
       *[other] Análisis · { $turn } turnos
    }
review-page-overview = Momentos clave
review-player-title = Análisis · { $who }
review-shared = 🔎 { $who } comparte el análisis de esta partida.

review-point = **{ $number } Turno { $turn }** · { $what }
review-point-chances = -# { $chances }
review-point-alt = { $number } Turno { $turn }: { $what } ({ $chances })
review-completes = Así { $who } tiene { $group } al completo.
review-brought = { $chances } · { $count ->
        [one] alquileres del grupo hasta el final
       *[other] alquileres de estos grupos hasta el final
    }: { $amount } $
review-change = { $who } { $before } → { $after }
review-stays = { $who } sigue igual: { $chance }
review-no-points = En esta partida, nada cambió mucho las probabilidades de ganar.
review-note = -# La probabilidad indica con qué frecuencia ganaría alguien en esa situación. El bot la calcula con lo que se veía en la mesa: efectivo, propiedades, edificios y fichas.
review-note-worth = -# Son las probabilidades de una partida que dura hasta que queda una sola persona. Esta acabó antes: tómalas como orientación.

review-best = **Mejor decisión**
review-best-turn = **Mejor decisión** · turno { $turn }
review-best-instead = Segunda opción: { $instead } ({ $chance })
review-no-best = Ninguna decisión por sí sola ayudó mucho.
review-costliest = **Peor decisión**
review-costliest-turn = **Peor decisión** · turno { $turn }
review-costliest-instead = Mejor: { $instead } ({ $chance })
review-no-costliest = Ninguna decisión por sí sola salió cara.
review-chance = Probabilidad de ganar después: **{ $chance }**
review-built-nothing = { $who } no construyó nada.
review-outbid = { $who } no pujó más por { $space }.

review-instead-auction = dejar que salga a subasta
review-instead-leave = dejarla en la Banca
review-instead-buy = comprarla por { $amount } $
review-instead-bid = pujar hasta { $amount } $
review-instead-no-bid = no pujar
review-instead-no-trade = no hacer el trato
review-instead-more-money = el mismo trato por al menos { $amount } $ más
review-instead-less-money = el mismo trato por al menos { $amount } $ menos
review-instead-accept = aceptar la oferta
review-instead-build = construir en { $group }: { $levels } ({ $amount } $)
review-instead-no-business = dejar las propiedades como estaban
review-instead-stay-in-jail = seguir en la Cárcel y tirar
review-instead-leave-jail = pagar la multa de { $amount } $ para salir
review-instead-play-on = seguir jugando

review-chart-title = Probabilidad de ganar
review-chart-alt = Probabilidades de ganar a lo largo de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
review-chart-led = Del turno { $since } al { $until }, lo más probable era que ganara { $who }.

refusal-review-running = Esta partida aún no ha terminado. Podrás ver el análisis cuando acabe.
refusal-review-no-game = Aquí no hay ninguna partida terminada que analizar.
refusal-review-unplayed = Esta partida terminó antes de la primera tirada, así que no hay nada que analizar.
refusal-review-unreadable = No hay análisis de esta partida: falta una parte de su registro.

game-page-review = Ver los momentos clave de una partida terminada y las mejores y peores decisiones

## La partida como película. Spanish; glossary in common.ftl.

button-replay = Película
replay-running = 🎞️ Esta es la partida hasta el turno { $turn }.
replay-over = 🎞️ Esta es la partida entera. Terminó en el turno { $turn }.
replay-shared = 📣 { $who } comparte la película de esta partida.
replay-posted = 🎞️ La película ya está en el canal y cualquiera puede verla.
replay-leads = { $who } va por delante
replay-level = Hay empate
replay-turn = Turno { $turn } de { $last }
replay-none = No hay película de esta partida: falta el principio de su registro.
replay-contradiction = No hay película de esta partida: su registro se contradice. Eso no afecta a la partida.
replay-alt = La partida turno a turno como imagen animada del tablero. Al final: { $board }

game-page-replay = Ver la partida entera como animación
