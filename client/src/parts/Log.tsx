// What happened, newest first: who, the tile, and words. Pointing at a line lights its tile up on the board; a press
// shows the table as it was then.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { GameBoard, Player } from '../boards/board';
import { stepTo } from '../input/gestures';
import type { View } from '../protocol';
import type { Said } from '../table/table';
import { inWords } from '../words/moves';
import { t, unbroken } from '../words/words';
import { Emblem } from './Emblem';

interface LogProps {
  said: Said[];
  players: Player[];
  board: GameBoard<View>;
  view: View;
  /** The move that is pointed at. */
  lit: Signal<string | null>;
  /** The number of the move whose moment is shown; null: the present. */
  moment: Signal<number | null>;
}

export function Log({ said, players, board, view, lit, moment }: LogProps) {
  const moves = said.map((one) => one.move);
  return (
    <section class="log">
      <h2>{t('log')}</h2>
      {said.length === 0 && <p class="soft">{t('log-empty')}</p>}
      <ol reversed onKeyDown={walk} onMouseLeave={() => (lit.value = null)}>
        {said
          .map((one, number) => (
            <li
              key={number}
              onMouseEnter={() => (lit.value = one.move)}
              onFocusCapture={() => (lit.value = one.move)}
              onBlurCapture={() => (lit.value = null)}
            >
              <Line one={one} last={number === said.length - 1} shown={number === moment.value} onPress={show(number)}>
                <Emblem seat={one.seat} />
                <LaidTile board={board} tile={tileOf(one)} />
                <span>
                  {unbroken(inWords(board, one.view ?? view, players[one.seat]!, one.move, moves.slice(0, number)))}
                  {one.how === 'time' && ` (${t('time-up')})`}
                  <Aftermath text={board.aftermath?.(said, number, view, players) ?? null} />
                </span>
              </Line>
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );

  /** The tile of a line; one that was drawn lies face down. */
  function tileOf(one: Said): string | null | undefined {
    return one.move === 'draw' ? null : board.tileOf?.(one.move, one.view ?? view);
  }

  function show(number: number): () => void {
    return () => (moment.value = moment.value === number ? null : number);
  }
}

interface LineProps {
  one: Said;
  last: boolean;
  shown: boolean;
  onPress: () => void;
  children: ComponentChildren;
}

/** A line that can be pressed, if this page saw the table then. */
function Line({ one, last, shown, onPress, children }: LineProps) {
  if (!one.view) return <div class="log-line">{children}</div>;
  return (
    <button
      type="button"
      class="log-line"
      title={t('log-see')}
      aria-pressed={shown}
      tabIndex={last ? 0 : -1}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function LaidTile({ board, tile }: { board: GameBoard<View>; tile: string | null | undefined }) {
  return (
    <span class="log-tile" aria-hidden="true">
      {tile !== undefined && <board.Face tile={tile} />}
    </span>
  );
}

/** Arrows lead from line to line. */
function walk(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const lines = [...list.querySelectorAll<HTMLElement>('button.log-line')];
  const next = stepTo(event, lines, document.activeElement as HTMLElement);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What a move brought about, on a line of its own. */
function Aftermath({ text }: { text: string | null }) {
  return text ? <strong class="aftermath">{text}</strong> : null;
}
