// When something was, as the reader's language and region say it.
import { language } from './words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HOMES: Record<string, string> = { en: 'en-GB' }; // where the region is not known

/** The language that is shown, with the region that the device asks for in it. */
export function regional(spoken: string, asked: readonly string[] = navigator.languages): string {
  return asked.find((tag) => tag.startsWith(`${spoken}-`)) ?? HOMES[spoken] ?? spoken;
}

/** How long ago: minutes, hours and days while they say more than a date. */
export function ago(when: number, now = Date.now()): string {
  const tag = regional(language.value);
  const past = Math.max(0, now - when);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  if (past < MINUTE) return relative.format(0, 'second');
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), 'day');
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(when);
}
