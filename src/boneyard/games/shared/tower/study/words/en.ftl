puzzle-stands = Someone with a perfectly steady hand puts { $tile } where you see it. Does the structure stand?
puzzle-stands-stands = It stands
puzzle-stands-falls = It falls
puzzle-stands-stands-why = It holds: the weight rests over what is below it, and the magnets do the rest.
puzzle-stands-falls-why = It falls: too much weight hangs over the edge, more than the magnets can hold.
