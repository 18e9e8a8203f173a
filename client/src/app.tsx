// Which screen is shown for which address, and what every screen has: announcements for
// screen readers, and a banner when the server cannot be reached.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { line } from './connection/socket';
import { settingsOpen } from './device/settingsOpen';
import { Missing } from './parts/Missing';
import { NewVersion } from './parts/NewVersion';
import { route } from './route';
import { Home } from './screens/Home';
import { making, seq } from './table/table';
import { spoken } from './words/announce';
import { language, t } from './words/words';

type Screen = () => Promise<{ default: ComponentType }>;

const SCREENS: Record<string, Screen> = {
  new: () => import('./screens/Setup'),
  join: () => import('./screens/Join'),
  t: () => import('./screens/Table'),
  replay: () => import('./screens/Replay'),
  rules: () => import('./screens/Rules'),
  learn: () => import('./screens/Lesson'),
  puzzles: () => import('./screens/Puzzles'),
  album: () => import('./screens/Album'),
};

export function App() {
  const [first = ''] = route.value;
  const shown = useSignal<{ name: string; Screen: ComponentType } | null>(null);
  useEffect(() => {
    let gone = false; // a screen that comes late must not take the place of the next
    const show = (name: string, Screen: ComponentType): void => {
      if (!gone) shown.value = { name, Screen };
    };
    const load = SCREENS[first];
    if (!load) show('', Home);
    else
      void load().then(
        (module) => show(first, module.default),
        () => show(first, Missing),
      );
    scrollTo(0, 0);
    return () => {
      gone = true;
    };
  }, [first]);
  // a screen must read only its own address, so it is removed before the next one is loaded
  const Shown = shown.value?.name === (SCREENS[first] ? first : '') ? shown.value.Screen : null;
  return (
    <>
      {making.value && <Making />}
      {Shown && <Shown key={first === 't' ? first : `${first} ${language.value}`} />}
      <SettingsSheet />
      <Banner />
      <NewVersion />
      <p class="unseen" role="status" aria-live="polite" data-testid="spoken" data-seq={seq.value}>
        {spoken.value}
      </p>
    </>
  );
}

/** The settings, loaded when they are first opened. */
function SettingsSheet() {
  const loaded = useSignal<{ Sheet: ComponentType } | null>(null);
  const open = settingsOpen.value;
  useEffect(() => {
    if (open) void import('./parts/Settings').then((module) => (loaded.value = { Sheet: module.default }));
  }, [open]);
  return open && loaded.value ? <loaded.value.Sheet /> : null;
}

/** While a table is made; only the very first game of its kind takes long. */
function Making() {
  const late = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (late.value = true), 2500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="making" role="status">
      <div class="making-tiles" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p>{t(late.value ? 'first-time' : 'opening-table')}</p>
    </div>
  );
}

/** Shown while the connection is lost; it comes back by itself. */
function Banner() {
  const late = useSignal(false);
  const lost = line.value === 'lost';
  useEffect(() => {
    late.value = false;
    if (!lost) return undefined;
    const timer = setTimeout(() => (late.value = true), 600); // a blink is not worth a word
    return () => clearTimeout(timer);
  }, [lost]);
  return lost && late.value ? (
    <p class="banner" role="status">
      {t('connection-lost')}
    </p>
  ) : null;
}
