# What a person prefers.

prefer-title = Mis preferencias
prefer-text =
    Las listas dicen quién tira tus dados, dónde se te avisa cuando te toca y en qué idioma lees.
    En las horas de silencio nadie te avisa y no vence ninguno de tus plazos. Todo vale para todas tus partidas.
prefer-dice = ¿Quién tira mis dados?
prefer-dice-pace = Dados: según el ritmo
prefer-dice-pace-hint = En vivo pulso yo; a ritmos más lentos se tiran por mí
prefer-dice-own = Dados: tiro los míos
prefer-dice-own-hint = A cualquier ritmo; si se me acaba el tiempo, se tiran por mí
prefer-dice-for-me = Dados: que se tiren por mí
prefer-dice-for-me-hint = A cualquier ritmo, enseguida
prefer-ping = ¿Dónde se me avisa?
prefer-ping-table = Avisos: en la mesa
prefer-ping-table-hint = Una mención en el canal de la partida
prefer-ping-dm = Avisos: por mensaje directo
prefer-ping-dm-hint = El canal queda en silencio
prefer-ping-both = Avisos: las dos cosas
prefer-ping-both-hint = Una mención y un mensaje directo
prefer-zone = 🕑 { $zone }: hora actual, { $time }.
prefer-hours = 🌙 Silencio de { $begins } a { $ends }.
prefer-no-hours = 🌙 Sin horas de silencio.
prefer-hours-when = ✅ Guardado. Cuenta desde tu próxima decisión, también en partidas que ya están en marcha.
prefer-hours-wrong = Escribe las horas de silencio así: 22:30-7, u off para ninguna; como mucho { $most } horas al día. No se cambió nada.
prefer-zones = ¿Cuál? { $zones } No se cambió nada.
prefer-no-zone = No conozco ningún lugar ni zona horaria con ese nombre: escribe una ciudad grande cercana, o UTC-5. No se cambió nada.
zone-panel-title = Zona horaria
button-zone = Zona horaria
button-zone-type = Escribir una ciudad
button-zone-back = Volver
zone-time-list = ¿Qué hora es donde estás?
zone-city-list = ¿Qué ciudad tiene tu hora?
zone-panel-time = ¿Qué hora es ahora donde estás? Elígela en la lista o escribe una ciudad.
zone-panel-city = Elige una ciudad que siempre tenga la misma hora que tú.
zone-read = ✅ { $zone }: hora local, { $time }.
zone-read-fixed = { $zone } no cambia en todo el año: elige una ciudad si donde vives hay horario de verano.
zone-read-others = Hay más lugares con ese nombre: { $others }.
zone-type-example = Barcelona
prefer-form-zone = Zona horaria
prefer-form-zone-hint = Una ciudad grande, America/Bogota o UTC-5
prefer-form-hours = Horas de silencio
prefer-form-hours-hint = Como 22:30-7, u off; 16 horas como mucho
button-prefer-hours = Horas de silencio
