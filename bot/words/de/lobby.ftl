# The lobby, in which a game gathers its players.

lobby-title = Monopoly · { $seats } von { $most } Plätzen besetzt
lobby-seat = { $who }
lobby-seat-host = { $who } · Host
lobby-seat-in = { $who } · ✅ weiter dabei
lobby-seat-asked = { $who } · ❔ noch dabei?
lobby-seat-computer =
    { $who } · { $face } { $strength ->
        [gentle] Computer, gemütlich
        [sharp] Computer, gewieft
       *[even] Computer, solide
    }
lobby-asked = { $who }: Es hat sich geändert, was gespielt wird. Bitte unten nachlesen, dann **Weiter dabei** oder **Lobby verlassen** drücken. Wer nicht antwortet, ist beim Start vielleicht nicht dabei.
lobby-how = Noch nicht dabei? Drücke **Mitspielen**. Mit **Computer hinzufügen** spielst du auch gegen Computer. { $host } drückt **Spiel starten**, sobald mindestens { $least } mitspielen. Deine Figur, die Regeln und die Fristen findest du unter **Einstellungen**.
lobby-fair = -# 🔒 Nachweislich faire Würfel: `/monopoly { command-name-verify }` zeigt den Beweis.
lobby-expires = -# Die Lobby wird <t:{ $at }:R> aufgelöst, wenn niemand das Spiel startet.
lobby-closed = Diese Lobby ist aufgelöst.
lobby-opened = Die Lobby ist offen. Alle in diesem Kanal können mitspielen.
lobby-no-files = Ich darf hier keine Dateien anhängen, darum kommt das Spiel ohne Bilder aus. Um den Spielplan als Bild zu zeigen, brauche ich diese Berechtigung: { $what }.
lobby-started-title = Los geht’s!
lobby-started = Es spielen { $who }. Der Spielplan ist unten.
lobby-settings-title = Einstellungen der Lobby
lobby-settings-host = Du bist Host: Du wählst Tempo, Regeln und Fristen. Was du wählst, gilt sofort. Änderst du etwas, wenn schon andere dabei sind, fragt der Bot sie, ob sie dabeibleiben.
lobby-settings-alone = Du wählst Tempo, Regeln und Fristen.
lobby-settings-member = { $host } ist Host und wählt Tempo, Regeln und Fristen. Du kannst deine Figur wählen und Computer hinzufügen, ändern oder entfernen.
lobby-settings-guest = { $host } ist Host und wählt Tempo, Regeln und Fristen. Um eine Figur zu wählen oder Computer hinzuzufügen, drücke in der Lobby zuerst **Mitspielen**.
lobby-choose-token = Wähle deine Figur
lobby-token-mine = Deine Figur
lobby-pace = Tempo
lobby-choose-pace = Wähle das Tempo
button-lobby-join = Mitspielen
button-lobby-leave = Lobby verlassen
button-lobby-confirm = Weiter dabei
button-lobby-without = { $count ->
        [one] Ohne { $who } starten
       *[other] Ohne sie starten
    }
button-lobby-waits = Warten
button-lobby-computer = Computer hinzufügen…
button-lobby-start = Spiel starten
button-lobby-settings = Einstellungen…
button-lobby-back = Zu den Einstellungen
button-lobby-rules = Regeln…
button-lobby-close = Lobby auflösen…
lobby-cancel = Lobby auflösen
lobby-cancel-sure = Willst du die Lobby auflösen? Dann findet das Spiel nicht statt. Eine neue Lobby eröffnest du mit `/monopoly { command-name-new }`.
lobby-joined-changed = Du spielst mit, aber im selben Moment haben sich Regeln, Tempo oder Fristen geändert. Lies sie in der Lobby nach und drücke dann **Weiter dabei**.
lobby-not-asked = Du bist schon dabei: Die Frage gilt den anderen.
lobby-unanswered = { $who } { $count ->
        [one] hat
       *[other] haben
    } auf deine Änderung noch nicht geantwortet. Ohne { $who } starten?
lobby-unanswered-few = { $who } { $count ->
        [one] hat
       *[other] haben
    } auf deine Änderung noch nicht geantwortet. Ohne { $who } sind es zu wenige: Es müssen mindestens { $least } mitspielen. Warte auf eine Antwort oder füge einen Computer hinzu.
lobby-waits = Die Lobby bleibt offen. Drücke dort **Spiel starten**, wenn es losgehen soll.
lobby-starts = Das Spiel beginnt.
call-lobby = { $who }: { $host } hat geändert, was gespielt wird. Weiter dabei?
call-lobby-direct = { $host } hat in einer Lobby, in der du mitspielst, geändert, was gespielt wird. Weiter dabei? { $link }

command-name-new = neu
option-name-pace = tempo
option-name-edition = regelheft
command-new = Eine Lobby in diesem Kanal eröffnen, oder allein in Direktnachrichten spielen
command-new-edition = Optional: nach welchem Regelheft ihr spielt (ohne Angabe: nach dem des Servers)
command-new-game = Optional: normal, kurz oder auf Zeit
command-new-pace = Optional: ein paar Minuten, ein Tag oder drei Tage je Entscheidung; eigene Fristen in der Lobby
