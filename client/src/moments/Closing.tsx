// The end of a round, felt before it is read: the board's own closing, who won in large letters,
// confetti and a sound. Any key or click goes on to the score sheet; where people want no movement, it
// comes at once.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import './moments.css';
import { reducedMotion } from '../device/stillness';
import type { Ending, View } from '../protocol';
import { confetti } from './confetti';
import { held } from './hold';
import { consolation, fanfare } from './sound';

const LANDING = 500; // milliseconds until the last domino lies
const LONGEST = 4000;
const LINGER = 900; // milliseconds in which the words can still be read

/** None while the round goes on; then the closing; then it is time for the score sheet. */
export type Stage = 'playing' | 'closing' | 'over';

interface Ended {
  ending: Ending | null;
  board: GameBoard<View> | null;
  view: View | null;
  /** Whether the reader lost: no confetti, a softer sound. */
  lost: boolean;
  place: { current: HTMLElement | null };
}

const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Resolves with the first key or click. */
function impatience(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    addEventListener('pointerdown', () => done(), { signal });
    addEventListener('keydown', () => done(), { signal });
  });
}

/** Where the end of a round stands. */
export function useClosing({ ending, board, view, lost, place }: Ended): Stage {
  const stage = useSignal<Stage>(ending ? 'over' : 'playing'); // a table that was entered late
  const ready = ending !== null && board !== null && view !== null && !held.value;
  useEffect(() => {
    if (!ending) stage.value = 'playing';
  }, [ending]);
  useEffect(() => {
    if (!ready || held.peek() || stage.peek() !== 'playing') return undefined;
    if (reducedMotion() || !place.current) {
      sounds(lost);
      stage.value = 'over';
      return undefined;
    }
    stage.value = 'closing';
    const stop = new AbortController();
    const shown = after(LANDING)
      .then(() => {
        if (stop.signal.aborted) return undefined;
        sounds(lost);
        return board.closing?.(place.current!, { view, winners: ending.winners });
      })
      .catch(() => {})
      .then(() => after(LINGER));
    void Promise.race([shown, impatience(stop.signal), after(LONGEST)]).then(() => {
      if (!stop.signal.aborted) stage.value = 'over';
      stop.abort();
    });
    return () => stop.abort();
  }, [ready]);
  return stage.value;
}

const sounds = (lost: boolean): void => (lost ? consolation() : fanfare());

/** Who won, in large letters, and dominoes that rain if it is a reason for joy. */
export function Celebration({ words, lost }: { words: string; lost: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = reducedMotion();
  useEffect(() => (lost || still ? undefined : confetti(canvas.current!)), []);
  if (still) return null;
  return (
    <div class={`celebration ${lost ? 'lost' : ''}`} aria-hidden="true">
      <canvas ref={canvas} />
      <p class="celebration-words">{words}</p>
    </div>
  );
}
