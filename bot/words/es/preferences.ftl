## What a person prefers.

prefer-title = Tus preferencias
prefer-text = En las horas de silencio no hay avisos y, salvo en las partidas en vivo, tus plazos se detienen. Todo esto vale para todas tus partidas.
prefer-dice = Quién tira tus dados
prefer-dice-pace = Dados: según el ritmo
prefer-dice-pace-hint = En vivo tiro yo; a ritmos más lentos tira el bot
prefer-dice-own = Dados: tiro yo
prefer-dice-own-hint = A cualquier ritmo; si se me acaba el tiempo, tira el bot
prefer-dice-for-me = Dados: tira el bot
prefer-dice-for-me-hint = A cualquier ritmo, el bot tira sin esperarme
prefer-ping = Cómo recibes los avisos
prefer-ping-table = Avisos: en el canal
prefer-ping-table-hint = Una mención en el canal de la partida y otra antes de que se acabe el tiempo
prefer-ping-dm = Avisos: mensaje directo
prefer-ping-dm-hint = Un mensaje directo en vez de una mención y otro antes de que se acabe el tiempo
prefer-ping-both = Avisos: de las dos formas
prefer-ping-both-hint = Una mención y un mensaje directo, y otra vez antes de que se acabe el tiempo
prefer-zone = 🕑 { $zone }. Hora actual: { $time }.
prefer-hours = 🌙 Horas de silencio: de { $begins } a { $ends }.
prefer-no-hours = 🌙 Sin horas de silencio.
prefer-pictures-on = 🖼️ Ves imágenes.
prefer-pictures-off = 📝 Ves solo texto.
prefer-offers-on = 🤝 Los robots pueden proponerte tratos.
prefer-offers-off = 🚫 Los robots no te proponen tratos.
button-prefer-offers-on = Recibir ofertas
button-prefer-offers-off = No recibir ofertas
prefer-shown-on = 👋 Las demás personas ven cuándo estás aquí.
prefer-shown-off = 🙈 Las demás personas no ven cuándo estás aquí.
button-prefer-shown-on = Mostrarme
button-prefer-shown-off = Ocultarme
prefer-told-on = 🔔 Recibes un mensaje directo cuando otras dos personas están jugando.
prefer-told-off = 🔕 No recibes un mensaje directo cuando otras dos personas están jugando.
button-prefer-told-on = Avísame
button-prefer-told-off = No me avises
prefer-pictures-all = -# En los mensajes que ve todo el mundo, elige imágenes o texto quien gestiona el servidor: `{ MODERATOR_COMMAND("settings") }`.
prefer-hours-when = ✅ Guardado. Vale desde tu próxima decisión, también en las partidas en marcha.
prefer-hours-later = ✅ Guardado. Los avisos siguen estas horas desde ya; los plazos, dentro de un día, también en las partidas en marcha.
prefer-hours-wrong = Escribe las horas de silencio así: 22:30-7, o «ninguna»; como mucho { $most } horas al día. No se ha cambiado nada.
prefer-zones = Hay varios lugares con ese nombre. ¿Cuál es el tuyo? { $zones }. Escribe su nombre completo. No se ha cambiado nada.
prefer-no-zone = Ningún lugar ni zona horaria se llama así. Escribe una ciudad grande cercana, o UTC-5. No se ha cambiado nada.
zone-title = Zona horaria
button-zone-type = Escribir una ciudad…
zone-time-list = ¿Qué hora es donde estás?
zone-city-list = Elige una ciudad con tu misma hora
zone-panel-time = ¿Qué hora es ahora donde estás? Elígela en la lista o escribe una ciudad.
zone-panel-city = Elige una ciudad que siempre tenga la misma hora que tú.
zone-read = ✅ { $zone }. Hora actual: { $time }.
zone-read-fixed = { $zone } tiene la misma hora todo el año. Si donde vives cambia la hora en verano, elige una ciudad.
zone-read-others = Hay más lugares con ese nombre: { $others }.
zone-type-example = Barcelona
prefer-form-zone-hint = Una ciudad grande, America/Bogota o UTC-5
quiet-hours = Horas de silencio
prefer-form-hours-hint = Como 22:30-7 (máximo 16 horas), o «ninguna»

## Whom a person has blocked.

block-menu = Bloquear
blocked-title = Personas bloqueadas
blocked-text = El bot no te pasa ofertas, preguntas ni invitaciones de estas personas, y no les dice nada.
blocked-none = No has bloqueado a nadie. Para bloquear a alguien, haz clic derecho en su nombre o mantenlo pulsado, y elige **Aplicaciones** > **{ block-menu }**.
blocked-now = 🚷 Has bloqueado a { $who }. Sus ofertas, preguntas e invitaciones ya no te llegan, y el bot no le dice nada. En una partida en común, el bot te sigue avisando cuando te toca.
blocked-no-more = ✅ Has desbloqueado a { $who }.
button-unblock = Desbloquear

command-name-preferences = preferencias
option-name-zone = zona
option-name-quiet = silencio
command-preferences = Elegir dados, avisos, idioma, zona horaria, horas de silencio y texto en vez de imágenes
command-preferences-zone = Tu zona horaria: escribe una ciudad grande
command-preferences-quiet = Horas de silencio, sin avisos ni plazos que venzan: 22:30-7, o ninguna

## What is kept about a person, a file with it, and its deletion.

privacy-title = Tus datos
privacy-intro = Esto es todo lo que el bot guarda sobre ti. No lee lo que escribes en los canales; solo ve los botones que pulsas, los formularios que envías y los comandos que escribes.
privacy-keeps-games = 🎲 **Partidas:** tu ID de usuario, tu nombre y tu ficha en cada sala y partida en la que estás, que organizas o en la que has prestado tu sitio, con tu reserva de tiempo, las decisiones que has dejado pasar y tus ausencias.
privacy-keeps-moves = 👣 **Jugadas:** lo que hiciste en cada partida y cuándo. Si moderas una partida, también el motivo que das.
privacy-keeps-results = 🏆 **Resultados:** cómo terminó para ti cada partida. A partir de ellos se calcula tu puntuación.
privacy-keeps-boards = 🗺️ **Tableros** que has creado: los nombres que llevan, cuándo los creaste y los cambiaste, y el servidor donde los ofreces.
privacy-keeps-preferences = ⚙️ **Preferencias:** todo lo que eliges en la página anterior.
privacy-keeps-orders = 📋 **Instrucciones** para cada una de tus partidas.
privacy-keeps-drafts = ✏️ **Borradores** de tratos que aún no has enviado.
privacy-keeps-notes = 📝 **Notas sobre partidas:** cuándo miraste una partida por última vez, cuándo te avisó una sala por última vez, tus votos, qué partidas sigues, tus pronósticos, y las pujas o preguntas que aún no has confirmado.
privacy-keeps-messages = ✉️ **Mensajes:** cuáles de los mensajes del bot son para ti.
privacy-keeps-settings = 💡 **Otras notas:** las pistas que ya has visto, el idioma de tu Discord, si tienes cerrados los mensajes directos, cuándo se te avisó por última vez de que otras personas jugaban, en qué servidores se te ha visto con permiso para gestionarlos y a quién has bloqueado.
privacy-file-hint = Recíbelo todo en un archivo, como mucho una vez por hora.
button-privacy-file = Recibir mis datos
privacy-file = Aquí tienes todo lo que el bot guarda sobre ti.
privacy-file-too-big = Tus datos no caben en un solo archivo. Pídeselos a quienes administran este bot.
privacy-delete-hint = Bórralo todo. Antes se te preguntará otra vez.
button-privacy-delete = Borrar mis datos…
privacy-policy = Política de privacidad
privacy-terms = Condiciones del servicio
privacy-sure = ¿Borrar todo lo que hay sobre ti?
privacy-sure-games = { $count ->
        [0] No estás en ninguna sala ni partida en marcha.
        [one] Dejarás para siempre la sala o partida en la que estás, como si te rindieras.
       *[other] Dejarás para siempre las { $count } salas y partidas en las que estás, como si te rindieras.
    }
privacy-sure-past = Las partidas terminadas se conservan para los demás, pero sin tu ID ni tu nombre: aparecerás, por ejemplo, como «{ $player }». Tus partidas por mensaje directo y tu puntuación se borran, igual que tus preferencias, instrucciones y borradores.
privacy-sure-rest = Esto no se puede deshacer. Los mensajes ya publicados en canales siguen en Discord. Si vuelves a usar el bot, empezarás de cero.
button-privacy-yes = Borrarlo todo
button-privacy-keep = Conservar mis datos
privacy-deleted = ✅ El bot ha borrado todo lo que guardaba sobre ti. Los mensajes ya publicados en canales siguen ahí; la moderación del servidor puede borrarlos.
privacy-not-deleted = No se ha borrado nada, porque ahora mismo el bot no puede escribir en su disco. Inténtalo otra vez dentro de un minuto.
privacy-interrupted = Aún no se ha borrado todo, porque la base de datos ha fallado. Inténtalo otra vez dentro de un minuto. Si no, el bot borrará el resto la próxima vez que arranque.
