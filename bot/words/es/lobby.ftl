# The lobby, in which a game gathers its players.

lobby-title = Partida de Monopoly · { $seats } de { $most } asientos
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-computer = { $who } · robot
lobby-how = **Entrar** ocupa un asiento, **Añadir robot** llena uno. { $host } elige a qué se juega en **Reglas** y, con { $least } o más, pulsa **Empezar**.
lobby-commitment = -# Los dados quedan sellados antes de que nadie se siente: SHA-256 `{ $hash }`. La semilla se dice al final, y /monopoly { command-name-verify } comprueba cada tirada.
lobby-expires = -# La sala se cierra <t:{ $at }:R>.
lobby-already = Ya hay [una sala]({ $link }) en este canal: toma asiento allí. Quien la organiza puede empezarla o cancelarla.
lobby-closed = Esta sala está cerrada.
lobby-opened = La sala está abierta. Cualquiera de este canal puede tomar asiento.
lobby-no-files = Aquí no puedo adjuntar archivos, así que la partida va sin imágenes: todo se cuenta con palabras. Para el tablero me falta: { $what }.
lobby-started-title = La partida ha empezado
lobby-started = Juegan { $who }. La mesa está abajo.
lobby-choose-token = Elige tu ficha
lobby-choose-pace = ¿A qué ritmo se juega?
lobby-no-token = No queda ninguna ficha
button-lobby-join = Entrar
button-lobby-leave = Salir
button-lobby-computer = Añadir robot
button-lobby-nocomputer = Quitar robot
button-lobby-start = Empezar
button-lobby-rules = Reglas
button-lobby-cancel = Cancelar
only-in-server = Se juega en el canal de un servidor: prueba esto allí.
