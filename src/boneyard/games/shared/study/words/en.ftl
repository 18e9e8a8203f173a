puzzle-holds = Which number can { $name } not have? Look at what happened so far, at the table and at your own hand.
puzzle-holds-why = { $name } cannot have a { $number }: it follows from who passed or drew, and from the dominoes that you can see.
