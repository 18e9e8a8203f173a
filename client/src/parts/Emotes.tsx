// Emotes instead of free text: nobody can write anything unkind.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Emote } from '../protocol';
import { type Said, type Shown, say } from '../table/table';
import { t } from '../words/words';
import { Icon } from './Icon';
import { Menu } from './Menu';

const SIGNS: Record<Emote, string> = {
  hello:
    'M6 13 V8 a1.5 1.5 0 0 1 3 0 v-2 a1.5 1.5 0 0 1 3 0 a1.5 1.5 0 0 1 3 0 v2 a1.5 1.5 0 0 1 3 0 v6 a6 6 0 0 1 -12 1 Z',
  thanks: 'M12 20 L4.5 12.5 a4.6 4.6 0 0 1 7.5-5 a4.6 4.6 0 0 1 7.5 5 Z',
  'well-played':
    'M7 11 L11 4 a2 2 0 0 1 2 2 v4 h5 a2 2 0 0 1 2 2.4 l-1.3 6 a2 2 0 0 1 -2 1.6 H7 Z M3.5 11 H7 v9 H3.5 Z',
  oops: 'M12 3 a9 9 0 1 1 0 18 a9 9 0 0 1 0-18 Z M9 16.5 c1.6-2 4.4-2 6 0 M9 9.5 h.01 M15 9.5 h.01',
  hurry: 'M7 4 h10 M7 20 h10 M8 4 c0 6 8 6 8 8 s-8 2-8 8 M16 4 c0 3-1.5 4.5-3 6',
  thinking:
    'M12 4 c5 0 8.5 2.8 8.5 6.5 S17 17 12 17 c-.9 0-1.8-.1-2.6-.3 L5 19 l.8-3.6 C4.3 14.2 3.5 12.5 3.5 10.5 C3.5 6.8 7 4 12 4 Z M8.5 10.5 h.01 M12 10.5 h.01 M15.5 10.5 h.01',
  wow: 'M12 3 l2.6 5.7 6.2.7 -4.6 4.2 1.3 6.1 -5.5-3.1 -5.5 3.1 1.3-6.1 -4.6-4.2 6.2-.7 Z',
  goodbye: 'M4 12 h11 M11 7.5 L15.5 12 L11 16.5 M14 4 h6 v16 h-6',
};

function Sign({ emote }: { emote: Emote }) {
  return (
    <svg class="icon-image" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[emote]} />
    </svg>
  );
}

/** Whether something new is to be shown: for a few seconds, and not what was there already. */
function useFor(milliseconds: number, id: number | string | null): boolean {
  const gone = useSignal(id);
  useEffect(() => {
    if (id === null || id === gone.value) return undefined;
    const timer = setTimeout(() => (gone.value = id), milliseconds);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== null && gone.value !== id;
}

/** A player's emote. */
export function EmoteBubble({ shown }: { shown: Shown | null }) {
  if (!useFor(4000, shown?.id ?? null)) return null;
  return (
    <span class="emote-bubble" key={shown!.id} role="status">
      <Sign emote={shown!.emote} />
      <span class="emote-words">{t(`emote-${shown!.emote}`)}</span>
    </span>
  );
}

/** A player's latest move of a round, if that was to pass: a name that no pass of another round has. */
export function passOf(seat: number, round: number, said: Pick<Said, 'seat' | 'move'>[]): string | null {
  const latest = said.findLastIndex((one) => one.seat === seat);
  return said[latest]?.move === 'pass' ? `${round} ${latest}` : null;
}

/** That a player passed, see `passOf`: nothing else on the table shows it. It is read aloud anyway. */
export function PassBubble({ pass, name }: { pass: string | null; name: string }) {
  if (!useFor(2500, pass)) return null;
  return (
    <span class="emote-bubble" key={pass} aria-hidden="true">
      <Icon name="following" />
      <span class="emote-words">{t('move-pass', { name, you: 'no' })}</span>
    </span>
  );
}

export function EmoteMenu({ seat }: { seat: number }) {
  return (
    <Menu label={t('emotes')} icon="smile" kind="emote-menu">
      {(item) =>
        (Object.keys(SIGNS) as Emote[]).map((emote) => (
          <button key={emote} type="button" class="menu-item" onClick={item(() => say(emote, seat))}>
            <Sign emote={emote} />
            {t(`emote-${emote}`)}
          </button>
        ))
      }
    </Menu>
  );
}
