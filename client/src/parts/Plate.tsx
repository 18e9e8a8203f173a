// A player at the table: emblem, name, how many tiles, score, whose turn, what they just said.
import type { GameBoard } from '../boards/board';
import type { Character } from '../bots/characters';
import type { SeatInfo, View } from '../protocol';
import { emotes } from '../table/table';
import { t } from '../words/words';
import { Emblem } from './Emblem';
import { EmoteBubble, PassBubble } from './Emotes';
import { Face } from './Face';

interface PlateProps {
  seat: number;
  info: SeatInfo;
  name: string;
  /** Of a bot. */
  character?: Character | null;
  view: View | null;
  board: GameBoard<View> | null;
  score: number | null;
  acting: boolean;
  you: boolean;
  /** This player's latest move in the round, if that was to pass: see `passOf`. */
  passed?: string | null;
}

export function Plate({
  seat,
  info,
  name,
  character = null,
  view,
  board,
  score,
  acting,
  you,
  passed = null,
}: PlateProps) {
  const count = view?.counts[seat] ?? 0;
  const away = info.kind === 'person' && !info.here && !you;
  const thinking = acting && info.bot !== null && info.bot !== undefined;
  return (
    <div
      class={`plate seat-${seat} ${acting ? 'acting' : ''} ${thinking ? 'thinking' : ''} ${away ? 'away' : ''}`}
      data-seat={you ? undefined : seat}
    >
      <Portrait seat={seat} character={character} />
      <span class="plate-name" title={character ? t(`level-${character.level}`) : undefined}>
        {name}
        {character && <span class="unseen"> ({t(`level-${character.level}`)})</span>}
      </span>
      {view && (
        <span class="plate-count" title={t('seat-holds', { name, count })}>
          <span class="unseen">{t('holds', { count })}</span>
          <span key={count} aria-hidden="true" class="plate-tiles">
            {count}
          </span>
        </span>
      )}
      {view && board?.Badge && <board.Badge view={view} seat={seat} />}
      {score !== null && (
        <span class="plate-score">
          <span class="unseen">{t('score-of', { score })}</span>
          <span aria-hidden="true">{score}</span>
        </span>
      )}
      {acting && <span class="unseen">{t(thinking ? 'is-thinking' : 'is-acting')}</span>}
      {away && <span class="plate-note">{t('is-away')}</span>}
      {!you && <PassBubble pass={passed} name={name} />}
      <EmoteBubble shown={emotes.value.filter((one) => one.seat === seat).at(-1) ?? null} />
    </div>
  );
}

/** The face of a bot with its seat's emblem; of a person, the emblem alone. */
export function Portrait({ seat, character }: { seat: number; character: Character | null }) {
  return (
    <span class={`portrait seat-${seat} ${character ? 'of-bot' : ''}`}>
      {character && <Face character={character} />}
      <Emblem seat={seat} />
    </span>
  );
}
