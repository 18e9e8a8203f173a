// The table of any game: headings, dominoes in rows, numbers and words.

import { DominoShape, LONG, WIDE } from '../../../parts/Domino';
import { Emblem } from '../../../parts/Emblem';
import type { View } from '../../../protocol';
import { listed, t } from '../../../words/words';
import type { Player } from '../../board';
import { heading } from './phrases';
import { type Half, isWide, type Row, sections, type Value } from './values';

interface TableProps {
  view: View;
  players: Player[];
}

export function Table({ view, players }: TableProps) {
  const shown = sections(view, players)
    .map((section) => ({ ...section, title: heading(view.game, section.key) }))
    .filter(({ title }) => title)
    .sort((one, two) => Number(isWide(two.value)) - Number(isWide(one.value))); // the table itself first
  return (
    <div class="plain-table" role="region" aria-label={t('plain-table')} tabIndex={0}>
      {shown.map(({ key, value, title }) => (
        <section key={key} class={`plain-section ${isWide(value) ? 'wide' : ''}`}>
          <h2>{title}</h2>
          <Shown value={value} game={view.game} players={players} />
        </section>
      ))}
    </div>
  );
}

interface ShownProps {
  value: Value;
  game: string;
  players: Player[];
}

function Shown({ value, game, players }: ShownProps) {
  switch (value.kind) {
    case 'tiles':
      return <Tiles tiles={value.tiles} />;
    case 'rows':
      return (
        <dl class="plain-rows">
          {value.rows.map((row, n) => (
            <div key={n} class="plain-row">
              <dt>
                <About row={row} game={game} players={players} />
              </dt>
              <dd>
                <Shown value={row.value} game={game} players={players} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'answer':
      return <span class="plain-word">{t(value.yes ? 'plain-yes' : 'plain-no')}</span>;
    case 'empty':
      return <span class="plain-word plain-nothing">{t('plain-nothing')}</span>;
    case 'text':
      return <span class="plain-word">{value.text}</span>;
  }
}

function About({ row: { about }, game, players }: { row: Row; game: string; players: Player[] }) {
  if (about === 'everyone') return <>{t('plain-everyone')}</>;
  if ('key' in about) return <>{heading(game, about.key)}</>;
  if ('number' in about) return <>{about.number}</>;
  return (
    <>
      <Emblem seat={about.seat} />
      {players[about.seat]?.name ?? t('seat', { seat: about.seat + 1 })}
    </>
  );
}

/** Dominoes side by side, as in a line: doubles stand across. */
function Tiles({ tiles }: { tiles: [Half, Half][] }) {
  const words = tiles.map(([one, two]) => t('domino-name', { one, two }));
  return (
    <span class="plain-tiles" role="img" aria-label={listed(words)}>
      {tiles.map(([left, right], n) => (
        <Lying key={n} left={left} right={right} across={left === right && tiles.length > 1} />
      ))}
    </span>
  );
}

function Lying({ left, right, across }: { left: Half; right: Half; across: boolean }) {
  const [width, height] = across ? [WIDE, LONG] : [LONG, WIDE];
  return (
    <svg class={`plain-domino ${across ? 'across' : ''}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={across ? undefined : `translate(0 ${WIDE}) rotate(-90)`}>
        <DominoShape upper={left} lower={right} />
      </g>
    </svg>
  );
}
