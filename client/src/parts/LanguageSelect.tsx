// The languages, each in its own words.
import { chosenLanguage } from '../device/prefs';
import { LANGUAGES, type Language, speak, t } from '../words/words';

export function LanguageSelect() {
  const change = (chosen: Language): void => {
    chosenLanguage.value = chosen;
    void speak(chosen);
  };
  return (
    <select
      aria-label={t('language')}
      value={chosenLanguage.value}
      onChange={(event) => change(event.currentTarget.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
