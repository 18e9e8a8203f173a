// Records of games, from where they are: a server's tables, or this device.

import { isHere } from '../local/codes';
import type { Analysis, ReplayAnswer } from '../protocol';
import { analysis as byServer, Failed, recordText as fromServer, replay as onServer } from './api';
import { lookForServer } from './server';

/** The record of a finished round. */
export async function recordText(table: string, round: number): Promise<string> {
  if (!isHere(table)) return fromServer(table, round);
  const { recordText: onDevice } = await import('../local/line');
  const found = await onDevice(table, round);
  if (found === null) throw new Failed('no-such-record');
  return found;
}

/** A record step by step, as one seat saw it or with all hands open: by the server where one is there, else in this page. */
export async function replay(record: string, seat: number | null = null): Promise<ReplayAnswer> {
  if (await lookForServer()) return onServer(record, seat);
  const { replay: inPage, Unanswered } = await import('../local/line');
  return inPage(record, seat).catch((problem: unknown) => {
    throw new Failed(problem instanceof Unanswered ? problem.message : 'bad-record');
  });
}

/**
 * What the coach says of a finished game: by the server where one is there, else in this page.
 * `table` is where the record comes from, if from a table; `progress` hears the share of the work that is done.
 */
export async function analysis(
  record: string,
  table: string | undefined,
  progress: (share: number) => void,
): Promise<Analysis> {
  if (await lookForServer()) return byServer(record, table && !isHere(table) ? table : '', progress);
  const { analysis: inPage } = await import('../coach/inPage');
  return inPage(record, progress);
}
