### La partie en film. French; glossary in common.ftl.

button-replay = Film
replay-running = 🎞️ La partie jusqu’ici, jusqu’au tour { $turn }.
replay-over = 🎞️ Toute la partie, les { $turn } tours.
replay-shared = 📣 { $who } partage le film de cette partie.
replay-posted = 🎞️ Le film est maintenant dans le salon, tout le monde peut le voir.
replay-leads = { $who } est en tête
replay-level = Égalité
replay-turn = Tour { $turn } sur { $last }
replay-none = Pas de film de cette partie : le début de son journal manque.
replay-contradiction = Pas de film de cette partie : ce que raconte son journal n’a pas pu se passer ainsi. La partie elle-même n’en est pas changée.
replay-alt = La partie tour par tour, en image animée du plateau. Dernière image : { $board }
