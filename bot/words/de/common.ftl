# German. The same keys as in English; names come escaped and ready to be shown.
#
# Glossary: GO LOS · Jail Gefängnis · just visiting nur zu Besuch · Free Parking Frei Parken ·
# pot Topf · Chance Ereignis · Community Chest Gemeinschaft · Get Out of Jail Free card Gefängnis-frei-Karte · doubles Pasch ·
# throw Wurf, würfeln · salary Gehalt · income tax Einkommensteuer · luxury tax Zusatzsteuer ·
# rent Miete · collect rent kassieren · visitor Besuch · property, deed Grundstück ·
# street Straße · railroad Bahnhof · utility Werk · colour, set Farbe, ganze Farbe ·
# house, hotel Haus, Hotel · building Gebäude · shortage Gebäudemangel · claim anmelden ·
# even gleichmäßig · bare unbebaut · mortgage Hypothek, belasten · lift, pay off tilgen ·
# interest Zinsen · auction Versteigerung · bid Gebot · pass passen · maximum Höchstgebot ·
# sealed verdeckt · trade Handel, handeln · offer Angebot · debt Schuld · raise auftreiben ·
# bankrupt bankrott · estate Besitz aus einem Bankrott · resign aufgeben · call off abbrechen · token Figur ·
# turn Zug · lap Runde um den Spielplan · seat Platz · host Host · board Spielplan ·
# rulebook Regelheft · house rule Hausregel · standing orders Daueraufträge · time bank
# Zeitguthaben · away, absent weg, abwesend · seed Startwert · hold aufhalten.
# Persons are spoken of without gender: wer, alle, Personen, Besuch, Host.
# Creditors stand after "an" or "für", so that "die Bank" fits wherever a name does; what a sum is
# for stands in brackets, without an article.

money = { $amount } $
priced = { $what } { $amount } $
list-more = { $first }, { $next }
list-last = { $first } und { $last }
list-apart = { $first }; { $next }
bank = die Bank
nothing = nichts
button-share = Im Kanal teilen
button-shared = Geteilt
share-refused = Discord hat mich das nicht im Kanal posten lassen. Prüfe, ob ich hier Nachrichten und Dateien senden darf, und versuche es noch einmal.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } von { $pages }
button-page-newer = { $page } von { $pages } ▶
