// A field for a table's code; a whole link works too.
import { useSignal } from '@preact/signals';
import { go } from '../route';
import { t } from '../words/words';

/** The code in what was typed or pasted; null if there is none. */
function codeIn(text: string): string | null {
  const last =
    text
      .trim()
      .split('/')
      .filter((part) => part !== 'screen')
      .at(-1) ?? '';
  const code = last.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8}$/.test(code) ? code : null;
}

export function JoinForm() {
  const text = useSignal('');
  const wrong = useSignal(false);
  const join = (event: Event): void => {
    event.preventDefault();
    const code = codeIn(text.value);
    wrong.value = code === null;
    if (code) go('t', code);
  };
  return (
    <form class="join-form" onSubmit={join}>
      <input
        type="text"
        class="code-input"
        aria-label={t('code')}
        placeholder="ABCD-2345"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-invalid={wrong.value}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          wrong.value = false;
        }}
      />
      <button type="submit" class="button">
        {t('join')}
      </button>
      {wrong.value && (
        <p class="refusal" role="alert">
          {t('code-wrong')}
        </p>
      )}
    </form>
  );
}
