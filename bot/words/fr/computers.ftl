## Computer players: who can sit down in a lobby, and how they play.

computers-title = Ajouter un ordinateur
computers-full = Le lobby est complet : les { $most } places sont prises.
computers-added = ✅ { $who } est dans le lobby : { $seats } places prises sur { $most }.
computers-alt = Les ordinateurs : { $names }
computers-strength = Niveau du prochain ordinateur
computers-who = Choisis l’ordinateur à ajouter
seated-title = Modifier les ordinateurs
button-seated = Modifier les ordinateurs…
seated-choose = Choisis un ordinateur
seated-how = Choisis comment joue { $who }
seated-who = Choisis qui remplace { $who }
seated-none = Il n’y a aucun ordinateur dans ce lobby.
seated-left =
    { $seats ->
        [one] ✅ { $who } n’est plus dans le lobby : { $seats } place prise sur { $most }.
       *[other] ✅ { $who } n’est plus dans le lobby : { $seats } places prises sur { $most }.
    }
button-seated-remove = Retirer { $who }
strength-gentle = Niveau : tranquille
strength-gentle-hint = Suit les prix imprimés et ne marchande pas
strength-even = Niveau : équilibré
strength-even-hint = Joue bien et fait des offres simples et équitables
strength-sharp = Niveau : redoutable
strength-sharp-hint = Calcule chaque coup et hypothèque pour construire
button-computers-surprise = Surprends-moi
character-line = { $face } **{ $name }** : { $plays }
character-builder = Construit jusqu’à son dernier sou, malgré le risque. Vend volontiers gares et compagnies.
character-dealer = Enchaîne les offres et paie bien. Cherche à vendre ses rues isolées à qui a déjà cette couleur.
character-saver = Garde de l’argent, quitte à moins construire. Ne propose presque jamais d’échange et vend cher.
character-collector = Adore les gares et les compagnies, et paie plus cher pour les avoir. S’en sépare à regret.
character-blocker = Achète les couleurs des autres pour les gêner. Refuse souvent, surtout si tu mènes.
character-neutral = N’a pas de préférences. Fait ce qui donne les meilleures chances de gagner.

## Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
## properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Raisons des ordinateurs
why-offer = Pourquoi cette offre ?
why-none = Aucun ordinateur n’a encore rien fait qui demande une explication.
why-line = { $face } { $line }
why-odds = { $line } Chances de gagner ({ $who }) : { $before } → { $after }.
why-odds-in-words = { $line } Chances de gagner ({ $who }) : de { $before } à { $after }.
why-odds-same = { $line } Chances de gagner ({ $who }) : toujours { $after }.
why-throw = { $who } lance les dés : il n’y a rien de mieux à faire avant.
why-end = { $who } termine son tour : il n’y a plus rien d’utile à faire.
why-kept = { $who } ne construit pas et garde { $price } $ pour les prochains loyers.
why-bought = { $who } achète { $what } pour { $price } $ plutôt que de laisser quelqu’un d’autre en profiter.
why-bought-group = { $who } achète { $what } pour { $price } $ et complète { $group }.
why-bought-stop = { $who } achète { $what } pour { $price } $ afin de freiner { $whom } : il ne lui manquait que ça pour compléter { $group }.
why-bought-more = { $who } achète { $what } pour { $price } $ et avance vers un groupe complet : { $group }.
why-bought-price = { $who } achète { $what } pour { $price } $ : tout ce qui est dans ses moyens est bon à prendre.
why-bought-plenty = { $who } achète { $what } pour { $price } $ : avec autant d’argent en main, tout est bon à prendre.
why-left = { $who } n’achète pas { $what } pour { $price } $ : mieux vaut garder l’argent.
why-left-cash = { $who } n’a pas { $price } $ à mettre dans { $what }.
why-left-short = { $who } n’avait que { $price } $, pas assez pour { $what }.
why-bid = { $who } enchérit sur { $what } : ça vaut { $price } $ au plus.
why-bid-cash = { $who } enchérit jusqu’à { $price } $ sur { $what } : c’est tout son argent.
why-bid-spare = { $who } enchérit jusqu’à { $price } $ sur { $what } : impossible d’y mettre plus.
why-bid-group = { $who } enchérit jusqu’à { $price } $ sur { $what } pour compléter { $group }.
why-bid-stop = { $who } enchérit jusqu’à { $price } $ sur { $what } afin de freiner { $whom } : il ne lui manque que ça pour compléter { $group }.
why-bid-pass = { $who } enchérit jusqu’à { $price } $ sur la carte Sortie de Prison.
why-bid-lots = { $who } enchérit jusqu’à { $price } $ en tout sur { $what }.
why-outbid =
    { $price ->
        [0] { $who } n’enchérit pas : mieux vaut garder l’argent.
       *[other] { $who } arrête d’enchérir : ça ne vaut pas plus de { $price } $.
    }
why-outbid-cash =
    { $price ->
        [0] { $who } n’enchérit pas : il ne lui reste pas d’argent.
       *[other] { $who } arrête d’enchérir : { $price } $, c’est tout son argent.
    }
why-outbid-spare =
    { $price ->
        [0] { $who } n’enchérit pas : il n’y a pas d’argent à y mettre.
       *[other] { $who } arrête d’enchérir : impossible d’y mettre plus de { $price } $.
    }
why-won = { $who } remporte { $what } aux enchères pour { $price } $ plutôt que de laisser quelqu’un d’autre en profiter.
why-won-group = { $who } remporte { $what } aux enchères pour { $price } $ et complète { $group }.
why-won-stop = { $who } remporte { $what } aux enchères pour { $price } $ afin de freiner { $whom } : il ne lui manquait que ça pour compléter { $group }.
why-built = { $who } construit sur { $what } pour { $price } $ : le loyer le plus élevé passe de { $rent } $ à { $more } $.
why-built-plain = { $who } possède { $group } en entier et peut mettre { $price } $ dans des constructions sur { $what } : le loyer le plus élevé y passe de { $rent } $ à { $more } $.
why-borrowed = { $who } hypothèque { $what } pour { $price } $ afin de construire.
why-borrowed-group = { $who } hypothèque { $what } pour { $price } $ afin de compléter { $group }.
why-lifted =
    { $count ->
        [1] { $who } lève l’hypothèque sur { $what } pour { $price } $ : il lui reste assez d’argent.
       *[other] { $who } lève les hypothèques sur { $what } pour { $price } $ : il lui reste assez d’argent.
    }
why-lifted-received =
    { $count ->
        [1] { $who } lève tout de suite l’hypothèque sur { $what } pour { $price } $ : plus tard, ça coûte plus.
       *[other] { $who } lève tout de suite les hypothèques sur { $what } pour { $price } $ : plus tard, ça coûte plus.
    }
why-held-mortgages = { $who } garde l’hypothèque sur { $what } : pour l’instant, mieux vaut ne rien dépenser.
why-claimed = { $who } veut construire sur { $group } avant qu’il n’y ait plus de constructions.
why-bid-building = { $who } enchérit à { $price } $ pour une construction sur { $what }.
why-passed-building = { $who } laisse aux autres les dernières constructions : mieux vaut garder l’argent.
why-left-jail = { $who } sort tout de suite de prison : il reste beaucoup à acheter.
why-stayed-in-jail = { $who } reste en prison : on n’y paie pas de loyer.
why-fine = { $who } paie l’amende, faute de carte Sortie de Prison.
why-pass = { $who } joue la carte Sortie de Prison au lieu de payer l’amende.
why-flat-tax = { $who } paie le forfait de { $price } $ : à vue de nez, le pourcentage coûterait plus.
why-share-tax = { $who } paie le pourcentage : à vue de nez, c’est moins que le forfait de { $price } $.
why-raised = { $who } réunit de l’argent pour une dette de { $price } $ en cédant le moins possible.
why-gave-up = { $who } ne peut pas réunir { $price } $, même en vendant tout.
why-offered = { $who } propose un échange à { $whom } pour augmenter ses propres chances de gagner.
why-offered-you =
    { $count ->
        [0] { $who } te propose un échange pour augmenter ses propres chances de gagner.
       *[other] { $who } te propose un échange pour obtenir { $what } et augmenter ainsi ses propres chances de gagner.
    }
why-offered-plain = { $who } propose un échange à { $whom } pour compléter { $group }, y construire et toucher plus de loyer.
why-offered-plain-you = { $who } te propose un échange pour compléter { $group }, y construire et toucher plus de loyer.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } a fait un échange avec { $whom } pour augmenter ses propres chances de gagner.
why-traded-plain = { $who } a fait un échange avec { $whom } pour compléter { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } retire son offre à { $whom } : elle n’est plus avantageuse.
why-withdrew-you = { $who } retire l’offre qui t’était faite : elle n’est plus avantageuse.
why-withdrew-cash = { $who } retire son offre à { $whom }, faute de pouvoir payer { $price } $.
why-withdrew-cash-you = { $who } retire l’offre qui t’était faite, faute de pouvoir payer { $price } $.
why-countered =
    { $price ->
        [0] { $who } veut bien échanger avec { $whom }, mais pas à ce prix.
       *[other] { $who } veut bien échanger avec { $whom }, mais en y gagnant { $price } $ de plus qu’avec l’offre reçue.
    }
why-countered-you =
    { $price ->
        [0] { $who } veut bien échanger avec toi, mais pas à ce prix.
       *[other] { $who } veut bien échanger avec toi, mais en y gagnant { $price } $ de plus qu’avec ton offre.
    }
why-accepted = { $who } accepte ce que propose { $whom }, parce que c’est avantageux.
why-accepted-you = { $who } accepte ce que tu proposes, parce que c’est avantageux.
why-accepted-group = { $who } accepte ce que propose { $whom } pour compléter { $group }.
why-accepted-group-you = { $who } accepte ce que tu proposes pour compléter { $group }.
why-accepted-price = { $who } accepte ce que propose { $whom } : l’échange rapporte { $price } $ de plus qu’il ne coûte.
why-accepted-price-you = { $who } accepte ce que tu proposes : l’échange rapporte { $price } $ de plus qu’il ne coûte.
why-accepted-own = { $who } maintient son offre à { $whom }.
why-accepted-own-you = { $who } maintient l’offre que tu avais reçue.
why-refused-group = Pour l’instant, { $who } ne laisse pas { $whom } compléter { $group }.
why-refused-group-you = Pour l’instant, { $who } ne te laisse pas compléter { $group }.
why-refused-little = { $who } gagnerait trop peu avec ce que propose { $whom }.
why-refused-little-you = { $who } gagnerait trop peu avec ce que tu proposes.
why-refused-loss = { $who } perdrait au change avec ce que propose { $whom }.
why-refused-loss-you = { $who } perdrait au change avec ce que tu proposes.
why-refused-cash = { $who } trouve trop cher ce que propose { $whom }.
why-refused-cash-you = { $who } trouve trop cher ce que tu proposes.
why-refused-limit = { $who } ne paiera pas plus de { $price } $ à { $whom } pour cela.
why-refused-limit-you = { $who } ne te paiera pas plus de { $price } $ pour cela.
why-refused-price = Avec { $price } $ de plus, { $who } accepterait l’offre faite par { $whom }.
why-refused-price-you = Avec { $price } $ de plus, { $who } accepterait ton offre.
why-refused-price-less = Pour { $price } $ de moins, { $who } accepterait l’offre faite par { $whom }.
why-refused-price-less-you = Demande { $price } $ de moins, et { $who } acceptera.
why-refused-unwanted = { $who } ne saurait pas quoi faire avec { $what }.
why-refused-dear = { $who } ne cède pas { $what } à ce prix.
why-refused-rival = { $who } ne veut pas avantager { $whom } à ce point.
why-refused-rival-you = { $who } ne veut pas t’avantager à ce point.
why-refused-share = { $who } veut une plus grande part de ce que { $whom } y gagnerait.
why-refused-share-you = { $who } veut une plus grande part de ce que tu y gagnerais.
why-refused-resold = { $whom } vient d’obtenir { $what } pour moins, et { $who } ne paiera guère plus.
why-refused-resold-you = Tu viens d’obtenir { $what } pour moins, et { $who } ne paiera guère plus.
why-refused-person = { $whom } vient de demander la même chose à { $who } sans l’obtenir.
why-refused-again = { $who } a déjà dit non à { $whom } là-dessus.
why-refused-again-you = { $who } t’a déjà dit non là-dessus. Améliore ta meilleure offre d’au moins { $price } $.
why-refused-debt = Si { $whom } ne peut pas payer, tout va de toute façon à { $who } : aucune offre n’y changerait rien.
why-refused-debt-you = Si tu ne peux pas payer, tout ce que tu as va de toute façon à { $who } : aucune offre n’y changerait rien.
why-refused-settlement = { $who } effacerait la dette de { $whom }, mais pas pour si peu.
why-refused-settlement-you = { $who } effacerait ta dette, mais pas pour si peu.
why-went-on = { $who } n’a pas vraiment le choix ici.

## What computer players say now and then: remark-<character>-<occasion>-<number>.

line-remark = { $line } · « { $said } »
line-remark-by = { $line } · { $who } : « { $said } »
remark-builder-deal-1 = Et maintenant, les briques !
remark-builder-deal-2 = Bon échange. Attention, travaux.
remark-builder-auction-1 = Bon terrain. Je vois déjà les murs.
remark-builder-auction-2 = Adjugé ! Où est ma pelle ?
remark-builder-house-1 = Brique après brique.
remark-builder-house-2 = Attention à l’échafaudage.
remark-builder-hotel-1 = Le toit est posé. Belle vue !
remark-builder-hotel-2 = Je ferais ça toute la journée.
remark-builder-rent-1 = Bon. La prochaine fois, c’est chez moi.
remark-builder-rent-2 = Adieu, mon toit tout neuf.
remark-builder-bankrupt-1 = Tant de projets, et plus un sou pour construire.
remark-dealer-deal-1 = Toujours un plaisir de faire affaire.
remark-dealer-deal-2 = Tu vois ? Tout le monde y gagne.
remark-dealer-auction-1 = Une fois, deux fois… pour moi !
remark-dealer-auction-2 = Ça t’intéresse ? Fais-moi une offre.
remark-dealer-house-1 = Une bonne adresse, ça aide à négocier.
remark-dealer-house-2 = Maintenant, tout le monde va vouloir cette rue.
remark-dealer-hotel-1 = Celle-ci ne se négocie plus.
remark-dealer-hotel-2 = Quelqu’un veut un hôtel ? Je plaisante.
remark-dealer-rent-1 = On peut rediscuter de ce prix ?
remark-dealer-rent-2 = D’accord, mais tu me dois un échange.
remark-dealer-bankrupt-1 = Plus d’échanges pour moi. Sans rancune.
remark-saver-deal-1 = J’ai tout recompté deux fois.
remark-saver-deal-2 = C’était prévu au budget.
remark-saver-auction-1 = J’avais fixé une limite, et je l’ai tenue.
remark-saver-auction-2 = J’avais mis de l’argent de côté pour ça.
remark-saver-house-1 = Un bon placement, j’espère.
remark-saver-house-2 = Je garde les factures.
remark-saver-hotel-1 = J’ai économisé longtemps pour ça.
remark-saver-hotel-2 = Payé comptant, bien sûr.
remark-saver-rent-1 = Heureusement, c’était prévu.
remark-saver-rent-2 = Aïe. Je le note dans mes comptes.
remark-saver-bankrupt-1 = Et pourtant, j’ai fait attention.
remark-collector-deal-1 = Oh, j’en rêvais depuis si longtemps !
remark-collector-deal-2 = J’en prendrai grand soin.
remark-collector-auction-1 = J’y tenais tellement !
remark-collector-auction-2 = Une pièce de plus dans ma collection.
remark-collector-house-1 = Une petite maison pour une belle pièce.
remark-collector-house-2 = C’est encore plus joli comme ça.
remark-collector-hotel-1 = Le joyau de ma collection.
remark-collector-hotel-2 = L’entrée n’est pas gratuite.
remark-collector-rent-1 = Quel bel endroit. Il me le faut.
remark-collector-rent-2 = Tu me céderais ce bel endroit, un jour ?
remark-collector-bankrupt-1 = Ne dispersez pas ma collection, s’il vous plaît.
remark-blocker-deal-1 = N’y prends pas goût.
remark-blocker-deal-2 = J’ai mes raisons.
remark-blocker-auction-1 = Mieux vaut chez moi que chez toi.
remark-blocker-auction-2 = Tu n’en avais pas besoin.
remark-blocker-house-1 = Encore un obstacle sur ta route.
remark-blocker-house-2 = Regarde où tu mets les pieds.
remark-blocker-hotel-1 = Par ici, personne ne passe.
remark-blocker-hotel-2 = Essaie donc de contourner ça.
remark-blocker-rent-1 = Profites-en tant que ça dure.
remark-blocker-rent-2 = Je m’en souviendrai.
remark-blocker-bankrupt-1 = Bon, quelqu’un a fini par passer.

## Conseils : quand il y en a, ce qu’ils disent, ce qu’un échange change aux chances de gagner.

advice = Conseils
advice-choose = Quand peut-on demander conseil ?
advice-for-computers = Seulement contre des ordinateurs
advice-for-computers-hint = Pour une personne seule contre des ordinateurs
advice-for-always = Toujours
advice-for-always-hint = La partie ne compte alors pas pour le classement
advice-for-never = Jamais
advice-for-never-hint = Ni conseils ni chances de gagner avant la fin de la partie
advice-rule-computers = **Conseils** : seulement si une personne joue seule contre des ordinateurs.
advice-rule-always = **Conseils** : pour tout le monde. Cette partie ne compte pas pour le classement.
advice-rule-alone = **Conseils** : `{ COMMAND("advise") }` te montre tes meilleurs choix.
advice-rule-never = **Conseils** : désactivés.
refusal-no-advice = L’hôte a désactivé les conseils pour cette partie.
refusal-no-advice-against-people = Il n’y a pas de conseils dans cette partie, car tu joues avec d’autres personnes. L’hôte de ta prochaine partie peut les permettre dans le lobby, dans **Réglages**.
advice-title = Tes meilleurs choix
advice-equal =
    { $every ->
        [yes] { $count ->
            [2] Les deux choix
           *[other] Les { $count } choix
        }
       *[no] Les { $count } premiers choix
    } se valent à peu près.
advice-choice = **{ $number }. { $what }**
advice-nothing = Tu n’as rien à décider pour l’instant. Redemande quand c’est à toi de jouer, ou quand on te propose un échange.
advice-done = C’est fait.
advice-resign-ends = Tu peux aussi abandonner avec `{ COMMAND("leave") }`. La partie s’arrête alors, et tu la perds.
advice-resign-goes-on = Tu peux aussi abandonner avec `{ COMMAND("leave") }`. Les ordinateurs jouent alors sans toi le reste de la partie.
advice-footer = -# C’est l’avis du bot, d’après ce que tout le monde voit. Il ne sait pas ce que feront les dés.{ $ending ->
        [last-player-left] {""}
       *[other] {" "}Ces chances supposent qu’on joue jusqu’au dernier joueur. Cette partie finit plus tôt : ce n’est qu’un ordre de grandeur.
    }
advice-again = Redemander
advice-press = Faire le choix { $number }
advice-press-build = Construire (choix { $number }) · { $price } $
button-offer = Proposer à { $who } { $gives } contre { $takes }
button-send-offer = Envoyer cette offre à { $who }
advice-fill-in = Reprendre ces montants…
advice-own-maxima = Tu avais déjà saisi tes propres montants. Ils n’ont pas changé.
advice-bid = Fixer un maximum secret de { $amount } $ pour { $what }
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
advice-bid-building = Enchérir à { $amount } $ pour une construction sur { $what }
advice-chance-lot = **{ $after }** de chances de gagner si tu l’obtiens pour { $price } $
advice-chance-offer = **{ $after }** de chances de gagner si { $who } accepte
advice-chance = **{ $after }** de chances de gagner
advice-note-completes = Tu complètes ainsi { $group }.
advice-note-stops = Ainsi { $who } ne complète pas { $group }.
advice-note-adds =
    { $count ->
       *[other] Tu en aurais { $count } dans ce groupe.
    }
advice-note-up-to = À { $amount } $, tes chances sont les mêmes, que tu l’obtiennes ou non.
advice-note-loan = Tu pourrais l’hypothéquer aussitôt pour { $amount } $.
advice-note-rent = Le loyer pour { $where } serait de { $amount } $.
advice-note-leaves = Il te resterait { $amount } $.
advice-note-completes-theirs = Ainsi { $who } complète { $group }.
advice-note-unowned =
    { $count ->
        [0] Il ne reste aucune propriété libre : en prison, tu ne manques rien.
        [one] Il reste { $count } propriété libre.
       *[other] Il reste { $count } propriétés libres.
    }
advice-note-rests =
    { $amount ->
        [0] En prison, tu ne tombes sur la propriété de personne.
       *[other] En prison, tu ne tombes sur la propriété de personne. Ton prochain tour de plateau pourrait coûter environ { $amount } $.
    }
advice-note-short = Il te resterait moins d’argent que ce que pourrait coûter ton prochain tour de plateau : environ { $amount } $.
advice-note-no-more = Construire ou lever une hypothèque avant n’améliorerait pas tes chances.
advice-note-keeps = Mieux vaut garder ton argent : un arrêt sur { $where } pourrait te coûter { $amount } $.
advice-note-borrows = Ne réunis de l’argent pour une propriété que si elle complète un groupe de couleur où tu pourras construire.
advice-note-dear = À partir de { $amount } $, mieux vaut garder ton argent.
advice-note-proposed = C’est le plan que propose le message de la partie. Il tient compte des loyers et des hypothèques, pas de tes chances de gagner.
advice-note-waits = Garde ton argent pour les loyers : tu pourras lever une hypothèque plus tard.
advice-note-alone = Seule, elle rapporte trop peu de loyer pour son prix.
advice-note-mortgaged = Avec elle, tu aurais tout { $group }, mais pour y construire, il faudrait lever les hypothèques.

# Chances de gagner.

chance-percent = { $number } %
chance-tenths = { $whole },{ $tenth } %
chance-under = moins de 1 %
chance-over = plus de 99 %
chance-change = { $before } → **{ $after }**
chance-still = toujours { $chance }
chance-trade = 🎯 Chances de gagner en ce moment : toi { $mine } · { $who } { $theirs }
chance-declined = -# En cas de refus, un échange semblable est probable plus tard : { $chance } pour toi.

command-name-advise = conseil
command-advise = Voir ce que tu pourrais faire et ce que ça change à tes chances de gagner
