// What happened, newest first, in words.
import type { GameBoard, Player } from '../boards/board';
import { inWords } from '../moves';
import type { View } from '../protocol';
import type { Said } from '../table';
import { t } from '../words';
import { Emblem } from './Emblem';

export function Log({
  said,
  players,
  board,
  view,
}: {
  said: Said[];
  players: Player[];
  board: GameBoard<View> | null;
  view: View;
}) {
  const moves = said.map((one) => one.move);
  return (
    <section class="log">
      <h2>{t('log')}</h2>
      {said.length === 0 && <p class="soft">{t('log-empty')}</p>}
      <ol reversed>
        {[...said].reverse().map((one, n) => (
          <li key={said.length - n}>
            <Emblem seat={one.seat} />
            <span>
              {inWords(board, view, players[one.seat]!, one.move, moves.slice(0, said.length - 1 - n))}
              {one.how === 'time' && ` (${t('time-up')})`}
              <Aftermath text={board?.aftermath?.(said, said.length - 1 - n, view, players) ?? null} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a move brought about, on a line of its own. */
function Aftermath({ text }: { text: string | null }) {
  return text ? <strong class="aftermath">{text}</strong> : null;
}
