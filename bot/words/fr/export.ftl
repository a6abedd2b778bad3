# A game as a file.

export-running = Voici la partie jusqu’ici, sans rien de ce qui est encore secret. `python -m engine.replay { $file }` la rejoue jusqu’au plateau actuel.
export-over = Voici toute la partie avec sa graine. `python -m engine.replay { $file }` refait chaque lancer et vérifie chaque étape.
export-too-big = Cette partie est devenue trop longue pour un seul fichier.
