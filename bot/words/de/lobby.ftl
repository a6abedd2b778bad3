## The lobby, in which a game gathers its players.

lobby-invites = { $who } möchte spielen · { $how }
lobby-invites-again = { $who } möchte eine Revanche · { $how }
lobby-invites-alone = Du gegen Computer · { $how }
lobby-lasts-live = am Stück
lobby-lasts-evening = ein paar Stunden nebenbei
lobby-lasts-daily = ein paar Wochen
lobby-lasts-relaxed = ein paar Monate
lobby-lasts-short = etwa eine Stunde
lobby-lasts-short-evening = unter 45 Minuten
lobby-few = { $host } kann starten, sobald { $least } mitspielen.
lobby-enough = { $host } kann jetzt auf **{ button-lobby-start }** drücken.
lobby-host-idle = { $host } war länger nicht da. Wer mitspielt, kann auf **{ button-lobby-start }** drücken oder die Lobby unter **{ button-lobby-settings }** auflösen.
lobby-invited = Mitspielen kann nur, wer eingeladen ist{ $count ->
        [0] .
       *[other] : { $who }.
    }
lobby-seats = -# { $seats } von { $most } Plätzen besetzt · wird <t:{ $at }:R> aufgelöst
lobby-free =
    { $count ->
        [0] kein freier Platz
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
lobby-note-host = Host
lobby-note-asked = noch dabei?
lobby-note-in = weiter dabei
lobby-note-gentle = gemütlich
lobby-note-even = solide
lobby-note-sharp = gewieft
lobby-seat-host = { $who } · { lobby-note-host }
lobby-seat-in = { $who } · ✅ { lobby-note-in }
lobby-seat-asked = { $who } · ❔ { lobby-note-asked }
lobby-seat-computer = { $who } · { $face } { lobby-computer }
lobby-computer =
    { $strength ->
        [gentle] Computer, gemütlich
        [sharp] Computer, gewieft
       *[even] Computer, solide
    }
lobby-asked = { $who }: Die Einstellungen des Spiels haben sich geändert. Bitte **Weiter dabei** oder **Lobby verlassen** drücken. Wer nicht antwortet, ist beim Start vielleicht nicht dabei.
lobby-closed = Diese Lobby ist aufgelöst.
lobby-left = Du hast die Lobby verlassen.
leave-lobby = Willst du die Lobby verlassen? Solange sie offen ist, kannst du wieder einsteigen.
leave-lobby-host = Willst du die Lobby verlassen oder für alle auflösen? Wenn du gehst, wird jemand anderes Host.
lobby-opened = Die Lobby ist offen. Alle in diesem Kanal können mitspielen.
lobby-opened-invited = Die Lobby ist offen. Mitspielen können nur die, die du eingeladen hast.
lobby-no-files = Ich darf hier keine Dateien anhängen, darum gibt es in diesem Spiel nur Text. Um den Spielplan als Bild zu zeigen, brauche ich diese Berechtigung: { $what }.
lobby-started-title = Los geht’s!
lobby-started = Die Reihenfolge: { $who }.
lobby-settings-title = Einstellungen der Lobby
lobby-settings-host = Du bist Host: Du wählst Spielplan, Tempo, Regeln und Fristen. Was du wählst, gilt sofort. Änderst du etwas, wenn schon andere dabei sind, fragt der Bot sie, ob sie dabeibleiben.
lobby-settings-alone = Du wählst Tempo, Regeln und Fristen.
lobby-seating-drawn = 🎲 Beim Start werden die Plätze ausgelost.
lobby-seating-joined = 🪑 Gespielt wird in der Reihenfolge der Anmeldung.
button-seating-drawn = Plätze auslosen
button-seating-joined = Reihenfolge behalten
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
button-lobby-people = Wer mitspielt…
lobby-people-title = Wer mitspielt
lobby-people-invite = Wen möchtest du einladen?
lobby-people-invite-text = Wenn du jemanden einlädst, können nur Eingeladene mitspielen, und der Bot benachrichtigt sie einmal. Lädst du niemanden ein, können alle mitspielen.
lobby-people-take-out = Wer muss gehen?
lobby-people-text = Wer gehen muss, verlässt diese Lobby und kann hier nicht mehr mitspielen.
lobby-people-out = { $who } ist raus und kann hier nicht mehr mitspielen.
lobby-cancel = Lobby auflösen
lobby-cancel-sure = Willst du die Lobby auflösen? Dann findet das Spiel nicht statt. Eine neue Lobby eröffnest du mit `{ COMMAND("new") }`.
lobby-joined = ✅ Du spielst mit.
join-blocked = 🚷 Du hast jemanden an diesem Tisch blockiert: { $who }. Möchtest du trotzdem mitspielen?
button-join-anyway = Trotzdem mitspielen
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
lobby-starts = Viel Spaß!
call-lobby = { $who }: { $host } hat die Einstellungen des Spiels geändert. Weiter dabei?
call-lobby-direct = { $host } hat die Einstellungen eines Spiels geändert, bei dem du mitmachst. Weiter dabei? { $link }
call-role = { $role }: { $host } möchte spielen. Bitte **Mitspielen** drücken.
call-invited = { $who }: { $host } lädt zum Spielen ein. Bitte **Mitspielen** drücken.
call-rematch = { $who }: { $host } möchte eine Revanche. Bitte **Mitspielen** drücken.
call-rematch-direct = { $host } möchte eine Revanche für ein Spiel mit dir. { $link }
call-invited-direct = { $host } lädt dich zu einer Partie Monopoly ein. { $link }

command-name-new = neu
option-name-with = mit
option-name-pace = tempo
option-name-edition = regelheft
command-new = Eine Lobby in diesem Kanal eröffnen oder allein in Direktnachrichten spielen
command-new-edition = Optional: nach welchem Regelheft ihr spielt (ohne Angabe: nach dem des Servers)
command-new-game = Optional: normal, kurz oder auf Zeit
command-new-with = Optional: erwähne, wer mitspielen darf (sonst alle), etwa @Bo @Cem
command-new-pace = Optional: ein paar Minuten, ein Tag oder drei Tage je Entscheidung; eigene Fristen in der Lobby

## Paces of a game, and clocks set by hand.

pace-live = Live
pace-live-short = Alle sind gerade online
pace-daily = Täglich
pace-daily-short = Bis zu einem Tag für jede Entscheidung

pace-evening = Abend
pace-evening-short = Bis zu zehn Minuten für jede Entscheidung
pace-relaxed = Gemütlich
pace-relaxed-short = Bis zu drei Tagen für jede Entscheidung

lobby-pace-alone = **Ohne Fristen**: Für jede Entscheidung hast du so viel Zeit, wie du willst.
pace-alone = Ohne Fristen
pace-alone-short = Jede Entscheidung wartet auf dich

lobby-pace-hand = **Eigene Fristen** mit dem Tempo „{ $pace }“ als Grundlage: { $times }. Nach { $missed ->
        [one] einer verpassten Entscheidung
       *[other] { $missed } verpassten Entscheidungen hintereinander
    } wartet das Spiel nicht mehr auf dich.
pace-hand = Eigene Fristen
pace-hand-short = Jede Frist selbst festlegen
clocks-as-usual = die üblichen Fristen
clocks-title = Fristen
clocks-mine = -# Drücke einen Knopf mit ✏️ und gib Zeiten wie 90s, 10m oder 1d 12h ein. Was du wählst, gilt sofort.
clocks-others = -# Nur der Host der Lobby kann die Fristen ändern.
clocks-base = Tempo als Grundlage wählen
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-group = **{ $group }:** { $times }
clocks-short = { $what } { $time }
clocks-throw = Würfeln oder Zug beenden
clocks-hold = Wurf aufhalten
clocks-jail = Weg aus dem Gefängnis
clocks-buy = Kaufen
clocks-tax = { orders-topic-tax }
clocks-auction = Versteigerung
clocks-trade = Angebot beantworten
clocks-claim = Knappe Gebäude
clocks-lift = Übernommene Hypotheken
clocks-debt = Geld auftreiben
clocks-rescue = Rettung durch Handel
clocks-absent = Verpasste Entscheidungen, bis es weitergeht
clocks-absent-hint = Wie viele verpasste Entscheidungen hintereinander, von 1 bis 10
clocks-absent-line = Nach { $count ->
        [one] einer verpassten Entscheidung
       *[other] { $count } verpassten Entscheidungen hintereinander
    } wartet das Spiel nicht mehr auf dich.
clocks-bank-line = Zeitguthaben: **{ $time }** zusätzlich pro Person für eigene Entscheidungen. Frühes Entscheiden füllt es auf.
clocks-waiting = Wartezeit pro Person
clocks-waiting-hint = Für das ganze Spiel, von { $shortest } bis { $longest }, zum Beispiel 30m, 12h oder 4d
clocks-waiting-line = Wartezeit: Das Spiel wartet auf jede Person insgesamt **{ $time }** und gibt ihr danach nur noch ein Viertel jeder Frist.
clocks-limits = Von { $shortest } bis { $longest }, zum Beispiel 90s, 10m, 12h oder 1d 12h
clocks-wrong = { $what }: Gib eine Zeit wie 90s, 10m, 12h oder 3d ein, von { $shortest } bis { $longest }. Es wurde nichts geändert.
clocks-absent-wrong = { $what }: Gib eine Zahl von 1 bis { $most } ein. Es wurde nichts geändert.
button-clocks = Fristen…
button-clocks-turn = Züge
button-clocks-table = Versteigern und Handeln
button-clocks-debt = Schulden und Warten

## Games that one person plays against computers in direct messages.

direct-name = Spiel { $number }
direct-title = Spiel { $number } · { $title }
direct-choice = Spiel { $number }: { $who } ({ $id })
direct-lobby = Dein Spiel ist bereit. Drücke **Spiel starten**, um gegen diese Computer zu spielen, oder ändere vorher noch etwas.
direct-opened =
    { "**" }Dein Spiel ist bereit.**
    Du spielst dort gegen Computer, in deinen Direktnachrichten mit dem Bot.
direct-closed = Ich darf dir keine Direktnachrichten schicken, darum kann dein Spiel dort nicht beginnen. Erlaube in Discords Privatsphäre-Einstellungen Direktnachrichten vom Bot und versuche es dann noch einmal.
direct-resign-sure = Willst du Spiel { $number } gegen { $others } aufgeben? Es ist dann sofort zu Ende, und du hast verloren.
direct-resign-done = Du hast Spiel { $number } gegen { $others } aufgegeben.
