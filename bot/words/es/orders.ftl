# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Tus instrucciones
orders-intro = Las instrucciones responden por ti al momento, para que nadie tenga que esperarte. Donde no pongas nada, el bot te pregunta como siempre. Solo las ves tú.
orders-unsaved = ✏️ **Aún sin guardar.** Pulsa *Guardar* para activarlas.
orders-unsaved-none = ✏️ **Aún sin guardar.** Pulsa *Guardar* para desactivar todas tus instrucciones.
orders-saved = ✅ Guardado. Desde ahora responden por ti.
orders-saved-none = ✅ Guardado. Ya no tienes instrucciones: el bot te preguntará cada vez.
orders-at-once = Han respondido al momento:
orders-discarded = No se ha cambiado nada.
orders-open = *El bot te pregunta cada vez.*
orders-did = Respuestas hasta ahora
orders-save = Guardar
orders-discard = Descartar cambios
orders-clear = Borrar este tema
orders-clear-all = Borrar todo
orders-back = Todas las instrucciones
orders-back-topic = Volver
orders-not-read = No entiendo «{ $typed }» como cantidad. Escribe dólares enteros, como 250, o deja el campo vacío. No se cambió nada.
orders-out-of-range = Esa cantidad no vale ahí: { $typed }. No se cambió nada.
orders-did-title = Respuestas de tus instrucciones
orders-did-nothing = Tus instrucciones aún no han respondido nada.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Respondieron por ti.

## Topics

orders-topic-title = Instrucciones: { $topic }
orders-topic-buy = Compras
orders-topic-bid = Subastas
orders-topic-jail = Cárcel
orders-topic-tax = Impuesto sobre la renta
orders-topic-debt = Deudas
orders-topic-build = Construcción
orders-topic-mortgage = Hipotecas
orders-topic-trade = Ofertas de trato
orders-topic-rent = Alquiler
orders-about-buy = Cuando caes en una propiedad sin dueño. La regla de una propiedad va antes que la de su grupo, y esta antes que la general. Si no te alcanza el efectivo, el bot te pregunta.
orders-about-bid = Tu máximo es secreto y nunca pagas más de lo necesario. Una cantidad para un grupo vale para cada una de sus propiedades.
orders-about-jail = Si no se puede salir como elegiste, tiras.
orders-about-tax = Eliges sin conocer el total.
orders-about-debt = Cuando tu efectivo no alcanza para una deuda. No se vende ni se hipoteca más de lo necesario; los edificios van antes que sus calles. Si nada alcanza, el bot te pregunta.
orders-about-build = Se construye en este orden, de forma uniforme, en cuanto lo permiten las reglas y tu efectivo. Solo se construye en grupos completos.
orders-about-mortgage = Levantar una hipoteca cuesta un { $interest } % de intereses. Las que llegan de una bancarrota se pueden levantar enseguida sin más intereses.
orders-about-trade = El bot rechaza estas ofertas por ti al momento. Las demás te llegan como siempre.
orders-about-rent = En esta partida el alquiler no se paga solo: hay que cobrarlo a tiempo.

## Choices: the question, then the answers

orders-rule = Cuando caes en una propiedad sin dueño
orders-rule-ask = Preguntarme
orders-rule-always = Comprar siempre
orders-rule-never = No comprar nunca
orders-rule-keep = Comprar si queda bastante efectivo…
orders-rule-group = Comprar solo para completar o bloquear un grupo
orders-percent = Las propiedades sin cantidad propia
orders-percent-ask = Preguntarme
orders-percent-0 = Pasar
orders-percent-50 = Hasta la mitad del precio
orders-percent-75 = Hasta tres cuartos del precio
orders-percent-100 = Hasta el precio
orders-percent-125 = Hasta un 25 % más que el precio
orders-percent-150 = Hasta un 50 % más que el precio
orders-percent-200 = Hasta el doble del precio
orders-early = Al principio: con más de { $few } propiedades sin dueño
orders-early-ask = Al principio: preguntarme
orders-early-throw = Al principio: buscar dobles
orders-early-fine = Al principio: pagar { $fine } $
orders-early-pass = Al principio: usar una tarjeta; si no hay, tirar
orders-early-pass-fine = Al principio: usar una tarjeta; si no hay, pagar { $fine } $
orders-late = Más tarde: con { $few } propiedades sin dueño o menos
orders-late-ask = Más tarde: preguntarme
orders-late-throw = Más tarde: buscar dobles
orders-late-fine = Más tarde: pagar { $fine } $
orders-late-pass = Más tarde: usar una tarjeta; si no hay, tirar
orders-late-pass-fine = Más tarde: usar una tarjeta; si no hay, pagar { $fine } $
orders-last = Antes de tu última tirada en la Cárcel
orders-last-ask = Última tirada: nada especial
orders-last-throw = Última tirada: guardar la tarjeta y tirar
orders-last-pass = Última tirada: usar una tarjeta si tienes
orders-tax = Impuesto sobre la renta
orders-tax-ask = Preguntarme
orders-tax-flat = La cuota fija
orders-tax-tenth = El porcentaje de todo lo que tienes
orders-raising = Cuando tu efectivo no alcanza para una deuda
orders-raising-ask = Preguntarme
orders-raising-cheapest = Reunir el dinero automáticamente, en este orden
orders-received = Propiedades hipotecadas de una bancarrota
orders-received-ask = Preguntarme
orders-received-lift = Levantar hasta donde llegue el efectivo
orders-received-hold = Dejarlas hipotecadas
orders-until = Rechazar todas las ofertas por un tiempo
orders-until-ask = No rechazarlas todas
orders-until-12 = Durante 12 horas
orders-until-24 = Durante un día
orders-until-72 = Durante tres días
orders-until-168 = Durante una semana
orders-rents = Cobrar el alquiler
orders-rents-claim = Cobrarlo siempre automáticamente
orders-rents-ask = Lo cobro yo

## Single deeds and groups

orders-for-buy = Otra regla para un grupo o una propiedad…
orders-for-bid = Cantidad para un grupo o una propiedad…
orders-for-build = Construir en un grupo o una calle…
orders-count = { $count } en la lista
orders-which-buy = Elige el grupo entero o una propiedad
orders-which-bid = Elige el grupo entero o una propiedad…
orders-which-build = Elige el grupo entero o una calle
orders-whole = { $group }: grupo entero
orders-as-usual = Como para lo demás
orders-as-group = Como para todo el grupo
orders-choose-rule = La regla para { $what }…
orders-except-usual = Como para lo demás
orders-except-ask = Preguntarme
orders-except-always = Comprar siempre
orders-except-never = No comprar nunca
orders-except-keep = Comprar si quedan { $keep } $
orders-except-group = Comprar solo para completar o bloquear
orders-choose-level = Cuánto construir en { $what }…
orders-no-goal = No construir
orders-list-first = Lo primero en venderse: añadir o quitar…
orders-list-keep = Lo último en venderse: añadir o quitar…
orders-list-never = No dar nunca: añadir o quitar…
orders-listed = Número { $place } de la lista

## Forms

orders-type-buy = Fijar el efectivo que debe quedar…
orders-type-bid = Límites de tarjetas y bienes…
orders-type-jail = Fijar cuándo es tarde…
orders-type-build = Efectivo a guardar, escasez…
orders-type-mortgage = Levantar las mías…
orders-type-trade = Ganancia mínima…
orders-form-buying = Compras
orders-form-buying-keep = Efectivo que debe quedar tras comprar
orders-form-buying-keep-hint = En dólares, por ejemplo 200
orders-form-bidding = Subastas
orders-form-bidding-passes = Máximo por una tarjeta de salir de la Cárcel
orders-form-bidding-passes-hint = 0 para pasar; vacío: el bot te pregunta
orders-form-bidding-limit = Máximo por los bienes de una bancarrota
orders-form-bidding-limit-hint = Todos los lotes de una bancarrota juntos; vacío: sin límite
orders-form-bidding-keep = Efectivo que no se puja
orders-form-bidding-keep-hint = Vacío: las pujas pueden pasar de tu efectivo, hasta lo que puedas reunir
orders-form-leaving = ¿Cuándo empieza el final de la partida?
orders-form-leaving-few = Propiedades sin dueño, de 0 a 28
orders-form-leaving-few-hint = El final empieza con este número o menos
orders-form-building = Construcción
orders-form-building-keep = Efectivo que te guardas
orders-form-building-keep-hint = Solo se construye si te queda al menos esto
orders-form-building-scarce = Máximo por un edificio escaso
orders-form-building-scarce-hint = Si alguien más lo quiere. 0: dejárselo; vacío: el bot te pregunta
orders-form-lifting = Tus propias hipotecas
orders-form-lifting-keep = Levantarlas si queda este efectivo
orders-form-lifting-keep-hint = Vacío: solo cuando tú lo digas
orders-form-trading = Ofertas de trato
orders-form-trading-gain = Rechazar si la ganancia es menor que
orders-form-trading-gain-hint = Según los precios; -100 admite perder 100 $; vacío: el bot te pregunta
orders-form-most = Máximo por cada uno
orders-form-most-hint = 0 para pasar; vacío: como para lo demás
orders-form-most-title = Subasta de { $what }

## What is ordered, told

orders-told-rule-always = Compras cualquier propiedad en la que caes.
orders-told-rule-never = No compras ninguna propiedad en la que caes.
orders-told-rule-keep = Compras si te quedan al menos { $keep } $; si no, no.
orders-told-rule-group = Solo compras lo que completa un grupo tuyo o bloquea el de otra persona.
orders-told-exception = · { $what }: { $told }
orders-short-ask = el bot te pregunta
orders-short-always = comprar siempre
orders-short-never = no comprar nunca
orders-short-keep = comprar si quedan { $keep } $
orders-short-group = comprar solo para completar o bloquear
orders-short-most =
    { $most ->
        [0] pasar
       *[other] hasta { $most } $
    }
orders-told-percent =
    { $percent ->
        [0] Pasas.
       *[other] Pujas hasta el { $percent } % del precio.
    }
orders-told-passes =
    { $most ->
        [0] · Tarjetas para salir de la Cárcel: pasar
       *[other] · Tarjetas para salir de la Cárcel: hasta { $most } $
    }
orders-told-limit = Por los bienes de una bancarrota no gastas más de { $most } $ en total.
orders-told-bid-keep =
    { $keep ->
        [0] Nunca pujas más que tu efectivo.
       *[other] Al pujar te guardas siempre { $keep } $ de tu efectivo.
    }
orders-told-early = Con más de { $few } propiedades sin dueño: { $told }.
orders-told-late = Con { $few } propiedades sin dueño o menos: { $told }.
orders-told-last = Antes de tu última tirada en la Cárcel: { $told }.
orders-way-throw = buscar dobles
orders-way-fine = pagar { $fine } $
orders-way-pass = usar una tarjeta para salir de la Cárcel; si no hay, tirar
orders-way-pass-fine = usar una tarjeta para salir de la Cárcel; si no hay, pagar { $fine } $
orders-told-tax-flat = Pagas la cuota fija.
orders-told-tax-tenth = Pagas el porcentaje de todo lo que tienes.
orders-told-raising =
    { $first ->
        [yes] El dinero para tus deudas se reúne automáticamente. Primero, en este orden: { $what }. Después, lo más barato de deshacer.
       *[no] El dinero para tus deudas se reúne automáticamente, primero con lo más barato de deshacer.
    }
orders-told-keep = Esto lo conservas mientras puedas, lo primero por más tiempo: { $what }.
orders-told-goal =
    { $whole ->
        [yes] **{ $place }** · { $what } hasta { $level } en cada calle
       *[no] **{ $place }** · { $what } hasta { $level }
    }
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Gastas todo tu efectivo.
       *[other] Te guardas al menos { $keep } $ de efectivo.
    }
orders-told-scarce =
    { $most ->
        [0] Cuando faltan edificios, se los dejas al resto.
       *[other] Cuando faltan edificios, pagas como mucho { $most } $ por cada uno.
    }
orders-told-received-lift = Las hipotecas que te llegan de una bancarrota se levantan hasta donde alcance tu efectivo.
orders-told-received-hold = Las propiedades que te llegan de una bancarrota siguen hipotecadas.
orders-told-lift = Tus hipotecas se levantan mientras te queden al menos { $keep } $.
orders-told-until = Rechazas todas las ofertas hasta el <t:{ $at }:f>.
orders-told-never = Rechazas las ofertas que piden: { $what }.
orders-told-gain =
    { $worth ->
        [even] Rechazas las ofertas en que sales perdiendo según los precios.
        [better] Rechazas las ofertas en que ganas menos de { $dollars } $ según los precios.
       *[other] Rechazas las ofertas en que pierdes más de { $dollars } $ según los precios.
    }
orders-told-rents = El bot lo cobra por ti al momento.

## Presets

orders-presets = **Empieza con un modelo** (reemplaza todo lo de abajo) o cambia los temas uno por uno. *Prudente* guarda más efectivo; *atrevido* lo gasta.
orders-preset-careful = Prudente
orders-preset-usual = Normal
orders-preset-bold = Atrevido
orders-preset-other = Como en mi otra partida
orders-no-other = No tienes instrucciones en ninguna otra partida en curso. No se ha cambiado nada.
orders-change = { $topic }…
