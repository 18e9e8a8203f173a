import { expect, it } from 'vitest';
import { type Block, inline, parse, plain } from './markdown';

const kinds = (blocks: Block[]): string[] => blocks.map(({ kind }) => kind);

it('reads headings, paragraphs and lists', () => {
  const page = parse('# Dominoes\n\nTwo lines\nof one paragraph.\n\n## Playing\n\n- one\n- two\n  goes on\n');
  expect(kinds(page)).toEqual(['heading', 'paragraph', 'heading', 'list']);
  expect(page[1]).toEqual({ kind: 'paragraph', text: [{ kind: 'text', text: 'Two lines of one paragraph.' }] });
  expect(page[3]).toMatchObject({ items: [[{ kind: 'paragraph' }], [{ text: [{ text: 'two goes on' }] }]] });
});

it('keeps rulings and examples with their clause', () => {
  const [list] = parse(
    '- **Lay one** (CLA-3). Join it.\n  > *Our ruling:* you choose.\n  ![It fits](example:join)\n- next',
  );
  expect(list!.kind).toBe('list');
  const first = (list as { items: Block[][] }).items[0]!;
  expect(kinds(first)).toEqual(['paragraph', 'quote', 'image']);
  expect(first[2]).toEqual({ kind: 'image', caption: 'It fits', source: 'example:join' });
});

it('reads bold, italic, code and clauses', () => {
  expect(inline('**Only at the ends** (MAG-42, MAG-32). *Up* is `up`.')).toEqual([
    { kind: 'strong', text: 'Only at the ends' },
    { kind: 'text', text: '.' },
    { kind: 'clauses', names: ['MAG-42', 'MAG-32'] },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'Up' },
    { kind: 'text', text: ' is ' },
    { kind: 'code', text: 'up' },
    { kind: 'text', text: '.' },
  ]);
  expect(plain(inline('**Last tile!** (D4-15) Say so.'))).toBe('Last tile!D4-15 Say so.');
});

it('reads tables', () => {
  const [table] = parse('| players | each |\n|---|---|\n| 2 | 7 |\n| 3 | 6 |');
  expect(table).toMatchObject({
    kind: 'table',
    head: [[{ text: 'players' }], [{ text: 'each' }]],
    rows: [
      [[{ text: '2' }], [{ text: '7' }]],
      [[{ text: '3' }], [{ text: '6' }]],
    ],
  });
});

it('takes HTML and unfinished marks as words', () => {
  expect(parse('<img src=x onerror=alert(1)> **open')).toEqual([
    { kind: 'paragraph', text: [{ kind: 'text', text: '<img src=x onerror=alert(1)> **open' }] },
  ]);
});
