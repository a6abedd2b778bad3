# The lobby, in which a game gathers its players.

lobby-title = Monopoly · { $seats } de { $most } asientos ocupados
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-computer =
    { $who } · { $face } { $strength ->
        [gentle] robot tranquilo
        [sharp] robot astuto
       *[even] robot normal
    }
lobby-how = ¿Aún no estás? Pulsa **Entrar**. Para jugar contra robots, pulsa **Añadir robot**. { $host } pulsa **Empezar la partida** cuando haya al menos { $least } jugadores. Tu ficha, las reglas y los plazos están en **Ajustes**.
lobby-fair = -# 🔒 Dados justos y comprobables: `/monopoly { command-name-verify }` muestra la prueba.
lobby-expires = -# La sala se cierra <t:{ $at }:R>.
lobby-closed = Esta sala está cerrada.
lobby-opened = La sala está abierta. Cualquiera de este canal puede entrar.
lobby-no-files = Aquí no puedo adjuntar archivos, así que la partida va sin imágenes. Para mostrar el tablero, necesito permiso para { $what }.
lobby-started-title = ¡A jugar!
lobby-started = Juegan { $who }. El tablero está abajo.
lobby-settings-title = Ajustes de la sala
lobby-settings-host = Tú organizas la partida: eliges el ritmo, las reglas y los plazos. Tus cambios se ven enseguida en la sala.
lobby-settings-alone = Tú eliges el ritmo, las reglas y los plazos.
lobby-settings-member = { $host } organiza la partida y elige el ritmo, las reglas y los plazos. Tú puedes elegir tu ficha y añadir, cambiar o quitar robots.
lobby-settings-guest = { $host } organiza la partida y elige el ritmo, las reglas y los plazos. Para elegir ficha o añadir robots, pulsa antes **Entrar** en la sala.
lobby-choose-token = Elige tu ficha
lobby-token-mine = Tu ficha
lobby-pace = Ritmo
lobby-choose-pace = Elige el ritmo
button-lobby-join = Entrar
button-lobby-leave = Salir de la sala
button-lobby-computer = Añadir robot…
button-lobby-start = Empezar la partida
button-lobby-settings = Ajustes…
button-lobby-back = Ajustes de la sala
button-lobby-rules = Reglas…
button-lobby-close = Cancelar la partida…
lobby-cancel = Cancelar la partida
lobby-cancel-sure = ¿Cancelar esta partida? La sala se cierra para todo el mundo y la partida no se jugará. Puedes abrir otra con `/monopoly { command-name-new }`.
