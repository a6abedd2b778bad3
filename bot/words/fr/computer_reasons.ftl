# Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
# properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Pourquoi ont-ils fait ça ?
why-none = Aucun ordinateur n’a encore rien fait qui demande une explication.
button-why = Pourquoi ?
why-line = { $face } { $line }
why-odds = { $line } Chances de gagner : { $before } → { $after }.
why-odds-in-words = { $line } Chances de gagner : de { $before } à { $after }.
why-odds-same = { $line } Chances de gagner : toujours { $after }.
why-throw = { $who } lance les dés : il n’y a rien de mieux à faire avant.
why-end = { $who } termine son tour : plus rien n’en vaut la peine.
why-kept = { $who } garde { $price } $ pour les prochains loyers.
why-bought = { $who } achète { $what } pour { $price } $ plutôt que de laisser l’occasion à quelqu’un d’autre.
why-bought-group = { $who } achète { $what } pour { $price } $ et complète { $group }.
why-bought-stop = { $who } achète { $what } pour { $price } $ et freine { $whom } : il ne manquait que ça pour compléter { $group }.
why-bought-price = { $who } achète { $what } pour { $price } $, comme tout ce que ses moyens permettent.
why-bought-plenty = { $who } achète { $what } pour { $price } $ : avec autant d’argent en main, tout est bon à prendre.
why-left = { $who } n’achète pas { $what } pour { $price } $ : l’argent vaut plus.
why-left-cash = { $who } n’a pas { $price } $ à mettre dans { $what }.
why-bid = { $who } enchérit sur { $what } : ça vaut { $price } $ au plus.
why-bid-group = { $who } enchérit jusqu’à { $price } $ sur { $what } pour compléter { $group }.
why-bid-stop = { $who } enchérit jusqu’à { $price } $ sur { $what } et freine { $whom } : il ne manque que ça pour compléter { $group }.
why-bid-pass = { $who } enchérit jusqu’à { $price } $ sur la carte Sortie de Prison.
why-bid-lots = { $who } enchérit jusqu’à { $price } $ en tout sur { $what }.
why-outbid =
    { $price ->
        [0] { $who } n’enchérit pas : l’argent vaut plus.
       *[other] { $who } arrête d’enchérir : ça ne vaut pas plus de { $price } $.
    }
why-won = { $who } remporte { $what } aux enchères pour { $price } $ plutôt que de laisser l’occasion à quelqu’un d’autre.
why-won-group = { $who } remporte { $what } aux enchères pour { $price } $ et complète { $group }.
why-won-stop = { $who } remporte { $what } aux enchères pour { $price } $ et freine { $whom } : il ne manquait que ça pour compléter { $group }.
why-built = { $who } construit sur { $what } pour { $price } $.
why-built-plain = { $who } possède { $group } en entier et peut mettre { $price } $ dans des constructions.
why-borrowed = { $who } hypothèque { $what } pour { $price } $ afin de construire.
why-lifted = { $who } lève l’hypothèque de { $what } : il y a { $price } $ de trop en caisse.
why-lifted-received = { $who } lève tout de suite l’hypothèque de { $what } pour { $price } $ : plus tard, ça coûte plus.
why-held-mortgages = { $who } garde l’hypothèque de { $what } : pour l’instant, l’argent vaut plus.
why-claimed = { $who } veut construire avant qu’il n’y ait plus de constructions ({ $group }).
why-bid-building = { $who } enchérit { $price } $ pour une construction sur { $what }.
why-passed-building = { $who } laisse aux autres les dernières constructions : l’argent vaut plus.
why-left-jail = { $who } sort tout de suite de prison : il reste beaucoup à acheter.
why-stayed-in-jail = { $who } reste en prison : là, pas de loyer à payer.
why-fine = { $who } paie l’amende, faute de carte Sortie de Prison.
why-pass = { $who } utilise la carte Sortie de Prison au lieu de payer l’amende.
why-flat-tax = { $who } paie le forfait de { $price } $ : le pourcentage coûterait plus.
why-share-tax = { $who } paie le pourcentage : si tôt, c’est moins que le forfait de { $price } $.
why-raised = { $who } réunit de l’argent pour une dette de { $price } $ en cédant le moins possible.
why-gave-up = { $who } ne peut pas réunir { $price } $, même en vendant tout.
why-offered = { $who } propose un échange à { $whom } pour améliorer sa propre position.
why-offered-plain = { $who } propose un échange à { $whom } pour compléter { $group }.
why-offered-group = { $who } propose un échange à { $whom } pour compléter { $group }.
why-withdrew = { $who } retire son offre à { $whom } : elle ne vaut plus la peine.
why-countered = { $who } veut bien échanger avec { $whom }, mais pas à ce prix.
why-accepted = { $who } accepte l’offre de { $whom } parce qu’elle est avantageuse.
why-accepted-group = { $who } accepte l’offre de { $whom } pour compléter { $group }.
why-accepted-price = { $who } accepte l’offre de { $whom } : elle vaut { $price } $ de plus qu’elle ne coûte.
why-refused-group = { $who } ne laisse pas { $whom } compléter { $group } à ce prix.
why-refused-little = { $who } gagnerait trop peu avec l’offre de { $whom }.
why-refused-loss = { $who } y perdrait avec l’offre de { $whom }.
why-refused-cash = { $who } trouve l’offre de { $whom } trop chère.
why-refused-price = { $who } refuse l’offre de { $whom } : il faudrait { $price } $ de plus.
why-refused-third = { $who } refuse : { $whom } y gagnerait plus que chacune des deux parties.
why-refused-person = { $who } refuse : { $whom } vient de demander la même chose sans l’obtenir.
why-refused-again = { $who } a déjà dit non à { $whom } là-dessus.
why-refused-debt = { $who } n’échange pas avec { $whom } tant que cette dette est ouverte.
why-went-on = { $who } n’a pas vraiment le choix ici.
