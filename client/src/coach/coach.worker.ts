// The worker in which the coach of this page looks back at a game, so that neither the page nor its table waits.
/// <reference lib="webworker" />
import { addressOf } from '../engine/addresses';
import { loadModule } from '../engine/load';
import { Machine } from '../engine/machine';
import { readRecord } from '../local/record';
import type { Analysis } from '../protocol';
import { analyse } from './analysis';

export interface ToCoach {
  base: string;
  record: string;
  tries: number;
}
export type FromCoach = { share: number } | { found: Analysis } | { failed: string };

async function answer({ base, record, tries }: ToCoach): Promise<FromCoach> {
  try {
    const engine = await Machine.of(await loadModule(addressOf(readRecord(record).game, base)));
    const tell = (share: number): void => self.postMessage({ share } satisfies FromCoach);
    return { found: analyse(record, engine, tries, tell) };
  } catch (problem) {
    return { failed: String(problem) };
  }
}

self.onmessage = ({ data }: MessageEvent<ToCoach>) => {
  void answer(data).then((message) => self.postMessage(message));
};
