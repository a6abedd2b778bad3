# Trades: the panel, the offers and what became of them.

trade-title = Trato con { $who }
offer-card = 🤝 { $who } le ha hecho una oferta a { $whom }.
offer-card-over = 🤝 La oferta de { $who } a { $whom } está cerrada.
offer-card-look = Ver la oferta
trade-gives = **{ $who } da**
trade-public-offer = { $who } le propone un trato a { $whom }
trade-public-counter = { $who } le hace una contraoferta a { $whom }
trade-public-made = Trato hecho entre { $who } y { $whom }
trade-public-declined = { $whom } rechazó la oferta de { $who }
trade-public-withdrawn = { $who } retiró su oferta a { $whom }
trade-public-countered = { $whom } respondió a la oferta de { $who } con una contraoferta
trade-public-gone = La oferta de { $who } a { $whom } ya no vale: algo de lo ofrecido ha cambiado
trade-public-left = La oferta de { $who } a { $whom } ya no vale: alguien dejó la partida
trade-public-expired = La oferta de { $who } a { $whom } ha caducado
trade-public-over = La partida acabó antes de que { $whom } respondiera a la oferta de { $who }
trade-you-give = **Tú das**
trade-you-get = **Tú recibes**
trade-you-gave = **Diste**
trade-you-got = **Recibiste**
trade-you-would-give = **Habrías dado**
trade-you-would-get = **Habrías recibido**
trade-gave = **{ $who } dio**
trade-deed = { $deed } (precio impreso: { $price } $)
trade-deed-mortgaged = { $deed } (hipotecada por { $mortgage } $)
trade-cash = 💵 { $amount } $
trade-debt-settled = 🤝 Deuda saldada
pass-in-sentence = la { $card }
pass-name =
    { $deck ->
        [chance] tarjeta para salir de la Cárcel (Suerte)
        [community_chest] tarjeta para salir de la Cárcel (Caja)
       *[other] tarjeta para salir de la Cárcel ({ $deck })
    }
trade-group = { $group } después: tú { $mine } de { $size }, { $who } { $theirs }
trade-due-hold = { $deed } está hipotecada: pagas ahora { $interest } $ a la Banca ({ $percent } % de intereses) y sigue hipotecada.
trade-due-lift = { $deed } está hipotecada: la deshipotecas por { $unmortgage } $, incluido el { $percent } % de intereses.
trade-due-their-hold = { $deed } está hipotecada: { $who } paga { $interest } $ ({ $percent } % de intereses) y la deja hipotecada, o paga { $unmortgage } $ y la deshipoteca.
trade-due-their-lift = { $deed } está hipotecada: { $who } la deshipoteca por { $unmortgage } $, incluido el { $percent } % de intereses.
trade-settles-mine = 🤝 Este trato salda los { $amount } $ que debes a { $who }.
trade-settles-theirs = 🤝 Este trato salda los { $amount } $ que te debe { $who }.
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
trade-short-mine = Tu efectivo: { $before } $, ahora mismo insuficiente para este trato
trade-short-theirs = Efectivo de { $who }: { $before } $, ahora mismo insuficiente para este trato
trade-answers = Si envías esto, se cierra la oferta de { $who }
trade-bound-mine = { $groups }: para ofrecerlas, vende antes tus edificios
trade-bound-theirs = { $groups }: para ofrecerlas, { $who } tendría que vender antes los edificios
trade-choose-give = Elige las propiedades que das
trade-choose-take = Elige las propiedades que recibes de { $who }
trade-choose-more =
    { $kinds ->
        [cards] Elige tarjetas para salir de la Cárcel
        [mortgages] Elige qué deshipotecar
        [debt] ¿Saldar la deuda con el trato?
       *[several] Elige tarjetas, hipotecas o deudas
    }
trade-choose-lift = ¿Qué quieres deshipotecar ahora?
trade-option = valor de hipoteca { $mortgage } $ · quien la da tiene { $count } de { $size } del grupo
trade-option-mortgaged = hipotecada por { $mortgage } $ · { $interest } $ a pagar · quien la da tiene { $count } de { $size } del grupo
trade-more-give-pass = Das: { $card }
trade-more-take-pass = Recibes: { $card }
trade-more-lift = Deshipotecar { $lot } al recibirla
trade-more-lift-about = { $unmortgage } $ ahora, o { $interest } $ y sigue hipotecada
trade-more-settle = Saldar los { $amount } $ que te debe { $who }
trade-more-settle-mine = Saldar los { $amount } $ que debes a { $who }
trade-more-settle-about = Cuenta como pago completo.
trade-button-cash-give = Dar dinero…
trade-button-cash-take = Pedir dinero…
trade-button-page-give = Das: { turn-page }
trade-button-page-take = Recibes: { turn-page }
trade-button-page-more = Tarjetas, hipotecas: { turn-page }
trade-button-whom = Elegir a otra persona…
trade-button-send = Enviar a { $who }
trade-button-prune = Quitar lo que ya no es posible
trade-button-drop = Descartar el borrador
trade-button-theirs =
    { $number ->
        [0] Ver la oferta de { $who }
       *[other] Ver la oferta de { $who } ({ $number })
    }
trade-button-mine =
    { $number ->
        [0] Ver tu oferta
       *[other] Ver tu oferta ({ $number })
    }
trade-button-another = Hacer otro trato
trade-button-withdraw = Retirar la oferta
trade-button-accept = Aceptar
trade-button-counter = Contraoferta…
trade-button-decline = Rechazar
trade-button-go-on = Seguir con { $who }
trade-button-afresh = Empezar de nuevo con { $who }
trade-button-yes =
    { $count ->
        [0] Aceptar sin deshipotecar · { $due } $
        [1] Aceptar y deshipotecar una · { $due } $
       *[other] Aceptar y deshipotecar { $count } · { $due } $
    }
trade-form-title = Dinero en este trato
trade-form-give = Efectivo que das
trade-form-take = Efectivo que recibes
trade-wrong-left = ⚠️ { $who } ya no está en la partida.
trade-wrong-built = ⚠️ { $lot } no puede cambiar de manos mientras haya edificios en su grupo de color.
trade-wrong-deed-mine = ⚠️ { $lot } ya no es de tu propiedad.
trade-wrong-deed-theirs = ⚠️ { $lot } ya no es de { $who }.
trade-wrong-pass-mine = ⚠️ Ya no tienes esta tarjeta: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } ya no tiene esta tarjeta: { $card }
trade-wrong-debt = ⚠️ La deuda que este trato iba a saldar ya está pagada.
trade-wrong-answers = ⚠️ La oferta de { $who } a la que respondes ya no está abierta.
trade-wrong-cash =
    { $amount ->
        [1] ⚠️ Para este trato te faltaría { $amount } $.
       *[other] ⚠️ Para este trato te faltarían { $amount } $.
    }
trade-wrong-same = ⚠️ Ya le has enviado esta oferta a { $who }, y sigue abierta.
trade-wrong-unchanged = ⚠️ Es la misma oferta que te ha hecho { $who }: acéptala o cambia algo.
trade-doubt-cash =
    { $amount ->
        [1] ⚠️ A { $who } le falta { $amount } $ para aceptar este trato.
       *[other] ⚠️ A { $who } le faltan { $amount } $ para aceptar este trato.
    }
trade-doubt-cash-never = ⚠️ { $who } no puede aceptar esto: le faltarían { $amount } $ y, aunque vendiera e hipotecara todo, solo llegaría a { $most } $.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Tienes una deuda: no puedes regalar nada hasta pagarla.
       *[theirs] ⚠️ { $who } tiene una deuda y no puede regalar nada hasta pagarla.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Tienes una deuda. Después de este trato solo podrías reunir { $after } $ en vez de { $before } $, así que el trato no se puede aceptar.
       *[theirs] ⚠️ { $who } tiene una deuda. Después de este trato solo podría reunir { $after } $ en vez de { $before } $, así que el trato no se puede aceptar.
    }
trade-doubt-tax =
    { $whose ->
        [mine] ⚠️ Aún tienes que elegir cómo pagas un impuesto. Después de este trato no podrías reunir los { $price } $, así que el trato no se puede aceptar.
       *[theirs] ⚠️ { $who } aún tiene que elegir cómo paga un impuesto. Después de este trato no podría reunir los { $price } $, así que el trato no se puede aceptar.
    }
trade-sure-title = ¿Seguro que quieres este trato?
trade-sure = Contando el efectivo y los precios impresos{ $sets ->
        [counted] { "" } (los grupos completos, el doble),
       *[none] ,
    } das **{ $gives } $** y { $takes ->
        [0] **no recibes nada** a cambio.
       *[other] recibes **{ $takes } $** a cambio.
    } { $who } sale ganando. ¿Es lo que quieres?
trade-button-sure-send = Enviar de todos modos
trade-button-sure-accept = Aceptar de todos modos
trade-draft-gone = Este borrador ya se ha enviado o borrado. Pulsa «Hacer un trato» para empezar otro.
trade-draft-other = Ya has empezado otro borrador. Aquí está el más nuevo.
trade-draft-dropped = El borrador se ha borrado.
trade-whom = ¿Con quién quieres hacer un trato?
trade-whom-about =
    { $count ->
        [0] { $cash } $, sin propiedades
        [1] { $cash } $ y 1 propiedad
       *[other] { $cash } $ y { $count } propiedades
    }
trade-whom-offers = 🤝 tiene una oferta para ti
trade-whom-offered = 📤 tiene una oferta tuya
trade-which = Tienes un borrador de trato con { $who } sin enviar.
trade-sent-title = Oferta enviada a { $who }
trade-sent-away = { $expires ->
        [before] 🌙 { $who } está fuera hasta el <t:{ $at }:f>. La oferta caduca antes, quizá sin respuesta.
       *[later] 🌙 { $who } está fuera hasta el <t:{ $at }:f> y quizá no responda antes.
    }
trade-sent-waits =
    { $why ->
        [auction] { $who } te responderá cuando termine la subasta.
        [offer] { $who } te responderá cuando { $whom } responda a tu oferta sobre las mismas propiedades.
       *[later] { $who } aún no puede responder. Lo sabrás en cuanto haya respuesta.
    }
trade-offer-title = { $who } te propone un trato
trade-counter-title = { $who } te hace una contraoferta
trade-call = { $who }, tienes una oferta de trato:
trade-asks-lift = Al aceptar, eliges qué deshipotecas.
trade-expires = La oferta caduca <t:{ $at }:R>.
trade-stays-open = La oferta sigue en pie hasta que respondas, salvo que { $who } la retire.
trade-where = { $channel ->
        [direct] Es la partida { $number } en estos mensajes directos.
       *[other] La partida está en <#{ $channel }>.
    }
trade-lift-title = Trato con { $who }: hipotecas
trade-lift-or-hold = Recibes propiedades hipotecadas. Elige cuáles deshipotecas ahora. Por las demás pagas los intereses ahora y otra vez cuando las deshipoteques.
trade-said-accept = Trato hecho.
trade-said-decline = Has rechazado la oferta.
trade-said-withdraw = Has retirado tu oferta.
trade-outcome-made =
    { $side ->
        [partner] Has aceptado la oferta de { $who }
       *[proposer] { $who } aceptó tu oferta. Trato hecho.
    }
trade-outcome-declined =
    { $side ->
        [partner] Has rechazado la oferta de { $who }
       *[proposer] { $who } rechazó tu oferta.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } retiró esta oferta
       *[proposer] Has retirado tu oferta a { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Le has hecho una contraoferta a { $who }
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
        [partner] La partida acabó antes de que respondieras a la oferta de { $who }
       *[proposer] La partida acabó antes de que { $who } respondiera a tu oferta.
    }
trade-give-head = **Das** (tienes { $cash } $)
trade-take-head = **Recibes de { $who }** (tiene { $cash } $)
trade-toggle = { $lot }
trade-toggle-in-words =
    { $way ->
        [out] Quitar { $lot } · { $price } $
       *[put] Añadir { $lot } · { $price } $
    }
trade-completes-mine = ✅ Con este trato completas un grupo: { $group }
trade-completes-theirs = ⚠️ Con este trato { $who } completa un grupo: { $group }
trade-rents = Alquiler por propiedad con el grupo completo: { $rents }
trade-form-give-about = Tienes { $cash } $.
trade-form-take-about = { $who } tiene { $cash } $.
trade-button-with = Hacer un trato con { $who }
trade-button-again = Volver a proponer este trato…
trade-would-accept = Con { $total } $ en efectivo de tu parte, { $who } aceptaría: son { $price } $ más de lo que ofreciste.
trade-would-accept-unpayable = { $who } quiere más efectivo del que tienes.
trade-would-accept-less =
    { $total ->
        [0] Si no pidieras efectivo, { $who } aceptaría.
       *[other] Si pidieras { $total } $ en efectivo, { $who } aceptaría: son { $price } $ menos de lo que pediste.
    }

refusal-no-shared-game = No compartes ninguna partida con { $who }.
trade-menu = Proponer un trato
command-name-trade = trato
command-trade = Proponer un trato a alguien
command-trade-player = La persona con quien quieres hacer el trato
