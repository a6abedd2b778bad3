# Moderators.

mod-done = Hecho. [La mesa]({ $link }) ya lo sabe, con tu nombre y tu motivo.

refusal-moderator-plays = Juegas en esta partida, así que tiene que moderarla otra persona: { $who ->
        [none] pídeselo a alguien que administre este servidor.
       *[other] pídeselo a <@{ $who }>.
    }
refusal-moderator-plays-alone = Juegas en esta partida. Mientras nadie más pueda moderarla, puedes ponerla en pausa, terminar tu propia pausa y dar más tiempo a toda la mesa.
refusal-moderators-pause = La moderación puso la partida en pausa: solo la moderación puede reanudarla antes.
mod-sure-end = 🛡️ ¿Terminar esta partida ahora? Lo que está en curso se resuelve al momento, se valora a toda la mesa y gana la mayor fortuna. No se puntuará ni se podrá deshacer. La mesa lee tu motivo: { $reason }
mod-sure-remove = 🛡️ ¿Retirar a { $who } de la partida? Su asiento se rinde para siempre, la partida no se puntuará y no se podrá deshacer. La mesa lee tu motivo: { $reason }
button-mod-end = Terminar la partida
button-mod-remove = Retirar a { $who }
button-mod-not = Dejarlo
mod-not-done = No se hizo nada.
refusal-moderation-lapsed = Esa pregunta ya no está abierta: escribe el comando otra vez.
mod-call = 🛡️ { $who }: la moderación hizo algo en esta partida.
mod-direct = { $told } [A la mesa]({ $link })

refusal-no-reason = Di por qué, en { $most } letras como máximo: se le dice a la mesa.
refusal-no-such-time = Escribe un tiempo como 30m, 12h, 2d o 1d 12h.
refusal-extension-out-of-range = Se puede dar entre un minuto y { $days } días más.
refusal-nobody-awaited = Nadie tiene nada que decidir ahora, así que no hay tiempo que alargar.
refusal-no-such-seat = Nadie con ese nombre está en esta mesa. Elige un asiento de la lista.
refusal-no-such-channel = Se juega en un canal de texto o en un hilo de este servidor.
refusal-is-a-bot = Los bots no pueden tomar asiento. No nombres a nadie y lo jugará un robot.
refusal-there-already = La partida ya se juega allí.
refusal-lacks-there = Allí no puedo llevar una partida. Me falta: { $what }.

table-paused-by-moderator = ⏸️ La moderación puso la partida **en pausa**, hasta el <t:{ $at }:f> a más tardar. Nadie puede jugar y el tiempo no corre.
final-why-early = En el turno { $turn } la moderación terminó la partida y se contó lo que tenía cada cual.

untyped-reason = (el motivo se omite aquí: puede que el filtro del servidor lo prohíba)
untyped-before = quien jugaba antes
untyped-after = otra persona
untyped-owner = Quien tiene el asiento
