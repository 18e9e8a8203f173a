# Van tafel gaan, en zetten die op verbinding wachten.
leave-table = Van tafel gaan
leave-title = Van tafel gaan?
leave-later = Later verder
leave-later-help = Je spel blijft zoals het is. Je vindt het bij Mijn spellen.
leave-later-others = Je vindt het spel bij Mijn spellen. Na een minuut speelt een bot voor je, tot je terug bent.
leave-to-bot = Laat een bot spelen
leave-to-bot-help = Een bot speelt verder op jouw plaats. Je kunt meekijken en je plaats altijd weer innemen.
resign = Opgeven
resign-sure = Ja, opgeven
resign-help = Het spel stopt hier, en de anderen winnen.
resign-help-others = Een bot houdt jouw plaats, en de anderen spelen verder.
clause-resigned = Er is opgegeven.
bot-plays-for-you = Een bot speelt voor je.
come-back = Zelf weer spelen
move-waits = Geen verbinding. Deze zet wacht: { $move }.
withdraw = Terugnemen
move-withdrawn = De tafel ging verder terwijl je weg was. Niet gespeeld: { $move }.
