# Een eerste spel om te leren, stap voor stap. Voor een kind van acht; Ada speelt mee.
lesson-title = Leren: { $game }
lesson-step = Stap { $number } van { $count }
lesson-back = Een stap terug
lesson-next = Verder
lesson-show = Laat het zien
lesson-again = Nog een keer
lesson-play = Je eerste spel
lesson-wrong = Die niet. Probeer de steen die oplicht.

lesson-classic-hand = Deze zeven stenen zijn van jou. Ada ziet ze niet, en jij ziet die van haar niet. Wie als eerste alles heeft gelegd, wint.
lesson-classic-join = Ada heeft 4-0 gelegd. Gelijke cijfers horen bij elkaar: jouw 5-4 past aan de 4. Tik op de steen en dan op de plaats die oplicht.
lesson-classic-ends = De rij heeft twee uiteinden. Nu zijn dat 5 en 6. Leg je 5-2 aan de 5.
lesson-classic-double = Jullie hebben even doorgespeeld. Leg nu je dubbele zes. Een dubbele heeft twee keer hetzelfde cijfer en ligt dwars.
lesson-classic-passed = Ada kan niets leggen en slaat haar beurt over. Mooi voor jou: leg je 6-1.
lesson-classic-draw = De uiteinden zijn 2 en 5, en je 1-1 past niet. Pak een steen van de stapel.
lesson-classic-fits = Je hebt 2-1 gepakt, en die past. Leg hem aan de 2.
lesson-classic-last = Ada slaat weer een beurt over. Je hebt nog één steen, en hij past. Leg hem neer.
lesson-classic-end = Je hebt gewonnen. De ogen die Ada nog heeft, zijn jouw punten: 8. Nu weet je hoe het gaat.

lesson-domination-board = Het bord staat vol cijfers. Een steen ligt altijd tussen twee cijfers. Deze zeven stenen zijn van jou, en niemand anders ziet ze.
lesson-domination-lay = Je 5-3 past tussen een 5 en een 3, elke helft naast het cijfer dat erbij hoort. Leg hem op de plaats die oplicht.
lesson-domination-take = Je hebt meteen een nieuwe steen gepakt, dus je hebt er weer zeven. Leg nu je dubbele nul tussen twee nullen.
lesson-domination-grow = Vier cijfers zijn de hoeken van een veld. Liggen er stenen aan alle vier de kanten, dan is het veld afgesloten. Leg je 6-3.
lesson-domination-close = Kijk: bij één veld liggen er al stenen aan drie kanten. Leg je dubbele zes aan de vierde kant, dan is het veld van jou.
lesson-domination-third = Nu ligt jouw chip erop. Het blijft één steen per beurt. Leg je 6-0.
lesson-domination-two = Ada lette niet op: twee velden zijn bijna afgesloten. Je 5-0 sluit ze allebei tegelijk af.
lesson-domination-end = Twee velden met één steen. Is het bord vol, dan wint wie de meeste velden heeft. Een tip: leg jij de derde kant, dan kan de ander het veld afsluiten.

lesson-domino4-hand = Deze elf stenen zijn van jou. Elke steen heeft twee helften met een cijfer. Vanaf de joker groeit één keten naar links en één naar rechts. Wie als eerste geen stenen meer heeft, wint.
lesson-domino4-begin = Jij begint. Naast de joker past elke steen. Leg je groene 4-3 links.
lesson-domino4-join = Ada heeft de blauwe 4-3 gelegd, en de 4 is open. Dezelfde kleur en hetzelfde cijfer horen bij elkaar: leg je blauwe 4-2 eraan.
lesson-domino4-joker = Een joker past overal, en jij zegt welke kleur daarna komt. Leg je joker en kies blauw.
lesson-domino4-double = Ada heeft de blauwe dubbele vier gelegd. Na een dubbele past ook dezelfde dubbele in een andere kleur: leg je rode.
lesson-domino4-white = Nu is er een witte helft open. Wit past altijd aan wit. Leg je groene 4-0, dan gaat de keten verder in groen.
lesson-domino4-draw = Nu heb je niets dat past. Pak een steen van de stapel. Daarna is Ada aan de beurt.
lesson-domino4-last = Veel later: je hebt nog twee stenen. Houd je er één over, dan moet je dat zeggen. Druk eerst op “{ d4-last }” en leg dan je gele dubbele één.
lesson-domino4-last-wrong = Druk eerst op “{ d4-last }”.
lesson-domino4-out = Goed gezegd. Leg nu je laatste steen.
lesson-domino4-end = Je hebt gewonnen. Wie vergeet het te zeggen, slaat een beurt over. Hoekstenen en bluffen komen later: die vind je in de spelregels.

lesson-magnetic-flat-hand = Deze zeven stenen zijn van jou. De kleuren zijn alleen voor de sier: het gaat om de ogen. Wie als eerste alles heeft gelegd, wint.
lesson-magnetic-flat-begin = Jij hebt de dubbele zes, dus jij begint. Leg hem in het midden.
lesson-magnetic-flat-join = Ada heeft 6-1 gelegd. De uiteinden zijn nu 6 en 1. Leg je 6-5 aan de 6.
lesson-magnetic-flat-zero = Een paar stenen later. Een uiteinde zonder ogen is een nul. Daar past je dubbele nul.
lesson-magnetic-flat-stuck = Er is een 6 open. Leg je 6-3 en kijk wat Ada doet.
lesson-magnetic-flat-draw = Ada had niets dat paste: ze pakte een steen, en haar beurt was voorbij. Nu heb jij ook niets dat past. Pak er ook een.
lesson-magnetic-flat-fits = Je hebt 5-3 gepakt. Die paste, maar na het pakken is je beurt voorbij. Leg nu je dubbele twee.
lesson-magnetic-flat-last = Ada pakt er weer een. Leg je laatste steen aan de 5.
lesson-magnetic-flat-end = Je hebt gewonnen. Ada schrijft op hoeveel ogen ze nog heeft: 14. Na een paar potjes wint het laagste totaal.

lesson-magnetic-tower-hand = Hier bouw je een toren met magneten. Deze zeven stenen zijn van jou. Wie als eerste alles heeft gelegd, wint, maar de toren moet blijven staan.
lesson-magnetic-tower-begin = Jij hebt de dubbele zes, dus jij begint. Leg hem op tafel.
lesson-magnetic-tower-top = Ada heeft er 6-2 op gelegd: 6 op 6. Helften die op elkaar liggen, moeten gelijk zijn. Leg je 6-5 op de andere 6.
lesson-magnetic-tower-beside = Ada schoof 5-2 eronder: 5 onder 5. Leg je 3-2 op haar 2. Helften die naast elkaar liggen, hoeven niet gelijk te zijn.
lesson-magnetic-tower-under = Jij kunt er ook een onder schuiven. Schuif je dubbele twee onder de 2 die uitsteekt.
lesson-magnetic-tower-daring = Een andere toren. Durf je? Leg je 4-3 op de 3 die in de lucht hangt.
lesson-magnetic-tower-fallen = Omgevallen. Wie het laatst heeft gelegd, krijgt alle stenen van de toren. Jij hebt weer de dubbele zes, dus jij begint de volgende.
lesson-magnetic-tower-last = Terug naar de eerste toren. Je hebt nog één steen: leg je 2-0 op de 2.
lesson-magnetic-tower-end = Hij staat, en jij hebt gewonnen. Een woord boven de toren zegt hoe stevig hij staat. Houd het in de gaten.

lesson-magnetic-staggered-hand = Hier leg je plat, dan omhoog, dan weer plat. Deze zeven stenen zijn van jou. Wie als eerste alles heeft gelegd, wint, en alles moet blijven staan.
lesson-magnetic-staggered-begin = Jij hebt de dubbele zes, dus jij begint. Hij ligt plat.
lesson-magnetic-staggered-up = Ada heeft 6-0 op tafel aangelegd, ook plat. Nu leg jij omhoog: leg je 6-5 op de 6.
lesson-magnetic-staggered-under = Weer plat. Je mag er ook een onder schuiven: schuif je 5-1 onder de 5 die uitsteekt.
lesson-magnetic-staggered-again = Nu omhoog. Leg je 6-4 met de 4 op de 4 van Ada.
lesson-magnetic-staggered-joined = Plat: op tafel raken gelijke cijfers elkaar. Leg je 6-1 tegen de 1.
lesson-magnetic-staggered-ends = Ada had niets dat paste en pakte er een. Je bouwt alleen aan de uiteinden. Leg je 6-2 omhoog, op de 6.
lesson-magnetic-staggered-last = Nog één steen. Leg je dubbele twee plat tegen de 2.
lesson-magnetic-staggered-end = Alles staat, en jij hebt gewonnen. Bovenaan zie je steeds of je nu plat of omhoog legt.
