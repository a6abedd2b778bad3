# What is kept about a person, a file with it, and its deletion.

privacy-title = Tus datos
privacy-intro = Esto es todo lo que el bot guarda sobre ti. No lee lo que escribes en los canales; solo ve los botones que pulsas, los formularios que envías y los comandos que escribes.
privacy-keeps-games = 🎲 **Partidas:** tu ID de usuario, tu nombre y tu ficha en cada sala y partida en la que estás, que organizas o en la que has prestado tu asiento, con tu reserva de tiempo, las decisiones que has dejado pasar y tus ausencias.
privacy-keeps-moves = 👣 **Jugadas:** lo que hiciste en cada partida y cuándo. Si moderas una partida, también el motivo que das.
privacy-keeps-results = 🏆 **Resultados:** cómo terminó para ti cada partida. A partir de ellos se calcula tu puntuación.
privacy-keeps-preferences = ⚙️ **Preferencias:** todo lo que eliges en la página anterior.
privacy-keeps-orders = 📋 **Instrucciones** para cada una de tus partidas.
privacy-keeps-drafts = ✏️ **Borradores** de tratos que aún no has enviado.
privacy-keeps-notes = 📝 **Notas sobre partidas:** cuándo miraste una partida por última vez, cuándo te avisó una sala por última vez, tus votos, y las pujas o preguntas que aún no has confirmado.
privacy-keeps-messages = ✉️ **Mensajes:** cuáles de los mensajes del bot son para ti.
privacy-keeps-settings = 💡 **Otras notas:** los consejos que ya has visto, el idioma de tu Discord, si tienes cerrados los mensajes directos y en qué servidores se te ha visto con permiso para gestionarlos.
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
privacy-sure-past = Las partidas terminadas se conservan para los demás, pero sin tu ID ni tu nombre: te llamarás, por ejemplo, «{ $player }». Tus partidas por mensaje directo y tu puntuación se borran, igual que tus preferencias, instrucciones y borradores.
privacy-sure-rest = Esto no se puede deshacer. Los mensajes ya publicados en canales siguen en Discord. Si vuelves a usar el bot, empezarás de cero.
button-privacy-yes = Borrarlo todo
button-privacy-keep = Conservar mis datos
privacy-deleted = ✅ El bot ha borrado todo lo que guardaba sobre ti. Los mensajes ya publicados en canales siguen ahí; la moderación del servidor puede borrarlos.
privacy-not-deleted = No se ha borrado nada, porque ahora mismo el bot no puede escribir en su disco. Inténtalo otra vez dentro de un minuto.
privacy-interrupted = Aún no se ha borrado todo, porque la base de datos ha fallado. Inténtalo otra vez dentro de un minuto. Si no, el bot borrará el resto la próxima vez que arranque.
