// The words people read: the same Fluent files that the terminal uses, one chunk a language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';

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

const said = signal<{ bundle: FluentBundle } | null>(null);
export const language = signal<Language>('en');

export async function speak(chosen: Language): Promise<void> {
  const words = new FluentBundle(chosen, { useIsolating: false });
  words.addResource(new FluentResource((await texts[chosen]()).default));
  said.value = { bundle: words };
  language.value = chosen;
  document.documentElement.lang = chosen;
}

/** Words of a game from another package join ours; they cannot change what is said already. */
export function addWords(spoken: Language, text: string): void {
  if (!said.value || language.value !== spoken) return; // meanwhile the reader chose another language
  const { bundle } = said.value;
  bundle.addResource(new FluentResource(text));
  said.value = { bundle }; // whatever was drawn without them is drawn again
}

/** The language this device asks for, of those we have. */
export function preferred(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

export const knows = (id: string): boolean => said.value?.bundle.hasMessage(id) ?? false;

/** A message; its name where it is missing, so that a test finds it. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  const bundle = said.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle!.formatPattern(pattern, facts, []) : id;
}

/** A message, or what a game without words has instead: "open_trains" is "Open trains". */
export const tOr = (id: string, name: string, facts?: Record<string, FluentVariable>): string =>
  knows(id) ? t(id, facts) : readable(name);

/** A name from a game's rules as people would write it. */
export const readable = (name: string): string => sentence(name.replaceAll(/[_-]+/g, ' ').trim());

/** A game's name for people. */
export const title = (game: string): string => tOr(`game-${game}`, game);

/** Something, and what there is to say about it, with the colon as the language sets it. */
export const told = (what: string, text: string): string => t('told', { what, text });

/** Several clauses in one sentence, with the semicolon as the language sets it. */
export const apart = (clauses: string[]): string => clauses.reduce((one, two) => t('apart', { one, two }));

/** Several things in one phrase: this, that and another; or, this, that or another. */
export const listed = (items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(items);

/** A sentence begins with a capital, whatever was put into it. */
export const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);

/** A domino such as 6-4 stays on one line. */
export const unbroken = (text: string): string => text.replace(/(\d)-(?=\d)/g, '$1\u2060-\u2060');
