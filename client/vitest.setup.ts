// What every browser and Node have, and a test file in a context of its own has not.
import { DecompressionStream } from 'node:stream/web';
import { MessageChannel } from 'node:worker_threads';

Object.assign(globalThis, { DecompressionStream, MessageChannel });
