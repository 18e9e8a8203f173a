// The settings: one sheet for everything that the owner of this device can choose.
import type { Signal } from '@preact/signals';
import { askBeforeLaying, motion, sound, textSize, theme, tileColours } from '../device/prefs';
import { settingsOpen } from '../device/settingsOpen';
import { t } from '../words/words';
import { Domino } from './Domino';
import { Check, Choice } from './Fields';
import { LanguageSelect } from './LanguageSelect';
import { Sheet } from './Sheet';

export default function Settings() {
  return (
    <Sheet title={t('settings')} kind="settings" onClose={() => (settingsOpen.value = false)}>
      <div class="field">
        <span aria-hidden="true">{t('language')}</span>
        <LanguageSelect />
      </div>
      <Pref name="theme" pref={theme} values={['auto', 'light', 'dark']} />
      <Pref name="text" pref={textSize} values={['normal', 'large', 'larger']} />
      <Pref name="motion" pref={motion} values={['auto', 'less', 'full']} />
      <Choice
        label={t('setting-tiles')}
        value={tileColours.value}
        values={['ivory', 'snow', 'walnut', 'ebony']}
        name={(colours) => (
          <>
            <span class="swatch" data-tiles={colours}>
              <Domino tile="52" />
            </span>
            {t(`setting-tiles-${colours}`)}
          </>
        )}
        onChange={(value) => (tileColours.value = value)}
      />
      <Check label={t('sound')} value={sound.value} onChange={(value) => (sound.value = value)} />
      <Check
        label={t('confirm-touch')}
        value={askBeforeLaying.value}
        onChange={(value) => (askBeforeLaying.value = value)}
      />
    </Sheet>
  );
}

function Pref<T extends string>({ name, pref, values }: { name: string; pref: Signal<T>; values: readonly T[] }) {
  return (
    <Choice
      label={t(`setting-${name}`)}
      value={pref.value}
      values={values}
      name={(value) => t(`setting-${name}-${value}`)}
      onChange={(value) => (pref.value = value)}
    />
  );
}
