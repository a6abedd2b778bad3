## Seguir una partida sin jugar en ella.

button-follow = Seguir
button-unfollow = Dejar de seguir
button-followed = Partidas que sigo
follow-menu = Seguir esta partida
watch-told = Te diremos cómo acaba.
watch-how = Con **{ button-follow }** sabrás cómo acaba.

follow-end = 👀 Sigues esta partida. Recibirás un mensaje directo cuando termine.
follow-turning-points = 👀 Sigues esta partida. Recibirás mensajes directos sobre grupos completos, bancarrotas y alquileres altos, como mucho uno cada 20 horas, y otro cuando termine.
follow-daily = 👀 Sigues esta partida. Recibirás un mensaje directo al día sobre ella, y otro cuando termine.
follow-closed = -# Si tienes cerrados los mensajes directos, lee las novedades en `{ COMMAND("mine") }`, en **{ button-followed }**.
follow-choose = Elige qué quieres saber
follow-option-end = Cómo acaba
follow-option-turning-points = Momentos clave y cómo acaba
follow-option-daily = Novedades una vez al día y cómo acaba
follow-stopped = Ya no sigues esta partida.

followed-title = Partidas que sigues
followed-none = No sigues ninguna partida. Para seguir una, pulsa un botón de una partida en la que no juegues.
followed-hidden = Ahora mismo no puedes ver esta partida.
follow-turn = 🎲 Turno { $turn }. Efectivo: { $sums }.

button-guess = Pronosticar quién gana…
guess-choose = Elige quién ganará
guess-ask = 🔮 ¿Quién ganará? Puedes dar un solo pronóstico. Al final de la partida se verá quién acertó.
    { $count ->
        [0] Todavía no hay pronósticos.
        [one] Por ahora hay { $count } pronóstico.
       *[other] Por ahora hay { $count } pronósticos.
    }
guess-sure = 🔮 ¿Ganará { $who }? Después no podrás cambiarlo.
button-guess-yes = Es mi pronóstico
guess-said = 🔮 Tu pronóstico es que gana { $who }. { $count ->
        [one] Por ahora es el único.
       *[other] Por ahora hay { $count } pronósticos.
    }
guesses-right = 🔮 { $right ->
        [0] Ningún pronóstico decía { $winner }.
       *[other] Pronósticos que decían { $winner }: { $right } de { $count }. { $best }
    }
guesses-best = { $right ->
        [1] Acertó { $who }: { $points } puntos.
       *[other] El pronóstico más arriesgado: { $who }, { $points } puntos. También acertaron: { $others }.
    }
guesses-points = { $who } { $points }
guess-result = 🔮 { $right ->
        [yes] Acertaste: { $points } puntos.
       *[no] Tu pronóstico era { $who }.
    }

here-now = Ahora mismo aquí: { $who }
here-direct = 👋 { $who } están jugando ahora mismo.
here-off = -# Recibes esto como mucho una vez cada seis horas. Puedes desactivarlo en `{ COMMAND("preferences") }`.
