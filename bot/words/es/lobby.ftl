# The lobby, in which a game gathers its players.

lobby-title = Monopoly · { $seats } de { $most } asientos ocupados
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-in = { $who } · ✅ sigue
lobby-seat-asked = { $who } · ❔ ¿sigue?
lobby-seat-computer =
    { $who } · { $face } { $strength ->
        [gentle] robot tranquilo
        [sharp] robot astuto
       *[even] robot normal
    }
lobby-asked = { $who }: lo que se va a jugar ha cambiado. Hay que mirarlo abajo y pulsar **Sigo** o **Salir de la sala**. La partida puede empezar sin quien no responda.
lobby-how = ¿Aún no estás? Pulsa **Entrar**. Para jugar contra robots, pulsa **Añadir robot**. { $host } pulsa **Empezar la partida** cuando haya al menos { $least } jugadores. Tu ficha, las reglas y los plazos están en **Ajustes**.
lobby-fair = -# 🔒 Dados justos y comprobables: `/monopoly { command-name-verify }` muestra la prueba.
lobby-expires = -# La sala se cierra <t:{ $at }:R>.
lobby-closed = Esta sala está cerrada.
lobby-opened = La sala está abierta. Cualquiera de este canal puede entrar.
lobby-no-files = Aquí no puedo adjuntar archivos, así que la partida va sin imágenes. Para mostrar el tablero, necesito permiso para { $what }.
lobby-started-title = ¡A jugar!
lobby-started = Juegan { $who }. El tablero está abajo.
lobby-settings-title = Ajustes de la sala
lobby-settings-host = Tú organizas la partida: eliges el ritmo, las reglas y los plazos. Tus cambios se aplican enseguida. Si cambias algo cuando ya hay gente en la sala, el bot pregunta al resto si sigue.
lobby-settings-alone = Tú eliges el ritmo, las reglas y los plazos.
lobby-settings-member = { $host } organiza la partida y elige el ritmo, las reglas y los plazos. Tú puedes elegir tu ficha y añadir, cambiar o quitar robots.
lobby-settings-guest = { $host } organiza la partida y elige el ritmo, las reglas y los plazos. Para elegir ficha o añadir robots, pulsa antes **Entrar** en la sala.
lobby-choose-token = Elige tu ficha
lobby-token-mine = Tu ficha
lobby-pace = Ritmo
lobby-choose-pace = Elige el ritmo
button-lobby-join = Entrar
button-lobby-leave = Salir de la sala
button-lobby-confirm = Sigo
button-lobby-without = { $count ->
        [one] Empezar sin { $who }
       *[other] Empezar sin esas personas
    }
button-lobby-waits = Esperar
button-lobby-computer = Añadir robot…
button-lobby-start = Empezar la partida
button-lobby-settings = Ajustes…
button-lobby-back = Ajustes de la sala
button-lobby-rules = Reglas…
button-lobby-close = Cancelar la partida…
lobby-cancel = Cancelar la partida
lobby-cancel-sure = ¿Cancelar esta partida? La sala se cierra para todo el mundo y la partida no se jugará. Puedes abrir otra con `/monopoly { command-name-new }`.
lobby-joined-changed = Ya estás en la sala, pero en ese mismo momento cambiaron las reglas, el ritmo o los plazos. Léelos en la sala y pulsa **Sigo**.
lobby-not-asked = Ya estás dentro: la pregunta es para el resto.
lobby-unanswered = { $who } aún no { $count ->
        [one] ha dicho si sigue
       *[other] han dicho si siguen
    } después de tus cambios. ¿Empezar sin { $who }?
lobby-unanswered-few = { $who } aún no { $count ->
        [one] ha dicho si sigue
       *[other] han dicho si siguen
    } después de tus cambios. Sin { $who } no hay suficientes jugadores: hacen falta al menos { $least }. Espera una respuesta o añade un robot.
lobby-waits = La sala sigue abierta. Pulsa **Empezar la partida** cuando quieras.
lobby-starts = La partida empieza.
call-lobby = { $who }: { $host } ha cambiado lo que se va a jugar. Falta confirmar: **Sigo** o **Salir de la sala**.
call-lobby-direct = { $host } ha cambiado lo que se va a jugar en una sala en la que estás. ¿Sigues? { $link }

command-name-new = nueva
option-name-pace = ritmo
option-name-edition = reglamento
command-new = Abrir una sala en este canal, o jugar contra robots por mensajes directos
command-new-edition = Opcional: un reglamento (si no eliges, el de este servidor)
command-new-game = Opcional: una partida normal, corta o con hora límite
command-new-pace = Opcional: tiempo para cada decisión (minutos, un día o tres días); en la sala puedes ajustarlo
