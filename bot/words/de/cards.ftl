# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Auf nach LOS. Kassiere 200 $.
card-ch-illinois = Mach einen Ausflug zur Illinois Avenue. Kommst du über LOS, kassiere 200 $.
card-ch-stcharles = Mach einen Abstecher zum St. Charles Place. Kommst du über LOS, kassiere 200 $.
card-ch-utility = Weiter zum nächsten Werk. Gehört es niemandem, darfst du es kaufen. Gehört es jemand anderem, würfle und zahle das Zehnfache des Wurfs.
card-ch-railroad-1 = Weiter zum nächsten Bahnhof. Gehört er niemandem, darfst du ihn kaufen. Gehört er jemand anderem, zahle die doppelte Miete.
card-ch-railroad-2 = Steig ein und fahre zum nächsten Bahnhof. Gehört er niemandem, darfst du ihn kaufen. Gehört er jemand anderem, zahle die doppelte Miete.
card-ch-dividend = Deine Aktien laufen gut. Kassiere 50 $.
card-ch-goojf = Mit dieser Karte kommst du gratis aus dem Gefängnis. Behalte sie, bis du sie einsetzt oder in einem Handel weggibst.
card-ch-back3 = Ziehe drei Felder zurück.
card-ch-jail = Ab ins Gefängnis. Du ziehst nicht über LOS und bekommst keine 200 $.
card-ch-repairs = Deine Gebäude brauchen Pflege. Zahle 25 $ je Haus und 100 $ je Hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Du bist zu schnell gefahren. Zahle 15 $.
       *[classic] Die Armensteuer ist fällig. Zahle 15 $.
    }
card-ch-reading = Alles einsteigen! Ziehe zur Reading Railroad. Kommst du über LOS, kassiere 200 $.
card-ch-boardwalk = Mach einen Bummel über den Boardwalk. Ziehe sofort dorthin.
card-ch-chairman = Du leitest jetzt den Vorstand. Zahle allen anderen je 50 $.
card-ch-loan = Dir wird ein Darlehen zurückgezahlt. Kassiere 150 $.
card-cc-go = { card-ch-go }
card-cc-bankerror = Die Bank hat sich zu deinen Gunsten verzählt. Kassiere 200 $.
card-cc-doctor = Die Arztpraxis schickt eine Rechnung. Zahle 50 $.
card-cc-stock-45 = Du hast Aktien verkauft. Kassiere 45 $.
card-cc-stock-50 = Du hast Aktien verkauft. Kassiere 50 $.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Du besorgst Karten für die Oper. Alle anderen zahlen dir je 50 $ für ihren Platz.
card-cc-birthday = Alles Gute zum Geburtstag! Alle schenken dir je 10 $.
card-cc-fund = Die Urlaubskasse zahlt aus. Kassiere 100 $.
card-cc-refund = Du bekommst Steuern zurück. Kassiere 20 $.
card-cc-insurance = Deine Lebensversicherung zahlt aus. Kassiere 100 $.
card-cc-hospital = Du warst im Krankenhaus. Zahle 100 $.
card-cc-school-150 = Das Schulgeld ist fällig. Zahle 150 $.
card-cc-school-50 = Das Schulgeld ist fällig. Zahle 50 $.
card-cc-services = Du bekommst ein Honorar für einen guten Rat. Kassiere 25 $.
card-cc-streets = Vor deinen Gebäuden wird die Straße geflickt. Zahle 40 $ je Haus und 115 $ je Hotel.
card-cc-beauty = Du bekommst den zweiten Preis im Schönheitswettbewerb. Kassiere 10 $.
card-cc-inherit = Deine Tante hat dich in ihrem Testament bedacht. Kassiere 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Weiter zum Feld { $space }. Kommst du über LOS, kassiere 200 $.
