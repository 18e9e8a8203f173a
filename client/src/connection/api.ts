// Requests that need no table: files under `data/`, which a static site has too, and pages of the server.
import { signal } from '@preact/signals';
import type {
  Analysis,
  Book,
  ErrorAnswer,
  FallAnswer,
  GameInfo,
  GamesAnswer,
  HereAnswer,
  Info,
  LessonAnswer,
  ProgressAnswer,
  ReplayAnswer,
  RulesAnswer,
  TableAnswer,
  TablesAnswer,
} from '../protocol';

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

async function reach(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, document.baseURI), init);
  } catch {
    throw new Failed('offline');
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await reach(path, init);
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

/**
 * What the server's coach says of a record; with the code of its table the server keeps it.
 * It answers in lines: how much is done, as often as there is more, and at last the analysis or why there is none.
 */
export async function analysis(record: string, table: string, progress: (share: number) => void): Promise<Analysis> {
  const answer = await reach(`api/analysis${table && `?table=${encodeURIComponent(table)}`}`, {
    method: 'POST',
    body: record,
    headers: { 'content-type': 'text/plain', accept: 'application/x-ndjson' },
  });
  for await (const line of linesOf(answer)) {
    const told = read<ProgressAnswer | Analysis | ErrorAnswer>(line);
    if ('code' in told) throw new Failed(told.code);
    if ('share' in told) progress(told.share);
    else return told;
  }
  throw new Failed('offline'); // it was cut off on its way
}

function read<T>(line: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw new Failed('offline'); // it was cut off, or something else than our server answered
  }
}

/** The lines of an answer, as they come. */
async function* linesOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop()!;
    yield* lines;
    if (done) break;
  }
  if (rest) yield rest;
}

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
