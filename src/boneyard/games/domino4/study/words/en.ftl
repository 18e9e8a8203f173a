puzzle-joker = The bright tile was played face down as a joker. There are four jokers in the game, and one lies in the middle. Can this be one?
puzzle-joker-cannot = No, it cannot be
puzzle-joker-may = Yes, it may be
puzzle-joker-cannot-why = You can see every joker: on the table and in your hand. So this is none, and you can accuse.
puzzle-joker-may-why = You cannot see all four jokers, so one may lie here.
