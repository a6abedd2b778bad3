# A game as a file.

export-running = Hier ist das Spiel bis jetzt, ohne alles, was noch geheim ist. Exportiere es noch einmal, wenn es vorbei ist: Dann würfelt `python -m engine.replay { $file }` jeden Wurf noch einmal und prüft jeden Schritt.
export-over = Hier ist das ganze Spiel mit seinem Startwert. `python -m engine.replay { $file }` würfelt jeden Wurf noch einmal und prüft jeden Schritt.
export-too-big = Dieses Spiel ist zu lang geworden, um es als eine Datei zu schicken.

command-name-export = export
command-export = Dieses Spiel als Datei, zum Aufheben oder Prüfen
