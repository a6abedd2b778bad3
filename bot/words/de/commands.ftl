# Die Gruppen der Befehle, und Optionen mehrerer Befehle. Die Worte eines Befehls stehen bei seinem Thema.
# Namen sind, wie sie getippt werden: klein, ohne Leerzeichen, bis 32 Zeichen.

command-monopoly = Monopoly mit deiner Runde, an einem Abend oder über Wochen
command-monopoly-mod = Monopoly auf diesem Server verwalten
command-game = Optional: welches Spiel, falls du in mehreren mitspielst
game-choice = { $who } ({ $id })

option-name-game = spiel
option-name-player = mitglied
option-name-until = bis
