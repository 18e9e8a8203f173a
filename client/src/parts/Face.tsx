// The face of a bot: an animal, dressed by how well it plays.
import type { JSX } from 'preact';
import type { Animal, Character } from '../bots/characters';

const FUR: Record<Animal, string> = {
  cat: '#d9913f',
  bear: '#8c5d3d',
  rabbit: '#cdbfae',
  fox: '#cb5b22',
  owl: '#86705a',
  dog: '#c39a63',
  mouse: '#949aa3',
};
const PALE = '#f6ead6';
const DARK = '#2b211a';

/** Each drawn twice, left and right. */
const EARS: Record<Animal, JSX.Element> = {
  cat: <path d="M9 22 L11 6 L23 14 Z" />,
  bear: <circle cx="13" cy="13" r="6" />,
  rabbit: <ellipse cx="17" cy="8" rx="4.6" ry="11" transform="rotate(-10 17 12)" />,
  fox: <path d="M7 22 L8 4 L23 13 Z" />,
  owl: <path d="M9 20 L8 7 L20 13 Z" />,
  dog: <path d="M13 13 C2 12 4 30 10 32 C14 30 14 22 17 15 Z" fill="#8f6637" />,
  mouse: <circle cx="11" cy="13" r="8" />,
};
const MUZZLES: Record<Animal, JSX.Element> = {
  cat: <path d="M14 35 a10 8 0 0 1 20 0 a10 8 0 0 1 -20 0" />,
  bear: <ellipse cx="24" cy="33" rx="9" ry="7" />,
  rabbit: <ellipse cx="24" cy="34" rx="8" ry="6" />,
  fox: <path d="M8 30 Q18 28 24 40 Q30 28 40 30 Q36 43 24 43 Q12 43 8 30" />,
  owl: (
    <>
      <circle cx="17.5" cy="25" r="7.5" />
      <circle cx="30.5" cy="25" r="7.5" />
    </>
  ),
  dog: <ellipse cx="24" cy="34" rx="9.5" ry="7.5" />,
  mouse: <ellipse cx="24" cy="35" rx="7" ry="5.5" />,
};
/** What a level wears. */
const WORN: Record<string, JSX.Element> = {
  child: (
    <>
      <path d="M12 14 Q24 2 36 14 L36 16 Q24 11 12 16 Z" fill="#2f7fb5" />
      <circle cx="24" cy="7.5" r="3" fill="#f0c34a" />
    </>
  ),
  club: <path d="M9 41 Q24 48 39 41 L40 46 Q24 53 8 46 Z" fill="#b3342b" />,
  expert: (
    <g fill="none" stroke={DARK} stroke-width="1.8">
      <circle cx="17.5" cy="25" r="5.6" />
      <circle cx="30.5" cy="25" r="5.6" />
      <path d="M23.1 24 h1.8" />
    </g>
  ),
  master: (
    <g>
      <path d="M14 12 V2 H34 V12 Z M9 11 H39 V14 H9 Z" fill="#26222b" />
      <path d="M14 8.5 H34 V11 H14 Z" fill="#c78f2a" />
    </g>
  ),
};

/** In a box of 48; what surrounds it decides how large it is. */
export function Face({ character }: { character: Character }) {
  const { animal, level } = character;
  const ear = EARS[animal];
  return (
    <svg class="face" viewBox="0 0 48 48" aria-hidden="true">
      <circle class="face-ground" cx="24" cy="24" r="24" />
      <g fill={FUR[animal]}>
        {ear}
        <g transform="matrix(-1 0 0 1 48 0)">{ear}</g>
        <ellipse cx="24" cy="28" rx="16.5" ry="15" />
      </g>
      <g fill={PALE}>{MUZZLES[animal]}</g>
      <g fill={DARK}>
        <circle cx="17.5" cy="25" r="2.3" />
        <circle cx="30.5" cy="25" r="2.3" />
        {animal === 'owl' ? (
          <path d="M21 29 H27 L24 35 Z" fill="#d99a2b" />
        ) : (
          <ellipse cx="24" cy="31" rx="2.8" ry="2" />
        )}
      </g>
      {animal !== 'owl' && (
        <path d="M24 33 v2 M20 36 q4 3.4 8 0" fill="none" stroke={DARK} stroke-width="1.4" stroke-linecap="round" />
      )}
      {WORN[level]}
    </svg>
  );
}
