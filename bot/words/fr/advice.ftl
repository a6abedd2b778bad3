# Conseils : quand il y en a, ce qu’ils disent, ce qu’un échange change aux chances de gagner.

advice = Conseils
advice-choose = Qui peut demander conseil ?
advice-for-computers = Seulement contre des ordinateurs
advice-for-computers-hint = Pour qui ne joue contre personne d’autre
advice-for-always = Toujours
advice-for-always-hint = La partie ne compte alors pas pour le classement
advice-for-never = Jamais
advice-for-never-hint = Ni conseils ni chances de gagner avant la fin de la partie
advice-rule-computers = **Conseils** : seulement si une personne joue seule contre des ordinateurs.
advice-rule-always = **Conseils** : pour tout le monde. Cette partie ne compte pas pour le classement.
advice-rule-alone = **Conseils** : `/monopoly { command-name-advise }` te donne tes meilleurs choix.
advice-rule-never = **Conseils** : désactivés.
refusal-no-advice = L’hôte a désactivé les conseils pour cette partie.
refusal-no-advice-against-people = Il n’y a pas de conseils dans cette partie, car tu joues avec d’autres personnes. L’hôte de ta prochaine partie peut les permettre dans le lobby, sous **Réglages**.
advice-title = Tes meilleurs choix
advice-now = Tes chances de gagner en ce moment : **{ $chance }**
advice-choice = **{ $number }. { $what }**
advice-nothing = Tu n’as rien à décider pour l’instant. Redemande quand c’est à toi de jouer, ou quand on te propose un échange.
advice-done = C’est fait.
advice-resign-ends = Tu peux aussi abandonner avec `/monopoly { command-name-resign }`. La partie s’arrête alors, et tu la perds.
advice-resign-goes-on = Tu peux aussi abandonner avec `/monopoly { command-name-resign }`. Les ordinateurs jouent alors sans toi le reste de la partie.
advice-footer = -# C’est l’avis du bot, d’après ce que tout le monde voit. Il ne sait pas ce que feront les dés.
advice-again = Redemander
advice-press = Faire le choix { $number }
advice-press-build = Construire comme en { $number } · { $price } $
advice-open-offer = Ouvrir cette offre…
advice-fill-in = Reprendre ces montants…
advice-own-maxima = Tu avais déjà saisi tes propres montants. Ils n’ont pas changé.
advice-bid = Enchérir jusqu’à { $amount } $ pour { $what }
advice-raise-and-buy = { $plan }, puis acheter { $what } pour { $price } $
advice-borrow-and-build = { $plan }, puis { $build } pour { $price } $
advice-file = Enchérir jusqu’à ces montants : { $lots }
advice-offer = Proposer un échange à { $who } : tu donnes { $gives } et tu reçois { $takes }
advice-counter = Répondre à { $who } par une contre-offre : tu donnes { $gives } et tu reçois { $takes }
advice-accept = Accepter ce que propose { $who } : tu donnes { $gives } et tu reçois { $takes }
advice-refuse = Refuser ce que propose { $who }
advice-give-up = Abandonner, sauf si un échange te sauve
advice-withdraw = Retirer ce que tu proposes à { $who }
advice-claim = Demander à la Banque des constructions pour { $lots } et enchérir jusqu’à { $amount } $ en tout
advice-bid-building = Enchérir { $amount } $ pour une construction sur { $what }
advice-chance-lot = { $before } → **{ $after }** si tu l’obtiens pour { $price } $
advice-chance-offer = { $before } → **{ $after }** si { $who } accepte
advice-chance-same = Tes chances restent à { $before }
advice-chance-then = ensuite **{ $after }**
advice-note-completes = Tu complètes ainsi ton groupe : { $group }.
advice-note-stops = Ainsi { $who } ne complète pas son groupe : { $group }.
advice-note-adds =
    { $count ->
       *[other] Tu en aurais { $count } dans ce groupe : { $group }.
    }
advice-note-serves = { $who } pourrait compléter son groupe avec { $what } : { $group }.
advice-note-up-to = À { $amount } $, tes chances sont les mêmes, que tu l’obtiennes ou non.
advice-note-rent = Le loyer pour { $where } serait de { $amount } $.
advice-note-leaves = Il te resterait { $amount } $.
advice-note-completes-theirs = Ainsi { $who } complète son groupe : { $group }.
advice-note-unowned =
    { $count ->
        [0] Il ne reste aucune propriété à vendre : en prison, tu ne manques rien.
        [one] Il reste { $count } propriété à vendre.
       *[other] Il reste { $count } propriétés à vendre.
    }
advice-note-rests =
    { $amount ->
        [0] En prison, tu ne tombes sur la propriété de personne.
       *[other] En prison, tu ne tombes sur la propriété de personne. Ton prochain tour de plateau pourrait coûter environ { $amount } $.
    }
advice-note-short = Il te resterait moins d’argent que ce que pourrait coûter ton prochain tour de plateau : environ { $amount } $.
advice-note-no-more = Rien de ce que tu pourrais faire avant n’améliore tes chances.
advice-note-keeps = Mieux vaut garder ton argent : un arrêt sur { $where } pourrait te coûter { $amount } $.
advice-note-third = { $who } gagnerait plus que toi à cet échange.
advice-note-borrows = Ne réunis de l’argent pour une propriété que si elle complète un groupe de couleur où tu pourras construire.
advice-note-dear = À partir de { $amount } $, mieux vaut garder ton argent.
advice-note-proposed = C’est le plan que propose le message de la partie. Il tient compte des loyers et des hypothèques, pas de tes chances de gagner.
advice-note-waits = Garde ton argent pour les loyers : tu pourras lever une hypothèque plus tard.

# Chances de gagner.

chance-percent = { $number } %
chance-tenths = { $whole },{ $tenth } %
chance-under = moins de 1 %
chance-over = plus de 99 %
chance-change = { $before } → **{ $after }**
chance-still = toujours { $chance }
chance-trade = 🎯 Chances de gagner en ce moment : toi { $mine } · { $who } { $theirs }

command-name-advise = conseil
command-advise = Voir ce que tu pourrais faire et ce que ça change à tes chances de gagner
