# La première partie avec un coach, et la suite.

learn-started =
    { "**" }Ta première partie est prête.**
    Elle est courte, et tu y joues contre deux ordinateurs tranquilles, avec un coach qui t’explique chaque nouveauté. Le début est le même pour tout le monde. Ouvre-la et appuie sur **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Une nouvelle partie courte est prête.**
    Les dés tomberont autrement. Le coach te rappelle seulement ce que tu as déjà vu.
learn-running =
    { "**" }Tu as déjà une partie en cours avec le coach.**
    Si tu recommences, elle s’arrête.
learn-over = Recommencer
button-learn-again = Rejouer
friends-title = Jouer avec des amis
friends-add = **1.** Ajoute le bot à ton serveur, s’il n’y est pas encore.
friends-invite = Ajouter le bot
friends-steps =
    { "**" }2.** Écris `/monopoly { command-name-new }` dans un de ses salons.
    { "**" }3.** Tes amis appuient sur **{ button-lobby-join }**, et **{ button-lobby-computer }** remplit les autres places.
    { "**" }4.** Appuie sur **{ button-lobby-start }**.
friends-days = -# Dans le lobby, **Réglages** permet de choisir le rythme : une soirée ensemble, ou quelques minutes par jour pendant des semaines.

command-name-learn = apprendre
command-learn = Jouer une première partie courte avec un coach, en message privé
