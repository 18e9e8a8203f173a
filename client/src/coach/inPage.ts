// Looking back at a game without a server: a worker for each, which ends with its answer.
import { infoOf, learnGames } from '../connection/api';
import { readRecord } from '../local/record';
import type { Analysis } from '../protocol';
import type { FromCoach, ToCoach } from './coach.worker';

const TRIES = 100_000; // where a game does not say

export async function analysis(record: string, progress: (share: number) => void): Promise<Analysis> {
  await learnGames();
  const tries = infoOf(readRecord(record).game)?.tries ?? TRIES;
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module', name: 'coach' });
  try {
    return await new Promise<Analysis>((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<FromCoach>) => {
        if ('share' in data) progress(data.share);
        else if ('found' in data) done(data.found);
        else failed(new Error(data.failed));
      };
      worker.onerror = () => failed(new Error('the coach did not start'));
      worker.postMessage({ base: document.baseURI, record, tries } satisfies ToCoach);
    });
  } finally {
    worker.terminate();
  }
}
