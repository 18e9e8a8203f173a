import { beforeEach, describe, expect, test } from 'vitest';
import type { Info, Reveal } from '../protocol';
import { check, hashOf, nextWord, noteHand, partOf, parts, seedOf } from './shuffle';

const SECRET = '11'.repeat(32);
const OTHER = '22'.repeat(32);
const COMMITMENT = hashOf(SECRET);

const info = (change: Partial<Info> = {}): Info =>
  ({ table: 'AAAA', phase: 'waiting', commitment: COMMITMENT, seals: [null, null], sealed: false, ...change }) as Info;

/** Take part for the first seat; gives the table's word of it. */
function takePart(): { share: string; seals: string[] } {
  const sealed = nextWord(info(), [0]);
  if (sealed?.t !== 'seal') throw new Error('it did not bind itself');
  const seals = [sealed.seal, hashOf(OTHER)];
  const opened = nextWord(info({ seals, sealed: true }), [0]);
  if (opened?.t !== 'open') throw new Error('it did not open');
  return { share: opened.share, seals };
}

beforeEach(() => {
  parts.value = [];
});

test('a device binds itself first, and opens when it has seen all seals', () => {
  const { share, seals } = takePart();
  expect(seals[0]).toBe(hashOf(share));
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(partOf('AAAA', COMMITMENT)).toMatchObject({ share, seals });
});

test('it binds itself to the same numbers after a reload, and once only', () => {
  const first = nextWord(info(), [0]);
  expect(nextWord(info(), [0])).toEqual(first);
  expect(nextWord(info({ seals: ['00', null] }), [0])).toBeNull();
});

test('numbers that were opened are never used again, even if the server commits to the same again', () => {
  const { share } = takePart();
  const again = nextWord(info(), [0]);
  expect(again).toMatchObject({ t: 'seal' });
  expect(again).not.toMatchObject({ seal: hashOf(share) });
});

test('it does not open what it did not seal, nor other seals than it was shown', () => {
  const { seals } = takePart();
  expect(nextWord(info({ seals: [hashOf(OTHER), null], sealed: true }), [0])).toBeNull();
  expect(nextWord(info({ seals: [seals[0]!, hashOf(SECRET)], sealed: true }), [0])).toBeNull();
  expect(nextWord(info({ seals, sealed: true }), [0])).toMatchObject({ t: 'open' }); // lost on the way, say
});

test('who only watches, or plays already, has nothing to say', () => {
  expect(nextWord(info(), [])).toBeNull();
  expect(nextWord(info({ phase: 'playing' }), [0])).toBeNull();
  expect(nextWord(info({ commitment: null }), [0])).toBeNull();
});

test('the first hand is remembered', () => {
  takePart();
  noteHand(info(), 0, ['64', '51']);
  noteHand(info(), 0, ['64']);
  expect(partOf('AAAA', COMMITMENT)?.hands).toEqual({ 0: ['64', '51'] });
});

describe('at the end', () => {
  const revealed = (change: Partial<Reveal> = {}): Reveal => {
    const { share } = takePart();
    const shares = [share, OTHER];
    return { commitment: COMMITMENT, secret: SECRET, shares, seed: seedOf(SECRET, shares), ...change };
  };
  const part = () => partOf('AAAA', COMMITMENT);

  test('an honest shuffle is found fair', () => {
    const reveal = revealed();
    expect(check(reveal, part(), [0])).toBe('fair');
    expect(check(reveal, undefined, [0])).toBe('without-you');
  });

  test('a share that was not taken is told', () => {
    const reveal = revealed();
    const shares = [null, OTHER];
    expect(check({ ...reveal, shares, seed: seedOf(SECRET, shares) }, part(), [0])).toBe('without-you');
  });

  test.each([
    ['another secret', (r: Reveal) => ({ ...r, secret: OTHER, seed: seedOf(OTHER, r.shares) })],
    ['another seed', (r: Reveal) => ({ ...r, seed: OTHER })],
    [
      'another share than was sealed',
      (r: Reveal) => {
        const shares = [r.shares[0]!, SECRET];
        return { ...r, shares, seed: seedOf(SECRET, shares) };
      },
    ],
    [
      'another commitment than was shown',
      (r: Reveal) => ({
        ...r,
        commitment: hashOf(OTHER),
        secret: OTHER,
        seed: seedOf(OTHER, r.shares),
      }),
    ],
  ])('%s is found out', (_, changed) => {
    const reveal = revealed();
    expect(check(changed(reveal), part(), [0])).toBe('broken');
  });
});
