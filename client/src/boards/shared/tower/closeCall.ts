// A close call: you laid a domino where the tower might have fallen, and it stands.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { chime } from '../../../moments/sound';
import type { StackView } from '../../views';
import { lies, type Spot, spotsOf } from './places';

const SEEN = 2600; // milliseconds that it is said

/** Whether that is to be said just now. */
export function useCloseCall({ tower, last, seat, risks, ruin }: StackView, legal: string[]): boolean {
  const [held, setHeld] = useState(false);
  const risky = useRef<Spot[]>([]); // where it might have fallen, the last time you could choose
  const timer = useRef(0);
  useLayoutEffect(() => setHeld(false), [ruin?.number]); // it holds no longer
  useLayoutEffect(() => {
    const laid = tower.find(({ tile }) => tile === last);
    const there = (spot: Spot): boolean => lies(laid!, spot) && laid!.heading === spot.heading;
    if (laid?.by !== seat || !risky.current.some(there)) return;
    chime();
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setHeld(false), SEEN);
  }, [tower.length, last]);
  useLayoutEffect(() => {
    if (legal.length) risky.current = spotsOf(legal, legal, risks).filter(({ risk }) => risk === 'risky');
  }, [legal, risks]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return held;
}
