# The panel in which the rules of a game are chosen.

chosen-edition = **Regelheft { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **Endzeit:** <t:{ $at }:f> (<t:{ $at }:R>).
chosen-hour-later = **Endzeit:** Der Host legt sie in jeder Lobby selbst fest.
chosen-no-hour = **Endzeit:** noch offen. Der Host legt sie unter **Einstellungen** > **Regeln** fest.
chosen-house-rules = **Hausregeln**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … und noch eine Hausregel, unter **Einstellungen** > **Regeln**
       *[other] • … und noch { $count } Hausregeln, unter **Einstellungen** > **Regeln**
    }

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = Die Regeln dieses Spiels
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] In diesem Spiel können 2 mitspielen.
       *[other] In diesem Spiel können { $least } bis { $most } mitspielen.
    }
rules-panel-no-house-rules = Es gibt keine Hausregeln: Ihr spielt nach Regelheft.
rules-panel-mine = -# Was du wählst, gilt sofort.
rules-panel-others = -# Nur der Host kann die Regeln ändern. Änderungen siehst du in der Lobby.
rules-edition = Regelheft { $edition }
rules-left-behind = Der Bot hat abgewählt, was nicht zur neuen Wahl passt: { $rules }.
rules-choose-edition = Regelheft wählen
rules-choose-game = Spiel wählen
rules-choose-hour = Endzeit wählen
rules-change-hour = Endzeit ändern
rules-choose-topic = Thema der Hausregeln wählen
rules-choose-house = Hausregeln ankreuzen
rules-form-range = Schreibe eine ganze Zahl von { $lowest } bis { $highest }.
button-rules-house =
    { $count ->
        [0] Hausregeln
       *[other] Hausregeln ({ $count })
    }
button-rules-hour = Dauer eingeben…
button-rules-back = Regelheft und Spiel
button-rules-clear = Auf Regelheft zurücksetzen
button-rules-number = { $rule }: { $number }
house-topic-start = Plätze und Start
house-topic-money = LOS, Miete und Steuern
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Häuser und Hotels
house-topic-end = Bankrott und Ende
house-topic-chosen =
    { $count ->
        [0] Noch keine gewählt
        [one] 1 gewählt
       *[other] { $count } gewählt
    }
hour-1h = In einer Stunde
hour-2h = In zwei Stunden
hour-3h = In drei Stunden
hour-1d = Morgen um diese Zeit
hour-3d = In drei Tagen
hour-7d = In einer Woche
hour-form-title = Wie lange spielt ihr?
hour-form-hours = Stunden ab jetzt
hour-form-minutes = Minuten ab jetzt
hour-form-range = Stunden und Minuten müssen zusammen mindestens zehn Minuten und höchstens ein Jahr ergeben.
hour-not-read = Schreibe ganze Stunden und Minuten, zum Beispiel 2 und 30.

command-name-rules = regeln
option-name-topic = thema
command-rules = Die Regeln dieses Spiels nachlesen
command-rules-topic = Welches Thema: Gefängnis, Versteigerungen, Hypotheken…
command-rules-edition = Ein anderes Regelheft nachlesen als das dieses Spiels
