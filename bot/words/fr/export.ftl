# A game as a file.

export-running = Voici la partie jusqu’à maintenant, sans ce qui doit encore rester secret. Exporte-la de nouveau quand elle sera terminée : `python -m engine.replay { $file }` refera alors chaque lancer et vérifiera chaque étape.
export-over = Voici toute la partie avec sa graine. `python -m engine.replay { $file }` refait chaque lancer et vérifie chaque étape.
export-too-big = Cette partie est devenue trop longue pour un seul fichier.

command-name-export = exporter
command-export = Télécharger cette partie dans un fichier, pour la garder ou la vérifier
