# Games that one person plays against computers in direct messages.

direct-name = Partida { $number }
direct-title = Partida { $number } · { $title }
direct-choice = Partida { $number }: { $who } ({ $id })
direct-lobby = Tu partida está lista. Pulsa **Empezar la partida** para jugar contra estos robots, o cambia antes lo que quieras.
direct-opened =
    { "**" }Tu partida está lista.**
    Juegas allí contra robots, en tus mensajes directos con el bot.
direct-closed = No puedo enviarte mensajes directos, así que tu partida no puede abrirse allí. Permite los mensajes directos del bot en los ajustes de privacidad de Discord y prueba otra vez.
lobby-how-alone = Pulsa **Empezar la partida** para jugar contra estos robots. Antes puedes añadir más. Tu ficha y las reglas están en **Ajustes**.
lobby-how-alone-few = Pulsa **Añadir robot** hasta que haya al menos { $least } jugadores y, después, **Empezar la partida**. Tu ficha y las reglas están en **Ajustes**.
direct-resign-sure = ¿Te rindes en la partida { $number } contra { $others }? Se acaba enseguida y la pierdes.
direct-resign-done = Te has rendido en la partida { $number } contra { $others }.
