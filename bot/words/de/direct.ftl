# Games that one person plays against computers in direct messages.

direct-name = Spiel { $number }
direct-title = Spiel { $number } · { $title }
direct-choice = Spiel { $number }: { $who } ({ $id })
direct-lobby = Dein Spiel ist bereit. Drücke **Spiel starten**, um gegen diese Computer zu spielen, oder ändere vorher noch etwas.
direct-opened =
    { "**" }Dein Spiel ist bereit.**
    Du spielst dort gegen Computer, in deinen Direktnachrichten mit dem Bot.
direct-closed = Ich darf dir keine Direktnachrichten schicken, darum kann dein Spiel dort nicht beginnen. Erlaube in Discords Privatsphäre-Einstellungen Direktnachrichten vom Bot, und versuche es dann noch einmal.
lobby-how-alone = Drücke **Spiel starten**, um gegen diese Computer zu spielen. Du kannst vorher noch weitere hinzufügen. Deine Figur und die Regeln findest du unter **Einstellungen**.
lobby-how-alone-few = Drücke **Computer hinzufügen**, bis mindestens { $least } mitspielen, und dann **Spiel starten**. Deine Figur und die Regeln findest du unter **Einstellungen**.
direct-resign-sure = Willst du Spiel { $number } gegen { $others } aufgeben? Es ist dann sofort zu Ende, und du hast verloren.
direct-resign-done = Du hast Spiel { $number } gegen { $others } aufgegeben.
