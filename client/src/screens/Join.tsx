// Joining a table by its code, on its own page: the target of the link "another code".
import { Header } from '../parts/Header';
import { JoinForm } from '../parts/JoinForm';
import { useTitle } from '../words/heading';
import { t } from '../words/words';

export default function Join() {
  useTitle(t('join-title'));
  return (
    <div class="page">
      <Header />
      <main class="narrow">
        <section class="paper-card">
          <h1>{t('join-title')}</h1>
          <p class="soft">{t('join-words')}</p>
          <JoinForm />
        </section>
      </main>
    </div>
  );
}
