// Above the board: the way out, whose turn it is, the stock, and the helpers.
import { type Signal, useSignalEffect } from '@preact/signals';
import type { GameBoard } from '../boards/board';
import { has } from '../connection/api';
import { server } from '../connection/server';
import { save } from '../device/save';
import { settingsOpen } from '../device/settingsOpen';
import { isHere } from '../local/codes';
import { held } from '../moments/hold';
import type { Info, View } from '../protocol';
import { to } from '../route';
import { askExport, askHint, askRecall, exported, hinting } from '../table/table';
import { useTitle } from '../words/heading';
import { waitedFor } from '../words/people';
import { listed, t, title } from '../words/words';
import { Clock } from './Clock';
import { EmoteMenu } from './Emotes';
import { Icon, type IconName } from './Icon';
import { Menu } from './Menu';
import { Stock } from './Stock';

interface TopBarProps {
  table: Info;
  board: GameBoard<View>;
  view: View;
  names: string[];
  facing: number | null;
  side: Signal<'log' | 'memory' | null>;
  screen: boolean;
  onInvite: () => void;
  onKeys: () => void;
  onLeave: () => void;
}

export function TopBar({ table, board, view, names, facing, side, screen, ...more }: TopBarProps) {
  const playing = table.phase === 'playing';
  const acting = playing ? waitedFor(board, view) : [];
  const mayHint = facing !== null && acting.includes(facing);
  const toggle = (which: 'log' | 'memory'): void => {
    if (which === 'memory') askRecall(facing);
    side.value = side.value === which ? null : which;
  };
  const turn = turnWord(table, acting, names, facing);
  useTitle(turn, title(table.game)); // whoever waits in another tab sees there when it is their turn
  return (
    <header class="top-bar">
      <a class="button icon quiet" href={to()} aria-label={t('home')} title={t('home')}>
        <Icon name="back" />
      </a>
      <p class="turn-word" role="status">
        {turn}
      </p>
      <Clock />
      <Stock left={view.stock} />
      {!screen && (
        <nav class="helpers" aria-label={t('helpers')}>
          {table.aids && facing !== null && (
            <button
              type="button"
              class="button icon quiet"
              aria-label={t('hint')}
              title={t('hint')}
              data-testid="hint"
              disabled={!mayHint || hinting.value}
              onClick={() => askHint(facing!)}
            >
              <Icon name="hint" />
            </button>
          )}
          {table.aids && (
            <button
              type="button"
              class="button icon quiet wide-only"
              aria-pressed={side.value === 'memory'}
              aria-label={t('memory')}
              title={t('memory')}
              disabled={!playing}
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
          <MoreMenu table={table} seated={facing !== null} onSide={toggle} {...more} />
        </nav>
      )}
    </header>
  );
}

const NAMED = 2; // more names than these have no room above the board of a phone

export function turnWord({ phase }: Info, acting: number[], names: string[], facing: number | null): string {
  if (held.value) return t('turn-watch');
  if (phase === 'over') return t('game-over');
  if (phase !== 'playing') return t('round-over');
  if (facing !== null && acting.includes(facing)) return t('your-turn');
  if (acting.length > NAMED) return t('turn-of-many', { count: acting.length });
  return t('turn-of', { name: listed(acting.map((seat) => names[seat] ?? '')) });
}

interface MoreProps {
  table: Info;
  /** Whether somebody at this device plays. */
  seated: boolean;
  onInvite: () => void;
  onKeys: () => void;
  onLeave: () => void;
  onSide: (which: 'log' | 'memory') => void;
}

function MoreMenu({ table, seated, onInvite, onKeys, onLeave, onSide }: MoreProps) {
  const here = isHere(table.table);
  useSignalEffect(() => {
    if (!exported.value) return;
    save(`boneyard-${table.game}.txt`, exported.value);
    exported.value = null;
  });
  const choice = (icon: IconName, text: string, act: () => void, kind = '') => (
    <button type="button" class={`menu-item ${kind}`} onClick={act}>
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <Menu label={t('more')} icon="more">
      {(item) => (
        <>
          {choice(
            'log',
            t('log'),
            item(() => onSide('log')),
            'narrow-only',
          )}
          {table.aids &&
            choice(
              'memory',
              t('memory'),
              item(() => onSide('memory')),
              'narrow-only',
            )}
          {(!here || server.value !== 'none') && choice('share', t('invite'), item(onInvite))}
          {has(table.game, 'page') && (
            <a class="menu-item" href={to('rules', table.game)} target="_blank" rel="noopener">
              <Icon name="rules" />
              {t('rules')}
            </a>
          )}
          {choice(
            'settings',
            t('settings'),
            item(() => (settingsOpen.value = true)),
          )}
          {seated && choice('keys', t('keys'), item(onKeys), 'wide-only')}
          {!here && (
            <a class="menu-item" href={to('t', table.table, 'screen')}>
              <Icon name="screen" />
              {t('as-screen')}
            </a>
          )}
          {choice('download', t('export'), item(askExport))}
          {seated && table.phase !== 'over' && choice('leave', t('leave-table'), item(onLeave))}
        </>
      )}
    </Menu>
  );
}
