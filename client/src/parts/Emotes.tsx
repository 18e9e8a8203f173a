// Emotes instead of free text: nobody can write anything unkind.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Emote } from '../protocol';
import { type Shown, say } from '../table';
import { t } from '../words';
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

/** A player's emote, for a few seconds. */
export function EmoteBubble({ shown }: { shown: Shown | null }) {
  const gone = useSignal(shown?.id ?? 0);
  useEffect(() => {
    if (!shown || shown.id === gone.value) return undefined;
    const timer = setTimeout(() => (gone.value = shown.id), 4000);
    return () => clearTimeout(timer);
  }, [shown?.id]);
  if (!shown || gone.value === shown.id) return null;
  return (
    <span class="emote-bubble" key={shown.id} role="status">
      <Sign emote={shown.emote} />
      <span class="emote-words">{t(`emote-${shown.emote}`)}</span>
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
