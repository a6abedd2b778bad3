## Rückblick auf ein beendetes Spiel. German; glossary in common.ftl.

button-review = Rückblick
review-title = { $turn ->
        [one] Rückblick · 1 Zug
       *[other] Rückblick · { $turn } Züge
    }
review-page-overview = Wendepunkte
review-player-title = Rückblick · { $who }
review-shared = 🔎 { $who } teilt den Rückblick auf dieses Spiel.

review-point = **{ $number } Zug { $turn }** · { $what }
review-point-chances = -# { $chances }
review-point-alt = { $number } Zug { $turn }: { $what } ({ $chances })
review-completes = Jetzt hat { $who } die ganze Gruppe: { $group }.
review-brought = { $chances } · { $count ->
        [one] Miete aus der Gruppe bis zum Ende
       *[other] Miete aus diesen Gruppen bis zum Ende
    }: { $amount } $
review-change = { $who } { $before } → { $after }
review-stays = { $who } bleibt bei { $chance }
review-no-points = In diesem Spiel hat nichts die Chancen stark verschoben.
review-note = -# Die Chance sagt, wie oft jemand in dieser Lage gewinnen würde. Der Bot schätzt sie nach dem, was alle sehen konnten: Geld, Grundstücke, Gebäude, Figuren.
review-note-worth = -# Die Chancen gelten für ein Spiel, das erst endet, wenn nur noch eine Person übrig ist. Dieses endete früher, darum sind sie nur ein Anhaltspunkt.

review-best = **Beste Entscheidung**
review-best-turn = **Beste Entscheidung** · Zug { $turn }
review-best-instead = Zweitbeste: { $instead } ({ $chance })
review-no-best = Keine einzelne Entscheidung hat viel gebracht.
review-costliest = **Teuerste Entscheidung**
review-costliest-turn = **Teuerste Entscheidung** · Zug { $turn }
review-costliest-instead = Besser: { $instead } ({ $chance })
review-no-costliest = Keine einzelne Entscheidung hat viel gekostet.
review-chance = Gewinnchance danach: **{ $chance }**
review-built-nothing = { $who } hat nicht gebaut.
review-outbid = { $who } hat für { $space } nicht höher geboten.

review-instead-auction = versteigern lassen
review-instead-leave = bei der Bank lassen
review-instead-buy = für { $amount } $ kaufen
review-instead-bid = bis { $amount } $ bieten
review-instead-no-bid = nicht mitbieten
review-instead-no-trade = nicht handeln
review-instead-more-money = derselbe Handel für mindestens { $amount } $ mehr
review-instead-less-money = derselbe Handel für mindestens { $amount } $ weniger
review-instead-accept = das Angebot annehmen
review-instead-build = auf { $group } bauen: { $levels } ({ $amount } $)
review-instead-no-business = alle Grundstücke lassen, wie sie waren
review-instead-stay-in-jail = im Gefängnis bleiben und würfeln
review-instead-leave-jail = die Strafe von { $amount } $ zahlen
review-instead-play-on = weiterspielen

review-chart-title = Gewinnchance
review-chart-alt = Gewinnchancen über { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }.
review-chart-led = { $who } hatte von Zug { $since } bis Zug { $until } die besten Chancen.

refusal-review-running = Dieses Spiel läuft noch. Den Rückblick gibt es, sobald es zu Ende ist.
refusal-review-no-game = Hier gibt es kein beendetes Spiel für einen Rückblick.
refusal-review-unplayed = Dieses Spiel endete vor dem ersten Wurf, darum gibt es keinen Rückblick.
refusal-review-unreadable = Von diesem Spiel gibt es keinen Rückblick, weil ein Teil des Protokolls fehlt.

game-page-review = Wendepunkte eines beendeten Spiels, dazu die besten und die teuersten Entscheidungen

## Das Spiel als Film. German; glossary in common.ftl.

button-replay = Film ansehen
replay-running = 🎞️ Der Film zeigt das Spiel bis Zug { $turn }.
replay-over = 🎞️ Der Film zeigt das ganze Spiel bis Zug { $turn }.
replay-shared = 📣 { $who } teilt den Film dieses Spiels.
replay-posted = 🎞️ Der Film ist jetzt im Kanal, wo alle ihn sehen können.
replay-leads = { $who } führt
replay-level = Alle liegen gleichauf
replay-turn = Zug { $turn } von { $last }
replay-none = Von diesem Spiel gibt es keinen Film: Der Anfang seines Protokolls fehlt.
replay-contradiction = Von diesem Spiel gibt es keinen Film: Sein Protokoll widerspricht sich. Am Spiel selbst ändert das nichts.
replay-alt = Der Film zeigt das Spiel Zug um Zug. Am Ende: { $board }

game-page-replay = Das ganze Spiel als Film
