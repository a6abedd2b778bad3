# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Tes consignes
orders-open-panel = Consignes…
orders-intro = Tes consignes répondent pour toi dès que c’est à toi de décider : personne n’a à t’attendre. Personne d’autre ne peut les voir.
orders-unsaved = ✏️ **Pas encore enregistré.** Appuie sur *Enregistrer* pour activer ces consignes.
orders-unsaved-none = ✏️ **Pas encore enregistré.** Appuie sur *Enregistrer* pour désactiver toutes tes consignes.
orders-saved = ✅ C’est enregistré : tes consignes sont actives.
orders-saved-none = ✅ C’est enregistré : tu n’as plus de consignes.
orders-at-once = Tes consignes ont déjà décidé ceci pour toi :
orders-discarded = Tes changements sont annulés.
orders-open = *Le bot te pose la question à chaque fois.*
orders-open-build = *Tu construis toi-même, avec **{ button-manage }**.*
orders-open-rent = *Tu encaisses tes loyers toi-même.*
orders-asked = **Le bot te pose la question à chaque fois :** { $topics }
orders-yours = **Tu le fais toi-même :** { $topics }
orders-choose-topic = Choisis ce que tu veux changer…
orders-did = Ce que tes consignes ont fait
orders-save = Enregistrer
orders-discard = Annuler les changements
orders-clear = Effacer
orders-clear-all = Tout effacer
orders-back = Toutes les consignes
orders-not-read = « { $typed } » n’est pas un nombre entier, donc rien n’a changé. Tape par exemple 250, ou laisse le champ vide.
orders-out-of-range = Ce que tu as tapé est trop bas ou trop élevé : { $typed }. Rien n’a changé.
orders-did-nothing = Tes consignes n’ont encore rien décidé.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Tes consignes ont décidé pour toi.
ordered-bid = Ta consigne a enchéri jusqu’à { $most } $ : { $lot }{ $fate ->
        [won] . Tu l’as emporté pour { $price } $
        [lost] . { $who } l’a emporté pour { $price } $
        [unsold] . Personne ne l’a emporté
       *[open] , les enchères sont encore en cours
    }.
ordered-pass = Ta consigne a passé : { $lots }.
orders-won = 📋 Ta consigne a remporté les enchères : { $space } pour { $price } $.

## Topics

orders-told-topic = **{ $topic } :** { $told }
orders-brief-keep = garder { $keep } $
orders-brief-jail = { $early }. Plus tard : { $late }
orders-brief-lift =
    { $keep ->
        [0] Lever dès que l’argent suffit
       *[other] Lever s’il reste { $keep } $
    }
orders-brief-until = Tout refuser jusqu’au <t:{ $at }:f>
orders-brief-never = Refuser celles qui demandent { $what }
orders-brief-gain = Refuser celles qui rapportent moins de { $gain } $
orders-all-groups = Tous les groupes de couleur
orders-topic-title = Consignes : { $topic }
orders-topic-buy = Achats
orders-topic-bid = Enchères
orders-topic-jail = Prison
orders-topic-tax = { space-income-tax }
orders-topic-debt = Dettes
orders-topic-build = Constructions
orders-topic-mortgage = Hypothèques
orders-topic-trade = Offres d’échange
orders-topic-rent = Loyers
orders-about-buy = Ces consignes servent quand tu arrives sur une propriété libre. Une consigne pour un groupe passe avant la consigne générale, et une consigne pour une propriété passe avant les deux.
orders-about-bid = Le bot enchérit pour toi jusqu’aux montants que tu choisis ici. Ils restent secrets, et tu ne paies jamais plus qu’il ne faut. Un montant pour un groupe de couleur vaut pour chacune de ses propriétés.
orders-about-jail = Si tu ne peux pas sortir de prison de la façon choisie, tu lances les dés. *Carte* veut dire carte Sortie de Prison.
orders-about-tax = Tu choisis comment payer l’impôt sur le revenu avant de savoir à combien se monte le pourcentage de ta fortune.
orders-about-debt = Ces consignes servent quand tu dois plus d’argent que tu n’en as. Le bot vend et hypothèque juste ce qu’il faut, et revend toujours les constructions avant d’hypothéquer leurs rues. Si ça ne suffit pas pour payer la dette, le bot te pose la question.
orders-about-build = Tu construis dans l’ordre de ton plan, uniformément, dès que les règles et ton argent le permettent. Tu ne peux construire que sur tes groupes complets.
orders-about-mortgage = Lever une hypothèque coûte { $interest } % d’intérêts. Si tu reçois des propriétés hypothéquées après une faillite, tu peux lever leurs hypothèques tout de suite, sans payer les intérêts deux fois.
orders-about-trade = Le bot refuse pour toi les offres que tu choisis ici. Tu reçois toutes les autres comme d’habitude.
orders-about-rent = Dans cette partie, tu perds ton loyer si tu ne le demandes pas à temps.

## Choices: the question, then the answers

orders-rule = Quand tu arrives sur une propriété
orders-rule-ask = Me demander
orders-rule-always = Toujours acheter
orders-rule-never = Ne jamais acheter
orders-rule-keep = Acheter s’il me reste assez d’argent…
orders-rule-group = Acheter pour compléter ou bloquer un groupe
orders-percent = Propriétés sans montant particulier
orders-percent-ask = { orders-rule-ask }
orders-percent-0 = { button-pass }
orders-percent-50 = Jusqu’à la moitié du prix
orders-percent-75 = Jusqu’à 75 % du prix
orders-percent-100 = Jusqu’au prix imprimé
orders-percent-125 = Jusqu’à 125 % du prix
orders-percent-150 = Jusqu’à 150 % du prix
orders-percent-200 = Jusqu’au double du prix
orders-early = { $few ->
        [0] Début de partie : tant qu’il reste des propriétés libres
        [1] Début de partie : tant qu’il reste plus d’une propriété libre
       *[other] Début de partie : tant qu’il reste plus de { $few } propriétés libres
    }
orders-early-ask = { orders-rule-ask }
orders-early-throw = Tenter le double
orders-early-fine = Payer { $fine } $
orders-early-pass = Carte, sinon lancer
orders-early-pass-fine = Carte, sinon payer { $fine } $
orders-late = { $few ->
        [0] Fin de partie : quand il ne reste plus de propriété libre
        [1] Fin de partie : dès qu’il ne reste qu’une propriété libre, ou aucune
       *[other] Fin de partie : dès qu’il ne reste que { $few } propriétés libres ou moins
    }
orders-late-ask = { orders-rule-ask }
orders-late-throw = { orders-early-throw }
orders-late-fine = { orders-early-fine }
orders-late-pass = { orders-early-pass }
orders-late-pass-fine = { orders-early-pass-fine }
orders-last = À ton dernier tour en prison
orders-last-ask = Comme à mes autres tours
orders-last-throw = Garder ma carte et lancer
orders-last-pass = Jouer une carte
orders-tax = Comment tu paies l’impôt sur le revenu
orders-tax-ask = { orders-rule-ask }
orders-tax-flat = Payer le montant fixe
orders-tax-tenth = Payer le pourcentage
orders-raising = Quand tu dois plus d’argent que tu n’en as
orders-raising-ask = { orders-rule-ask }
orders-raising-cheapest = Réunir l’argent aussitôt
orders-received = Propriétés hypothéquées reçues après une faillite
orders-received-ask = { orders-rule-ask }
orders-received-lift = Lever le plus d’hypothèques possible
orders-received-hold = Garder les hypothèques
orders-until = Toutes les offres d’échange
orders-until-ask = Les recevoir normalement
orders-until-12 = Refuser pendant 12 heures
orders-until-24 = Refuser pendant 1 jour
orders-until-72 = Refuser pendant 3 jours
orders-until-168 = Refuser pendant une semaine
orders-rents = Loyers que tu dois demander
orders-rents-claim = Toujours les demander
orders-rents-ask = Les demander moi-même

## Single deeds and groups

orders-for-buy = Un groupe ou une propriété…
orders-for-bid = { orders-for-buy }
orders-for-build = Ajouter au plan…
orders-count = { $count ->
        [one] { $count } consigne
       *[other] { $count } consignes
    }
orders-which-buy = Groupe ou propriété
orders-which-bid = Taper un montant pour…
orders-which-build = Groupe ou rue
orders-whole = Tout le groupe : { $group }
orders-as-usual = Suivre la consigne générale
orders-as-group = Suivre la consigne du groupe
orders-choose-rule = Choisis la consigne pour { $what }…
orders-except-ask = { orders-rule-ask }
orders-except-always = { orders-rule-always }
orders-except-never = { orders-rule-never }
orders-except-keep =
    { $keep ->
        [0] Acheter si l’argent suffit
       *[other] Acheter s’il reste { $keep } $
    }
orders-except-group = Acheter pour compléter ou bloquer un groupe
orders-choose-level = Jusqu’où construire : { $what }…
orders-no-goal = Pas dans le plan
orders-list-first = À vendre ou à hypothéquer d’abord…
orders-list-keep = À garder le plus longtemps…
orders-list-never = À ne jamais échanger…
orders-lists = Choisis une ligne pour l’ajouter à une liste. Choisis-la encore une fois pour l’enlever.
orders-listed = Numéro { $place } de la liste

## Forms

orders-type-buy = Argent à garder…
orders-type-bid = Limites : cartes, faillites…
orders-type-jail = Définir la fin de partie…
orders-type-build = Argent à garder, pénuries…
orders-type-mortgage = Lever mes hypothèques…
orders-type-trade = Gain minimal…
orders-form-buying = { orders-topic-buy }
orders-form-buying-keep = Argent à garder après un achat
orders-form-buying-keep-hint = Un montant, par exemple 200
orders-form-bidding = { orders-topic-bid }
orders-form-bidding-most = { orders-form-most }
orders-form-bidding-most-hint = Sauf si tu as fixé un autre montant. Un pourcentage plus bas reste prioritaire. Tape 0 pour passer
orders-form-bidding-passes = Maximum pour une carte Sortie de Prison
orders-form-bidding-passes-hint = Tape 0 pour passer ; laisse vide pour que le bot te pose la question
orders-form-bidding-limit = Maximum pour tous les biens d’une faillite
orders-form-bidding-limit-hint = Pour tout ce que possédait une personne en faillite ; laisse vide pour ne pas avoir de limite
orders-form-bidding-keep = Argent à garder pendant les enchères
orders-form-bidding-keep-hint = Laisse vide pour pouvoir enchérir avec tout l’argent que tu pourrais réunir
orders-form-leaving = Quand commence la fin de la partie ?
orders-form-leaving-few = Propriétés encore libres, de 0 à 28
orders-form-leaving-few-hint = La fin de partie commence quand il reste ce nombre de propriétés libres, ou moins
orders-form-building = { orders-topic-build }
orders-form-building-keep = Argent à garder
orders-form-building-keep-hint = Tu ne construis rien qui te laisserait moins que cette somme
orders-form-building-scarce = Maximum par construction en cas de pénurie
orders-form-building-scarce-hint = Tape 0 pour n’acheter aucune construction ; laisse vide pour que le bot te pose la question
orders-form-lifting = Tes propres hypothèques
orders-form-lifting-keep = Argent à garder en levant une hypothèque
orders-form-lifting-keep-hint = Laisse vide pour lever toi-même tes hypothèques
orders-form-trading = { orders-topic-trade }
orders-form-trading-gain = Gain minimal, sinon refuser
orders-form-trading-gain-hint = Selon les prix imprimés ; tape -100 pour accepter 100 $ de perte ; laisse vide pour tout recevoir
orders-form-most = Maximum pour chaque propriété
orders-form-most-hint = Tape 0 pour passer ; laisse vide pour suivre la consigne générale
orders-form-most-title = Enchères : { $what }

## What is ordered, told

orders-told-rule-always = Tu achètes toutes les propriétés où tu t’arrêtes. Si tu n’as pas assez d’argent, le bot te pose la question.
orders-told-rule-never = Tu n’achètes aucune propriété où tu t’arrêtes.
orders-told-rule-keep =
    { $keep ->
        [0] Tu achètes chaque propriété que tu peux payer avec l’argent que tu as.
       *[other] Tu achètes une propriété s’il te reste ensuite au moins { $keep } $. Sinon, { $declined ->
            [left-with-bank] tu ne l’achètes pas.
           *[auctioned] elle est mise aux enchères.
        }
    }
orders-told-rule-group = Tu achètes seulement les propriétés qui complètent un de tes groupes ou qui empêchent quelqu’un d’en compléter un.
orders-told-exception = · { $what } : { $told }
orders-short-ask = le bot te pose la question
orders-short-always = toujours acheter
orders-short-never = ne jamais acheter
orders-short-keep =
    { $keep ->
        [0] acheter si tu as assez d’argent
       *[other] acheter s’il te reste { $keep } $
    }
orders-short-group = acheter seulement pour compléter ou bloquer un groupe
orders-short-most =
    { $most ->
        [0] passer
       *[other] jusqu’à { $most } $
    }
orders-told-percent =
    { $percent ->
        [0] Ne pas enchérir.
       *[other] Enchérir jusqu’à { $percent } % du prix imprimé.
    }
orders-told-most =
    { $most ->
        [0] Passer pour les propriétés sans montant particulier.
       *[other] Enchérir à { $most } $ au plus pour une propriété sans montant particulier.
    }
orders-told-passes =
    { $most ->
        [0] · Cartes Sortie de Prison : passer
       *[other] · Cartes Sortie de Prison : jusqu’à { $most } $
    }
orders-told-limit = Dépenser { $most } $ au plus pour tous les biens d’une personne en faillite.
orders-told-bid-keep =
    { $keep ->
        [0] Ne jamais enchérir au-delà de l’argent que tu as.
       *[other] Garder au moins { $keep } $ pendant les enchères.
    }
orders-told-early = { $few ->
        [0] Tant qu’il reste des propriétés libres, { $told }.
        [1] Tant qu’il reste plus d’une propriété libre, { $told }.
       *[other] Tant qu’il reste plus de { $few } propriétés libres, { $told }.
    }
orders-told-late = { $few ->
        [0] Quand il ne reste plus de propriété libre, { $told }.
        [1] Dès qu’il ne reste qu’une propriété libre, ou aucune, { $told }.
       *[other] Dès qu’il ne reste que { $few } propriétés libres ou moins, { $told }.
    }
orders-told-last = À ton dernier tour en prison, { $told }.
orders-way-throw = tu tentes le double
orders-way-fine = tu paies { $fine } $
orders-way-pass = tu joues une carte Sortie de Prison ou, si tu n’en as pas, tu lances les dés
orders-way-pass-fine = tu joues une carte Sortie de Prison ou, si tu n’en as pas, tu paies { $fine } $
orders-told-tax-flat = Tu paies le montant fixe.
orders-told-tax-tenth = Tu paies le pourcentage de ta fortune.
orders-told-raising =
    { $count ->
        [0] Tu réunis l’argent tout de suite : tu hypothèques d’abord des propriétés sans constructions, puis tu revends des constructions.
        [one] Tu réunis l’argent tout de suite. Tu vends ou hypothèques d’abord { $what }. Ensuite, tu hypothèques d’autres propriétés sans constructions, puis tu revends des constructions.
       *[other] Tu réunis l’argent tout de suite. Tu vends ou hypothèques d’abord, dans cet ordre : { $what }. Ensuite, tu hypothèques d’autres propriétés sans constructions, puis tu revends des constructions.
    }
orders-told-keep =
    { $count ->
        [one] Tu gardes { $what } le plus longtemps possible.
       *[other] Tu gardes ceci le plus longtemps possible, surtout ce qui est cité en premier : { $what }.
    }
orders-told-goal =
    { $steps ->
        [1] { "" }
       *[other] **{ $place }** ·{" "}
    }{ $whole ->
        [yes] { $what } : jusqu’à { $level } par rue
       *[no] { $what } : jusqu’à { $level }
    }.
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Construire peut te coûter tout ton argent.
       *[other] Garder au moins { $keep } $ après une construction.
    }
orders-told-scarce =
    { $most ->
        [0] En cas de pénurie, laisser les constructions aux autres.
       *[other] En cas de pénurie, offrir jusqu’à { $most } $ pour chaque construction.
    }
orders-told-received-lift = Lever celles reçues après une faillite, tant que tu as assez d’argent.
orders-told-received-hold = Garder celles reçues après une faillite.
orders-told-lift =
    { $keep ->
        [0] Lever les tiennes dès que tu as assez d’argent.
       *[other] Lever les tiennes s’il te reste ensuite au moins { $keep } $.
    }
orders-told-until = Refuser toutes les offres jusqu’au <t:{ $at }:f>.
orders-told-never =
    { $count ->
        [one] Refuser les offres qui demandent { $what }.
       *[other] Refuser les offres qui demandent au moins un de ces éléments : { $what }.
    }
orders-told-gain =
    { $worth ->
        [even] Refuser les offres qui te font perdre de l’argent, si l’on compte les propriétés à leur prix imprimé.
        [better] Refuser les offres qui te font gagner moins de { $dollars } $, si l’on compte les propriétés à leur prix imprimé.
       *[other] Refuser les offres qui te font perdre plus de { $dollars } $, si l’on compte les propriétés à leur prix imprimé.
    }
orders-told-rents = Toujours demander les loyers tout de suite.

## Presets

orders-presets = **Un style tout prêt** remplace toutes tes consignes d’un coup.
orders-presets-about = *Prudent* garde plus d’argent, *Audacieux* en dépense plus, et *Normal* est entre les deux.
orders-preset-careful = Prudent
orders-preset-usual = Normal
orders-preset-bold = Audacieux
orders-preset-other = Comme dans mon autre partie
orders-no-other = Tu n’as pas de consignes dans une autre partie en cours, donc rien n’a changé.

command-name-orders = consignes
command-orders = Donner des consignes qui décident tout de suite pour toi
