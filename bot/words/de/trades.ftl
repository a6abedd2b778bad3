# Trades: the panel, the offers and what became of them.

trade-title = Handel mit { $who }
trade-footer = Angeboten ist erst, was du abschickst. Bis dahin bleibt der Entwurf liegen.
trade-gives = **{ $who } gibt**
trade-public-offer = { $who } bietet { $whom } einen Handel an
trade-public-counter = { $who } macht { $whom } ein Gegenangebot
trade-public-made = Abgemacht: der Handel von { $who } und { $whom }
trade-public-declined = { $whom } hat das Angebot von { $who } abgelehnt
trade-public-withdrawn = { $who } hat das Angebot an { $whom } zurückgezogen
trade-public-countered = { $whom } hat { $who } ein Gegenangebot gemacht
trade-public-gone = Das Angebot von { $who } an { $whom } ist hinfällig: Etwas darin hat sich geändert
trade-public-left = Das Angebot von { $who } an { $whom } ist hinfällig: Jemand hat das Spiel verlassen
trade-public-expired = Das Angebot von { $who } an { $whom } ist abgelaufen
trade-public-over = Das Angebot von { $who } an { $whom } endete mit dem Spiel
trade-you-give = **Du gibst**
trade-you-get = **Du bekommst**
trade-nothing = nichts
trade-deed = { $deed } · { $price } $ (Hypothekenwert { $mortgage } $)
trade-deed-mortgaged = { $deed } · { $price } $ (mit { $mortgage } $ belastet)
trade-cash = 💵 { $amount } $
pass-in-sentence = die { $card }
pass-name =
    { $deck ->
        [chance] Ereignis-Freikarte
       *[community_chest] Gemeinschafts-Freikarte
    }
trade-group = { $group } danach: du { $mine } von { $size }, { $who } { $theirs }
trade-due-hold = { $deed } ist belastet: Du zahlst gleich { $percent } %, also { $interest } $, und behältst die Hypothek.
trade-due-lift = { $deed } ist belastet: Du tilgst die Hypothek für { $lift } $, { $percent } % eingerechnet.
trade-due-their-hold = { $deed } ist belastet: { $who } zahlt { $percent } %, also { $interest } $, und behält die Hypothek, oder { $lift } $ und tilgt sie.
trade-due-their-lift = { $deed } ist belastet: { $who } tilgt die Hypothek für { $lift } $, { $percent } % eingerechnet.
trade-settles-mine = 🤝 Damit ist deine Schuld von { $amount } $ bei { $who } beglichen.
trade-settles-theirs = 🤝 Damit sind die { $amount } $ beglichen, die { $who } dir schuldet.
trade-cash-mine =
    { $due ->
        [0] Dein Bargeld: { $before } $ → **{ $after }**
       *[other] Dein Bargeld: { $before } $ → **{ $after }**, nach { $due } $ an die Bank für Hypotheken
    }
trade-cash-theirs =
    { $due ->
        [0] Bargeld von { $who }: { $before } $ → **{ $after }**
       *[other] Bargeld von { $who }: { $before } $ → **{ $after }**, nach { $due } $ an die Bank für Hypotheken
    }
trade-bound-mine = Nicht auf deiner Liste, weil auf der Farbe Gebäude stehen: { $lots }.
trade-bound-theirs = Nicht auf der Liste von { $who }, weil auf der Farbe Gebäude stehen: { $lots }.
trade-choose-give = Du gibst: Grundstücke wählen
trade-choose-take = Du bekommst von { $who }: Grundstücke wählen
trade-choose-more = Freikarten, Hypotheken, Schulden
trade-choose-lift = Welche davon tilgst du jetzt?
trade-choose-whom = Mit wem möchtest du handeln?
trade-option = Hypothekenwert { $mortgage } $ · { $count } von { $size } in derselben Hand
trade-option-mortgaged = mit { $mortgage } $ belastet · { $interest } $ fällig · { $count } von { $size } in derselben Hand
trade-more-give-pass = Du gibst: { $card }
trade-more-take-pass = Du bekommst: { $card }
trade-more-lift = Hypothek auf { $lot } gleich tilgen
trade-more-lift-about = { $lift } $ jetzt; oder behalten für { $interest } $
trade-more-settle = Das begleicht die { $amount } $, die { $who } dir schuldet
trade-more-settle-mine = Das begleicht deine { $amount } $ bei { $who }
trade-more-settle-about = Die Schuld ist mit dem Handel bezahlt, egal was er wert ist.
trade-button-cash = Geld…
trade-button-page-give = Du gibst: Seite { $page } von { $count }
trade-button-page-take = Du bekommst: Seite { $page } von { $count }
trade-button-page-more = Freikarten, Hypotheken: Seite { $page } von { $count }
trade-button-whom = Jemand anderes…
trade-button-send = An { $who } schicken
trade-button-prune = Hinfälliges entfernen
trade-button-drop = Verwerfen
trade-button-theirs = Angebot { $number } beantworten
trade-button-mine = Dein offenes Angebot { $number }
trade-button-another = Noch ein Handel
trade-button-withdraw = Angebot zurückziehen
trade-button-accept = Annehmen
trade-button-counter = Gegenangebot…
trade-button-decline = Ablehnen
trade-button-go-on = Weiter mit { $who }
trade-button-afresh = Verwerfen, mit { $who } handeln
trade-button-yes =
    { $count ->
        [0] Annehmen, nichts tilgen · { $due } $ an die Bank
       *[other] Annehmen, { $count } tilgen · { $due } $ an die Bank
    }
trade-form-title = Geld in diesem Handel
trade-form-give = Du gibst, in Dollar
trade-form-take = Du bekommst, in Dollar
trade-wrong-left = ⚠️ { $who } ist nicht mehr im Spiel.
trade-wrong-built = ⚠️ { $lot } lässt sich nicht weggeben: Auf der Farbe stehen Gebäude.
trade-wrong-deed-mine = ⚠️ { $lot } gehört dir nicht mehr.
trade-wrong-deed-theirs = ⚠️ { $lot } gehört { $who } nicht mehr.
trade-wrong-pass-mine = ⚠️ Du hast sie nicht mehr: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } hat sie nicht mehr: { $card }
trade-wrong-debt = ⚠️ Die Schuld, die das begleichen sollte, ist nicht mehr offen.
trade-wrong-answers = ⚠️ Das Angebot von { $who }, auf das dies antwortet, ist nicht mehr offen.
trade-wrong-cash = ⚠️ Dir würden { $amount } $ fehlen.
trade-doubt-cash = ⚠️ { $who } würden { $amount } $ fehlen. Annehmen geht so nicht.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Du hast eine Schuld offen: Bis sie bezahlt ist, kannst du nichts verschenken.
       *[theirs] ⚠️ { $who } hat eine Schuld offen und kann nichts verschenken, bis sie bezahlt ist.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Du hast eine Schuld offen. Danach könntest du nur noch { $after } $ statt { $before } $ auftreiben, so geht es nicht.
       *[theirs] ⚠️ { $who } hat eine Schuld offen und könnte danach nur noch { $after } $ statt { $before } $ auftreiben, so geht es nicht.
    }
trade-sure-title = Ist das so gemeint?
trade-sure = Nach gedruckten Preisen und Geld gibst du **{ $gives } $** und bekommst dafür { $takes ->
        [0] **nichts**.
       *[other] **{ $takes } $**.
    } { $who } kommt dabei besser weg. Willst du das?
trade-button-sure-send = Trotzdem abschicken
trade-button-sure-accept = Trotzdem annehmen
trade-button-sure-back = Zurück
trade-draft-gone = Diesen Entwurf gibt es nicht mehr: Er ist abgeschickt oder verworfen. Der Knopf Handeln beginnt einen neuen.
trade-draft-other = Du hast inzwischen einen anderen Entwurf begonnen. Hier ist er.
trade-draft-dropped = Der Entwurf ist verworfen.
trade-whom = Zum Handeln gehören zwei: Wähl die andere Seite.
trade-whom-about =
    { $count ->
        [0] { $cash } $, kein Grundstück
        [1] { $cash } $ und 1 Grundstück
       *[other] { $cash } $ und { $count } Grundstücke
    }
trade-which = Du hast einen Handel mit { $who } begonnen und noch nicht abgeschickt.
trade-sent-title = Dein Angebot an { $who } ist draußen
trade-offer-title = { $who } bietet dir einen Handel an
trade-counter-title = { $who } macht dir ein Gegenangebot
trade-call = { $who }, ein Angebot für dich:
trade-asks-lift = Vor dem Annehmen wirst du gefragt, welche Hypotheken du tilgst und welche du behältst.
trade-expires = Offen bis <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = Gespielt wird in <#{ $channel }>.
trade-lift-title = Tilgen oder behalten: der Handel mit { $who }
trade-lift-or-hold = Du bekommst belastete Grundstücke. Tilg jetzt die Hypotheken, die du wählst; für die anderen zahlst du jetzt die Zinsen, und beim späteren Tilgen noch einmal.
trade-said-accept = Der Handel gilt.
trade-said-decline = Du hast das Angebot abgelehnt.
trade-said-withdraw = Du hast dein Angebot zurückgezogen.
trade-outcome-made =
    { $side ->
        [partner] Abgemacht: der Handel mit { $who }
       *[proposer] Der Handel mit { $who } gilt.
    }
trade-outcome-declined =
    { $side ->
        [partner] Du hast das Angebot von { $who } abgelehnt
       *[proposer] { $who } hat dein Angebot abgelehnt.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } hat dieses Angebot zurückgezogen
       *[proposer] Du hast dein Angebot an { $who } zurückgezogen.
    }
trade-outcome-countered =
    { $side ->
        [partner] Du hast { $who } ein Gegenangebot gemacht
       *[proposer] { $who } hat dir ein Gegenangebot gemacht.
    }
trade-outcome-gone =
    { $side ->
        [partner] Das Angebot von { $who } ist hinfällig: Etwas darin hat sich geändert
       *[proposer] Dein Angebot an { $who } ist hinfällig: Etwas darin hat sich geändert.
    }
trade-outcome-left =
    { $side ->
        [partner] Das Angebot von { $who } ist hinfällig: Jemand hat das Spiel verlassen
       *[proposer] Dein Angebot an { $who } ist hinfällig: Jemand hat das Spiel verlassen.
    }
trade-outcome-expired =
    { $side ->
        [partner] Das Angebot von { $who } ist abgelaufen
       *[proposer] Dein Angebot an { $who } ist ohne Antwort abgelaufen.
    }
trade-outcome-over =
    { $side ->
        [partner] Das Angebot von { $who } endete mit dem Spiel
       *[proposer] Dein Angebot an { $who } endete mit dem Spiel.
    }
