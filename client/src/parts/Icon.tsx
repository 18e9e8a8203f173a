// Our icons: one stroke weight, drawn in a box of 24.
const PATHS = {
  album: 'M5 4 h14 v16 H5 Z M8.5 4 v16 M12 9.5 h4 M12 13 h4',
  keys: 'M3 7 h18 v10 H3 Z M7 10.5 h.01 M11 10.5 h.01 M15 10.5 h.01 M8.5 14 h7',
  back: 'M15 5 L8 12 L15 19',
  close: 'M6 6 L18 18 M18 6 L6 18',
  check: 'M5 13 L10 18 L19 7',
  more: 'M5 12 h.01 M12 12 h.01 M19 12 h.01',
  sound: 'M4 10 v4 h4 l5 4 V6 L8 10 Z M16.5 9 a4 4 0 0 1 0 6 M19 6.5 a8 8 0 0 1 0 11',
  mute: 'M4 10 v4 h4 l5 4 V6 L8 10 Z M17 10 l4 4 M21 10 l-4 4',
  hint: 'M9 18 h6 M10 21 h4 M12 3 a6 6 0 0 1 3.5 10.9 c-.8.6-1 1.2-1 2.1 h-5 c0-.9-.2-1.5-1-2.1 A6 6 0 0 1 12 3 Z',
  memory: 'M4 5 h16 v14 H4 Z M12 5 v14 M4 12 h16',
  log: 'M8 6 h12 M8 12 h12 M8 18 h12 M4 6 h.01 M4 12 h.01 M4 18 h.01',
  smile: 'M12 3 a9 9 0 1 1 0 18 a9 9 0 0 1 0-18 Z M8.5 14.5 c1.6 2.4 5.4 2.4 7 0 M9 9.5 h.01 M15 9.5 h.01',
  seal: 'M12 3 a6 6 0 1 1 0 12 a6 6 0 0 1 0-12 Z M8.5 14 L7 21 L12 18.5 L17 21 L15.5 14 M9.5 9 L11.5 11 L14.5 7.5',
  share: 'M12 15 V4 M8 7.5 L12 3.5 L16 7.5 M6 12 v8 h12 v-8',
  copy: 'M9 9 h11 v11 H9 Z M5 15 H4 V4 h11 v1',
  person: 'M12 4 a4 4 0 1 1 0 8 a4 4 0 0 1 0-8 Z M4.5 20 c1-4 4-5.5 7.5-5.5 s6.5 1.5 7.5 5.5',
  people:
    'M9 5 a3.5 3.5 0 1 1 0 7 a3.5 3.5 0 0 1 0-7 Z M2.5 19.5 c.8-3.6 3.4-5 6.5-5 s5.7 1.4 6.5 5 M16 5.4 a3.4 3.4 0 0 1 0 6.3 M18 14.8 c1.9.7 3.1 2.1 3.5 4.7',
  bot: 'M5 9 h14 v10 H5 Z M12 9 V5 M12 5 h.01 M9.5 13.5 h.01 M14.5 13.5 h.01 M10 16.5 h4',
  screen: 'M3 5 h18 v11 H3 Z M9 20 h6 M12 16 v4',
  eye: 'M2.5 12 c4-7 15-7 19 0 c-4 7-15 7-19 0 Z M12 9.5 a2.5 2.5 0 1 1 0 5 a2.5 2.5 0 0 1 0-5 Z',
  play: 'M8 5 L19 12 L8 19 Z',
  pause: 'M8 5 v14 M16 5 v14',
  first: 'M6 5 v14 M18 6 L9 12 L18 18 Z',
  last: 'M18 5 v14 M6 6 L15 12 L6 18 Z',
  previous: 'M15 6 L8 12 L15 18',
  following: 'M9 6 L16 12 L9 18',
  download: 'M12 4 v11 M8 11.5 L12 15.5 L16 11.5 M5 20 h14',
  again: 'M19 12 a7 7 0 1 1 -2.2-5.1 M19 4 v4 h-4',
  rules: 'M5 4 h9 a4 4 0 0 1 4 4 v12 H9 a4 4 0 0 1 -4-4 Z M9 9 h5 M9 13 h5',
  learn: 'M2.5 9 L12 4.5 L21.5 9 L12 13.5 Z M6.5 11.5 V16 c3 2.5 8 2.5 11 0 v-4.5 M21.5 9 v5',
  plus: 'M12 5 v14 M5 12 h14',
  minus: 'M5 12 h14',
  turn: 'M5 12 a7 7 0 1 0 2.2-5.1 M5 4 v4 h4',
  clock: 'M12 4 a8 8 0 1 1 0 16 a8 8 0 0 1 0-16 Z M12 8 v4.5 l3 2',
  leave: 'M14 4 H5 v16 h9 M10 12 h10 M16.5 8 L20.5 12 L16.5 16',
  settings: 'M4 7 h9 M17 7 h3 M15 5 v4 M4 17 h3 M11 17 h9 M9 15 v4 M4 12 h5 M13 12 h7 M11 10 v4',
  globe:
    'M12 3.5 a8.5 8.5 0 1 1 0 17 a8.5 8.5 0 0 1 0-17 Z M3.5 12 h17 M12 3.5 c5 4.5 5 12.5 0 17 M12 3.5 c-5 4.5-5 12.5 0 17',
  stock: 'M4 8 h7 v12 H4 Z M8 5 h7 v12 M12 2.5 h7 v12',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon-image" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} stroke-width={name === 'more' ? 3.2 : undefined} />
    </svg>
  );
}
