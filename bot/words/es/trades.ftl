# Trades: the panel, the offers and what became of them.

trade-title = Trato con { $who }
trade-footer = No se ofrece nada hasta que pulses Enviar. El borrador se guarda mientras tanto.
trade-gives = **{ $who } da**
trade-public-offer = { $who } le propone un trato a { $whom }
trade-public-counter = { $who } le hace una contraoferta a { $whom }
trade-public-made = Trato hecho entre { $who } y { $whom }
trade-public-declined = { $whom } rechazó la oferta de { $who }
trade-public-withdrawn = { $who } retiró su oferta a { $whom }
trade-public-countered = { $whom } respondió con otra oferta a la de { $who }
trade-public-gone = La oferta de { $who } a { $whom } ya no vale: algo de lo ofrecido ha cambiado
trade-public-left = La oferta de { $who } a { $whom } ya no vale: alguien dejó la partida
trade-public-expired = La oferta de { $who } a { $whom } ha caducado
trade-public-over = La oferta de { $who } a { $whom } acabó con la partida
trade-you-give = **Das**
trade-you-get = **Recibes**
trade-nothing = nada
trade-deed = { $deed } · { $price } $ (valor de hipoteca { $mortgage } $)
trade-deed-mortgaged = { $deed } · { $price } $ (hipotecada por { $mortgage } $)
trade-cash = 💵 { $amount } $
pass-in-sentence = el { $card }
pass-name =
    { $deck ->
        [chance] pase de Cárcel de Suerte
       *[community_chest] pase de Cárcel de Caja de Comunidad
    }
trade-group = { $group } después: tú { $mine } de { $size }, { $who } { $theirs }
trade-due-hold = { $deed } está hipotecada: pagas enseguida el { $percent } %, { $interest } $, y la mantienes así.
trade-due-lift = { $deed } está hipotecada: levantas la hipoteca por { $lift } $, con el { $percent } % incluido.
trade-due-their-hold = { $deed } está hipotecada: { $who } paga el { $percent } %, { $interest } $, por mantenerla, o { $lift } $ por levantarla.
trade-due-their-lift = { $deed } está hipotecada: { $who } levanta la hipoteca por { $lift } $, con el { $percent } % incluido.
trade-settles-mine = 🤝 Esto salda tu deuda de { $amount } $ con { $who }.
trade-settles-theirs = 🤝 Esto salda los { $amount } $ que te debe { $who }.
trade-cash-mine =
    { $due ->
        [0] Tu efectivo: { $before } $ → **{ $after }**
       *[other] Tu efectivo: { $before } $ → **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
trade-cash-theirs =
    { $due ->
        [0] Efectivo de { $who }: { $before } $ → **{ $after }**
       *[other] Efectivo de { $who }: { $before } $ → **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
trade-bound-mine = No están en tu lista, porque su color tiene edificios: { $lots }.
trade-bound-theirs = No están en la lista de { $who }, porque su color tiene edificios: { $lots }.
trade-choose-give = Das: elige títulos
trade-choose-take = Recibes de { $who }: elige títulos
trade-choose-more = Pases de Cárcel, hipotecas, deudas
trade-choose-lift = ¿Qué hipotecas levantas ahora?
trade-choose-whom = ¿Con quién quieres hacer un trato?
trade-option = valor de hipoteca { $mortgage } $ · { $count } de { $size } en las mismas manos
trade-option-mortgaged = hipotecada por { $mortgage } $ · { $interest } $ a pagar · { $count } de { $size } en las mismas manos
trade-more-give-pass = Das: { $card }
trade-more-take-pass = Recibes: { $card }
trade-more-lift = Levantar { $lot } al recibirla
trade-more-lift-about = { $lift } $ ahora; o mantenerla por { $interest } $
trade-more-settle = Esto salda los { $amount } $ que te debe { $who }
trade-more-settle-mine = Esto salda los { $amount } $ que debes a { $who }
trade-more-settle-about = El trato paga la deuda, valga lo que valga.
trade-button-cash = Dinero…
trade-button-page-give = Das: página { $page } de { $count }
trade-button-page-take = Recibes: página { $page } de { $count }
trade-button-page-more = Pases, hipotecas: página { $page } de { $count }
trade-button-whom = Con otra persona…
trade-button-send = Enviar a { $who }
trade-button-prune = Quitar lo que ya no está
trade-button-drop = Descartar
trade-button-theirs = Responder a la oferta { $number }
trade-button-mine = Tu oferta abierta { $number }
trade-button-another = Otro trato
trade-button-withdraw = Retirar la oferta
trade-button-accept = Aceptar
trade-button-counter = Contraoferta…
trade-button-decline = Rechazar
trade-button-go-on = Seguir con { $who }
trade-button-afresh = Descartar; trato con { $who }
trade-button-yes =
    { $count ->
        [0] Aceptar, mantener todas · { $due } $ a la Banca
       *[other] Aceptar, levantar { $count } · { $due } $ a la Banca
    }
trade-form-title = Dinero en este trato
trade-form-give = Das, en dólares
trade-form-take = Recibes, en dólares
trade-wrong-left = ⚠️ { $who } ya no está en la partida.
trade-wrong-built = ⚠️ { $lot } no puede cambiar de manos: su color tiene edificios.
trade-wrong-deed-mine = ⚠️ { $lot } ya no es de tu propiedad.
trade-wrong-deed-theirs = ⚠️ { $lot } ya no es de { $who }.
trade-wrong-pass-mine = ⚠️ Ya no lo tienes: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } ya no lo tiene: { $card }
trade-wrong-debt = ⚠️ La deuda que esto iba a saldar ya no existe.
trade-wrong-answers = ⚠️ La oferta de { $who } a la que esto responde ya no está abierta.
trade-wrong-cash = ⚠️ Te faltarían { $amount } $.
trade-doubt-cash = ⚠️ A { $who } le faltarían { $amount } $ y ahora no podría aceptar.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Tienes una deuda pendiente: no puedes regalar nada hasta pagarla.
       *[theirs] ⚠️ { $who } tiene una deuda pendiente y no puede regalar nada hasta pagarla.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Tienes una deuda pendiente. Con esto solo podrías reunir { $after } $ en vez de { $before } $, así que no se puede aceptar.
       *[theirs] ⚠️ { $who } tiene una deuda pendiente y con esto solo podría reunir { $after } $ en vez de { $before } $, así que no se puede aceptar.
    }
trade-sure-title = ¿Es lo que quieres?
trade-sure = Según los precios impresos y el dinero, das **{ $gives } $** y recibes { $takes ->
        [0] **nada** a cambio.
       *[other] **{ $takes } $** a cambio.
    } { $who } sale ganando. ¿Es lo que quieres?
trade-button-sure-send = Enviarla de todos modos
trade-button-sure-accept = Aceptarla de todos modos
trade-button-sure-back = Volver
trade-draft-gone = Este borrador ya no existe: se envió o se descartó. El botón Trato empieza otro.
trade-draft-other = Mientras tanto empezaste otro borrador. Aquí está.
trade-draft-dropped = El borrador se ha descartado.
trade-whom = Un trato es cosa de dos: elige a la otra persona.
trade-whom-about =
    { $count ->
        [0] { $cash } $, sin títulos
        [1] { $cash } $ y 1 título
       *[other] { $cash } $ y { $count } títulos
    }
trade-which = Empezaste un trato con { $who } y aún no lo has enviado.
trade-sent-title = Tu oferta a { $who } está enviada
trade-offer-title = { $who } te propone un trato
trade-counter-title = { $who } te hace una contraoferta
trade-call = { $who }, una oferta para ti:
trade-asks-lift = Aceptar te pregunta primero qué hipotecas levantar y cuáles mantener.
trade-expires = Abierta hasta el <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = La partida está en <#{ $channel }>.
trade-lift-title = Levantar o mantener: el trato con { $who }
trade-lift-or-hold = Recibes títulos hipotecados. Levanta los que elijas ahora; por los demás pagas los intereses ahora, y otra vez cuando los levantes más tarde.
trade-said-accept = Trato hecho.
trade-said-decline = Has rechazado la oferta.
trade-said-withdraw = Has retirado tu oferta.
trade-outcome-made =
    { $side ->
        [partner] Trato hecho con { $who }
       *[proposer] Trato hecho con { $who }.
    }
trade-outcome-declined =
    { $side ->
        [partner] Rechazaste la oferta de { $who }
       *[proposer] { $who } rechazó tu oferta.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } retiró esta oferta
       *[proposer] Retiraste tu oferta a { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Respondiste con otra oferta a la de { $who }
       *[proposer] { $who } respondió a tu oferta con una contraoferta.
    }
trade-outcome-gone =
    { $side ->
        [partner] La oferta de { $who } ya no vale: algo de lo ofrecido ha cambiado
       *[proposer] Tu oferta a { $who } ya no vale: algo de lo ofrecido ha cambiado.
    }
trade-outcome-left =
    { $side ->
        [partner] La oferta de { $who } ya no vale: alguien dejó la partida
       *[proposer] Tu oferta a { $who } ya no vale: alguien dejó la partida.
    }
trade-outcome-expired =
    { $side ->
        [partner] La oferta de { $who } ha caducado
       *[proposer] Tu oferta a { $who } caducó sin respuesta.
    }
trade-outcome-over =
    { $side ->
        [partner] La oferta de { $who } acabó con la partida
       *[proposer] Tu oferta a { $who } acabó con la partida.
    }
