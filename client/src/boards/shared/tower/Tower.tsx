// A tower on a wooden table, in 3D or level by level, and how firmly it stands, in a word and a colour.
import { signal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import './tower.css';
import { stored } from '../../../device/prefs';
import type { Picker } from '../../../input/picker';
import { held } from '../../../moments/hold';
import { t } from '../../../words/words';
import type { BoardProps, GameBoard, Player } from '../../board';
import type { Ruin, StackView } from '../../views';
import { EnamelDomino } from '../magnetic/Enamel';
import { Around, pageKey } from './Around';
import { Aim } from './aim';
import { useCloseCall } from './closeCall';
import { closing } from './closing';
import { Drawing } from './Drawing';
import { feats } from './feats';
import { type Offered, useOffered } from './offered';
import { aftermath, built, fallen, moveName, summary, tileName } from './phrases';
import { pivotsOf } from './pivots';
import { lies, type Spot, spotOf, spotsOf } from './places';
import { RISK_SHAPES } from './risk';
import { Slices } from './Slices';
import { Glyph, Stage } from './Stage';
import { Turn, turnKey } from './Turn';
import { READING, useFall } from './telling';
import { GATHERING, gather, tumble } from './tumble';

interface TowerProps extends BoardProps<StackView> {
  /** What a game adds to the signs over its board. */
  sign?: ComponentChildren;
}

const flat = stored<boolean>('tower-levels', false); // whether the levels were chosen
const blind = signal<boolean>(!canDrawInSpace());
const FULL = 0.3; // weights of a domino: a margin that fills the bar

function canDrawInSpace(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

export function Tower({ view, players, picker, still = false, lit = null, sign }: TowerProps) {
  const aim = useMemo(() => new Aim(picker), [picker]);
  const levels = still || blind.value || flat.value;
  const offered = useOffered(view, picker, aim);
  const fall = useFall(view, levels);
  const closeCall = useCloseCall(view, picker.choices.value.legal);
  useSignalEffect(() => {
    if (picker.tile.value !== null) fall.told.value = null; // it was read, and would cover places
  });
  const pointed = lying(view, lit);
  const tumbling = fall.tumbling.value; // the levels show what stood until it lies there
  const { tower } = tumbling ?? view;
  const heap = tumbling ?? (levels && held.value ? fall.told.value : null); // it lies there until it has been read
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tumbling) tumble(board.current!);
  }, [tumbling]);
  const down = heap !== null && !tumbling;
  useEffect(() => {
    const mine = view.ruin?.tower.find(({ tile }) => tile === view.ruin?.last)?.by === view.seat;
    const timer = down ? setTimeout(() => gather(board.current!, mine), READING - GATHERING) : 0;
    return () => clearTimeout(timer);
  }, [down]);
  const last = pointed ?? (tumbling ?? view).last;
  const fell = tumbling?.fell ?? [];
  const chosen = offered.all.find((spot) => spot.move === aim.shown());
  return (
    <div
      ref={board}
      class={`tower-board ${levels ? 'levels' : ''} ${still ? 'still' : ''}`}
      onClick={(event) => answers(event, offered, picker, aim) && event.stopPropagation()}
      onKeyDown={(event) => turnKey(event, offered, aim) || pageKey(event, offered, aim)}
    >
      {levels && (heap ?? view).tower.length > 0 && (
        <Drawing
          key={heap?.number} // dominoes taken up from a heap get new elements
          tower={(heap ?? view).tower}
          last={last}
          fell={heap?.fell}
          held={still ? spotsOf(picker.spots.value) : chosen && [chosen]}
          places={still || heap ? [] : offered.shown}
          onPlace={(spot) => aim.near(spot, offered.pivotOf(spot))}
          danger={!heap && (chosen?.risk === 'falls' || view.word === 'about-to-fall')}
        />
      )}
      {levels ? (
        !still && <Slices tower={tower} last={last} fell={fell} offered={offered} picker={picker} aim={aim} />
      ) : (
        <Stage
          view={view}
          offered={offered}
          picker={picker}
          aim={aim}
          fall={fall}
          lit={pointed}
          onLost={() => (blind.value = true)}
        />
      )}
      {!still && (
        <header class="tower-head" onClick={(event) => event.stopPropagation()}>
          <div class="tower-signs">
            {chosen?.risk ? (
              <RiskSign risk={chosen.risk} />
            ) : closeCall ? (
              <div class="tower-margin tower-holds" aria-hidden="true">
                <span class="tower-word">{t('tower-holds')}</span>
              </div>
            ) : (
              view.word && view.margin !== null && !held.value && <Margin word={view.word} margin={view.margin} />
            )}
            {sign}
          </div>
          {!blind.value && <Switch />}
        </header>
      )}
      {levels && !still && (
        <div class="tower-tools">
          <Around offered={offered} aim={aim} />
          <Turn offered={offered} aim={aim} />
        </div>
      )}
      {!still && (
        <p class="tower-note" role="status">
          {picker.tile.value === null && noteOf(view, fall.told.value, players)}
        </p>
      )}
      <p class="unseen" role="status">
        {closeCall && t('tower-holds')}
      </p>
      <p class="unseen">{`${summary(view.tower)} ${view.word ? t(`tower-${view.word}`) : ''} ${weakest(view)}`}</p>
    </div>
  );
}

/** A click on no place shows the nearest one, and buttons answer by themselves. Returns whether anything answered. */
function answers(event: MouseEvent, { shown }: Offered, picker: Picker, aim: Aim): boolean {
  if ((event.target as Element).closest('button')) return true;
  const move = picker.nearest(event.clientX, event.clientY);
  const near = shown.find((spot) => spot.move === move);
  if (near) aim.suggest(near);
  return near !== undefined;
}

/** The domino of a move in the log, if it still lies where it was laid. */
function lying({ tower }: StackView, move: string | null): string | null {
  const at = move === null ? null : spotOf(move);
  return (at && tower.find((one) => lies(one, at))?.tile) ?? null;
}

/** A sentence over the board: what just fell, or that nothing is built yet. */
function noteOf(view: StackView, told: Ruin | null, players: Player[]): string {
  if (told && (held.value || view.tower.length < 2)) return fallen(told, players); // then others are at work again
  if (view.tower.length || held.value) return '';
  return view.ruin ? fallen(view.ruin, players) : t('tower-empty');
}

function weakest({ weakest: pair, word }: StackView): string {
  if (!pair || word === 'solid') return '';
  const [lower, upper] = pair;
  const facts = { upper: tileName(upper ?? ''), lower: tileName(lower ?? '') };
  return t(lower ? 'tower-weakest' : 'tower-weakest-table', facts);
}

/** How firmly it stands: a colour, a word, a bar. */
function Margin({ word, margin }: { word: string; margin: number }) {
  const part = Math.min(1, Math.max(0.04, margin / FULL));
  return (
    <div class={`tower-margin ${word}`} title={t(`tower-${word}`)}>
      <span class="tower-word">{t(`tower-word-${word}`)}</span>
      <span class="tower-bar" aria-hidden="true">
        <span style={{ width: `${part * 100}%` }} />
      </span>
    </div>
  );
}

/** What the place pointed at risks: a colour, a shape, words. */
function RiskSign({ risk }: { risk: NonNullable<Spot['risk']> }) {
  return (
    <div class={`tower-margin risk-${risk}`}>
      <svg class="risk-shape" viewBox="0 0 24 24" aria-hidden="true">
        <path d={RISK_SHAPES[risk]} />
      </svg>
      <span class="tower-word">{t(`tower-risk-${risk}`)}</span>
    </div>
  );
}

function Switch() {
  const label = t(flat.value ? 'tower-show-space' : 'tower-show-levels');
  return (
    <button type="button" class="tower-switch" title={label} onClick={() => (flat.value = !flat.value)}>
      <Glyph
        path={
          flat.value
            ? 'M12 3 L20 7.5 V16.5 L12 21 L4 16.5 V7.5 Z M4 7.5 L12 12 L20 7.5 M12 12 V21'
            : 'M4 8 L12 4 L20 8 L12 12 Z M4 12 L12 16 L20 12 M4 16 L12 20 L20 16'
        }
      />
      <span>{label}</span>
    </button>
  );
}

/** A move for the log, as the tower stood then; without what went before, as it stands now or stood until it fell. */
function said(move: string, { tower, ruin }: StackView, before?: string[]): string | null {
  const spot = spotOf(move);
  if (!spot) return null;
  if (before) return moveName(spot, built([...before, move]));
  const felled = !tower.length && ruin?.tower.some((one) => one.tile === ruin.last && lies(one, spot));
  return moveName(spot, felled ? ruin!.tower : tower);
}

/** What is left to choose while a place waits: another place, another way to lie there, or nothing. */
function choice({ tower }: StackView, moves: string[]): 'here' | 'turn' | 'only' {
  if (moves.length < 2) return 'only';
  return pivotsOf(tower, spotsOf(moves)).length > 1 ? 'here' : 'turn';
}

/** Two moments that only a tower has: a place waits to be confirmed, or nothing would hold. */
function advice({ view, picker }: BoardProps<StackView>, plain: string): string | null {
  if (plain === 'advice-place' && picker.pending.value) return t(`tower-advice-${choice(view, picker.spots.value)}`);
  const falls = view.risks.length > 0 && view.risks.every((risk) => risk === 'falls');
  return plain === 'advice-pick' && falls ? t('tower-advice-falls') : null;
}

export const tower = {
  Board: Tower,
  Face: EnamelDomino,
  moves: (_view, legal, tile) => legal.filter((move) => move.startsWith(`${tile}@`)),
  tall: true,
  asks: (touch) => touch, // a finger covers several places
  showsFirst: (move, view, legal) => spotsOf([move], legal, view.risks).some(({ risk }) => risk && risk !== 'safe'),
  attempts: (view, tile) => (view.tower.length ? [] : [`${tile}@0,0,0/e`]),
  tileOf: (move) => /^(\d\d)@/.exec(move)?.[1],
  name: tileName,
  said,
  holds: (before, after) => (after.ruin?.number ?? 0) > (before.ruin?.number ?? 0),
  advice,
  aftermath,
  closing,
  feats,
} satisfies GameBoard<StackView>;
