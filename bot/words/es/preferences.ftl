# What a person prefers.

prefer-title = Mis preferencias
prefer-text =
    Aquí eliges quién tira tus dados, cómo recibes avisos y en qué idioma lees.
    En las horas de silencio no recibes avisos ni vence ninguno de tus plazos. Estos ajustes valen para todas tus partidas.
prefer-dice = Quién tira tus dados
prefer-dice-pace = Según el ritmo
prefer-dice-pace-hint = En vivo tiro yo; a ritmos más lentos tira el bot
prefer-dice-own = Tiro yo
prefer-dice-own-hint = A cualquier ritmo; si se me acaba el tiempo, tira el bot
prefer-dice-for-me = El bot tira por mí
prefer-dice-for-me-hint = A cualquier ritmo, el bot tira enseguida
prefer-ping = Cómo recibes los avisos
prefer-ping-table = En el canal
prefer-ping-table-hint = Una mención en el canal de la partida
prefer-ping-dm = Por mensaje directo
prefer-ping-dm-hint = Sin menciones en el canal
prefer-ping-both = En el canal y por mensaje directo
prefer-ping-both-hint = Una mención y un mensaje directo
prefer-zone = 🕑 { $zone }: la hora actual es { $time }.
prefer-hours = 🌙 Horas de silencio: de { $begins } a { $ends }.
prefer-no-hours = 🌙 Sin horas de silencio.
prefer-pictures-on = 🖼️ Lo que solo ves tú lleva imágenes. En los mensajes que ve todo el mundo lo decide quien administra el servidor: `/monopoly-mod { command-name-settings }`.
prefer-pictures-off = 📝 Lo que solo ves tú es solo texto, sin imágenes. En los mensajes que ve todo el mundo lo decide quien administra el servidor: `/monopoly-mod { command-name-settings }`.
prefer-hours-when = ✅ Guardado. Vale desde tu próxima decisión, también en las partidas en marcha.
prefer-hours-wrong = Escribe las horas de silencio así: 22:30-7, o «ninguna»; como mucho { $most } horas al día. No se ha cambiado nada.
prefer-zones = Hay varios lugares con ese nombre. ¿Cuál es el tuyo? { $zones } No se ha cambiado nada.
prefer-no-zone = Ningún lugar ni zona horaria se llama así. Escribe una ciudad grande cercana, o UTC-5. No se ha cambiado nada.
zone-panel-title = Zona horaria
button-zone = Zona horaria
button-zone-type = Escribir una ciudad
button-zone-back = Volver
zone-time-list = ¿Qué hora es donde estás?
zone-city-list = Elige una ciudad con tu misma hora
zone-panel-time = ¿Qué hora es ahora donde estás? Elígela en la lista o escribe una ciudad.
zone-panel-city = Elige una ciudad que siempre tenga la misma hora que tú.
zone-read = ✅ { $zone }: la hora actual es { $time }.
zone-read-fixed = { $zone } tiene la misma hora todo el año. Si donde vives cambia la hora en verano, elige una ciudad.
zone-read-others = Hay más lugares con ese nombre: { $others }.
zone-type-example = Barcelona
prefer-form-zone = Zona horaria
prefer-form-zone-hint = Una ciudad grande, America/Bogota o UTC-5
prefer-form-hours = Horas de silencio
prefer-form-hours-hint = Como 22:30-7, o ninguna; 16 horas como mucho
button-prefer-hours = Horas de silencio
