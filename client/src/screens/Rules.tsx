// The rules of each game, to read and to print: our own words, examples drawn by the game's board,
// and what we decided ourselves marked as ours.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Failed, has, learnGames, rulesOf } from '../api';
import { boxes, FIRST, isOurs, withBoard } from '../boards';
import type { GameBoard } from '../boards/board';
import '../look/rules.css';
import { type Block, type Inline, parse, plain } from '../markdown';
import { boxTitle } from '../parts/Box';
import { Example } from '../parts/Example';
import { Header } from '../parts/Header';
import { Icon } from '../parts/Icon';
import type { RulesAnswer, View } from '../protocol';
import { route, to } from '../route';
import { language, t, unbroken } from '../words';

interface Page {
  game: string;
  answer: RulesAnswer;
  board: GameBoard<View>;
}

export default function Rules() {
  const [, asked = FIRST, clause] = route.value;
  const page = useSignal<Page | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => void learnGames().catch(() => {}), []);
  useEffect(() => {
    problem.value = null;
    let wanted = true;
    void withBoard(rulesOf(language.value, asked), asked)
      .then(([answer, board]) => {
        if (wanted) page.value = { game: asked, answer, board };
      })
      .catch((error: unknown) => {
        if (wanted) problem.value = error instanceof Failed ? error.code : 'offline';
      });
    return () => {
      wanted = false;
    };
  }, [asked, language.value]);
  const shown = page.value?.game === asked ? page.value : null;
  useEffect(() => {
    const place = shown && clause ? document.getElementById(clause)?.closest('li') : null;
    place?.scrollIntoView({ block: 'start' });
    place?.classList.add('asked');
    return () => place?.classList.remove('asked');
  }, [shown, clause]);
  return (
    <div class="page rules">
      <Header />
      <main>
        <Games chosen={asked} />
        {shown ? (
          <Text page={shown} />
        ) : (
          <p class="rules-wait soft" role="status">
            {t(
              problem.value === 'offline' ? 'offline-words' : problem.value ? 'refused-no-such-page' : 'rules-opening',
            )}
          </p>
        )}
      </main>
    </div>
  );
}

function Games({ chosen }: { chosen: string }) {
  const readable = boxes().filter(({ games }) => has(games[0]!.name, 'page'));
  const own = readable.find(({ games }) => games.some(({ name }) => name === chosen));
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // on a phone the row can be wider than the screen
    for (const one of bar.current!.querySelectorAll('[aria-current]'))
      one.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav class="rules-games" ref={bar} aria-label={t('rules-games')}>
      <ul>
        {readable.map((box) => (
          <li key={box.name}>
            <a href={to('rules', box.games[0]!.name)} aria-current={box.name === own?.name ? 'page' : undefined}>
              {boxTitle(box.name)}
            </a>
          </li>
        ))}
      </ul>
      {own && own.games.length > 1 && (
        <ul class="rules-ways">
          {own.games.map(({ name }) => (
            <li key={name}>
              <a href={to('rules', name)} aria-current={name === chosen ? 'page' : undefined}>
                {t(`way-${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Text({ page }: { page: Page }) {
  const blocks = useMemo(() => parse(page.answer.markdown), [page]);
  const [title, ...rest] = blocks;
  const foreign = page.answer.language !== language.value;
  const parts = blocks
    .filter((one) => one.kind === 'heading' && one.level === 2)
    .map((one) => plain((one as { text: Inline[] }).text));
  return (
    <div class="rules-sheet">
      <nav class="rules-contents" aria-label={t('rules-contents')}>
        <ol>
          {parts.map((part, n) => (
            <li key={part}>
              <button
                type="button"
                onClick={() =>
                  document.getElementById(`part-${n}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
                }
              >
                {part}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <article class="rules-text" lang={page.answer.language}>
        <header class="rules-head">
          {title?.kind === 'heading' && <h1>{words(title.text)}</h1>}
          <div class="row rules-deeds" lang={language.value}>
            {has(page.game, 'lesson') && (
              <a class="button primary" href={to('learn', page.game)}>
                <Icon name="learn" />
                {t('rules-learn')}
              </a>
            )}
            <a class="button" href={to('new', page.game)}>
              <Icon name="play" />
              {t('rules-play')}
            </a>
            <button type="button" class="button" onClick={() => print()}>
              {t('rules-print')}
            </button>
          </div>
        </header>
        {foreign && (
          <p class="soft" lang={language.value}>
            {t('plain-language')}
          </p>
        )}
        <Blocks blocks={rest} page={page} parts={parts} />
        {isOurs(page.game) && <p class="rules-note soft">{t('rules-note')}</p>}
      </article>
    </div>
  );
}

function Blocks({ blocks, page, parts = [] }: { blocks: Block[]; page: Page; parts?: string[] }) {
  return (
    <>
      {blocks.map((block, n) => (
        <One key={n} block={block} page={page} parts={parts} />
      ))}
    </>
  );
}

function One({ block, page, parts }: { block: Block; page: Page; parts: string[] }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={`part-${parts.indexOf(plain(block.text))}`}>{words(block.text)}</h2>
      ) : (
        <h3>{words(block.text)}</h3>
      );
    case 'paragraph':
      return <p>{words(block.text)}</p>;
    case 'quote':
      return (
        <blockquote class="ruling">
          {block.items.map((item, n) => (
            <Blocks key={n} blocks={item} page={page} />
          ))}
        </blockquote>
      );
    case 'list':
      return (
        <ul class="clauses">
          {block.items.map((item, n) => (
            <li key={n}>
              <Blocks blocks={item} page={page} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, n) => (
                <th key={n}>{words(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, n) => (
              <tr key={n}>
                {row.map((cell, m) => (
                  <td key={m}>{words(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'image': {
      const shown = page.answer.examples[block.source.replace(/^example:/, '')];
      return shown ? <Example board={page.board} shown={shown} caption={unbroken(block.caption)} /> : null;
    }
  }
}

const words = (text: Inline[]): ComponentChildren =>
  text.map((one, n) => {
    if (one.kind === 'clauses')
      return one.names.map((name) => (
        <span key={name} id={name} class="clause">
          {name}
        </span>
      ));
    if (one.kind === 'strong') return <strong key={n}>{one.text}</strong>;
    if (one.kind === 'em') return <em key={n}>{one.text}</em>;
    return one.kind === 'code' ? <code key={n}>{one.text}</code> : one.text;
  });
