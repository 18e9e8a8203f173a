box-magnetic = Magnetic Domino
box-magnetic-words = Build upwards with magnets. It stands, it wobbles, and sooner or later it falls.

option-count = What is counted
option-count-help = Count pips, or just the dominoes: easier for young children.
option-count-pips = Pips
option-count-tiles = Dominoes

clause-MAG-6 = { $tiles ->
    [0] No dominoes left in hand.
   *[other] Nobody could play, so whoever has the least left wins.
}
clause-MAG-9 = The game had gone on too long, so whoever has the least left wins.

feat-line-double = A win with a double as the last domino
feat-line-blocked = A win when nobody could play

reason-falls = Everything falls { $better } times out of 10, rather than { $worse }.
