### La partie en film. French; glossary in common.ftl.

button-replay = Film
replay-running = 🎞️ Voici la partie jusqu’au tour { $turn }.
replay-over = 🎞️ Voici toute la partie, jusqu’à la fin au tour { $turn }.
replay-shared = 📣 { $who } partage le film de cette partie.
replay-posted = 🎞️ Le film est maintenant dans le salon, et tout le monde peut le voir.
replay-leads = { $who } est en tête
replay-level = Égalité
replay-turn = Tour { $turn } sur { $last }
replay-none = Il n’y a pas de film de cette partie : le début de son journal manque.
replay-contradiction = Il n’y a pas de film de cette partie, car son journal se contredit. Ça ne change rien à la partie elle-même.
replay-alt = La partie tour par tour, en image animée du plateau. Voici la dernière image : { $board }

command-name-replay = film
command-replay = Voir toute la partie en image animée
