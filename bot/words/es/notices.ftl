# What the host tells the table beside what happens in play: notice-<kind>.

notice-went-away = 🌙 { $who } está fuera hasta el <t:{ $at }:f>. Mientras tanto responden sus instrucciones; si no las hay, el bot no compra, ni puja, ni hace tratos en su lugar.
notice-came-back = 👋 { $who } ha vuelto.
notice-became-absent = 💤 { $who } dejó pasar { $missed ->
        [one] una decisión
       *[other] { $missed } decisiones seguidas
    }, así que la partida ya no espera. Si { $who } pulsa «ya volví» o toma una decisión, vuelve a jugar.
notice-out-of-time = ⌛ { $who } ha gastado su tiempo de espera en esta partida. Desde ahora tiene un cuarto de cada plazo, y el resto puede votar si sigue esperando.
notice-given-time = ⏳ { $who } vuelve a tener todo el tiempo de espera.
notice-paused = ⏸️ La partida está en pausa hasta el <t:{ $at }:f> a más tardar.
notice-resumed = ▶️ La partida sigue.
notice-handed-over = 🔁 Desde ahora juega { $after } por { $before }{ $returns ->
        [yes] , hasta que { $before } vuelva
       *[no] {""}
    }.
notice-left-to-computer = 🤖 Desde ahora juega un robot por { $before }{ $returns ->
        [yes] , hasta que { $before } vuelva
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } ha vuelto y juega otra vez por su cuenta.
notice-retired = 🚪 { $who } queda fuera de la partida.
notice-undone = ↩️ { $who } deshizo su última decisión.
notice-undone-choice = ↩️ Deshecho: { $what }
notice-undone-turn = ↩️ Deshecho: el final del turno de { $who }
notice-extended = ⏳ Quien tenga algo que decidir tiene { $time } más.
notice-moderated = 🛡️ { $by } { $act }: { $reason }
notice-moderator-deleted = La moderación
notice-reason-deleted = (borrado)

mod-act-pause = puso la partida en pausa
mod-act-resume = reanudó la partida
mod-act-extend = alargó los plazos
mod-act-replace = le dio un asiento a otra persona
mod-act-remove = retiró a alguien de la partida
mod-act-end = terminó la partida
mod-act-move = trajo la partida aquí
