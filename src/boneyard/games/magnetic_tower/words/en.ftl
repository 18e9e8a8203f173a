game-magnetic-tower = Magnetic Domino, tower
way-magnetic-tower = Tower

option-parallel_second = Second domino parallel
option-parallel_second-help = The second domino must lie parallel to the first, for a fair start.
option-ends_only = Only at the ends
option-ends_only-help = You may only build on the ends of the tower, for more suspense.

refused-not-parallel = The second domino must lie parallel to the first, { $first }.

lesson-magnetic-tower-hand = Here you build a tower with magnets. These seven dominoes are yours. The first to play all of theirs wins, but the tower must stay up.
lesson-magnetic-tower-begin = You have the double six, so you start. Put it on the table.
lesson-magnetic-tower-top = Ada has put 6-2 on top: 6 on 6. Halves that lie on top of each other must match. Put your 6-5 on the other 6.
lesson-magnetic-tower-beside = Ada slid 5-2 underneath: 5 below 5. Put your 3-2 on her 2. Halves that lie side by side need not match.
lesson-magnetic-tower-under = You can slide one underneath too. Push your double two under the 2 that sticks out.
lesson-magnetic-tower-daring = Another tower. Be daring: put your 4-3 on the 3 that hangs in the air.
lesson-magnetic-tower-fallen = It fell. Whoever played last picks up every domino in the tower. You have the double six again, so you start the next one.
lesson-magnetic-tower-last = Back to the first tower. You have one domino left: put your 2-0 on the 2.
lesson-magnetic-tower-end = It stands, and you have won. A word above the tower tells you how steady it is. Keep an eye on it.
