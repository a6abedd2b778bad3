# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Dieses Spiel gibt es nicht oder nicht mehr.
refusal-not-playing = Du spielst hier nicht mit. Schau gern zu und mach beim nächsten Spiel mit.
refusal-left = Du bist nicht mehr in diesem Spiel. Zuschauen kannst du weiter.
refusal-stale = Inzwischen hat sich etwas geändert. Die Spielnachricht ist jetzt aktuell: Schau noch einmal hin.
refusal-not-started = Das Spiel hat noch nicht begonnen. Der Host muss es starten.
refusal-started = Dieses Spiel läuft schon. Die Regeln zeigt dir `/monopoly { command-name-rules }`.
refusal-over = Dieses Spiel ist vorbei. Ein neues startest du mit `/monopoly { command-name-new }`.
refusal-cancelled = Dieses Spiel wurde abgebrochen. Ein neues startest du mit `/monopoly { command-name-new }`.
refusal-not-host = Das kann nur der Host.
refusal-lobby-here =
    { $where ->
        [direct] Du hast schon [eine Lobby]({ $link }) offen. Starte zuerst dieses Spiel oder löse sie auf.
       *[server] In diesem Kanal gibt es schon [eine Lobby]({ $link }). Spiele dort mit, oder bitte den Host, sie aufzulösen.
    }
refusal-lobby-full = Alle { $most } Plätze sind besetzt.
refusal-lobby-changed = Inzwischen hat sich bei den Computern in dieser Lobby etwas geändert. Wähle noch einmal.
refusal-seats-taken = { $taken } Plätze sind schon besetzt, aber nach diesen Regeln können nur { $most } mitspielen. Erst muss jemand die Lobby verlassen.
refusal-already-joined = Du bist schon dabei.
refusal-not-joined = Du bist in dieser Lobby nicht dabei. Wenn du mitspielen willst, drücke „Mitspielen“.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = Regeln, Tempo oder Fristen haben sich geändert, kurz bevor du gedrückt hast. Sieh in der Lobby nach und drücke dann noch einmal.
refusal-unanswered = Noch haben nicht alle gesagt, ob sie dabeibleiben. Drücke noch einmal **Spiel starten**.
refusal-too-few = Zum Start müssen mindestens { $least } mitspielen. Ihr könnt Computer hinzufügen.
refusal-not-timed = Eine Endzeit gibt es nur in einem Spiel auf Zeit. Wähle zuerst eins unter „Einstellungen“ > „Regeln“.
refusal-no-hour = Ein Spiel auf Zeit braucht eine Endzeit. Legt sie unter „Einstellungen“ > „Regeln“ fest und startet dann.
refusal-hour-past = Die Endzeit ist schon vorbei. Legt unter „Einstellungen“ > „Regeln“ eine spätere fest und startet dann.
refusal-hour-out-of-range = Die Endzeit muss mindestens zehn Minuten und höchstens ein Jahr in der Zukunft liegen.
refusal-no-computer = Hier spielt kein Computer mit.

refusal-no-such-pace = Wähle ein Tempo aus der Liste. Eigene Fristen können 10 Sekunden bis 14 Tage lang sein.
refusal-no-such-deed = Dieses Grundstück gibt es nicht.
refusal-no-game-here = Hier läuft kein Spiel. `/monopoly { command-name-new }` eröffnet eine Lobby.
refusal-only-a-lobby = Dieses Spiel hat noch nicht begonnen. Nutze den Befehl noch einmal, sobald der Host es gestartet hat.
refusal-not-begun = Das Spiel hat noch nicht begonnen: Seine Lobby { $where } ist noch offen.
refusal-several-here = In diesem Kanal laufen mehrere Spiele. Wähle eins mit der Option `{ option-name-game }`.
refusal-several-games = Du spielst in mehreren Spielen mit. Wähle eins mit der Option `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Du hast in diesen Direktnachrichten schon ein Spiel. Spiele es zuerst zu Ende oder gib es auf. `/monopoly { command-name-mine }` zeigt es dir.
       *[other] Du hast in diesen Direktnachrichten schon { $most } Spiele. Spiele zuerst eines zu Ende oder gib es auf. `/monopoly { command-name-mine }` zeigt sie dir.
    }
refusal-direct-taken = Diese Lobby ist in den Direktnachrichten von jemand anderem, und nur diese Person kann dort spielen. Eröffne mit `/monopoly { command-name-new }` eine eigene.
refusal-no-server = Das geht nur auf einem Server. Versuche es in einem seiner Kanäle.
refusal-not-in-server = Du bist nicht mehr auf dem Server, auf dem dieses Spiel läuft. Deshalb kannst du darin nichts mehr tun.
refusal-not-moderator = Dafür brauchst du die Berechtigung „Server verwalten“.
refusal-lacks-permissions = Ich kann hier kein Spiel leiten. Mir fehlt die Berechtigung für: { $what }.
refusal-lacks-files = Ich darf hier keine Datei schicken. Mir fehlt die Berechtigung für: { $what }. Versuche es in einem anderen Kanal, oder frage jemanden, der den Server verwaltet.
refusal-lacks-posting = Ich darf in diesem Kanal nichts posten. Mir fehlt die Berechtigung für: { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] Dieses Spiel spielst du allein, darum gibt es hier niemanden, mit dem du es teilen kannst.
       *[other] Teilen kannst du das nur in dem Kanal, in dem das Spiel läuft: <#{ $channel }>.
    }

refusal-paused = Das Spiel pausiert, und alle Fristen stehen still. Du kannst erst wieder spielen, wenn es weitergeht.
refusal-proposer-cannot-pay = { $who } bräuchte für diesen Handel { $price } $, hat aber nur { $cash } $. Das Angebot bleibt offen.
refusal-log-deleted = Das Protokoll dieses Spiels wurde gelöscht, weil es vor langer Zeit endete. Das Ergebnis bleibt gespeichert.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Du spielst in mehreren Spielen mit. Welches meinst du?
which-several-here = In diesem Kanal laufen mehrere Spiele. Welches meinst du?
which-more = Ein anderes Spiel wählst du mit der Option `{ option-name-game }` des Befehls.
button-which = Dieses Spiel
