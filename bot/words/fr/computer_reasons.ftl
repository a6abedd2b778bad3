# Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
# properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Pourquoi ?
why-none = Aucun ordinateur n’a encore rien fait qui demande une explication.
why-line = { $face } { $line }
why-odds = { $line } Chances de gagner : { $before } → { $after }.
why-odds-in-words = { $line } Chances de gagner : de { $before } à { $after }.
why-odds-same = { $line } Chances de gagner : toujours { $after }.
why-throw = { $who } lance les dés : il n’y a rien de mieux à faire avant.
why-end = { $who } termine son tour : plus rien n’en vaut la peine.
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
why-built-plain = { $who } possède { $group } en entier et peut mettre { $price } $ dans des constructions : le loyer le plus élevé passe de { $rent } $ à { $more } $.
why-borrowed = { $who } hypothèque { $what } pour { $price } $ afin de construire.
why-lifted = { $who } lève l’hypothèque sur { $what } pour { $price } $ : il y a assez d’argent.
why-lifted-received = { $who } lève tout de suite l’hypothèque sur { $what } pour { $price } $ : plus tard, ça coûte plus.
why-held-mortgages = { $who } garde l’hypothèque sur { $what } : pour l’instant, mieux vaut ne rien dépenser.
why-claimed = { $who } veut construire sur { $group } avant qu’il n’y ait plus de constructions.
why-bid-building = { $who } enchérit { $price } $ pour une construction sur { $what }.
why-passed-building = { $who } laisse aux autres les dernières constructions : mieux vaut garder l’argent.
why-left-jail = { $who } sort tout de suite de prison : il reste beaucoup à acheter.
why-stayed-in-jail = { $who } reste en prison : on n’y paie pas de loyer.
why-fine = { $who } paie l’amende, faute de carte Sortie de Prison.
why-pass = { $who } utilise la carte Sortie de Prison au lieu de payer l’amende.
why-flat-tax = { $who } paie le forfait de { $price } $ : à vue de nez, le pourcentage coûterait plus.
why-share-tax = { $who } paie le pourcentage : à vue de nez, c’est moins que le forfait de { $price } $.
why-raised = { $who } réunit de l’argent pour une dette de { $price } $ en cédant le moins possible.
why-gave-up = { $who } ne peut pas réunir { $price } $, même en vendant tout.
why-offered = { $who } propose un échange à { $whom } pour augmenter ses propres chances de gagner.
why-offered-you = { $who } te propose un échange pour augmenter ses propres chances de gagner.
why-offered-plain = { $who } propose un échange à { $whom } pour compléter { $group }.
why-offered-plain-you = { $who } te propose un échange pour compléter { $group }.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } a fait un échange avec { $whom } pour augmenter ses propres chances de gagner.
why-traded-plain = { $who } a fait un échange avec { $whom } pour compléter { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } retire son offre à { $whom } : elle n’est plus avantageuse.
why-withdrew-you = { $who } retire l’offre qui t’était faite : elle n’est plus avantageuse.
why-withdrew-cash = { $who } retire son offre à { $whom } : il lui manque de quoi payer { $price } $.
why-withdrew-cash-you = { $who } retire l’offre qui t’était faite : il lui manque de quoi payer { $price } $.
why-countered = { $who } veut bien échanger avec { $whom }, mais pas à ce prix.
why-countered-you = { $who } veut bien échanger avec toi, mais pas à ce prix.
why-accepted = { $who } accepte ce que propose { $whom }, parce que c’est avantageux.
why-accepted-you = { $who } accepte ce que tu proposes, parce que c’est avantageux.
why-accepted-group = { $who } accepte ce que propose { $whom } pour compléter { $group }.
why-accepted-group-you = { $who } accepte ce que tu proposes pour compléter { $group }.
why-accepted-price = { $who } accepte ce que propose { $whom } : la part reçue vaut { $price } $ de plus que la part donnée.
why-accepted-price-you = { $who } accepte ce que tu proposes : la part reçue vaut { $price } $ de plus que la part donnée.
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
why-refused-price = Avec { $price } $ de plus, { $who } accepterait l’offre faite par { $whom }.
why-refused-price-you = Avec { $price } $ de plus, { $who } accepterait ton offre.
why-refused-price-less = Pour { $price } $ de moins, { $who } accepterait l’offre faite par { $whom }.
why-refused-price-less-you = Demande { $price } $ de moins, et { $who } acceptera.
why-refused-unwanted = { $who } n’a que faire de { $what }.
why-refused-dear = { $who } ne cède pas { $what } à ce prix.
why-refused-rival = { $who } ne veut pas avantager { $whom } à ce point.
why-refused-rival-you = { $who } ne veut pas t’avantager à ce point.
why-refused-third = { $whom } y gagnerait plus que { $who }.
why-refused-person = { $whom } vient de demander la même chose à { $who } sans l’obtenir.
why-refused-again = { $who } a déjà dit non à { $whom } là-dessus.
why-refused-again-you = { $who } t’a déjà dit non là-dessus.
why-refused-debt = { $who } n’accepte pas un tel échange avec { $whom } quand une dette est en jeu.
why-refused-debt-you = { $who } n’accepte pas un tel échange avec toi quand une dette est en jeu.
why-went-on = { $who } n’a pas vraiment le choix ici.
