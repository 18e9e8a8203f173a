// The bots as people meet them: each has a name and a face, and every level has its own circle of friends.
// The first bot of a level at a table is always the same one, also when the game is watched again.
const FRIENDS: Record<string, string[]> = {
  child: ['Pip', 'Mimi', 'Nino', 'Lulu', 'Tom', 'Fee', 'Kiki'],
  beginner: ['Otto', 'Lena', 'Hugo', 'Rosa', 'Ben', 'Ida', 'Max'],
  club: ['Bruno', 'Carla', 'Emil', 'Greta', 'Milo', 'Nora', 'Paul'],
  expert: ['Clara', 'Viktor', 'Sofia', 'Leon', 'Irma', 'Felix', 'Thea'],
  master: ['Minerva', 'Magnus', 'Augusta', 'Leopold', 'Octavia', 'Cornelius', 'Sibylla'],
};
const ANIMALS = ['cat', 'bear', 'rabbit', 'fox', 'owl', 'dog', 'mouse'] as const;
export type Animal = (typeof ANIMALS)[number];

export interface Character {
  name: string;
  level: string;
  animal: Animal;
}

/** The character of each seat whose bot has a level of ours; `taken` are names that people at the table have. */
export function charactersOf(levels: string[], taken: string[] = []): (Character | null)[] {
  const met = new Map<string, number>();
  return levels.map((level) => {
    const friends = FRIENDS[level];
    if (!friends) return null;
    let place = met.get(level) ?? 0;
    while (taken.includes(friends[place]!) && place < friends.length - 1) place += 1;
    met.set(level, place + 1);
    const circle = Object.keys(FRIENDS).indexOf(level);
    const animal = ANIMALS[(place + 3 * circle) % ANIMALS.length]!;
    return { name: friends[place] ?? level, level, animal };
  });
}
