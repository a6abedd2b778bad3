# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Tus instrucciones
orders-open-panel = Instrucciones…
orders-intro = Tus instrucciones deciden por ti al momento, para que nadie tenga que esperarte. Solo las ves tú.
orders-unsaved = ✏️ **Aún sin guardar.** Pulsa *Guardar* para activar estas instrucciones.
orders-unsaved-none = ✏️ **Aún sin guardar.** Pulsa *Guardar* para desactivar todas tus instrucciones.
orders-saved = ✅ Guardado. Tus instrucciones están activas.
orders-saved-none = ✅ Guardado. Ya no tienes instrucciones.
orders-at-once = Tus instrucciones ya han decidido por ti:
orders-discarded = Has descartado los cambios.
orders-open = *El bot te pregunta cada vez.*
orders-open-build = *Construyes tú, con **{ button-manage }**.*
orders-open-rent = *Cobras tus alquileres tú.*
orders-asked = **El bot te pregunta cada vez:** { $topics }
orders-yours = **Lo haces tú:** { $topics }
orders-choose-topic = Elige qué cambiar…
orders-did = Lo que decidieron tus instrucciones
orders-save = Guardar
orders-discard = Descartar cambios
orders-clear = Borrar estas instrucciones
orders-clear-all = Borrar todo
orders-back = Todas las instrucciones
orders-not-read = «{ $typed }» no es un número entero, así que no se ha cambiado nada. Escribe uno, como 250, o deja el campo vacío.
orders-out-of-range = Ese valor no está permitido: { $typed }. No se ha cambiado nada.
orders-did-nothing = Tus instrucciones aún no han decidido nada.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Tus instrucciones decidieron por ti.
ordered-bid = Tus instrucciones pujaron hasta { $most } $ por { $lot }{ $fate ->
        [won] : comprada por { $price } $
        [lost] . Se la llevó { $who } por { $price } $
        [unsold] . Nadie se la llevó
       *[open] : la subasta sigue abierta
    }.
ordered-pass = Tus instrucciones pasaron: { $lots }.
orders-won = 📋 Tus instrucciones ganaron la subasta de { $space } por { $price } $.

## Topics

orders-told-topic = **{ $topic }:** { $told }
orders-brief-keep = guardar { $keep } $
orders-brief-jail = { $early }. Más tarde: { $late }
orders-brief-lift =
    { $keep ->
        [0] Deshipotecar en cuanto alcance
        [1] Deshipotecar si queda { $keep } $
       *[other] Deshipotecar si quedan { $keep } $
    }
orders-brief-until = Rechazar todas hasta el <t:{ $at }:f>
orders-brief-never = Rechazar las que piden { $what }
orders-brief-gain = Rechazar las que dan menos de { $gain } $ de ganancia
orders-all-groups = Todos los colores
orders-topic-title = Instrucciones: { $topic }
orders-topic-buy = Compras
orders-topic-bid = Subastas
orders-topic-jail = Cárcel
orders-topic-tax = { space-income-tax }
orders-topic-debt = Deudas
orders-topic-build = Construcción
orders-topic-mortgage = Hipotecas
orders-topic-trade = Ofertas de trato
orders-topic-rent = Alquiler
orders-about-buy = Estas instrucciones valen cuando caes en una propiedad sin dueño. La regla de un grupo de color tiene prioridad sobre la general, y la de una propiedad, sobre las dos.
orders-about-bid = El bot puja por ti hasta las cantidades que fijes aquí. Son secretas, y nunca pagas más de lo necesario. Una cantidad para un grupo de color vale para cada una de sus propiedades.
orders-about-jail = Si no puedes salir de la Cárcel como elegiste, tiras los dados. *Tarjeta* significa aquí una tarjeta para salir de la Cárcel.
orders-about-tax = Eliges cómo pagar el impuesto sobre la renta antes de saber cuánto dinero sería el porcentaje.
orders-about-debt = Estas instrucciones valen cuando debes más dinero del que tienes. Solo vendes e hipotecas lo necesario, y vendes los edificios antes de hipotecar sus calles. Si ni así alcanza, el bot te pregunta.
orders-about-build = Construyes en el orden de tu plan, de forma uniforme, en cuanto lo permiten las reglas y tu efectivo. Solo puedes construir en grupos completos.
orders-about-mortgage = Al deshipotecar pagas un { $interest } % de intereses. Si recibes propiedades hipotecadas de alguien en bancarrota, puedes deshipotecarlas enseguida sin pagar intereses dos veces.
orders-about-trade = El bot rechaza por ti al momento las ofertas que elijas aquí. Las demás te llegan como siempre.
orders-about-rent = En esta partida solo recibes un alquiler si lo cobras a tiempo.

## Choices: the question, then the answers

orders-rule = Cuando caes en una propiedad sin dueño
orders-rule-ask = Preguntarme
orders-rule-always = Comprar siempre
orders-rule-never = No comprar nunca
orders-rule-keep = Comprar si me queda suficiente…
orders-rule-group = Comprar si completa o bloquea un grupo
orders-percent = Máximo por propiedad, si no fijas otro
orders-percent-ask = { orders-rule-ask }
orders-percent-0 = { button-pass }
orders-percent-50 = Hasta la mitad del precio
orders-percent-75 = Hasta el 75 % del precio
orders-percent-100 = Hasta el precio impreso
orders-percent-125 = Hasta el 125 % del precio
orders-percent-150 = Hasta el 150 % del precio
orders-percent-200 = Hasta el doble del precio
orders-early =
    { $few ->
        [0] Al principio: quedan propiedades sin dueño
        [one] Al principio: queda más de 1 propiedad sin dueño
       *[other] Al principio: quedan más de { $few } propiedades sin dueño
    }
orders-early-ask = { orders-rule-ask }
orders-early-throw = Intentar sacar dobles
orders-early-fine = Pagar { $fine } $
orders-early-pass = Usar tarjeta o tirar
orders-early-pass-fine = Usar tarjeta o pagar { $fine } $
orders-late =
    { $few ->
        [0] Más tarde: no quedan propiedades sin dueño
        [one] Más tarde: queda 1 propiedad sin dueño o ninguna
       *[other] Más tarde: quedan { $few } propiedades sin dueño o menos
    }
orders-late-ask = { orders-rule-ask }
orders-late-throw = { orders-early-throw }
orders-late-fine = { orders-early-fine }
orders-late-pass = { orders-early-pass }
orders-late-pass-fine = { orders-early-pass-fine }
orders-last = En tu último turno en la Cárcel
orders-last-ask = Igual que en los otros turnos
orders-last-throw = Guardar tarjeta y tirar
orders-last-pass = Usar una tarjeta
orders-tax = Cómo pagas el impuesto sobre la renta
orders-tax-ask = { orders-rule-ask }
orders-tax-flat = Pagar la cuota fija
orders-tax-tenth = Pagar porcentaje
orders-raising = Cuando debes más dinero del que tienes
orders-raising-ask = { orders-rule-ask }
orders-raising-cheapest = Reunir el dinero enseguida
orders-received = Propiedades hipotecadas que recibes de alguien en bancarrota
orders-received-ask = { orders-rule-ask }
orders-received-lift = Deshipotecar todas las posibles
orders-received-hold = Dejarlas hipotecadas
orders-until = Todas las ofertas de trato
orders-until-ask = Me llegan como siempre
orders-until-12 = Rechazar durante 12 horas
orders-until-24 = Rechazar durante 1 día
orders-until-72 = Rechazar durante 3 días
orders-until-168 = Rechazar durante 1 semana
orders-rents = Cobrar el alquiler
orders-rents-claim = Cobrarlo siempre
orders-rents-ask = Lo cobro yo

## Single deeds and groups

orders-for-buy = Elegir un grupo o una propiedad…
orders-for-bid = { orders-for-buy }
orders-for-build = Añadir al plan…
orders-count =
    { $count ->
        [one] 1 instrucción
       *[other] { $count } instrucciones
    }
orders-which-buy = Grupo o propiedad
orders-which-bid = Escribir una cantidad para…
orders-which-build = Grupo o calle
orders-whole = { $group }: todo el grupo
orders-as-usual = Según la regla general
orders-as-group = Según la regla del grupo
orders-choose-rule = La regla para { $what }…
orders-except-ask = { orders-rule-ask }
orders-except-always = { orders-rule-always }
orders-except-never = { orders-rule-never }
orders-except-keep =
    { $keep ->
        [0] Comprar si alcanza el efectivo
        [1] Comprar si queda { $keep } $
       *[other] Comprar si quedan { $keep } $
    }
orders-except-group = Comprar si completa o bloquea un grupo
orders-choose-level = Cuánto construir en { $what }…
orders-no-goal = No construir
orders-list-first = Vender o hipotecar primero…
orders-list-keep = Vender o hipotecar al final…
orders-list-never = No dar nunca en un trato…
orders-lists = Elige algo para añadirlo a una lista. Elígelo otra vez para quitarlo.
orders-listed = Número { $place } de la lista

## Forms

orders-type-buy = Fijar el efectivo que te guardas…
orders-type-bid = Fijar límites al pujar…
orders-type-jail = Fijar cuándo empieza «Más tarde»…
orders-type-build = Fijar límites al construir…
orders-type-mortgage = Deshipotecar mis propiedades…
orders-type-trade = Fijar la ganancia mínima…
orders-form-buying = { orders-topic-buy }
orders-form-buying-keep = Efectivo que te guardas al comprar
orders-form-buying-keep-hint = Una cantidad, por ejemplo 200
orders-form-bidding = { orders-topic-bid }
orders-form-bidding-most = { orders-form-most }
orders-form-bidding-most-hint = Si no fijas otra cantidad. El porcentaje sigue valiendo si da menos. Escribe 0 para pasar
orders-form-bidding-passes = Máximo por tarjeta para salir de la Cárcel
orders-form-bidding-passes-hint = Escribe 0 para pasar; si lo dejas vacío, el bot te pregunta
orders-form-bidding-limit = Máximo por los bienes de una bancarrota
orders-form-bidding-limit-hint = Por todo lo que deja quien cae en bancarrota; vacío significa sin límite
orders-form-bidding-keep = Efectivo que te guardas al pujar
orders-form-bidding-keep-hint = Si lo dejas vacío, pujas hasta lo que puedas reunir
orders-form-leaving = ¿Cuándo empieza «Más tarde»?
orders-form-leaving-few = Propiedades sin dueño que quedan, de 0 a 28
orders-form-leaving-few-hint = «Más tarde» empieza con este número o menos
orders-form-building = { orders-topic-build }
orders-form-building-keep = Efectivo que te guardas
orders-form-building-keep-hint = No construyes si al hacerlo te queda menos de esto
orders-form-building-scarce = Máximo por edificio si hay escasez
orders-form-building-scarce-hint = Escribe 0 para dejar los edificios al resto; si lo dejas vacío, el bot te pregunta
orders-form-lifting = Tus propias hipotecas
orders-form-lifting-keep = Efectivo que te guardas al deshipotecar
orders-form-lifting-keep-hint = Si lo dejas vacío, solo deshipotecas cuando tú lo decides
orders-form-trading = { orders-topic-trade }
orders-form-trading-gain = Rechazar ofertas si ganas menos de
orders-form-trading-gain-hint = Según los precios impresos; con -100 aceptas perder 100 $. Si lo dejas vacío, el bot te pregunta
orders-form-most = Máximo por cada propiedad
orders-form-most-hint = Escribe 0 para pasar; si lo dejas vacío, valen tus otras instrucciones
orders-form-most-title = Subasta de { $what }

## What is ordered, told

orders-told-rule-always = Compras todas las propiedades en las que caes. Si no te alcanza el efectivo, el bot te pregunta.
orders-told-rule-never = Nunca compras las propiedades en las que caes.
orders-told-rule-keep =
    { $keep ->
        [0] Compras una propiedad siempre que te alcanza el efectivo.
        [1] Compras una propiedad si te queda al menos { $keep } $. Si no, { $declined ->
            [left-with-bank] no la compras.
           *[auctioned] sale a subasta.
        }
       *[other] Compras una propiedad si te quedan al menos { $keep } $. Si no, { $declined ->
            [left-with-bank] no la compras.
           *[auctioned] sale a subasta.
        }
    }
orders-told-rule-group = Solo compras propiedades que completan un grupo tuyo o bloquean el de otra persona.
orders-told-exception = · { $what }: { $told }
orders-short-ask = el bot te pregunta
orders-short-always = comprar siempre
orders-short-never = no comprar nunca
orders-short-keep =
    { $keep ->
        [0] comprar si te alcanza el efectivo
        [1] comprar si te queda al menos { $keep } $
       *[other] comprar si te quedan al menos { $keep } $
    }
orders-short-group = comprar solo si completa o bloquea un grupo
orders-short-most =
    { $most ->
        [0] pasar
       *[other] hasta { $most } $
    }
orders-told-percent =
    { $percent ->
        [0] Pasas.
       *[other] Pujas hasta el { $percent } % del precio impreso.
    }
orders-told-most =
    { $most ->
        [0] Pasas si no has fijado una cantidad para la propiedad.
       *[other] Pujas como máximo { $most } $ por una propiedad sin cantidad fijada.
    }
orders-told-passes =
    { $most ->
        [0] · Tarjetas para salir de la Cárcel: pasar
       *[other] · Tarjetas para salir de la Cárcel: hasta { $most } $
    }
orders-told-limit = Por todo lo que deja quien cae en bancarrota gastas como mucho { $most } $ en total.
orders-told-bid-keep =
    { $keep ->
        [0] Nunca pujas más efectivo del que tienes.
       *[other] Cuando pujas, te guardas siempre { $keep } $ de tu efectivo.
    }
orders-told-early =
    { $few ->
        [0] Mientras quedan propiedades sin dueño, { $told }.
        [one] Mientras queda más de 1 propiedad sin dueño, { $told }.
       *[other] Mientras quedan más de { $few } propiedades sin dueño, { $told }.
    }
orders-told-late =
    { $few ->
        [0] Cuando ya no quedan propiedades sin dueño, { $told }.
        [one] Cuando queda 1 propiedad sin dueño o ninguna, { $told }.
       *[other] Cuando quedan { $few } propiedades sin dueño o menos, { $told }.
    }
orders-told-last = En tu último turno en la Cárcel, { $told }.
orders-way-throw = intentas sacar dobles
orders-way-fine = pagas { $fine } $
orders-way-pass = usas una tarjeta para salir de la Cárcel; si no tienes, tiras
orders-way-pass-fine = usas una tarjeta para salir de la Cárcel; si no tienes, pagas { $fine } $
orders-told-tax-flat = Pagas la cuota fija.
orders-told-tax-tenth = Pagas un porcentaje de todo lo que tienes.
orders-told-raising =
    { $count ->
        [0] Reúnes el dinero enseguida: primero hipotecas propiedades sin edificios y después vendes edificios.
        [one] Reúnes el dinero enseguida. Vendes o hipotecas primero { $what }. Después hipotecas otras propiedades sin edificios y, por último, vendes edificios.
       *[other] Reúnes el dinero enseguida. Vendes o hipotecas primero esto, en este orden: { $what }. Después hipotecas otras propiedades sin edificios y, por último, vendes edificios.
    }
orders-told-keep =
    { $count ->
        [one] Intentas conservar { $what } el mayor tiempo posible.
       *[other] Intentas conservar esto el mayor tiempo posible, por orden de importancia: { $what }.
    }
orders-told-goal =
    { $steps ->
        [1] { "" }
       *[other] **{ $place }** ·{" "}
    }{ $whole ->
        [yes] { $what }: hasta { $level } en cada calle
       *[no] { $what }: hasta { $level }
    }.
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ No te guardas nada de efectivo al construir.
       *[other] Al construir te guardas al menos { $keep } $ en efectivo.
    }
orders-told-scarce =
    { $most ->
        [0] Cuando faltan edificios, se los dejas al resto.
       *[other] Cuando faltan edificios, ofreces como mucho { $most } $ por cada uno.
    }
orders-told-received-lift = Deshipotecas lo que recibes de una bancarrota mientras te alcance el efectivo.
orders-told-received-hold = Dejas hipotecado lo que recibes de una bancarrota.
orders-told-lift =
    { $keep ->
        [0] Deshipotecas tus propiedades en cuanto te alcanza el efectivo.
        [1] Deshipotecas tus propiedades mientras te quede al menos { $keep } $.
       *[other] Deshipotecas tus propiedades mientras te queden al menos { $keep } $.
    }
orders-told-until = Rechazas todas las ofertas hasta el <t:{ $at }:f>.
orders-told-never =
    { $count ->
        [one] Rechazas las ofertas que te piden esto: { $what }.
       *[other] Rechazas las ofertas que te piden algo de esto: { $what }.
    }
orders-told-gain =
    { $worth ->
        [even] Rechazas las ofertas en las que pierdes, según los precios impresos.
        [better] Rechazas las ofertas en las que ganas menos de { $dollars } $, según los precios impresos.
       *[other] Rechazas las ofertas en las que pierdes más de { $dollars } $, según los precios impresos.
    }
orders-told-rents = El bot cobra el alquiler por ti al momento.

## Presets

orders-presets = **Las plantillas** reemplazan todas tus instrucciones de una vez.
orders-presets-about = La plantilla *Prudente* guarda más efectivo, *Atrevida* lo gasta y *Normal* queda en medio.
orders-preset-careful = Prudente
orders-preset-usual = Normal
orders-preset-bold = Atrevida
orders-preset-other = Como en mi otra partida
orders-no-other = No tienes instrucciones en ninguna otra partida en curso, así que no se ha cambiado nada.

command-name-orders = instrucciones
command-orders = Guardar instrucciones con las que el bot decide por ti al momento
