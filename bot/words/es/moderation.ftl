## Moderators.

mod-done = Hecho. Quienes juegan pueden ver tu nombre y tu motivo [aquí]({ $link }).
mod-lobby-closed = Has cerrado la sala. Su mensaje avisa a quienes estaban en ella.

refusal-moderator-plays = Juegas en esta partida, así que tiene que moderarla otra persona. { $who ->
        [none] Pídeselo a alguien que gestione este servidor.
       *[other] Pídeselo a <@{ $who }>.
    }
refusal-moderator-plays-alone = Juegas en esta partida y nadie más puede moderarla. Por eso solo puedes ponerla en pausa, terminar tu propia pausa y dar más tiempo a todo el mundo.
refusal-moderators-pause = La moderación ha puesto la partida en pausa. Solo la moderación puede reanudarla antes de tiempo.
mod-sure-end = 🛡️ ¿Terminar esta partida ahora? Lo que está en curso se resuelve al momento y gana quien tiene el mayor patrimonio. La partida no se puntuará y no podrás deshacerlo. Quienes juegan leerán tu motivo: { $reason }
mod-sure-remove = 🛡️ ¿Retirar definitivamente a { $who } de la partida? La partida no se puntuará y no podrás deshacerlo. Quienes juegan leerán tu motivo: { $reason }
mod-sure-annul = 🛡️ ¿Quitar esta partida de la temporada y de las puntuaciones? Nadie conserva los puntos y no podrás deshacerlo. Todo el canal leerá tu motivo: { $reason }
button-mod-end = Terminar la partida
button-mod-remove = Retirar a { $who }
button-mod-not = No cambiar nada
button-mod-annul = Anular la partida
button-mod-keep-counting = Que siga contando
mod-not-done = No se ha cambiado nada.
refusal-moderation-lapsed = Esa pregunta ha caducado. Escribe el comando otra vez.
refusal-annul-unfinished = Solo se puede anular una partida terminada. Con `{ MODERATOR_COMMAND("end") }` terminas una.
refusal-annulled = Esta partida ya está anulada y no cuenta.
mod-call = 🛡️ { $who }: la moderación ha intervenido en esta partida.
mod-direct = { $told } [Ir a la partida]({ $link })

refusal-no-reason = Indica un motivo de { $most } caracteres como máximo. Lo leerán quienes juegan.
refusal-no-such-time = Escribe un tiempo como 30m, 12h, 2d o 1d 12h.
refusal-extension-out-of-range = Puedes dar a todo el mundo entre un minuto y { $days } días más.
refusal-nobody-awaited = Nadie tiene nada que decidir ahora, así que no hay plazo que alargar.
refusal-no-such-seat = En esta partida nadie se llama así. Elige a alguien de la lista.
refusal-no-such-channel = Las partidas se juegan en un canal de texto o en un hilo de este servidor.
refusal-is-a-bot = Un bot no puede ocupar un sitio. Deja vacía la opción `{ option-name-by }` si quieres que juegue un robot.
refusal-there-already = La partida ya está en ese canal.
refusal-lacks-there = Allí no puedo llevar una partida. Necesito permiso para { $what }.

table-paused-by-moderator = ⏸️ La moderación ha puesto la partida **en pausa**. Sigue <t:{ $at }:R> a más tardar. Nadie puede jugar y todos los plazos están detenidos.
final-why-early = La partida terminó antes de tiempo, en el turno { $turn }. Los puestos se decidieron por el patrimonio.
final-why-computers-left = En el turno { $turn } solo quedaban robots, así que la partida terminó. Sus puestos se decidieron por el patrimonio.

untyped-reason = (el motivo se omite aquí: puede que el filtro del servidor lo prohíba)
untyped-before = quien jugaba antes
untyped-after = otra persona
untyped-owner = Quien tiene el sitio

command-name-resume = reanudar
command-name-extend = alargar
command-name-replace = reemplazar
command-name-remove = retirar
command-name-end = terminar
command-name-move = mover
command-name-annul = anular
option-name-time = tiempo
option-name-reason = motivo
option-name-seat = sitio
option-name-by = por
option-name-channel = canal
command-mod-pause = Poner la partida en pausa: nadie puede jugar y todos los plazos se detienen
command-mod-pause-time = Duración máxima de la pausa: 12h, 2d, 1d 12h
command-mod-resume = Terminar una pausa
command-mod-extend = Dar más tiempo a quienes tienen algo que decidir
command-mod-extend-time = Tiempo adicional: 30m, 12h, 2d
command-mod-replace = Dar un sitio a otra persona o a un robot
command-mod-replace-by = Quién ocupa el sitio a partir de ahora (si no eliges, un robot)
command-mod-remove = Retirar a alguien de la partida
command-mod-seat = La persona que tiene el sitio
command-mod-end = Terminar ya la partida: se resuelve lo que esté en curso y gana el mayor patrimonio
command-mod-move = Seguir jugando en otro canal
command-mod-move-channel = El canal en que sigue la partida
command-mod-annul = Quitar una partida terminada de la temporada y de las puntuaciones
command-mod-annul-game = Qué partida terminada, si no es la última de este canal
command-mod-reason = Motivo (lo leen quienes juegan)
command-mod-game = Qué partida de este servidor, si no es la de este canal

## What a server plays, and its settings.

server-title = Ajustes de este servidor
server-footer = -# Cada `{ COMMAND("new") }` de este servidor empieza con estos ajustes. Quien organiza puede cambiar las reglas en la sala, y las partidas en marcha conservan las suyas. El idioma y las imágenes cambian en todas las partidas.
button-server-default = Volver a los ajustes del bot

command-name-settings = ajustes
command-settings = Elegir con qué empiezan las partidas nuevas de este servidor

## What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = ver canal
permission-embed-links = insertar enlaces
permission-attach-files = adjuntar archivos
permission-read-message-history = leer el historial de mensajes
permission-send-messages = enviar mensajes
permission-send-messages-in-threads = enviar mensajes en hilos
