// Above the board: the way out, whose turn it is, the stock, and the helpers.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { has } from '../api';
import type { GameBoard } from '../boards/board';
import { isHere } from '../local/codes';
import { waitedFor } from '../people';
import { sound } from '../prefs';
import type { Info, View } from '../protocol';
import { to } from '../route';
import { save } from '../save';
import { server } from '../server';
import { askExport, askHint, askRecall, exported, hinting } from '../table';
import { listed, t } from '../words';
import { Clock } from './Clock';
import { EmoteMenu } from './Emotes';
import { Icon } from './Icon';

interface TopBarProps {
  table: Info;
  board: GameBoard<View>;
  view: View;
  names: string[];
  facing: number | null;
  side: Signal<'log' | 'memory' | null>;
  screen: boolean;
  onInvite: () => void;
}

export function TopBar({ table, board, view, names, facing, side, screen, onInvite }: TopBarProps) {
  const playing = table.phase === 'playing';
  const acting = playing ? waitedFor(board, view) : [];
  const mayHint = table.aids && facing !== null && acting.includes(facing);
  const toggle = (which: 'log' | 'memory'): void => {
    if (which === 'memory') askRecall(facing);
    side.value = side.value === which ? null : which;
  };
  return (
    <header class="top-bar">
      <a class="button icon quiet" href={to()} aria-label={t('home')} title={t('home')}>
        <Icon name="back" />
      </a>
      <p class="turn-word" role="status">
        {turnWord(acting, names, facing, playing)} <Clock />
      </p>
      <span class="stock" title={t('stock-holds', { count: view.stock })}>
        <Icon name="stock" />
        <span class="unseen">{t('stock-holds', { count: view.stock })}</span>
        <span aria-hidden="true">{view.stock}</span>
      </span>
      {!screen && (
        <nav class="helpers" aria-label={t('helpers')}>
          {mayHint && (
            <button
              type="button"
              class="button icon quiet"
              aria-label={t('hint')}
              title={t('hint')}
              data-testid="hint"
              disabled={hinting.value}
              onClick={() => askHint(facing!)}
            >
              <Icon name="hint" />
            </button>
          )}
          {table.aids && playing && (
            <button
              type="button"
              class="button icon quiet wide-only"
              aria-pressed={side.value === 'memory'}
              aria-label={t('memory')}
              title={t('memory')}
              onClick={() => toggle('memory')}
            >
              <Icon name="memory" />
            </button>
          )}
          {facing !== null && <EmoteMenu seat={facing} />}
          <button
            type="button"
            class="button icon quiet wide-only"
            aria-pressed={side.value === 'log'}
            aria-label={t('log')}
            title={t('log')}
            onClick={() => toggle('log')}
          >
            <Icon name="log" />
          </button>
          <MoreMenu table={table} onInvite={onInvite} onSide={toggle} />
        </nav>
      )}
    </header>
  );
}

function turnWord(acting: number[], names: string[], facing: number | null, playing: boolean): string {
  if (!playing) return t('round-over');
  if (facing !== null && acting.includes(facing)) return t('your-turn');
  return t('turn-of', { name: listed(acting.map((seat) => names[seat] ?? '')) });
}

function MoreMenu({
  table,
  onInvite,
  onSide,
}: {
  table: Info;
  onInvite: () => void;
  onSide: (which: 'log' | 'memory') => void;
}) {
  const open = useSignal(false);
  const here = isHere(table.table);
  useSignalEffect(() => {
    if (!exported.value) return;
    save(`boneyard-${table.game}.txt`, exported.value);
    exported.value = null;
  });
  const item = (act: () => void) => () => {
    act();
    open.value = false;
  };
  return (
    <div class="menu-holder">
      <button
        type="button"
        class="button icon quiet"
        aria-expanded={open.value}
        aria-label={t('more')}
        title={t('more')}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="more" />
      </button>
      {open.value && (
        <div
          class="menu"
          role="group"
          aria-label={t('more')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') open.value = false;
          }}
        >
          <button type="button" class="menu-item narrow-only" onClick={item(() => onSide('log'))}>
            <Icon name="log" />
            {t('log')}
          </button>
          {table.aids && (
            <button type="button" class="menu-item narrow-only" onClick={item(() => onSide('memory'))}>
              <Icon name="memory" />
              {t('memory')}
            </button>
          )}
          {(!here || server.value !== 'none') && (
            <button type="button" class="menu-item" onClick={item(onInvite)}>
              <Icon name="share" />
              {t('invite')}
            </button>
          )}
          {has(table.game, 'page') && (
            <a class="menu-item" href={to('rules', table.game)} target="_blank" rel="noopener">
              <Icon name="rules" />
              {t('rules')}
            </a>
          )}
          <button type="button" class="menu-item" onClick={item(() => (sound.value = !sound.value))}>
            <Icon name={sound.value ? 'mute' : 'sound'} />
            {t(sound.value ? 'sound-off' : 'sound-on')}
          </button>
          {!here && (
            <a class="menu-item" href={to('t', table.table, 'screen')}>
              <Icon name="screen" />
              {t('as-screen')}
            </a>
          )}
          <button type="button" class="menu-item" onClick={item(askExport)}>
            <Icon name="download" />
            {t('export')}
          </button>
        </div>
      )}
    </div>
  );
}
