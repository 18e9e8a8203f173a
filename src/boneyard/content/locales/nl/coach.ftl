# Terugkijken op een gespeeld spel. $points is een hoeveelheid, zoals coach-points of coach-wins die zegt; $move en $better zijn zetten.
look-back = Spel nabespreken
look-back-waiting = We kijken terug op het spel…
look-back-failed = Dat lukte deze keer niet. Probeer het nog eens.
look-back-close = Nabespreking sluiten
coach-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
coach-wins = { $count } %

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
split-choices = Keuzes: { $name }
split-total = Samen
split-points = { $points }
split-words = Samen is dat precies wat { $name } voor of achter eindigde: { $points }.

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
story-against-luck = { $you ->
    [yes] Jij won, ook al zat het geluk tegen.
   *[no] { $name } won, ook al zat het geluk tegen.
}
story-deal = Het delen was het meeste waard: ongeveer { $points }.
story-chance = Het geluk tijdens het spel was het meeste waard: ongeveer { $points }.
story-unseen = Wat niemand kon weten was het meeste waard: ongeveer { $points }.
story-better = De keuzes waren het meeste waard: ongeveer { $points }.
story-costliest = { $you ->
    [yes] De duurste zet was nummer { $number }: jij koos { $move }, en { $better } was ongeveer { $points } beter.
   *[no] De duurste zet was nummer { $number }: { $name } koos { $move }, en { $better } was ongeveer { $points } beter.
}

# Waarom een zet beter is. $better en $worse zeggen hoe vaak van de 10 keer, na deze zet en na de andere
reason-next-stuck = Daarna heeft de volgende speler { $better } van de 10 keer niets dat past, anders { $worse } keer.
reason-own-next = Daarna valt er in de volgende beurt { $better } van de 10 keer iets te leggen, anders { $worse } keer.
