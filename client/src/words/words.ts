// The words people read: the same Fluent files that the terminal uses, one chunk per language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { batch, signal } from '@preact/signals';

export const LANGUAGES = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};
export type Language = keyof typeof LANGUAGES;

const texts: Record<Language, () => Promise<{ default: string }>> = {
  nl: () => import('virtual:words/nl'),
  fr: () => import('virtual:words/fr'),
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  es: () => import('virtual:words/es'),
  it: () => import('virtual:words/it'),
};

/** What only some screens say, so that the first page does not wait for it. */
const moreTexts: Record<Language, () => Promise<{ default: string }>> = {
  nl: () => import('virtual:words/more/nl'),
  fr: () => import('virtual:words/more/fr'),
  en: () => import('virtual:words/more/en'),
  de: () => import('virtual:words/more/de'),
  es: () => import('virtual:words/more/es'),
  it: () => import('virtual:words/more/it'),
};

const ours = signal<FluentResource | null>(null);
const bundle = signal<FluentBundle | null>(null);
/** What games from other packages say, by game; each is heard only where it is shown. */
const guests = signal<Record<string, FluentBundle>>({});
/** The game that is shown. */
const present = signal('');
export const language = signal<Language>('en');

export async function speak(chosen: Language): Promise<void> {
  const resource = new FluentResource((await texts[chosen]()).default);
  batch(() => {
    ours.value = resource;
    bundle.value = bundled(chosen, resource);
    guests.value = {};
    language.value = chosen;
  });
  document.documentElement.lang = chosen;
}

/** Speak the words of puzzles too, in the language that is spoken now. */
export async function speakMore(): Promise<void> {
  const chosen = language.value;
  const more = new FluentResource((await moreTexts[chosen]()).default);
  if (language.value !== chosen || !ours.value) return; // meanwhile the reader chose another language
  bundle.value = bundled(chosen, ours.value, more);
}

/** The words of a game from another package; they may refer to ours, but not replace them. */
export function addWords(game: string, spoken: Language, text: string): void {
  if (language.value !== spoken) return; // meanwhile the reader chose another language
  guests.value = { ...guests.value, [game]: bundled(spoken, ours.value!, new FluentResource(text)) };
}

function bundled(spoken: Language, ...resources: FluentResource[]): FluentBundle {
  const words = new FluentBundle(spoken, { useIsolating: false });
  for (const resource of resources) words.addResource(resource);
  return words;
}

/** From now on this game's words are heard. */
export function attend(game: string): void {
  present.value = game;
}

/** The bundle that has a message: ours, or else that of the game. */
function find(id: string, game: string): FluentBundle | undefined {
  return [bundle.value, guests.value[game]].find((words) => words?.hasMessage(id)) ?? undefined;
}

/** The language this device asks for, of those we have. */
export function preferred(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

export const knows = (id: string, game = present.value): boolean => find(id, game) !== undefined;

/** A message; its name where it is missing, so that a test finds it. */
export function t(id: string, facts?: Record<string, FluentVariable>, game = present.value): string {
  const words = find(id, game);
  const pattern = words?.getMessage(id)?.value;
  return pattern ? words!.formatPattern(pattern, facts, []) : id;
}

/** A message, or what a game without words has instead: "open_trains" is "Open trains". */
export const tOr = (id: string, name: string, facts?: Record<string, FluentVariable>, game = present.value): string =>
  knows(id, game) ? t(id, facts, game) : readable(name);

/** A name from a game's rules as people would write it. */
export const readable = (name: string): string => sentence(name.replaceAll(/[_-]+/g, ' ').trim());

/** A game's name for people. */
export const title = (game: string): string => tOr(`game-${game}`, game, {}, game);

/** A subject and what is said about it, with a colon as the language sets it. */
export const told = (what: string, text: string): string => t('told', { what, text });

/** Several clauses in one sentence, with the semicolon as the language sets it. */
export const apart = (clauses: string[]): string => clauses.reduce((one, two) => t('apart', { one, two }));

/** Several things in one phrase: "this, that and another", or "this, that or another". */
export const listed = (items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(items);

/** A sentence begins with a capital, whatever was put into it. */
export const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);

/** A domino such as 6-4 stays on one line, and so does 60 %. */
export const unbroken = (text: string): string =>
  text.replace(/(\d)-(?=\d)/g, '$1\u2060-\u2060').replace(/(\d) %/g, '$1\u00a0%');
