// What the reader does in a round that is worth keeping, from view to view, and the album's news at its end.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import type { Ending, Info, View } from '../protocol';
import { ending, info, log, sights, yours } from '../table/table';
import { keep, type News } from './album';

const WON = 'first-win';
const BEAT_MASTER = 'first-master';

/** What every game counts: a first win, and a first one against a master. */
function general(table: Info, seat: number, won: boolean): string[] {
  if (!won) return [];
  const master = table.seats.some((other, n) => n !== seat && other.bot === 'master');
  return master ? [WON, BEAT_MASTER] : [WON];
}

const keyOf = (table: Info, end: Ending): string => `${table.table} ${end.record}`;

/** The news of the round that just ended, for one player alone at this device. */
export function useKeeping(loaded: Signal<GameBoard<View> | null>): Signal<News | null> {
  const news = useSignal<News | null>(null);
  const before = useRef<{ view: View; moves: number } | null>(null);
  const feats = useRef<string[]>([]);
  useSignalEffect(() => {
    const [table, end, board, own] = [info.value, ending.value, loaded.value, yours.value];
    const seat = own.length === 1 ? own[0]! : null;
    const view = sights.value.find((sight) => sight.seat === seat)?.view;
    const said = log.value;
    const was = before.current;
    before.current = view ? { view, moves: said.length } : null;
    if (!table || !view || seat === null) return;
    if (!said.length) feats.current = [];
    const won = Boolean(end?.winners.includes(seat));
    const last = said.at(-1);
    if (board?.feats && was && last?.seat === seat && said.length === was.moves + 1)
      feats.current.push(...board.feats({ seat, move: last.move, before: was.view, after: view, won }));
    if (!end) news.value = null;
    else if (was && was.moves < said.length)
      // it ended while we watched
      news.value = keep({
        key: keyOf(table, end),
        game: table.game,
        won,
        feats: [...general(table, seat, won), ...feats.current],
        when: Date.now(),
      });
  });
  return news;
}
