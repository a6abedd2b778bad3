# Trades: the panel, the offers and what became of them.

trade-title = Échange avec { $who }
trade-footer = Rien n’est proposé avant d’appuyer sur Envoyer. Le brouillon reste enregistré d’ici là.
trade-gives = **{ $who } donne**
trade-public-offer = { $who } propose un échange à { $whom }
trade-public-counter = { $who } fait une contre-offre à { $whom }
trade-public-made = Échange conclu entre { $who } et { $whom }
trade-public-declined = { $whom } a refusé l’offre faite par { $who }
trade-public-withdrawn = { $who } a retiré son offre à { $whom }
trade-public-countered = { $whom } a répondu à { $who } par une autre offre
trade-public-gone = L’offre entre { $who } et { $whom } est annulée : ce qu’elle contient a changé
trade-public-left = L’offre entre { $who } et { $whom } est annulée : quelqu’un a quitté la partie
trade-public-expired = L’offre entre { $who } et { $whom } a expiré
trade-public-over = L’offre entre { $who } et { $whom } a pris fin avec la partie
trade-you-give = **Tu donnes**
trade-you-get = **Tu reçois**
trade-nothing = rien
trade-deed = { $deed } · { $price } $ (valeur d’hypothèque { $mortgage } $)
trade-deed-mortgaged = { $deed } · { $price } $ (hypothéquée pour { $mortgage } $)
trade-cash = 💵 { $amount } $
pass-in-sentence = la carte { $card }
pass-name =
    { $deck ->
        [chance] Sortie de Prison (Chance)
       *[community_chest] Sortie de Prison (Caisse)
    }
trade-group = { $group } après l’échange : toi { $mine } sur { $size }, { $who } { $theirs }
trade-due-hold = { $deed } est hypothéquée : tu paies { $percent } %, soit { $interest } $, tout de suite, et l’hypothèque reste.
trade-due-lift = { $deed } est hypothéquée : tu lèves l’hypothèque pour { $lift } $, { $percent } % compris.
trade-due-their-hold = { $deed } est hypothéquée : { $who } paie { $percent } %, soit { $interest } $, pour garder l’hypothèque, ou { $lift } $ pour la lever.
trade-due-their-lift = { $deed } est hypothéquée : { $who } lève l’hypothèque pour { $lift } $, { $percent } % compris.
trade-settles-mine = 🤝 Ça règle ta dette de { $amount } $ envers { $who }.
trade-settles-theirs = 🤝 Ça règle les { $amount } $ dus par { $who }.
trade-cash-mine =
    { $due ->
        [0] Ton argent : { $before } $ → **{ $after }**
       *[other] Ton argent : { $before } $ → **{ $after }** après { $due } $ à la Banque pour les hypothèques
    }
trade-cash-theirs =
    { $due ->
        [0] Argent ({ $who }) : { $before } $ → **{ $after }**
       *[other] Argent ({ $who }) : { $before } $ → **{ $after }** après { $due } $ à la Banque pour les hypothèques
    }
trade-bound-mine = Pas dans ta liste, car leur groupe a des constructions : { $lots }.
trade-bound-theirs = Pas dans la liste ({ $who }), car leur groupe a des constructions : { $lots }.
trade-choose-give = Tu donnes : choisis des propriétés
trade-choose-take = Tu reçois de la part de { $who } : choisis des propriétés
trade-choose-more = Cartes Prison, hypothèques, dettes
trade-choose-lift = Quelles hypothèques lèves-tu maintenant ?
trade-option = hypothèque { $mortgage } $ · { $count } sur { $size } du groupe au même joueur
trade-option-mortgaged = hypothéquée pour { $mortgage } $ · { $interest } $ à payer · { $count } sur { $size } au même joueur
trade-more-give-pass = Tu donnes : { $card }
trade-more-take-pass = Tu reçois : { $card }
trade-more-lift = Lever l’hypothèque sur { $lot } à la réception
trade-more-lift-about = { $lift } $ maintenant ; ou la garder pour { $interest } $
trade-more-settle = Ça règle les { $amount } $ dus par { $who }
trade-more-settle-mine = Ça règle tes { $amount } $ envers { $who }
trade-more-settle-about = L’échange paie la dette, quelle que soit sa valeur.
trade-button-cash = Argent…
trade-button-page-give = Tu donnes : page { $page } sur { $count }
trade-button-page-take = Tu reçois : page { $page } sur { $count }
trade-button-page-more = Cartes, hypothèques : page { $page } sur { $count }
trade-button-whom = Quelqu’un d’autre…
trade-button-send = Envoyer à { $who }
trade-button-prune = Enlever ce qui n’est plus là
trade-button-drop = Supprimer le brouillon
trade-button-theirs =
    { $number ->
        [0] Voir l’offre de { $who }
       *[other] Voir l’offre de { $who } ({ $number })
    }
trade-button-mine =
    { $number ->
        [0] Voir ton offre
       *[other] Voir ton offre ({ $number })
    }
trade-button-another = Autre échange
trade-button-withdraw = Retirer l’offre
trade-button-accept = Accepter
trade-button-counter = Contre-offre…
trade-button-decline = Refuser
trade-button-go-on = Continuer avec { $who }
trade-button-afresh = Le supprimer, échanger avec { $who }
trade-button-yes =
    { $count ->
        [0] Accepter sans lever · { $due } $
       *[other] Accepter et en lever { $count } · { $due } $
    }
trade-form-title = L’argent de cet échange
trade-form-give = Tu donnes, en dollars
trade-form-take = Tu reçois, en dollars
trade-wrong-left = ⚠️ { $who } n’est plus dans la partie.
trade-wrong-built = ⚠️ { $lot } ne peut pas changer de mains : son groupe a des constructions.
trade-wrong-deed-mine = ⚠️ { $lot } n’est plus à toi.
trade-wrong-deed-theirs = ⚠️ { $lot } n’est plus à { $who }.
trade-wrong-pass-mine = ⚠️ Tu n’as plus cette carte : { $card }
trade-wrong-pass-theirs = ⚠️ { $who } n’a plus cette carte : { $card }
trade-wrong-debt = ⚠️ La dette à régler n’existe plus.
trade-wrong-answers = ⚠️ Ce brouillon répond à une offre faite par { $who } qui n’existe plus.
trade-wrong-cash = ⚠️ Il te manquerait { $amount } $.
trade-doubt-cash = ⚠️ Il manquerait { $amount } $ à { $who } pour accepter maintenant.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Tu as une dette à payer : rien ne peut être donné avant qu’elle soit payée.
       *[theirs] ⚠️ { $who } a une dette à payer : rien ne peut être donné avant qu’elle soit payée.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Tu as une dette à payer. Après cet échange, tu ne pourrais plus réunir que { $after } $ au lieu de { $before } $ : il ne peut pas être accepté.
       *[theirs] ⚠️ { $who } a une dette à payer et ne pourrait plus réunir que { $after } $ au lieu de { $before } $ : l’échange ne peut pas être accepté.
    }
trade-sure-title = Tu confirmes ?
trade-sure = Aux prix imprimés, argent compris, tu donnes **{ $gives } $** et tu ne reçois { $takes ->
        [0] **rien** en échange.
       *[other] que **{ $takes } $** en échange.
    } { $who } y gagne. Est-ce bien ce que tu veux ?
trade-button-sure-send = L’envoyer quand même
trade-button-sure-accept = L’accepter quand même
trade-button-sure-back = Retour
trade-draft-gone = Ce brouillon n’existe plus : envoyé ou supprimé. Le bouton Échanger en commence un autre.
trade-draft-other = Tu as commencé un autre brouillon entre-temps. Le voici.
trade-draft-dropped = Le brouillon est supprimé.
trade-whom = Avec qui veux-tu échanger ?
trade-whom-about =
    { $count ->
        [0] { $cash } $, aucune propriété
        [one] { $cash } $ et { $count } propriété
       *[other] { $cash } $ et { $count } propriétés
    }
trade-which = Tu as commencé un échange avec { $who }, pas encore envoyé.
trade-sent-title = Ton offre est envoyée à { $who }
trade-offer-title = { $who } te propose un échange
trade-counter-title = { $who } te fait une contre-offre
trade-call = { $who }, une offre pour toi :
trade-asks-lift = Accepter te demande d’abord quelles hypothèques lever et lesquelles garder.
trade-expires = Ouverte jusqu’au <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = La partie est dans <#{ $channel }>.
trade-lift-title = Lever ou garder les hypothèques : l’échange avec { $who }
trade-lift-or-hold = Tu reçois des propriétés hypothéquées. Lève maintenant les hypothèques que tu choisis ; pour les autres, tu paies les intérêts maintenant, et encore une fois en les levant plus tard.
trade-said-accept = L’échange est conclu.
trade-said-decline = Tu as refusé l’offre.
trade-said-withdraw = Tu as retiré ton offre.
trade-outcome-made =
    { $side ->
        [partner] Échange conclu avec { $who }
       *[proposer] L’échange avec { $who } est conclu.
    }
trade-outcome-declined =
    { $side ->
        [partner] Tu as refusé l’offre faite par { $who }
       *[proposer] { $who } a refusé ton offre.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } a retiré cette offre
       *[proposer] Tu as retiré ton offre à { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Tu as répondu à { $who } par ta propre offre
       *[proposer] { $who } a répondu à ton offre par une contre-offre.
    }
trade-outcome-gone =
    { $side ->
        [partner] L’offre faite par { $who } est annulée : ce qu’elle contient a changé
       *[proposer] Ton offre à { $who } est annulée : ce qu’elle contient a changé.
    }
trade-outcome-left =
    { $side ->
        [partner] L’offre faite par { $who } est annulée : quelqu’un a quitté la partie
       *[proposer] Ton offre à { $who } est annulée : quelqu’un a quitté la partie.
    }
trade-outcome-expired =
    { $side ->
        [partner] L’offre faite par { $who } a expiré
       *[proposer] Ton offre à { $who } a expiré sans réponse.
    }
trade-outcome-over =
    { $side ->
        [partner] L’offre faite par { $who } a pris fin avec la partie
       *[proposer] Ton offre à { $who } a pris fin avec la partie.
    }
trade-give-head = **Tu donnes** · tu as { $cash } $ en liquide
trade-take-head = **Tu reçois** · { $who } a { $cash } $ en liquide
trade-toggle-out = { $lot }
trade-toggle-out-text = Ajouter { $lot } · { $price } $
trade-toggle-in = ✓ { $lot }
trade-toggle-in-text = Retirer { $lot } · { $price } $
trade-completes-mine = ✅ Tu complètes ainsi ton groupe : { $group }
trade-completes-theirs = ⚠️ { $who } complète ainsi son groupe : { $group }
trade-rents = Loyers sur ce groupe, encore sans maison : { $rents }
trade-form-give-about = Tu as { $cash } $.
trade-form-take-about = { $who } a { $cash } $.
trade-button-with = Échanger avec { $who }
trade-button-again = Proposer à nouveau…
