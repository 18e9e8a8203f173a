# Leaving a table, and moves that wait for a connection.
leave-table = Leave the table
leave-title = Leave the table?
leave-later = Continue later
leave-later-help = Your game stays as it is. You will find it under My games.
leave-later-others = You will find the game under My games. After a minute, a bot plays for you until you are back.
leave-to-bot = Let a bot play
leave-to-bot-help = A bot plays on in your seat. You can watch, and take your seat back whenever you like.
resign = Give up
resign-sure = Yes, give up
resign-help = The match ends here, and the others win.
resign-help-others = A bot keeps your seat, and the others play on.
clause-resigned = The match was given up.
bot-plays-for-you = A bot is playing for you.
come-back = Take my seat back
move-waits = No connection. Waiting to be played: { $move }.
withdraw = Take it back
move-withdrawn = The table went on while you were away, so this was not played: { $move }.
