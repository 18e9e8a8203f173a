# Terugkijken op een gespeeld spel. $points is een hoeveelheid, zoals coach-points of coach-wins die zegt; $move en $better zijn zetten.
look-back = Spel nabespreken
look-back-waiting = We kijken terug op het spel…
look-back-failed = Dat lukte deze keer niet. Probeer het nog eens.
look-back-close = Nabespreking sluiten
coach-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
coach-wins = { $count } van de 100 spellen

# Oordelen over zetten
mark-best = Beste zet
mark-good = Goede zet
mark-slip = Foutje
mark-blunder = Grote fout
mark-unclear = Te weinig verschil
mark-forced = De enige zet
mark-better = { $better } was beter, ongeveer { $points }.
mark-show = Laat zien
mark-play-on = Speel vanaf hier verder
mark-known = { $you ->
    [yes] Beoordeeld naar wat jij kon weten.
   *[no] Beoordeeld naar wat { $name } kon weten.
}
mark-open = Beoordeeld alsof alle stenen open lagen.
open-hands-switch = Met open stenen beoordelen

# De grafiek
graph-title = Kans om te winnen
graph-open = De grafiek kent alle stenen.
graph-move = Zet { $number }
graph-reads = { $name } { $percent } %

# Geluk en keuzes
split-title = Geluk en keuzes
split-deal = Het delen
split-chance = Geluk tijdens het spel
split-unseen = Wat niemand kon weten
split-choices = { $you ->
    [yes] Jouw keuzes
   *[no] Keuzes: { $name }
}
split-total = Samen
split-points = { $points }
split-words = { $you ->
    [yes] Samen is dat precies wat jij voor of achter eindigde: { $points }.
   *[no] Samen is dat precies wat { $name } voor of achter eindigde: { $points }.
}
split-words-wins = { $you ->
    [yes] Geluk en keuzes zijn geteld in gewonnen spellen op de 100. Samen leiden ze precies van een gelijke kans naar hoe jij eindigde.
   *[no] Geluk en keuzes zijn geteld in gewonnen spellen op de 100. Samen leiden ze precies van een gelijke kans naar hoe { $name } eindigde.
}

# Wat het spel besliste
story-luck = { $you ->
    [yes] Jij won vooral door geluk.
   *[no] { $name } won vooral door geluk.
}
story-choices = { $you ->
    [yes] Jij won vooral door goed te kiezen.
   *[no] { $name } won vooral door goed te kiezen.
}
story-both = { $you ->
    [yes] Jij won door geluk en door goed te kiezen.
   *[no] { $name } won door geluk en door goed te kiezen.
}
story-mistakes = { $you ->
    [yes] Jij won vooral door fouten van anderen.
   *[no] { $name } won vooral door fouten van anderen.
}
story-luck-mistakes = { $you ->
    [yes] Jij won door geluk en door fouten van anderen.
   *[no] { $name } won door geluk en door fouten van anderen.
}
story-against-luck = { $you ->
    [yes] Jij won, ook al zat het geluk tegen.
   *[no] { $name } won, ook al zat het geluk tegen.
}
story-deal = Het meeste geluk zat in het delen: ongeveer { $points }.
story-chance = Het meeste geluk kwam tijdens het spel: ongeveer { $points }.
story-unseen = Het meeste geluk zat in wat niemand kon weten: ongeveer { $points }.
story-costliest = { $you ->
    [yes] De duurste zet was nummer { $number }, van jou: { $move }. Beter was { $better }: ongeveer { $points }.
   *[no] De duurste zet was nummer { $number }, van { $name }: { $move }. Beter was { $better }: ongeveer { $points }.
}
story-see = Bekijk zet { $number }

# Waarom een zet beter is. $better en $worse zeggen hoe vaak van de 10 keer, na deze zet en na de andere
reason-next-stuck = Daarna heeft de volgende speler { $better } van de 10 keer niets dat past, anders { $worse } keer.
reason-own-next = Daarna valt er in de volgende beurt { $better } van de 10 keer iets te leggen, anders { $worse } keer.
