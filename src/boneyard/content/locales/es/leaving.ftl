# Dejar una mesa, y jugadas que esperan la conexión.
leave-table = Dejar la mesa
leave-title = ¿Dejar la mesa?
leave-later = Seguir más tarde
leave-later-help = Tu partida se queda como está. La encontrarás en Mis partidas.
leave-later-others = Encontrarás la partida en Mis partidas. Pasado un minuto, un bot juega por ti hasta que vuelvas.
leave-to-bot = Que juegue un bot
leave-to-bot-help = Un bot sigue en tu asiento. Puedes mirar y recuperar tu asiento cuando quieras.
resign = Abandonar
resign-sure = Sí, abandonar
resign-help = La partida acaba aquí, y ganan los demás.
resign-help-others = Un bot se queda con tu asiento, y los demás siguen jugando.
clause-resigned = Alguien abandonó la partida.
bot-plays-for-you = Un bot juega por ti.
come-back = Volver a mi asiento
move-waits = Sin conexión. Esta jugada espera: { $move }.
withdraw = Retirar
move-withdrawn = La mesa siguió sin ti. No se jugó: { $move }.
