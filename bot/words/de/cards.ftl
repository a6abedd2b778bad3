# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Auf nach LOS. Kassiere 200 $.
card-ch-illinois = Ein Ausflug zur Illinois Avenue. Kommst du über LOS, kassiere 200 $.
card-ch-stcharles = Ein Besuch am St. Charles Place. Kommst du über LOS, kassiere 200 $.
card-ch-utility = Weiter zum nächsten Werk. Gehört es niemandem, darfst du es kaufen; wenn doch, würfle und zahle das Zehnfache des Wurfs.
card-ch-railroad-1 = Weiter zum nächsten Bahnhof. Gehört er niemandem, darfst du ihn kaufen; wenn doch, zahle die doppelte Miete.
card-ch-railroad-2 = Der nächste Bahnhof wartet auf dich. Gehört er niemandem, darfst du ihn kaufen; wenn doch, zahle die doppelte Miete.
card-ch-dividend = Deine Aktien laufen gut. Kassiere 50 $.
card-ch-goojf = Ein Weg aus dem Gefängnis, ganz umsonst. Behalte die Karte, bis du sie einsetzt oder weggibst.
card-ch-back3 = Drei Schritte zurück.
card-ch-jail = Ab ins Gefängnis. Kein Halt auf LOS, keine 200 $.
card-ch-repairs = Deine Gebäude brauchen Pflege: 25 $ je Haus, 100 $ je Hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Zu schnell gefahren. Zahle 15 $.
       *[classic] Armensteuer: Knapp bei Kasse zu sein kostet dich 15 $.
    }
card-ch-reading = Alles einsteigen am Reading Railroad. Kommst du über LOS, kassiere 200 $.
card-ch-boardwalk = Ein Bummel über den Boardwalk. Gehe gleich hin.
card-ch-chairman = Du führst jetzt den Vorsitz. Zahle allen anderen je 50 $.
card-ch-loan = Dir wird ein Darlehen zurückgezahlt. Kassiere 150 $.
card-cc-go = Auf nach LOS. Kassiere 200 $.
card-cc-bankerror = Die Bank hat sich zu deinen Gunsten verzählt. Kassiere 200 $.
card-cc-doctor = Die Arztpraxis schickt eine Rechnung. Zahle 50 $.
card-cc-stock-45 = Du hast Aktien verkauft. Kassiere 45 $.
card-cc-stock-50 = Du hast Aktien verkauft. Kassiere 50 $.
card-cc-goojf = Ein Weg aus dem Gefängnis, ganz umsonst. Behalte die Karte, bis du sie einsetzt oder weggibst.
card-cc-jail = Ab ins Gefängnis. Kein Halt auf LOS, keine 200 $.
card-cc-opera = Du nimmst alle mit in die Oper. Jeder Platz bringt dir 50 $.
card-cc-birthday = Alles Gute zum Geburtstag! Alle schenken dir je 10 $.
card-cc-fund = Die Urlaubskasse zahlt aus. Kassiere 100 $.
card-cc-refund = Du bekommst Steuern zurück. Kassiere 20 $.
card-cc-insurance = Deine Lebensversicherung zahlt aus. Kassiere 100 $.
card-cc-hospital = Ein Aufenthalt im Krankenhaus. Zahle 100 $.
card-cc-school-150 = Das Schulgeld ist fällig. Zahle 150 $.
card-cc-school-50 = Das Schulgeld ist fällig. Zahle 50 $.
card-cc-services = Dein Rat war gut. Kassiere 25 $.
card-cc-streets = Vor deinen Gebäuden wird die Straße geflickt: 40 $ je Haus, 115 $ je Hotel.
card-cc-beauty = Zweiter Preis im Schönheitswettbewerb. Kassiere 10 $.
card-cc-inherit = Eine Tante hat dich im Testament bedacht. Kassiere 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Weiter zum Feld { $space }. Kommst du über LOS, kassiere 200 $.
