# What a game asks of its players: one message for each kind of decision. Everyone reads its sentence,
# and its player alone reads .mine. In the middle of the board’s picture, .board has little room: a soft
# hyphen, written {"\u00AD"}, says where a word may be broken. When somebody meets the decision for the
# first time, .hint explains it to everyone. Each .button-… is the label of an answer.

decision-to-throw = { $doubles ->
        [0] { $who } ist mit Würfeln dran
       *[other] { $who } hat einen Pasch und darf noch einmal würfeln
    }
    .mine = { $doubles ->
            [0] Würfle.
           *[other] Du hast einen Pasch: Würfle noch einmal.
        }
    .board = { $doubles ->
            [0] Würfeln!
           *[other] Pasch: noch einmal würfeln!
        }
    .hint = Die Würfel bewegen deine Figur. Bei einem Pasch würfelst du noch einmal, beim dritten in Folge musst du ins Gefängnis.
    .button-throw = Würfeln

decision-in-jail = { $who }: Du bist im Gefängnis. Wie kommst du raus?
    .mine = Du bist im Gefängnis. Wie kommst du raus?
    .board = Raus aus dem Gefängnis?
    .hint = { $jail_cards ->
            [0] Du kommst aus dem Gefängnis, wenn du einen Pasch würfelst oder { $fine } $ zahlst.
           *[other] Du kommst aus dem Gefängnis, wenn du einen Pasch würfelst, { $fine } $ zahlst oder eine Gefängnis-frei-Karte einsetzt.
        } Nach { $turns ->
            [one] einem Wurf
           *[other] { $turns } Würfen
        } kommst du auf jeden Fall raus; ohne Pasch zahlst du dann die Strafe.
    .button-throw = Pasch versuchen
    .button-fine = { $fine } $ zahlen und freikommen
    .button-use = { $deck ->
            [chance] Gefängnis-frei-Karte (Ereignis)
            [community_chest] Gefängnis-frei-Karte (Gemeinschaft)
           *[other] Gefängnis-frei-Karte ({ $deck })
        }

decision-fine-or-pass = { $who }: Kein Pasch. Zahlst du { $fine } $, oder setzt du eine Gefängnis-frei-Karte ein?
    .mine = Kein Pasch. Zahlst du { $fine } $, oder setzt du eine Gefängnis-frei-Karte ein?
    .board = { $fine } $ zahlen oder Karte einsetzen?
    .hint = Der letzte Wurf im Gefängnis war kein Pasch. In diesem Spiel darfst du statt der Strafe noch eine Gefängnis-frei-Karte einsetzen; so oder so ziehst du, was du gewürfelt hast.
    .button-fine = { $fine } $ zahlen und ziehen
    .button-use = { decision-in-jail.button-use }

decision-held = { $who }: Baue, belaste oder handle, dann lass { $mover } würfeln
    .mine = Du hältst den Wurf von { $mover } auf. Gib ihn frei, sobald du fertig bist.
    .board = { $player } hält den Wurf auf
    .hint = In diesem Spiel dürfen alle den Wurf einer anderen Person kurz aufhalten, um vorher noch etwas zu tun.
    .button-go-on = { $mover } würfeln lassen

decision-to-end = { $who }: { $can ->
        [build-trade] bauen, handeln oder Zug beenden
        [build] bauen oder Zug beenden
        [trade] handeln oder Zug beenden
       *[end] Zug beenden
    }
    .mine = { $can ->
            [build-trade] Baue, handle oder beende deinen Zug.
            [build] Baue oder beende deinen Zug.
            [trade] Handle oder beende deinen Zug.
           *[end] Beende deinen Zug.
        }
    .board = Zug beenden?
    .button-end = Zug beenden

decision-buy-or-decline = { $who }: { $deed } für { $price } $ kaufen oder { $declined ->
        [left-with-bank] der Bank lassen
       *[auctioned] versteigern lassen
    }?
    .mine = { CAPITALIZED($deed) } für { $price } $ kaufen oder { $declined ->
            [left-with-bank] der Bank lassen?
           *[auctioned] versteigern lassen?
        }{ $short ->
            [for-now] {" "}Du brauchst noch { $missing } $. Mit dem Knopf „{ button-manage }“ kannst du das Geld auftreiben.
            [for-good] {" "}Du bräuchtest noch { $missing } $, und so viel kannst du nicht auftreiben.
           *[no] {""}
        }
    .board = { CAPITALIZED($space) } für { $price } $ kaufen?
    .hint = Kaufst du, zahlt dir Miete, wer hier landet. Wenn nicht, { $declined ->
            [left-with-bank] bleibt das Grundstück bei der Bank.
           *[auctioned] wird das Grundstück versteigert.
        }
    .button-buy = { CAPITALIZED($space) } kaufen · { $price } $
    .button-decline = { $declined ->
            [left-with-bank] { CAPITALIZED($space) } nicht kaufen
           *[auctioned] { CAPITALIZED($space) } versteigern
        }

decision-choose-tax = { $who }: { $tax }. Zahlst du { $flat } $ oder { $percent } % von allem, was du hast?
    .mine = { $tax }: Zahlst du { $flat } $ oder { $percent } % von allem, was du hast?
    .board = { $flat } $ oder { $percent } % zahlen?
    .hint = Es zählen Geld, Grundstückspreise (auch belastete) und was Gebäude gekostet haben.
    .button-flat = { $flat } $ zahlen
    .button-tenth = { $percent } % vom Vermögen zahlen

decision-auction = { $leads ->
        [nobody] { $who }: auf { $lot } bieten oder passen?
       *[other] { $lot }: { $leader } führt mit { $price } $. { $who }: mehr bieten oder passen?
    }
    .mine = { $leads ->
            [nobody] Versteigerung: { $lot }. Machst du das erste Gebot, oder passt du?
           *[other] Versteigerung: { $lot }. { $leads ->
                [me] Du führst mit { $price } $.
               *[other] { $leader_name } führt mit { $price } $. Bietest du mehr, oder passt du?
            }
        }
    .board = Versteigerung: { $lot_on_board }
    .hint = Mit einem geheimen Höchstgebot bietet der Bot für dich, aber nie mehr als nötig.

decision-sealed-auction = Verdeckte Versteigerung: { $lots }. Das Spiel wartet auf { $who }
    .mine = Verdeckte Versteigerung: { $lots }. Gib dein Höchstgebot ab oder passe.
    .board = { decision-auction.board }
    .hint = Du antwortest nur einmal. Dein Höchstgebot sieht sonst niemand.

decision-owing = { $rescue ->
        [needless] { $who } muss { $amount } $ an { $to } zahlen ({ $topic })
       *[other] { $who } muss { $amount } $ an { $to } zahlen ({ $topic }) und kann das Geld nicht auftreiben{ $rescue ->
            [trade] . Jetzt hilft nur noch „{ button-trade }“ (mit { $helpers })
           *[none] . Auch ein Handel hilft nicht mehr: Es bleibt nur „{ debt-give-up }“
        }
    }
    .mine = { $rescue ->
            [needless] Du musst { $amount } $ an { $to } zahlen ({ $topic }) und hast { $missing } $ zu wenig. Verkaufe Gebäude, belaste Grundstücke oder handle, um das Geld aufzutreiben.
           *[other] Du musst { $amount } $ an { $to } zahlen ({ $topic }) und kannst das Geld nicht auftreiben.{ $rescue ->
                [trade] { " " }Jetzt hilft nur noch ein Handel (mit { $helpers }): Drücke im Spiel „{ button-trade }“.
               *[none] { " " }Auch kein Handel kann dich retten: Es bleibt nur „{ debt-give-up }“ im Spiel.
            }
        }
    .board = { $count ->
            [1] { $player } schuldet { $amount } $
           *[other] { $count } Personen haben Schulden
        }

decision-lift-or-hold = { $cash ->
        [bankruptcy] { $bankrupt } ist bankrott. Vor dem Spielende noch an { $who }: Willst du die erhaltenen Hypotheken ({ $spaces }) tilgen oder alles so lassen?
        [hour] Vor dem Spielende noch an { $who }: Willst du die erhaltenen Hypotheken ({ $spaces }) tilgen oder alles so lassen?
        [short] { $who }: Willst du { $count ->
                [1] die Hypothek
               *[other] die Hypotheken
            } auf { $spaces } für { $price } $ tilgen (vorher darfst du Gebäude verkaufen oder andere Grundstücke belasten) oder alles so lassen?
       *[enough] { $who }: Willst du { $count ->
                [1] die Hypothek
               *[other] die Hypotheken
            } auf { $spaces } für { $price } $ tilgen oder alles so lassen?
    }
    .mine = Willst du { $count ->
                [1] die Hypothek
               *[other] die Hypotheken
            } auf { $spaces } für { $price } $ tilgen oder alles so lassen?
    .board = { $player }: Hypothek tilgen?
    .hint = Belastete Grundstücke bringen keine Miete. Tilgst du eine Hypothek jetzt, zahlst du dafür nicht noch einmal Zinsen. Sonst bleibt sie bestehen.

decision-shortage-claim = { $again ->
        [yes] { $count ->
            [1] { $who }: Alle zusammen wollen mehr Gebäude, als die Bank hat. Was zahlst du höchstens für jedes Gebäude?
           *[other] { $who }: Alle zusammen wollen mehr Gebäude, als die Bank hat. Was zahlt ihr höchstens für jedes Gebäude?
        }
       *[no] { $count ->
            [1] { $who }: Baust du auch?
           *[other] { $who }: Baut ihr auch?
        }
    }
    .mine = { $again ->
            [yes] Ihr wollt zusammen mehr Gebäude, als die Bank hat. Was zahlst du höchstens für jedes Gebäude?
           *[no] Die Gebäude der Bank reichen vielleicht nicht für alle. Willst du noch welche bauen?
        }
    .board = Gebäudemangel
    .hint = Wollt ihr zusammen mehr, als die Bank hat, werden die Gebäude versteigert.

decision-shortage-auction = { $leads ->
        [nobody] Versteigert wird { $lot }. { $who }: bieten oder passen?
       *[other] Versteigert wird { $lot }: { $leader } führt mit { $price } $ (für { $space }). { $who }: mehr bieten oder passen?
    }
    .mine = { decision-auction.mine }
    .board = { decision-shortage-claim.board }
    .hint = Die Bank versteigert ihre letzten Gebäude, eins nach dem anderen. Was du ersteigerst, wird sofort gebaut.

## Beside the question

decision-none = Das Spiel ist vorbei.
decision-automatic-end = { $who } kann noch handeln und Grundstücke verwalten. Der Zug endet
decision-automatic-roll = { $doubles ->
        [0] Der Bot würfelt für { $who }
       *[other] Pasch: Der Bot würfelt noch einmal für { $who }
    }
decision-automatic-roll-now = { $doubles ->
        [0] Der Bot würfelt jetzt für { $who }
       *[other] Pasch: Der Bot würfelt jetzt noch einmal für { $who }
    }
decision-automatic-held = { $what ->
        [end] Der Zug von { $who } endet, sobald die Abstimmung übers Zurücknehmen vorbei ist
       *[throw] Der Bot würfelt für { $who }, sobald die Abstimmung übers Zurücknehmen vorbei ist
    }
shortage-claim = { $who } will { $what }
shortage-none =
    { $count ->
        [1] { $who } will keine Gebäude
       *[other] { $who } wollen keine Gebäude
    }
awaiting-until = { $what } · ⏳ <t:{ $at }:R>
awaiting-quiet = -# 🌙 Wegen der Ruhezeiten ist die Frist länger.
awaiting-automatic = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Geld: **{ $cash } $**
        [1] Geld: **{ $cash } $** · **es fehlt { $missing } $**
       *[other] Geld: **{ $cash } $** · **es fehlen { $missing } $**
    }
asked-until = { $cash } · ⏳ <t:{ $at }:R>
asked-until-alone = ⏳ <t:{ $at }:R>
asked-raise = { $who } kann den Rest auftreiben: **{ $button }** zeigt, was dafür verkauft oder belastet wird.
asked-raise-mine = Du kannst den Rest auftreiben: **{ $button }** zeigt, was dafür verkauft oder belastet wird.
