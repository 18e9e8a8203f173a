# Warum ein Zug nicht geht. $tile ist ein Stein als Text, $end eine Zahl von Augen.
refused-over = Das Spiel ist zu Ende.
refused-not-your-turn = Du bist nicht dran.
refused-not-text = Einen Zug tippt man als Text ein.
refused-higher-first = Die höhere Zahl steht vorn: { $tile }.
refused-can-lay = Du hast einen Stein, der passt, also musst du einen legen.
refused-no-stock = Der Talon ist leer, also musst du passen (pass).
refused-must-draw = Im Talon liegen noch Steine: Zieh einen (draw).
refused-not-in-hand = Du hast { $tile } nicht.
