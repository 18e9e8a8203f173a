// The top of every page except tables: home, language, settings.

import { useSignal } from '@preact/signals';
import { askBeforeLaying, chosenLanguage, sound } from '../prefs';
import { to } from '../route';
import { LANGUAGES, type Language, speak, t } from '../words';
import { DominoShape } from './Domino';
import { Icon } from './Icon';

export function Header() {
  const open = useSignal(false);
  const change = (chosen: Language): void => {
    chosenLanguage.value = chosen;
    void speak(chosen);
  };
  return (
    <header class="header">
      <a class="brand" href={to()}>
        <svg viewBox="-6 -4 60 92" aria-hidden="true">
          <g transform="rotate(14 20 40)">
            <DominoShape upper={5} lower={3} />
          </g>
        </svg>
        <span>Boneyard</span>
      </a>
      <div class="row">
        <label class="language">
          <Icon name="globe" />
          <span class="unseen">{t('language')}</span>
          <select value={chosenLanguage.value} onChange={(event) => change(event.currentTarget.value as Language)}>
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div class="menu-holder">
          <button
            type="button"
            class="button icon quiet"
            aria-label={t('settings')}
            title={t('settings')}
            aria-expanded={open.value}
            onClick={() => (open.value = !open.value)}
          >
            <Icon name="settings" />
          </button>
          {open.value && (
            <div
              class="menu"
              role="group"
              aria-label={t('settings')}
              onKeyDown={(event) => {
                if (event.key === 'Escape') open.value = false;
              }}
            >
              <label class="menu-item">
                <input
                  type="checkbox"
                  checked={sound.value}
                  onChange={(event) => (sound.value = event.currentTarget.checked)}
                />
                {t('sound')}
              </label>
              <label class="menu-item">
                <input
                  type="checkbox"
                  checked={askBeforeLaying.value}
                  onChange={(event) => (askBeforeLaying.value = event.currentTarget.checked)}
                />
                {t('confirm-touch')}
              </label>
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
