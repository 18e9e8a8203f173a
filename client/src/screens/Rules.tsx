// The rules of each game, to read and to print, with examples drawn by the game's board and our own
// rulings marked.
import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boxes, FIRST, isOurs, withBoard } from '../boards';
import type { GameBoard } from '../boards/board';
import { Failed, has, learnGames, rulesOf } from '../connection/api';
import { useTitle } from '../words/heading';
import '../look/rules.css';
import { boxTitle } from '../parts/Box';
import { Example } from '../parts/Example';
import { Header } from '../parts/Header';
import { Icon } from '../parts/Icon';
import type { RulesAnswer, View } from '../protocol';
import { route, to } from '../route';
import { language, t } from '../words/words';

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
  return (
    <nav class="rules-games" aria-label={t('rules-games')}>
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
  const { title, parts } = page.answer;
  const foreign = page.answer.language !== language.value;
  useTitle(t('rules'), title);
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
          <h1>{title}</h1>
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
        <Body key={page.game} page={page} />
        {isOurs(page.game) && <p class="rules-note soft">{t('rules-note')}</p>}
      </article>
    </div>
  );
}

/** The page as the server wrote it, with a board in each place of an example. */
function Body({ page: { answer, board } }: { page: Page }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const places = [...body.current!.querySelectorAll<HTMLElement>('[data-example]')];
    for (const place of places) {
      const shown = answer.examples[place.dataset.example!];
      const caption = place.textContent;
      place.replaceChildren();
      if (shown) render(<Example board={board} shown={shown} caption={caption} />, place);
    }
    return () => {
      for (const place of places) render(null, place);
    };
  }, [answer, board]);
  // the server rendered it from Markdown, in which HTML is only text
  return <div class="rules-body" ref={body} dangerouslySetInnerHTML={{ __html: answer.html }} />;
}
