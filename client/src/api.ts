// Requests that need no table: files under `data/`, which a static site has too, and pages of the server.
import { signal } from '@preact/signals';
import type {
  Analysis,
  Book,
  FallAnswer,
  GameInfo,
  GamesAnswer,
  HereAnswer,
  Info,
  LessonAnswer,
  ReplayAnswer,
  RulesAnswer,
  TableAnswer,
  TablesAnswer,
} from './protocol';

export const catalogue = signal<GamesAnswer | null>(null);
export const hostInfo = signal<HereAnswer | null>(null);

export class Failed extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The address of a file that is the same for everybody. */
export const dataAddress = (...words: string[]): string =>
  new URL(['data', ...words.map(encodeURIComponent)].join('/'), document.baseURI).href;

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, document.baseURI), init);
  } catch {
    throw new Failed('offline');
  }
  const data = (await answer.json().catch(() => null)) as (T & { code?: string }) | null;
  if (!answer.ok) throw new Failed(data?.code ?? 'try-again');
  if (data === null) throw new Failed('offline'); // it was cut off on its way
  return data;
}

export async function learnGames(): Promise<void> {
  catalogue.value ??= await ask<GamesAnswer>('data/games.json');
}

/** Ask whether there are tables for several devices: a static site has none, and offline nobody answers. */
export async function loadHostInfo(): Promise<void> {
  hostInfo.value = await ask<HereAnswer>('data/here.json').catch((problem: unknown) => {
    hostInfo.value = null;
    throw problem;
  });
}

export const infoOf = (game: string): GameInfo | undefined => catalogue.value?.games.find(({ name }) => name === game);

/** Whether a game has a rules page, a lesson or puzzles; before the server has answered, all have. */
export const has = (game: string, what: 'page' | 'lesson' | 'puzzles' | 'module'): boolean =>
  infoOf(game)?.[what] ?? true;

export async function wordsOf(game: string, language: string): Promise<string> {
  const answer = await fetch(dataAddress('words', language, `${game}.ftl`));
  if (!answer.ok) throw new Failed('no-such-page');
  return answer.text();
}

export const replay = (record: string, seat: number | null): Promise<ReplayAnswer> =>
  ask(`api/replay${seat === null ? '' : `?seat=${seat}`}`, {
    method: 'POST',
    body: record,
    headers: { 'content-type': 'text/plain' },
  });

export const analysis = (record: string): Promise<Analysis> =>
  ask('api/analysis', { method: 'POST', body: record, headers: { 'content-type': 'text/plain' } });

export async function recordText(table: string, round: number): Promise<string> {
  const answer = await fetch(new URL(`api/tables/${table}/rounds/${round}`, document.baseURI));
  if (!answer.ok) throw new Failed('no-such-record');
  return answer.text();
}

export const rulesOf = (language: string, game: string): Promise<RulesAnswer> =>
  ask(dataAddress('rules', language, `${game}.json`));

export const lessonOf = (game: string): Promise<LessonAnswer> => ask(dataAddress('lessons', `${game}.json`));

export const bookOf = (game: string): Promise<Book> => ask(dataAddress('puzzles', `${game}.json`));

/** The tables that wait for players and want to be found. */
export const openTables = async (): Promise<Info[]> => (await ask<TablesAnswer>('api/tables')).tables;

/** How a table stands, for who has its code. */
export const tableOf = (table: string): Promise<TableAnswer> => ask(`api/tables/${table}`);

export const fallOf = (table: string): Promise<FallAnswer> => ask(`api/tables/${table}/fall`);
