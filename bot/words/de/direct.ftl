# Games that one person plays against computers in direct messages.

direct-lobby = Dein Spiel ist bereit. Drücke **Spiel starten**, um gegen diese Computer zu spielen, oder ändere vorher noch etwas.
direct-opened = Gegen Computer spielst du in deinen Direktnachrichten mit dem Bot. [Dein Spiel]({ $link }) ist dort bereit.
direct-already = Du hast schon [eine Lobby]({ $link }) offen. Starte zuerst dieses Spiel oder löse sie auf.
direct-full = Du hast in diesen Direktnachrichten schon { $most } Spiele. Spiele zuerst eines zu Ende oder gib es auf. `/monopoly { command-name-mine }` zeigt sie dir.
direct-closed = Ich darf dir keine Direktnachrichten schicken, darum kann dein Spiel dort nicht beginnen. Erlaube in Discords Privatsphäre-Einstellungen Direktnachrichten vom Bot, und versuche es dann noch einmal.
lobby-how-alone = Drücke **Spiel starten**, um gegen diese Computer zu spielen. Du kannst vorher noch weitere hinzufügen. Deine Figur und die Regeln findest du unter **Einstellungen**.
