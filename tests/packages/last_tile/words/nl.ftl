game-last-tile = Laatste steen
refused-too-few = Dat gaat niet: er is { $left }.
