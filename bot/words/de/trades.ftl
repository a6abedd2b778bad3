# Trades: the panel, the offers and what became of them.

trade-title = Handel mit { $who }
offer-card = 🤝 { $who } hat { $whom } ein Angebot gemacht.
offer-card-over = 🤝 Das Angebot von { $who } an { $whom } ist erledigt.
offer-card-look = Angebot ansehen
trade-gives = **{ $who } gibt**
trade-public-offer = { $who } bietet { $whom } einen Handel an
trade-public-counter = { $who } macht { $whom } ein Gegenangebot
trade-public-made = { $who } und { $whom } haben gehandelt
trade-public-declined = { $whom } hat das Angebot von { $who } abgelehnt
trade-public-withdrawn = { $who } hat das Angebot an { $whom } zurückgezogen
trade-public-countered = { $whom } hat { $who } ein Gegenangebot gemacht
trade-public-gone = Das Angebot von { $who } an { $whom } gilt nicht mehr: Etwas darin hat sich geändert
trade-public-left = Das Angebot von { $who } an { $whom } gilt nicht mehr: Jemand hat das Spiel verlassen
trade-public-expired = Das Angebot von { $who } an { $whom } ist abgelaufen
trade-public-over = Das Spiel war vorbei, bevor { $whom } auf das Angebot von { $who } geantwortet hat
trade-you-give = **Du gibst**
trade-you-get = **Du bekommst**
trade-you-gave = **Du hast gegeben**
trade-you-got = **Du hast bekommen**
trade-you-would-give = **Du hättest gegeben**
trade-you-would-get = **Du hättest bekommen**
trade-gave = **{ $who } hat gegeben**
trade-deed = { $deed } (aufgedruckter Preis { $price } $)
trade-deed-mortgaged = { $deed } (mit { $mortgage } $ belastet)
trade-cash = 💵 { $amount } $
trade-debt-settled = 🤝 Schuld bezahlt
pass-in-sentence = die { $card }
pass-name =
    { $deck ->
        [chance] Gefängnis-frei-Karte (Ereignis)
        [community_chest] Gefängnis-frei-Karte (Gemeinschaft)
       *[other] Gefängnis-frei-Karte ({ $deck })
    }
trade-group = { $group } danach: du { $mine } von { $size }, { $who } { $theirs }
trade-due-hold = { $deed } ist belastet: Du zahlst der Bank jetzt { $interest } $ Zinsen ({ $percent } %), und die Hypothek bleibt bestehen.
trade-due-lift = { $deed } ist belastet: Du tilgst die Hypothek für { $unmortgage } $, einschließlich { $percent } % Zinsen.
trade-due-their-hold = { $deed } ist belastet: { $who } zahlt der Bank jetzt nur { $interest } $ Zinsen ({ $percent } %) oder tilgt die Hypothek für { $unmortgage } $.
trade-due-their-lift = { $deed } ist belastet: { $who } tilgt die Hypothek für { $unmortgage } $, einschließlich { $percent } % Zinsen.
trade-settles-mine = 🤝 Mit diesem Handel sind die { $amount } $ bezahlt, die du { $who } schuldest.
trade-settles-theirs = 🤝 Mit diesem Handel sind die { $amount } $ bezahlt, die { $who } dir schuldet.
trade-cash-mine =
    { $due ->
        [0] Dein Geld: { $before } $ → **{ $after }**
       *[other] Dein Geld: { $before } $ → **{ $after }**, wenn { $due } $ für Hypotheken an die Bank gezahlt sind
    }
trade-cash-theirs =
    { $due ->
        [0] Geld von { $who }: { $before } $ → **{ $after }**
       *[other] Geld von { $who }: { $before } $ → **{ $after }**, wenn { $due } $ für Hypotheken an die Bank gezahlt sind
    }
trade-short-mine = Dein Geld: { $before } $, gerade zu wenig für diesen Handel
trade-short-theirs = Geld von { $who }: { $before } $, gerade zu wenig für diesen Handel
trade-answers = Wenn du das abschickst, ist das Angebot von { $who } hinfällig
trade-bound-mine = { $groups }: Verkaufe vor einem Handel erst deine Gebäude
trade-bound-theirs = { $groups }: Vor einem Handel müsste { $who } erst die Gebäude verkaufen
trade-choose-give = Wähle Grundstücke, die du gibst
trade-choose-take = Wähle Grundstücke, die { $who } dir gibt
trade-choose-more =
    { $kinds ->
        [cards] Wähle Gefängnis-frei-Karten
        [mortgages] Wähle, welche Hypotheken du tilgst
        [debt] Mit dem Handel die Schuld bezahlen?
       *[several] Wähle Gefängnis-frei-Karten, Hypotheken oder Schulden
    }
trade-choose-lift = Welche Hypotheken tilgst du jetzt?
trade-option = Hypothekenwert { $mortgage } $ · wer es besitzt, hat { $count } von { $size } der Gruppe
trade-option-mortgaged = mit { $mortgage } $ belastet · { $interest } $ Zinsen fällig · wer es besitzt, hat { $count } von { $size } der Gruppe
trade-more-give-pass = Du gibst: { $card }
trade-more-take-pass = Du bekommst: { $card }
trade-more-lift = Hypothek auf { $lot } gleich tilgen
trade-more-lift-about = Zahle jetzt { $unmortgage } $. Sonst zahlst du { $interest } $ Zinsen, und die Hypothek bleibt.
trade-more-settle = Schuld von { $who } bezahlen: { $amount } $
trade-more-settle-mine = Deine Schuld bei { $who } bezahlen: { $amount } $
trade-more-settle-about = Die Schuld gilt als bezahlt.
trade-button-cash-give = Geld geben…
trade-button-cash-take = Geld verlangen…
trade-button-page-give = Du gibst: { turn-page }
trade-button-page-take = Du bekommst: { turn-page }
trade-button-page-more = Karten, Hypotheken: { turn-page }
trade-button-whom = Mit jemand anderem handeln…
trade-button-send = An { $who } schicken
trade-button-prune = Entfernen, was nicht mehr geht
trade-button-drop = Entwurf löschen
trade-button-theirs =
    { $number ->
        [0] Angebot von { $who } ansehen
       *[other] Angebot von { $who } ansehen ({ $number })
    }
trade-button-mine =
    { $number ->
        [0] Dein Angebot ansehen
       *[other] Dein Angebot ansehen ({ $number })
    }
trade-button-another = Noch ein Handel
trade-button-withdraw = Angebot zurückziehen
trade-button-accept = Annehmen
trade-button-counter = Gegenangebot…
trade-button-decline = Ablehnen
trade-button-go-on = Weiter mit { $who }
trade-button-afresh = Neu anfangen mit { $who }
trade-button-yes =
    { $count ->
        [0] Annehmen, nichts tilgen · { $due } $
       *[other] Annehmen, { $count } tilgen · { $due } $
    }
trade-form-title = Geld in diesem Handel
trade-form-give = Wie viel Geld gibst du?
trade-form-take = Wie viel Geld bekommst du?
trade-wrong-left = ⚠️ { $who } ist nicht mehr im Spiel.
trade-wrong-built = ⚠️ Mit { $lot } könnt ihr nicht handeln: Auf der Farbe stehen Gebäude.
trade-wrong-deed-mine = ⚠️ { $lot } gehört dir nicht mehr.
trade-wrong-deed-theirs = ⚠️ { $lot } gehört { $who } nicht mehr.
trade-wrong-pass-mine = ⚠️ Du hast diese Karte nicht mehr: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } hat diese Karte nicht mehr: { $card }
trade-wrong-debt = ⚠️ Die Schuld, die ihr mit diesem Handel bezahlen wolltet, ist schon bezahlt.
trade-wrong-answers = ⚠️ Das Angebot von { $who }, auf das du antwortest, ist nicht mehr offen.
trade-wrong-cash = ⚠️ Für diesen Handel hast du { $amount } $ zu wenig.
trade-wrong-same = ⚠️ Dieses Angebot hast du { $who } schon geschickt, und es ist noch offen.
trade-wrong-unchanged = ⚠️ Das ist das Angebot, das du von { $who } hast: Nimm es an oder ändere etwas.
trade-doubt-cash = ⚠️ Für diesen Handel hat { $who } { $amount } $ zu wenig.
trade-doubt-cash-never = ⚠️ { $who } kann das nicht annehmen: Es fehlen { $amount } $, und mit allen Verkäufen und Hypotheken kämen nur { $most } $ zusammen.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Du hast eine Schuld offen: Bis sie bezahlt ist, kannst du nichts verschenken.
       *[theirs] ⚠️ { $who } hat eine Schuld offen und kann nichts verschenken, bis sie bezahlt ist.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Du hast eine Schuld offen und könntest nach diesem Handel nur noch { $after } $ statt { $before } $ auftreiben. Das ist nicht erlaubt.
       *[theirs] ⚠️ { $who } hat eine Schuld offen und könnte nach diesem Handel nur noch { $after } $ statt { $before } $ auftreiben. Das ist nicht erlaubt.
    }
trade-doubt-tax =
    { $whose ->
        [mine] ⚠️ Du musst noch wählen, wie du eine Steuer zahlst, und könntest nach diesem Handel die { $price } $ dafür nicht mehr auftreiben. So ist der Handel nicht erlaubt.
       *[theirs] ⚠️ { $who } muss noch wählen, wie eine Steuer bezahlt wird, und könnte nach diesem Handel die { $price } $ dafür nicht mehr auftreiben. So ist der Handel nicht erlaubt.
    }
trade-sure-title = Bist du sicher?
trade-sure = Zählst du Geld und aufgedruckte Preise zusammen{ $sets ->
        [counted] { "" } (ganze Gruppen doppelt),
       *[none] ,
    } gibst du **{ $gives } $** her und bekommst { $takes ->
        [0] **nichts**.
       *[other] **{ $takes } $**.
    } { $who } macht das bessere Geschäft. Willst du das wirklich?
trade-button-sure-send = Trotzdem abschicken
trade-button-sure-accept = Trotzdem annehmen
trade-draft-gone = Dieser Entwurf ist abgeschickt oder gelöscht. Mit „Handeln“ beginnst du einen neuen.
trade-draft-other = Du hast inzwischen einen anderen Entwurf begonnen. Hier ist er.
trade-draft-dropped = Der Entwurf ist gelöscht.
trade-whom = Mit wem willst du handeln?
trade-whom-about =
    { $count ->
        [0] { $cash } $, kein Grundstück
        [1] { $cash } $ und 1 Grundstück
       *[other] { $cash } $ und { $count } Grundstücke
    }
trade-whom-offers = 🤝 hat ein Angebot für dich
trade-whom-offered = 📤 hat ein Angebot von dir
trade-which = Du hast einen Handel mit { $who } vorbereitet und noch nicht abgeschickt.
trade-sent-title = Angebot an { $who } abgeschickt
trade-sent-away = { $expires ->
        [before] 🌙 { $who } ist bis <t:{ $at }:f> weg. Das Angebot läuft vorher ab, vielleicht ohne Antwort.
       *[later] 🌙 { $who } ist bis <t:{ $at }:f> weg und antwortet vielleicht erst dann.
    }
trade-sent-waits =
    { $why ->
        [auction] { $who } antwortet, sobald die Versteigerung vorbei ist.
        [offer] { $who } antwortet, sobald { $whom } auf dein Angebot zu denselben Grundstücken geantwortet hat.
       *[later] { $who } kann noch nicht antworten. Du erfährst es, sobald die Antwort da ist.
    }
trade-offer-title = { $who } bietet dir einen Handel an
trade-counter-title = { $who } macht dir ein Gegenangebot
trade-call = { $who }, du hast ein Angebot bekommen:
trade-asks-lift = Wenn du annimmst, wählst du zuerst, welche Hypotheken du tilgst.
trade-expires = Das Angebot verfällt <t:{ $at }:R>.
trade-stays-open = Das Angebot bleibt offen, bis du antwortest oder { $who } es zurückzieht.
trade-where = { $channel ->
        [direct] Das ist Spiel { $number } in diesen Direktnachrichten.
       *[other] Das Spiel läuft in <#{ $channel }>.
    }
trade-lift-title = Hypotheken aus dem Handel mit { $who }
trade-lift-or-hold = Du bekommst belastete Grundstücke. Wähle, welche Hypotheken du jetzt tilgst. Für die anderen zahlst du jetzt die Zinsen und beim späteren Tilgen noch einmal.
trade-said-accept = Der Handel ist abgeschlossen.
trade-said-decline = Du hast das Angebot abgelehnt.
trade-said-withdraw = Du hast dein Angebot zurückgezogen.
trade-outcome-made =
    { $side ->
        [partner] Handel mit { $who } abgeschlossen
       *[proposer] { $who } hat dein Angebot angenommen.
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
        [partner] Das Angebot von { $who } gilt nicht mehr: Etwas darin hat sich geändert
       *[proposer] Dein Angebot an { $who } gilt nicht mehr: Etwas darin hat sich geändert.
    }
trade-outcome-left =
    { $side ->
        [partner] Das Angebot von { $who } gilt nicht mehr: Jemand hat das Spiel verlassen
       *[proposer] Dein Angebot an { $who } gilt nicht mehr: Jemand hat das Spiel verlassen.
    }
trade-outcome-expired =
    { $side ->
        [partner] Das Angebot von { $who } ist abgelaufen
       *[proposer] Dein Angebot an { $who } ist ohne Antwort abgelaufen.
    }
trade-outcome-over =
    { $side ->
        [partner] Das Spiel war vorbei, bevor du auf das Angebot von { $who } geantwortet hast
       *[proposer] Das Spiel war vorbei, bevor { $who } auf dein Angebot geantwortet hat.
    }
trade-give-head = **Du gibst** (du hast { $cash } $)
trade-take-head = **Du bekommst von { $who }** (hat { $cash } $)
trade-toggle = { $lot }
trade-toggle-in-words =
    { $way ->
        [out] { $lot } herausnehmen · { $price } $
       *[put] { $lot } dazunehmen · { $price } $
    }
trade-completes-mine = ✅ Mit diesem Handel hast du die ganze Gruppe: { $group }
trade-completes-theirs = ⚠️ Mit diesem Handel hat { $who } die ganze Gruppe: { $group }
trade-rents = Miete pro Grundstück mit der ganzen Gruppe: { $rents }
trade-form-give-about = Du hast { $cash } $.
trade-form-take-about = { $who } hat { $cash } $.
trade-button-with = Mit { $who } handeln
trade-button-again = Noch einmal anbieten…
trade-would-accept = Mit { $total } $ von dir würde { $who } annehmen: Das sind { $price } $ mehr, als du geboten hast.
trade-would-accept-unpayable = { $who } will mehr Geld, als du hast.
trade-would-accept-less =
    { $total ->
        [0] Verlangst du kein Geld, nimmt { $who } an.
       *[other] Verlangst du { $total } $, nimmt { $who } an: Das sind { $price } $ weniger, als du verlangt hast.
    }

refusal-no-shared-game = Du spielst mit { $who } gerade kein gemeinsames Spiel.
trade-menu = Handel anbieten
command-name-trade = handel
command-trade = Jemandem einen Handel anbieten
command-trade-player = Mit wem du handeln willst
