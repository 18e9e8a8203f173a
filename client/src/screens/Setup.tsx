// Setting up a table: who plays, the game's options, how long, and whether there is help.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FIRST } from '../boards';
import { charactersOf } from '../bots/characters';
import { catalogue, learnGames } from '../connection/api';
import { newToken } from '../device/keys';
import { useTitle } from '../words/heading';
import '../look/setup.css';
import { lookForServer, server } from '../connection/server';
import { onOneDevice, type Plan, planFor, plans, request, type Seating, type Sitting } from '../device/plans';
import { nickname } from '../device/prefs';
import { Check, Choice } from '../parts/Fields';
import { Header } from '../parts/Header';
import { Icon, type IconName } from '../parts/Icon';
import { Portrait } from '../parts/Plate';
import type { GameInfo, OptionInfo, Value } from '../protocol';
import { go, route, to } from '../route';
import { make, refused } from '../table/table';
import { refusal } from '../words/refusals';
import { duration, length, valueName } from '../words/terms';
import { attend, knows, t, title, tOr } from '../words/words';

const TIMES = [null, 15, 30, 60, 120, 300];
const ROUNDS = [1, 3, 5, 10];
const TARGETS = [50, 100, 200];
const SITTINGS: [Sitting, IconName][] = [
  ['me', 'person'],
  ['here', 'people'],
  ['invite', 'share'],
  ['bot', 'bot'],
];

export default function Setup() {
  const [, game = FIRST] = route.value;
  useEffect(() => void learnGames().catch(() => {}), []);
  useEffect(() => void lookForServer(), []);
  useEffect(() => attend(game), [game]);
  const known = catalogue.value?.games.find((one) => one.name === game);
  return (
    <div class="page setup-page">
      <Header />
      <main class="narrow">
        {known ? (
          <Form key={game} game={known} bots={catalogue.value!.bots} />
        ) : (
          <p class="soft" role="status">
            {t('opening-table')}
          </p>
        )}
      </main>
    </div>
  );
}

function Form({ game, bots }: { game: GameInfo; bots: string[] }) {
  const plan = useSignal<Plan>(planFor(game.name));
  const lone = server.value === 'away' || server.value === 'none';
  useTitle(title(game.name));
  useEffect(() => {
    if (lone) plan.value = onOneDevice(plan.value);
  }, [lone]);
  const change = (part: Partial<Plan>): void => {
    plan.value = { ...plan.value, ...part };
  };
  const open = (event: Event): void => {
    event.preventDefault();
    plans.value = { ...plans.value, [game.name]: plan.value };
    void make(request(game.name, plan.value), newToken(), (code) =>
      go('t', code, ...(plan.value.screen ? ['screen'] : [])),
    );
  };
  return (
    <form class="setup" onSubmit={open}>
      <h1>{title(game.name)}</h1>
      <p class="row soft">
        {game.page && <a href={to('rules', game.name)}>{t('rules')}</a>}
        {game.lesson && <a href={to('learn', game.name)}>{t('learn')}</a>}
      </p>
      <Seats plan={plan} game={game} bots={bots} lone={lone} change={change} />
      <section class="paper-card">
        <h2>{t('how-we-play')}</h2>
        {game.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            seats={plan.value.seats.length}
            value={plan.value.options[option.name] ?? option.default}
            onChange={(value) => change({ options: { ...plan.value.options, [option.name]: value } })}
          />
        ))}
        <Choice
          label={t('match-length')}
          value={matchOf(plan.value)}
          values={[...ROUNDS.map((n) => `r${n}`), ...(game.tally === 'wins' ? [] : TARGETS.map((n) => `t${n}`))]}
          name={matchName}
          onChange={(value) =>
            change(
              value.startsWith('r')
                ? { rounds: Number(value.slice(1)), target: null }
                : { rounds: null, target: Number(value.slice(1)) },
            )
          }
        />
        <Choice
          label={t('turn-time')}
          value={String(plan.value.turnTime)}
          values={TIMES.map(String)}
          name={(value) => (value === 'null' ? t('no-clock') : duration(Number(value)))}
          onChange={(value) => change({ turnTime: value === 'null' ? null : Number(value) })}
        />
        <Check
          label={t('allow-aids')}
          help={t('allow-aids-help')}
          value={plan.value.aids}
          onChange={(aids) => change({ aids })}
        />
        <Check
          label={t('allow-undo')}
          help={t('allow-undo-help')}
          value={plan.value.undo}
          onChange={(undo) => change({ undo })}
        />
        {!lone && (
          <>
            <Check
              label={t('big-screen')}
              help={t('big-screen-help')}
              value={plan.value.screen}
              onChange={(screen) =>
                change({
                  screen,
                  seats: screen
                    ? plan.value.seats.map((seat) =>
                        seat.kind === 'me' || seat.kind === 'here' ? { ...seat, kind: 'invite' } : seat,
                      )
                    : plan.value.seats,
                })
              }
            />
            <Check
              label={t('listed')}
              help={t('listed-help')}
              value={plan.value.listed}
              onChange={(listed) => change({ listed })}
            />
          </>
        )}
      </section>
      {refused.value && (
        <p class="refusal" role="alert">
          {refusal(refused.value)}
        </p>
      )}
      <div class="setup-go">
        <button type="submit" class="button primary big">
          <Icon name="play" />
          {t(plan.value.seats.some((seat) => seat.kind === 'invite') ? 'open-table' : 'begin')}
        </button>
      </div>
    </form>
  );
}

const matchOf = (plan: Plan): string => (plan.target !== null ? `t${plan.target}` : `r${plan.rounds ?? 1}`);
const matchName = (value: string): string => {
  const count = Number(value.slice(1));
  return value.startsWith('r') ? length(count, null) : length(null, count);
};

function Seats({
  plan,
  game,
  bots,
  lone,
  change,
}: {
  plan: Signal<Plan>;
  game: GameInfo;
  bots: string[];
  /** Without a server nobody can be invited. */
  lone: boolean;
  change: (part: Partial<Plan>) => void;
}) {
  const seats = plan.value.seats;
  const most = Math.max(...game.players);
  const least = Math.min(...game.players);
  const set = (number: number, part: Partial<Seating>): void => {
    const renewed = seats.map((seat, n) =>
      n === number
        ? { ...seat, ...part }
        : part.kind === 'me' && seat.kind === 'me'
          ? { ...seat, kind: 'bot' as const }
          : seat,
    );
    change({ seats: renewed });
  };
  const kinds = SITTINGS.filter(([kind]) =>
    plan.value.screen ? kind === 'invite' || kind === 'bot' : !lone || kind !== 'invite',
  );
  const characters = charactersOf(
    seats.map(({ kind, level }) => (kind === 'bot' ? level : '')),
    seats.map(({ kind, name }) => (kind === 'me' ? nickname.value : name)),
  );
  const people = seats.filter(({ kind }) => kind === 'me' || kind === 'here').length;
  return (
    <section class="paper-card">
      <h2>{t('who-plays')}</h2>
      <ol class="seating">
        {seats.map((seat, number) => (
          <li key={number} class="seating-line">
            <Portrait seat={number} character={characters[number] ?? null} />
            <div class="kinds" role="group" aria-label={t('seat', { seat: number + 1 })}>
              {kinds.map(([kind, icon]) => (
                <button
                  key={kind}
                  type="button"
                  class="kind"
                  aria-pressed={seat.kind === kind}
                  onClick={() => set(number, { kind })}
                >
                  <Icon name={icon} />
                  <span>{t(`sitting-${kind}`)}</span>
                </button>
              ))}
            </div>
            {seat.kind === 'me' && (
              <input
                type="text"
                maxLength={20}
                aria-label={t('your-name')}
                placeholder={t('your-name')}
                value={nickname.value}
                onInput={(event) => (nickname.value = event.currentTarget.value)}
              />
            )}
            {seat.kind === 'here' && (
              <input
                type="text"
                maxLength={20}
                aria-label={t('their-name')}
                placeholder={t('their-name')}
                value={seat.name}
                onInput={(event) => set(number, { name: event.currentTarget.value })}
              />
            )}
            {seat.kind === 'bot' && (
              <div class="bot-choice">
                <select
                  aria-label={t('bot-level')}
                  value={seat.level}
                  onChange={(event) => set(number, { level: event.currentTarget.value })}
                >
                  {bots.map((bot) => (
                    <option key={bot} value={bot}>
                      {t(`level-${bot}`)}
                    </option>
                  ))}
                </select>
                {characters[number] && (
                  <small>
                    <strong>{characters[number].name}</strong> · {t(`level-${seat.level}-help`)}
                  </small>
                )}
              </div>
            )}
            {seat.kind === 'invite' && <span class="soft">{t('invite-later')}</span>}
            {seats.length > least && (
              <button
                type="button"
                class="button icon quiet"
                aria-label={t('remove-seat', { seat: number + 1 })}
                onClick={() => change({ seats: seats.filter((_, n) => n !== number) })}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {seats.length < most && (
        <button
          type="button"
          class="button"
          onClick={() =>
            change({ seats: [...seats, { kind: 'bot', name: '', level: seats.at(-1)?.level ?? 'beginner' }] })
          }
        >
          <Icon name="plus" />
          {t('add-seat')}
        </button>
      )}
      {lone && people > 1 && <p class="note">{t('between-friends')}</p>}
    </section>
  );
}

/** One option of the game, drawn by its type. */
function OptionField({
  option,
  seats,
  value,
  onChange,
}: {
  option: OptionInfo;
  seats: number;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const label = tOr(`option-${option.name}`, option.name);
  const help = knows(`option-${option.name}-help`) ? t(`option-${option.name}-help`) : '';
  if (typeof option.default === 'boolean')
    return <Check label={label} help={help} value={value === true} onChange={onChange} />;
  // numbers of a checked option are seats: only those of this table can be chosen
  const choices = option.choices.filter((choice) => !option.checked || typeof choice !== 'number' || choice < seats);
  if (!choices.length) return null; // any value may do: there is nothing to choose from
  return (
    <Choice
      label={label}
      help={help}
      value={String(value)}
      values={choices.map(String)}
      name={(one) => valueName(option.name, one)}
      onChange={(one) => onChange(option.choices.find((choice) => String(choice) === one) ?? option.default)}
    />
  );
}
