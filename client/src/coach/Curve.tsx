// Each seat's chance of winning after every move: a graph that one can scrub.
import { useRef } from 'preact/hooks';
import type { Player } from '../boards/board';
import { EmblemShape } from '../parts/Emblem';
import { t, told } from '../words/words';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 10; // around the curves
const LEFT = 26; // with room for the scale
const SCALE = [0, 50, 100]; // per cent
const BADGE = 14; // of the emblems at their ends
/** So that lines are told apart without their colours. */
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '4 2', '1 4', '12 4', '6 2 2 2'];

export interface Dot {
  step: number;
  seat: number;
  kind: 'slip' | 'blunder';
}

interface CurveProps {
  /** By step and seat, from 0 to 1. */
  chances: number[][];
  players: Player[];
  dots: Dot[];
  at: number;
  onMove: (step: number) => void;
}

export function Curve({ chances, players, dots, at, onMove }: CurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = chances.length - 1;
  const x = (step: number): number => LEFT + (step * (WIDTH - LEFT - EDGE - BADGE)) / Math.max(last, 1);
  const y = (share: number): number => HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
  const ends = apart(
    players.map(({ seat }) => y(chances[last]![seat]!)),
    BADGE,
    HEIGHT - EDGE,
  );
  const stepAt = (clientX: number): number => {
    const { left, width } = box.current!.getBoundingClientRect();
    const place = ((clientX - left) / width) * WIDTH;
    return Math.max(0, Math.min(last, Math.round(((place - LEFT) / (WIDTH - LEFT - EDGE - BADGE)) * last)));
  };
  const scrub = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') box.current?.setPointerCapture(event.pointerId);
    if (event.buttons & 1) onMove(stepAt(event.clientX));
  };
  return (
    <div
      ref={box}
      class="curve"
      role="slider"
      tabIndex={0}
      aria-label={t('graph-title')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={told(t('graph-move', { number: at }), reading(chances[at]!, players))}
      onPointerDown={scrub}
      onPointerMove={scrub}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {SCALE.map((percent) => (
          <g key={percent} class="curve-scale">
            <line x1={LEFT} x2={WIDTH - EDGE} y1={y(percent / 100)} y2={y(percent / 100)} />
            <text x={LEFT - 5} y={y(percent / 100) + 3}>
              {percent}
            </text>
          </g>
        ))}
        <line class="curve-at" x1={x(at)} x2={x(at)} y1={2} y2={HEIGHT - 2} />
        {players.map(({ seat }, index) => (
          <g key={seat} class={`seat-${seat}`}>
            <polyline
              class="curve-line"
              points={chances.map((wins, step) => `${x(step)},${y(wins[seat]!)}`).join(' ')}
              stroke-dasharray={DASHES[seat]}
            />
            <g
              transform={`translate(${WIDTH - EDGE - BADGE / 2 - 3} ${ends[index]! - BADGE / 2}) scale(${BADGE / 24})`}
            >
              <EmblemShape seat={seat} />
            </g>
          </g>
        ))}
        {dots.map(({ step, seat, kind }) => (
          <circle
            key={step}
            class={`curve-dot ${kind} seat-${seat}`}
            cx={x(step)}
            cy={y(chances[step]![seat]!)}
            r={kind === 'blunder' ? 5 : 3.5}
          />
        ))}
      </svg>
    </div>
  );
}

/** Heights moved so far that no two are nearer than `gap`: upwards from the lowest, then down again from the top. */
export function apart(heights: number[], gap: number, lowest: number): number[] {
  const moved = [...heights];
  const order = heights.map((_, index) => index).sort((one, other) => heights[other]! - heights[one]!);
  let limit = lowest;
  for (const index of order) {
    moved[index] = Math.min(moved[index]!, limit);
    limit = moved[index] - gap;
  }
  limit = gap / 2;
  for (const index of order.reverse()) {
    moved[index] = Math.max(moved[index]!, limit);
    limit = moved[index] + gap;
  }
  return moved;
}

/** "Ada 55 %, Bo 45 %" */
export const reading = (wins: number[], players: Player[]): string =>
  players.map(({ name, seat }) => t('graph-reads', { name, percent: Math.round(100 * wins[seat]!) })).join(', ');
