puzzle-holds = Welche Zahl kann { $name } nicht haben? Schau, was bisher geschah, was auf dem Tisch liegt und was du selbst hast.
puzzle-holds-why = { $name } kann keine { $number } haben: Das folgt daraus, wer gepasst oder gezogen hat, und aus den Steinen, die du siehst.
