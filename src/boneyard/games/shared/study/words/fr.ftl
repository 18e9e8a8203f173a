puzzle-holds = Quel nombre { $name } ne peut-il pas avoir ? Regarde ce qui s’est passé, la table et ta main.
puzzle-holds-why = { $name } ne peut pas avoir de { $number } : cela se voit à qui a passé ou pioché, et aux dominos visibles.
