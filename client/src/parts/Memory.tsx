// The memory aid: what has not been seen yet, and who could not play at which ends.
import type { GameBoard, Player } from '../boards/board';
import type { Recalled, Stuck, View } from '../protocol';
import { about } from '../words/people';
import { listed, t } from '../words/words';
import { Emblem } from './Emblem';

export function Memory({
  recalled,
  board,
  players,
}: {
  recalled: Recalled;
  board: GameBoard<View>;
  players: Player[];
}) {
  const counts = new Map<string, number>();
  for (const tile of recalled.unseen) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const stuck = recalled.passed.filter((one) => one.ends.length);
  return (
    <div class="memory">
      <h2>{t('memory-unseen', { count: recalled.unseen.length })}</h2>
      <ul class="memory-tiles">
        {[...counts].map(([tile, count]) => (
          <li key={tile}>
            <span class="unseen">
              {board.name(tile)}
              {count > 1 && ` × ${count}`}
            </span>
            <span class="memory-tile">
              <board.Face tile={tile} />
            </span>
            {count > 1 && (
              <span class="memory-count" aria-hidden="true">
                ×{count}
              </span>
            )}
          </li>
        ))}
      </ul>
      <h2>{t('memory-passed')}</h2>
      {stuck.length === 0 && <p class="soft">{t('memory-nobody')}</p>}
      <ul class="memory-passed">
        {stuck.map((one, n) => (
          <li key={n}>
            <Emblem seat={one.seat} />
            {t('memory-stuck', { ...about(players[one.seat]!), ends: endsOf(one, board) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the ends asked for then, each once. */
function endsOf({ ends }: Stuck, board: GameBoard<View>): string {
  return listed(
    [...new Set(ends)].map((end) => board.end?.(end) ?? String(end)),
    'disjunction',
  );
}
