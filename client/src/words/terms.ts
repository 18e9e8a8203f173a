// The terms of a table in words: options, how long it goes, how long a turn may take.
import { infoOf } from '../connection/api';
import type { Info, OptionInfo, Value } from '../protocol';
import { t, tOr, told } from './words';

/** What an option's value is called. */
export const valueName = (option: string, value: Value, game?: string): string =>
  tOr(`option-${option}-${String(value)}`, String(value), {}, game);

export const duration = (seconds: number): string =>
  seconds < 60 ? t('seconds', { count: seconds }) : t('minutes', { count: seconds / 60 });

/** How long a match is. */
export const length = (rounds: number | null, target: number | null): string =>
  target === null ? t('rounds', { count: rounds ?? 1 }) : t('up-to', { count: target });

/** What differs from the usual game, phrase by phrase. */
export function terms({ game, options, rounds, target, turn_time }: Info): string[] {
  const usual = infoOf(game)?.options ?? [];
  const changed = usual.filter(({ name, default: first }) => options[name] !== undefined && options[name] !== first);
  return [
    ...changed.map((option) => optionWords(option, options[option.name]!, game)),
    ...(rounds === 1 && target === null ? [] : [length(rounds, target)]),
    ...(turn_time === null ? [] : [told(t('turn-time'), duration(turn_time))]),
  ];
}

function optionWords({ name }: OptionInfo, value: Value, game: string): string {
  const label = tOr(`option-${name}`, name, {}, game);
  if (value === true) return label;
  return told(label, value === false ? t('plain-no') : valueName(name, value, game));
}
