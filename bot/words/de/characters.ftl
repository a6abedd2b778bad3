# Computer players: who can sit down in a lobby, and how they play.

computers-title = Computer hinzufügen
computers-full = Die Lobby ist voll: Alle { $most } Plätze sind besetzt.
computers-added = ✅ { $who } spielt mit: { $seats } von { $most } Plätzen besetzt.
computers-alt = Die Computer: { $names }
computers-strength = Wie stark der nächste Computer spielt
computers-who = Wähle, wer mitspielt
seated-title = Computer ändern
button-seated = Computer ändern…
seated-choose = Wähle einen Computer
seated-none = In dieser Lobby ist kein Computer.
seated-left = ✅ { $who } spielt nicht mehr mit: { $seats } von { $most } Plätzen besetzt.
button-seated-remove = { $who } entfernen
strength-gentle = Stärke: gemütlich
strength-gentle-hint = Richtet sich nach den aufgedruckten Preisen und handelt selten
strength-even = Stärke: solide
strength-even-hint = Spielt vernünftig und macht einfache, faire Angebote
strength-sharp = Stärke: gewieft
strength-sharp-hint = Rechnet alles durch und nimmt Hypotheken auf, um zu bauen
button-computers-surprise = Überrasch mich
character-builder = Baut, sobald eine Farbgruppe komplett ist. Behält wenig Geld zurück, da tut eine hohe Miete weh.
character-dealer = Macht viele Angebote und begnügt sich mit dem kleineren Anteil. Da ist schnell eine Farbe komplett.
character-saver = Hält Geld für die höchste Miete bereit, die kommen kann. Baut spät und geht selten bankrott.
character-collector = Liebt Bahnhöfe und Werke und zahlt gern mehr dafür. Gibt ungern etwas davon her.
character-blocker = Kauft, was anderen fehlt, und rückt es nicht heraus. Bremst, wer führt, auch wenn es etwas kostet.
character-neutral = Hat keine Vorlieben. Tut, was die besten Chancen bringt.
