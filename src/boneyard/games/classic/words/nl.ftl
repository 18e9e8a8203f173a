game-classic = Domino
box-classic = Domino
box-classic-words = Eén rij, twee open uiteinden. Leg aan wat past, onthoud wat er al ligt en raak als eerste al je stenen kwijt.

option-blocked_winner = Wie wint een ronde die vastzit
option-blocked_winner-help = Kan niemand verder, dan wint wie het minst over heeft.
option-blocked_winner-pips = De minste ogen
option-blocked_winner-tiles = De minste stenen

# The domino each player drew for the start is shown beside these words.
start-highest = { $you ->
    [yes] De hoogste steen: jij begint.
   *[no] De hoogste steen: { $name } begint.
}

clause-CLA-5 = Geen steen meer in de hand.
clause-CLA-7 = Niemand kon verder: wie het minst over heeft, wint.
clause-CLA-8 = Niemand kon verder en het stond gelijk. Dan telt het andere: stenen of ogen.

lesson-classic-hand = Deze zeven stenen zijn van jou. Ada ziet ze niet, en jij ziet die van haar niet. Wie als eerste alles heeft gelegd, wint.
lesson-classic-join = Ada heeft 4-0 gelegd. Gelijke cijfers horen bij elkaar: jouw 5-4 past aan de 4. Tik op de steen en dan op de plaats die oplicht.
lesson-classic-ends = De rij heeft twee uiteinden. Nu zijn dat 5 en 6. Leg je 5-2 aan de 5.
lesson-classic-double = Jullie hebben even doorgespeeld. Leg nu je dubbele zes. Een dubbele heeft twee keer hetzelfde cijfer en ligt dwars.
lesson-classic-passed = Ada kan niets leggen en slaat haar beurt over. Mooi voor jou: leg je 6-1.
lesson-classic-draw = De uiteinden zijn 2 en 5, en je 1-1 past niet. Pak een steen van de stapel.
lesson-classic-fits = Je hebt 2-1 gepakt, en die past. Leg hem aan de 2.
lesson-classic-last = Ada slaat weer een beurt over. Je hebt nog één steen, en hij past. Leg hem neer.
lesson-classic-end = Je hebt gewonnen. De ogen die Ada nog heeft, zijn jouw punten: 8. Nu weet je hoe het gaat.
