// The top of every page except tables: home, language, settings.

import { settingsOpen } from '../device/settingsOpen';
import { to } from '../route';
import { t } from '../words/words';
import { DominoShape } from './Domino';
import { Icon } from './Icon';
import { LanguageSelect } from './LanguageSelect';

export function Header() {
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
        <div class="language">
          <Icon name="globe" />
          <LanguageSelect />
        </div>
        <button
          type="button"
          class="button icon quiet"
          aria-label={t('settings')}
          title={t('settings')}
          onClick={() => (settingsOpen.value = true)}
        >
          <Icon name="settings" />
        </button>
      </div>
    </header>
  );
}
