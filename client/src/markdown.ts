// The little Markdown that our rules pages are written in, read into plain data. Nothing in a page
// becomes HTML by itself: the screen draws these blocks.
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'clauses'; names: string[] };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'quote' | 'list'; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'image'; caption: string; source: string };

const IMAGE = /^!\[(.*)\]\(([^)\s]*)\)$/;
const BEGINS = /^(#{1,6} |> ?|- |\||!\[)/;

export const parse = (text: string): Block[] => blocks(text.split(/\r?\n/));

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  /** Lines from here on, as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const start = at++;
    while (at < lines.length && belongs(lines[at]!)) at++;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at]!.trimEnd();
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    const image = IMAGE.exec(line.trim());
    if (!line) at++;
    else if (heading && ++at) found.push({ kind: 'heading', level: heading[1]!.length, text: inline(heading[2]!) });
    else if (image && ++at) found.push({ kind: 'image', caption: image[1]!, source: image[2]! });
    else if (line.startsWith('>'))
      found.push({
        kind: 'quote',
        items: [blocks(take((next) => next.startsWith('>')).map((one) => one.replace(/^> ?/, '')))],
      });
    else if (line.startsWith('- ')) found.push({ kind: 'list', items: items(take((next) => /^(- | {2})/.test(next))) });
    else if (line.startsWith('|')) found.push(table(take((next) => next.startsWith('|'))));
    else
      found.push({
        kind: 'paragraph',
        text: inline(
          take((next) => next.trim() !== '' && !BEGINS.test(next))
            .map((one) => one.trim())
            .join(' '),
        ),
      });
  }
  return found;
}

/** The items of a list, each a page of its own. */
function items(lines: string[]): Block[][] {
  const found: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) found.push([line.slice(2)]);
    else found.at(-1)!.push(line.slice(2));
  }
  return found.map(blocks);
}

function table(lines: string[]): Block {
  const cells = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim())),
  );
  const ruled = /^[|\s:-]+$/.test(lines[1] ?? '');
  return { kind: 'table', head: ruled ? cells[0]! : [], rows: cells.slice(ruled ? 2 : 0) };
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`| ?\(((?:[A-Z][A-Z0-9]*-\d+(?:, )?)+)\)(\.?)/g;

/** Bold, italic, code, and the names of clauses in brackets: what they stand behind ends first. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let done = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > done) found.push({ kind: 'text', text: text.slice(done, mark.index) });
    const [, strong, em, code, clauses, stop] = mark;
    if (stop) found.push({ kind: 'text', text: stop });
    if (clauses) found.push({ kind: 'clauses', names: clauses.split(', ') });
    else found.push({ kind: strong ? 'strong' : em ? 'em' : 'code', text: (strong ?? em ?? code)! });
    done = mark.index + mark[0].length;
  }
  if (done < text.length) found.push({ kind: 'text', text: text.slice(done) });
  return found;
}

/** The words alone. */
export const plain = (text: Inline[]): string =>
  text.map((one) => (one.kind === 'clauses' ? one.names.join(', ') : one.text)).join('');
