// A tower on a wooden table, in 3D or level by level, and how firmly it stands, in a word and a colour.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import './tower.css';
import { stored } from '../../../prefs';
import { t } from '../../../words';
import type { BoardProps, GameBoard } from '../../board';
import type { StackView } from '../../views';
import { EnamelDomino } from '../magnetic/Enamel';
import { Aim } from './aim';
import { Drawing } from './Drawing';
import { fallen, moveName, summary, tileName } from './phrases';
import { spotOf, spotsOf } from './places';
import { Slices } from './Slices';
import { Glyph, Stage } from './Stage';

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

export function Tower({ view, players, picker, still = false, sign }: TowerProps) {
  const aim = useMemo(() => new Aim(picker), [picker]);
  const moves = picker.spots.value;
  const spots = useMemo(() => spotsOf(moves), [moves]);
  useLayoutEffect(() => aim.forget(), [spots]); // before the keyboard comes to the first place
  const levels = still || blind.value || flat.value;
  return (
    <div class={`tower-board ${levels ? 'levels' : ''} ${still ? 'still' : ''}`}>
      {levels && view.tower.length > 0 && <Drawing tower={view.tower} last={view.last} held={still ? spots : []} />}
      {levels ? (
        !still && <Slices tower={view.tower} last={view.last} spots={spots} picker={picker} aim={aim} />
      ) : (
        <Stage view={view} spots={spots} picker={picker} aim={aim} onLost={() => (blind.value = true)} />
      )}
      {!still && (
        <header class="tower-head" onClick={(event) => event.stopPropagation()}>
          <div class="tower-signs">
            {view.word && view.margin !== null && <Margin word={view.word} margin={view.margin} />}
            {sign}
          </div>
          {!blind.value && <Switch />}
        </header>
      )}
      {!still && !view.tower.length && (
        <p class="tower-note" role="status">
          {view.ruin ? fallen(view.ruin, players) : t('tower-empty')}
        </p>
      )}
      <p class="unseen">{`${summary(view.tower)} ${view.word ? t(`tower-${view.word}`) : ''} ${weakest(view)}`}</p>
    </div>
  );
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

function Switch() {
  return (
    <button type="button" class="tower-switch" aria-pressed={flat.value} onClick={() => (flat.value = !flat.value)}>
      <Glyph
        path={
          flat.value
            ? 'M12 3 L20 7.5 V16.5 L12 21 L4 16.5 V7.5 Z M4 7.5 L12 12 L20 7.5 M12 12 V21'
            : 'M4 8 L12 4 L20 8 L12 12 Z M4 12 L12 16 L20 12 M4 16 L12 20 L20 16'
        }
      />
      {t(flat.value ? 'tower-show-space' : 'tower-show-levels')}
    </button>
  );
}

function said(move: string): string | null {
  const spot = spotOf(move);
  return spot && moveName(spot);
}

export const tower = {
  Board: Tower,
  Face: EnamelDomino,
  moves: (_view, legal, tile) => legal.filter((move) => move.startsWith(`${tile}@`)),
  asks: (touch) => touch, // a finger covers several places
  attempts: (view, tile) => (view.tower.length ? [] : [`${tile}@0,0,0/e`]),
  tileOf: (move) => /^(\d\d)@/.exec(move)?.[1],
  name: tileName,
  said,
} satisfies GameBoard<StackView>;
