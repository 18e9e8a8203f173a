# The levels of the bots, each with a sentence that explains it.
level-child = Child
level-child-help = Plays what fits, and often just what it fancies.
level-beginner = Beginner
level-beginner-help = Knows the rules of thumb and follows them.
level-club = Club player
level-club-help = Tries out every move before choosing one.
level-expert = Expert
level-expert-help = Thinks several moves ahead.
level-master = Master
level-master-help = Thinks the longest, and notices what you did not play.
