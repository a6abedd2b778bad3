# The lobby, in which a game gathers its players.

lobby-title = Monopoly · { $seats } de { $most } asientos ocupados
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-computer = { $who } · robot
lobby-how = Pulsa **Entrar** para jugar. { $host } puede elegir a qué se juega en **Reglas**, añadir robots y, con { $least } o más asientos ocupados, pulsar **Empezar la partida**.
lobby-commitment = -# 🔒 La semilla secreta de los dados ya está fijada y nadie puede cambiarla. Su hash SHA-256: `{ $hash }`. Después de la partida compruebas cada tirada con `/monopoly { command-name-verify }`.
lobby-expires = -# La sala se cierra <t:{ $at }:R>.
lobby-already = Ya hay [una sala]({ $link }) en este canal. Entra en ella o pide a quien la organiza que la cierre.
lobby-closed = Esta sala está cerrada.
lobby-opened = La sala está abierta. Cualquiera de este canal puede entrar.
lobby-no-files = Aquí no puedo adjuntar archivos, así que la partida va sin imágenes. Para mostrar el tablero me falta: { $what }.
lobby-started-title = ¡A jugar!
lobby-started = Juegan { $who }. El tablero está abajo.
lobby-choose-token = Elige tu ficha
lobby-choose-pace = Elige el ritmo
lobby-no-token = Todas las fichas están elegidas
button-lobby-join = Entrar
button-lobby-leave = Salir de la sala
button-lobby-computer = Añadir robot
button-lobby-nocomputer = Quitar robot
button-lobby-start = Empezar la partida
button-lobby-rules = Reglas
button-lobby-cancel = Cerrar la sala
only-in-server = Se juega en el canal de un servidor. Prueba allí.
