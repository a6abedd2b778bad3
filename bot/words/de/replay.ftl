### Das Spiel als Film. German; glossary in common.ftl.

button-replay = Film ansehen
replay-running = 🎞️ Der Film zeigt das Spiel bis Zug { $turn }.
replay-over = 🎞️ Der Film zeigt das ganze Spiel bis Zug { $turn }.
replay-shared = 📣 { $who } teilt den Film dieses Spiels.
replay-posted = 🎞️ Der Film ist jetzt im Kanal, wo alle ihn sehen können.
replay-leads = { $who } führt
replay-level = Alle liegen gleichauf
replay-turn = Zug { $turn } von { $last }
replay-none = Von diesem Spiel gibt es keinen Film: Der Anfang seines Protokolls fehlt.
replay-contradiction = Von diesem Spiel gibt es keinen Film: Sein Protokoll widerspricht sich. Am Spiel selbst ändert das nichts.
replay-alt = Das Spiel Zug um Zug als bewegtes Bild des Spielplans. Am Ende: { $board }

command-name-replay = film
command-replay = Das ganze Spiel als Film
