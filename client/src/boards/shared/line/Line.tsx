// A line of dominoes: it winds so that it always fits.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import './line.css';
import { useNearest } from '../../../input/nearest';
import type { Picker } from '../../../input/picker';
import { arrive, darken } from '../../../moments/motion';
import { clack } from '../../../moments/sound';
import { Domino, DominoShape, LONG, WIDE } from '../../../parts/Domino';
import { rem, type Size, useSize } from '../../../parts/size';
import type { View } from '../../../protocol';
import { t, told } from '../../../words/words';
import type { BoardProps, GameBoard } from '../../board';
import { closing } from './closing';
import { feats } from './feats';
import { type Fitted, fitInto, largestHalf, type Placed } from './snake';

/** What is seen of any game with a line. */
export interface LineView extends View {
  /** Each domino as it lies, left half first. */
  line: [number, number][];
  laid_by: number[];
  /** The two open numbers; empty before the first domino. */
  ends: number[];
  last: string | null;
}

interface LineProps extends BoardProps<LineView> {
  /** The class of a domino's body; the default is ivory. */
  body?: (tile: string) => string;
  /** The message on an empty table. */
  empty?: string;
  /** What a table of this height in pixels shows at the start, instead of that it is empty. */
  opening?: (height: number) => ComponentChildren;
}

const EXAMPLE = 1.875; // heights of the text a half of a domino in the rules
const SIDES = ['L', 'R'] as const;

const key = (tile: number[]): string => [...tile].sort().join('');

/** The domino the line grew from, as far as this page saw it; it keeps its place. */
function useOrigin(line: number[][]): number {
  const kept = useRef<{ first: string | null; origin: number; length: number }>({ first: null, origin: 0, length: 0 });
  const old = kept.current;
  const first = line[0] ? key(line[0]) : null;
  const grew = line.findIndex((tile) => key(tile) === old.first);
  let origin = Math.floor((line.length - 1) / 2);
  if (old.length && line.length >= old.length && grew >= 0) origin = old.origin + grew;
  kept.current = { first, origin: Math.max(origin, 0), length: line.length };
  return kept.current.origin;
}

/** The rows of the line: dominoes stay where they lie as the line grows, until the table is wider or cleared. */
function useRows(line: number[][], origin: number, { width, height }: Size, still: boolean | undefined): Fitted {
  const kept = useRef<{ width: number; limit: number } | null>(null);
  return useMemo(() => {
    const limit = line.length && kept.current?.width === width ? kept.current.limit : undefined;
    const largest = still ? EXAMPLE * rem() : largestHalf(height, rem());
    const fitted = fitInto(line, origin, width, height, largest, limit);
    kept.current = { width, limit: fitted.limit };
    return fitted;
  }, [line, origin, width, height, still]);
}

const ivory = (): string => '';

export function Line({ view, picker, still, lit, body = ivory, empty = 'line-empty', opening }: LineProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const origin = useOrigin(view.line);
  const { width, height } = size.value;
  const start = opening?.(height);
  const { snake, scale } = useRows(view.line, origin, size.value, still);
  const middle = { x: (snake.box.left + snake.box.right) / 2, y: (snake.box.top + snake.box.bottom) / 2 };
  const place = ({ x, y, turn }: Placed, lower = 0): string => {
    const [left, top] = [width / 2 + (x - middle.x) * scale, height / 2 + (y - middle.y) * scale];
    return `translate(${left + lower}px, ${top + lower * 1.6}px) rotate(${turn}deg) scale(${scale / WIDE})`;
  };
  useNewest(view, room, picker);
  useNearest(picker, room);
  const pointed = lit ? key([...lit.slice(0, 2)].map(Number)) : null;
  const spots = picker.spots.value;
  return (
    <div class={`line-room ${still ? 'still' : ''}`} ref={room}>
      <svg class="line-board" role="img" aria-label={inWords(view)}>
        {view.line.map((tile, i) => (
          <rect
            key={`under ${key(tile)}`}
            class="line-shadow line-tile"
            data-under={key(tile)}
            style={{ transform: place(snake.tiles[i]!, scale / 14) }}
            x={-WIDE / 2}
            y={-LONG / 2}
            width={WIDE}
            height={LONG}
            rx="6"
          />
        ))}
        {view.line.map((tile, i) => (
          <g
            key={key(tile)}
            class={`line-tile ${lastLaid(view, tile) ? 'last' : ''} ${key(tile) === pointed ? 'lit' : ''}`}
            style={{ transform: place(snake.tiles[i]!) }}
            data-laid={key(tile)}
          >
            <g class={`arriving ${body(higherFirst(tile))}`}>
              <g transform={`translate(${-WIDE / 2} ${-LONG / 2})`}>
                <DominoShape upper={tile[0]!} lower={tile[1]!} />
              </g>
            </g>
          </g>
        ))}
      </svg>
      <svg class="line-spots">
        {spots.map((move) => {
          const side = Math.max(SIDES.indexOf(move.slice(-1) as 'L' | 'R'), 0);
          const [one, two] = lying(move, view, side);
          const spot = (one === two ? snake.doubleEnds : snake.ends)[side]!;
          return (
            <g
              key={move}
              class={`spot ${picker.pending.value === move ? 'pending' : ''}`}
              style={{ transform: place(spot) }}
              {...picker.spot(move, label(move, view))}
            >
              <rect class="reach" x={-WIDE / 2 - 14} y={-LONG / 2 - 8} width={WIDE + 28} height={LONG + 16} rx="9" />
              <g
                class={`ghost line-ghost ${body(move.slice(0, 2))}`}
                transform={`translate(${-WIDE / 2} ${-LONG / 2})`}
              >
                <DominoShape upper={one} lower={two} />
              </g>
              <rect class="line-place" x={-WIDE / 2} y={-LONG / 2} width={WIDE} height={LONG} rx="7" />
            </g>
          );
        })}
      </svg>
      {start}
      {view.line.length === 0 && !spots.length && !start && <p class="board-word">{t(empty)}</p>}
    </div>
  );
}

/** A domino's text. */
const higherFirst = (tile: number[]): string => `${Math.max(...tile)}${Math.min(...tile)}`;

/** A domino as it will lie, left half first: the half that matches is towards the line. */
function lying(move: string, view: LineView, side: number): [number, number] {
  const [high, low] = [Number(move[0]), Number(move[1])];
  if (!view.line.length) return [high, low];
  const inner = view.ends[side]!;
  const outer = high + low - inner;
  return side === 0 ? [outer, inner] : [inner, outer];
}

const lastLaid = (view: LineView, tile: number[]): boolean =>
  view.last !== null && key(tile) === [...view.last.slice(0, 2)].sort().join('');

/** A domino that is new since the last view arrives from the hand that played it. */
function useNewest(view: LineView, room: { current: HTMLElement | null }, picker: Picker): void {
  const before = useRef<Set<string> | null>(null);
  useLayoutEffect(() => {
    const now = view.line.map(key);
    const fresh =
      before.current && now.length === before.current.size + 1
        ? now.find((tile) => !before.current!.has(tile))
        : undefined;
    before.current = new Set(now);
    if (!fresh) return;
    const by = view.laid_by[now.indexOf(fresh)] ?? null;
    const element = room.current?.querySelector(`[data-laid="${fresh}"] .arriving`);
    const shadow = room.current?.querySelector(`[data-under="${fresh}"]`);
    clack();
    if (element) arrive(element, picker.origin(by, view.seat));
    if (shadow) darken(shadow);
  }, [view.line.length, view.last]);
}

function label(move: string, view: LineView): string {
  if (!view.line.length) return t('spot-first', { tile: name(move) });
  const left = move.endsWith('L');
  return t(left ? 'spot-left' : 'spot-right', { tile: name(move), pips: view.ends[left ? 0 : 1] ?? 0 });
}

function inWords(view: LineView): string {
  if (!view.line.length) return t('line-empty');
  const line = view.line.map(([a, b]) => `${a}-${b}`).join(', ');
  return told(t('line'), `${line}. ${t('line-ends', { left: view.ends[0] ?? 0, right: view.ends[1] ?? 0 })}`);
}

const name = (tile: string): string => t('domino-name', { one: tile[0] ?? '', two: tile[1] ?? '' });

function Face({ tile }: { tile: string | null }) {
  return <Domino tile={tile} />;
}

function said(move: string): string | null {
  if (!/^\d\d/.test(move)) return null;
  return t(move.endsWith('L') ? 'laid-left' : move.endsWith('R') ? 'laid-right' : 'laid', { tile: name(move) });
}

export const line = {
  Board: Line,
  Face,
  moves: (_view, legal, tile) => legal.filter((move) => move.slice(0, 2) === tile),
  attempts: (view, tile) => (view.line.length ? SIDES.map((side) => tile + side) : [tile]),
  tileOf: (move) => (/^\d\d/.test(move) ? move.slice(0, 2) : undefined),
  name,
  said,
  closing,
  feats,
} satisfies GameBoard<LineView>;
