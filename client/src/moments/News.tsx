// What a round brought that is worth a word: firsts and streaks, and the way to the album.
import { to } from '../route';
import { knows, t, title } from '../words/words';
import type { First, News } from './album';
import { Stamp } from './Stamp';

export const firstName = ({ feat, game }: First): string => t(`feat-${feat}`, { game: title(game) }, game);

export function NewsOf({ news }: { news: News }) {
  const firsts = news.firsts.filter(({ feat, game }) => knows(`feat-${feat}`, game));
  if (!firsts.length && !news.streak) return null;
  return (
    <section class="news">
      {firsts.length > 0 && <h3>{t('for-the-first-time')}</h3>}
      <ul>
        {firsts.map((first) => (
          <li key={first.feat}>
            <Stamp />
            {firstName(first)}
          </li>
        ))}
        {news.streak > 0 && (
          <li>
            <Stamp count={news.streak} />
            {t('streak', { count: news.streak })}
          </li>
        )}
      </ul>
      <a href={to('album')}>{t('album')}</a>
    </section>
  );
}
