// Before the game: who is here, who is still missing, and how they can join.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { catalogue, infoOf, learnGames } from '../connection/api';
import { nickname } from '../device/prefs';
import { Icon } from '../parts/Icon';
import { Invite } from '../parts/Invite';
import { Portrait } from '../parts/Plate';
import type { Info } from '../protocol';
import { to } from '../route';
import { begin, fill, host, leaveSeat, refused, sit, yours } from '../table/table';
import { useTitle } from '../words/heading';
import { characterOf, nameOf } from '../words/people';
import { refusal } from '../words/refusals';
import { terms } from '../words/terms';
import { knows, t, title } from '../words/words';

interface WaitingProps {
  info: Info;
  screen: boolean;
  /** Whether somebody came to sit down. */
  sitting: boolean;
}

export function Waiting({ info, screen, sitting }: WaitingProps) {
  useEffect(() => void learnGames().catch(() => {}), []);
  const open = info.seats.filter((seat) => seat.kind === 'open').length;
  const first = info.seats.findIndex((seat) => seat.kind === 'open');
  const comes = sitting && !yours.value.length;
  useEffect(() => {
    if (comes && first >= 0 && nickname.value) sit(first, nickname.value);
  }, []);
  const fewer = info.players - open;
  const enough = host.value && open > 0 && infoOf(info.game)?.players.includes(fewer);
  const agreed = terms(info);
  const missing = open ? t('waiting-for', { count: open }) : t('shuffling');
  useTitle(missing, title(info.game));
  return (
    <main class={`felt waiting ${screen ? 'big-screen' : ''}`}>
      <header class="top-bar">
        <a class="button icon quiet" href={to()} aria-label={t('home')}>
          <Icon name="back" />
        </a>
        <p class="turn-word" role="status">
          {missing}
        </p>
      </header>
      <div class="paper-card waiting-card">
        <h1>{title(info.game)}</h1>
        {agreed.length > 0 && <p class="soft">{agreed.join(' · ')}</p>}
        <ul class="seat-list">
          {info.seats.map((seat, number) => (
            <li key={number} class={`seat-line ${seat.kind}`}>
              <Portrait seat={number} character={characterOf(info, number)} />
              <span class="seat-name">
                {nameOf(info, number)}
                {seat.kind === 'bot' && knows(`level-${seat.bot}`) && <small>{t(`level-${seat.bot}`)}</small>}
                {yours.value.includes(number) && <small>{t('that-is-you')}</small>}
              </span>
              {seat.kind === 'open' && <OpenSeat seat={number} screen={screen} named={comes && number === first} />}
              {yours.value.includes(number) && !screen && (
                <button type="button" class="button quiet" onClick={() => leaveSeat(number)}>
                  {t('stand-up')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {enough && (
          <button type="button" class="button primary start-with" onClick={begin}>
            <Icon name="play" />
            {t('start-with', { count: fewer })}
          </button>
        )}
        {refused.value && (
          <p class="refusal" role="alert">
            {refusal(refused.value)}
          </p>
        )}
        <Invite code={info.table} />
      </div>
    </main>
  );
}

function OpenSeat({ seat, screen, named }: { seat: number; screen: boolean; named: boolean }) {
  const naming = useSignal(named);
  const name = useSignal(nickname.value);
  const take = (event: Event): void => {
    event.preventDefault();
    if (!name.value.trim()) return;
    nickname.value = name.value.trim();
    sit(seat, nickname.value);
  };
  if (naming.value)
    return (
      <form class="row" onSubmit={take}>
        <input
          type="text"
          maxLength={20}
          aria-label={t('your-name')}
          placeholder={t('your-name')}
          value={name.value}
          autofocus
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button primary">
          {t('sit-down')}
        </button>
      </form>
    );
  return (
    <span class="row">
      {screen && <span class="soft">{t('scan-to-sit')}</span>}
      {!screen && (!yours.value.length || host.value) && (
        <button
          type="button"
          class={`button ${yours.value.length ? '' : 'primary'}`}
          onClick={() => (naming.value = true)}
        >
          {t(yours.value.length ? 'sitting-here' : 'sit-here')}
        </button>
      )}
      {host.value && (
        <select
          class="fill-bot"
          aria-label={t('fill-with-bot')}
          value=""
          onChange={(event) => fill(seat, event.currentTarget.value)}
        >
          <option value="" disabled>
            {t('fill-with-bot')}
          </option>
          {catalogue.value?.bots.map((bot) => (
            <option key={bot} value={bot}>
              {t(`level-${bot}`)}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
