game-last-tile = Last tile
option-heap = Size of the heap
option-heap-help = How many tiles there are.
refused-one-or-two = Type one or two, not “{ $given }”.
refused-too-few = You cannot take two: there is { $left }.
do-one = Take one
move-one = { $you ->
    [yes] You take one.
   *[no] { $name } takes one.
}
number-taken = last tiles
clause-LAST-1 = The winner took the last tile.
last-tile-left = { $count } in the heap.
last-tile-broken = { $count } of { $nothing }.
lesson-last-tile-heap = This is the heap. { lesson-next }
