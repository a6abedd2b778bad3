# Calls to those whom the game waits for.

call-throw = { $who } : à toi de lancer les dés.
call-jail = { $who } : tu es en prison. Comment veux-tu sortir ?
call-buy = { $who } : veux-tu acheter la propriété où tu es ?
call-tax = { $who } : choisis comment payer l’impôt sur le revenu.
call-debt =
    { $count ->
        [1] { $who } : tu dois plus d’argent que tu n’en as.
       *[other] { $who } : vous devez plus d’argent que vous n’en avez.
    }
call-rescue =
    { $count ->
        [1] { $who } : tu dois plus que tu ne peux réunir.
       *[other] { $who } : vous devez plus que vous ne pouvez réunir.
    }
call-lift = { $who } : tu reçois des propriétés hypothéquées. Veux-tu lever les hypothèques ou les garder ?
call-claim =
    { $count ->
        [1] { $who } : la Banque manque de constructions. En veux-tu ?
       *[other] { $who } : la Banque manque de constructions. En voulez-vous ?
    }
call-rent = { $who } : quelqu’un s’est arrêté sur ta propriété. Demande ton loyer avant qu’il soit trop tard.
call-auction =
    { $count ->
        [1] { $who } : il y a des enchères. Enchéris ou passe.
       *[other] { $who } : il y a des enchères. Enchérissez ou passez.
    }

call-direct = { $what } · [Aller à la partie]({ $link })

reminder = ⏰ { $what } Si tu ne réponds pas, le bot décide pour toi <t:{ $at }:R>. [Aller à la partie]({ $link })
call-trade = { $who } : tu as une offre d’échange à laquelle répondre.
