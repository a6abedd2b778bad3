# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = So ein Spiel gibt es nicht, oder es ist lange her.
refusal-not-playing = Du spielst hier nicht mit. Schau gern zu und steig beim nächsten ein.
refusal-left = Du bist aus diesem Spiel raus. Wie es ausgeht, kannst du noch verfolgen.
refusal-stale = Etwas anderes kam zuvor. Der Tisch ist jetzt aktuell: Schau noch einmal.
refusal-not-started = Das Spiel hat noch nicht begonnen. Die Spielleitung drückt Start.
refusal-started = Dieses Spiel läuft schon, seine Lobby ist zu. Was gespielt wird, sagt /monopoly { command-name-rules }.
refusal-over = Dieses Spiel ist vorbei. Ein neues gibt es mit /monopoly { command-name-new }.
refusal-cancelled = Dieses Spiel wurde abgebrochen. Ein neues gibt es mit /monopoly { command-name-new }.
refusal-not-host = Das kann nur die Spielleitung.
refusal-lobby-full = Alle { $most } Plätze sind besetzt.
refusal-seats-taken = { $taken } sitzen schon, und dieses Spiel hat { $most } Plätze. Erst muss jemand die Lobby verlassen.
refusal-already-joined = Du hast schon einen Platz.
refusal-not-joined = Du hast in dieser Lobby keinen Platz. Drück erst Mitspielen.
refusal-token-taken = Diese Figur hat schon jemand. Wähl eine andere.
refusal-too-few = Es braucht mindestens { $least } zum Start. Ein Computer kann einspringen.
refusal-not-timed = Dieses Spiel endet von selbst; nur ein Spiel auf Zeit hat eine Stunde. Wähl erst eins unter Regeln.
refusal-no-hour = Ein Spiel auf Zeit braucht die Stunde, zu der es endet. Legt sie unter Regeln fest und startet dann.
refusal-hour-past = Die vereinbarte Stunde ist vorbei. Legt unter Regeln eine spätere fest und startet dann.
refusal-hour-out-of-range = Bis dahin müssen es mindestens zehn Minuten und höchstens ein Jahr sein.
refusal-no-computer = Hier ist kein Computer, den man wegschicken könnte.

refusal-no-such-pace = Wähl ein Tempo aus der Liste; eigene Zeiten gehen von 10 Sekunden bis 14 Tage.
refusal-no-such-deed = So ein Grundstück gibt es nicht.
refusal-no-game-here = Hier läuft kein Spiel. /monopoly { command-name-new } eröffnet eine Lobby.
refusal-only-a-lobby = Hier ist eine Lobby, aber noch kein Spiel. Sobald die Spielleitung Start gedrückt hat, geht das.
refusal-not-begun = Das Spiel hat noch nicht begonnen: Seine Lobby { $where } ist noch offen.
refusal-several-here = In diesem Kanal laufen mehrere Spiele. Wähle eins mit der Option `{ option-name-game }`.
refusal-several-games = Du spielst in mehreren Spielen mit. Wähle eins mit der Option `{ option-name-game }`.
refusal-no-server = Das wird auf einem Server gewählt: Versuch es in einem seiner Kanäle.
refusal-not-moderator = Das kann nur, wer diesen Server verwalten darf.
refusal-lacks-permissions = Ich kann hier kein Spiel am Laufen halten. Mir fehlt: { $what }.
refusal-lacks-files = Ich darf hier keine Datei schicken. Mir fehlt: { $what }. Versuch es in einem Kanal, in dem ich das darf, oder frag, wer den Server verwaltet.

refusal-paused = Das Spiel pausiert, solange kann niemand etwas tun.
