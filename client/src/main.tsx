// Starts the page: loads the words, then renders the app.
import { render } from 'preact';
import { App } from './app';
import { dress } from './device/dress';
import { followGuests } from './words/guests';
import './look/tokens.css';
import './look/base.css';
import './look/pages.css';
import { chosenLanguage } from './device/prefs';
import { keepOffline } from './offline/version';
import { speak } from './words/words';

const LETTERS = 300; // milliseconds that a title waits for its letters: when they come later, buttons move
const letters = document.fonts.load('600 1em Fraunces').catch(() => {});
await speak(chosenLanguage.value);
await Promise.race([letters, new Promise((resolve) => setTimeout(resolve, LETTERS))]);
followGuests();
dress();
const place = document.getElementById('app')!;
place.replaceChildren(); // a static site says there what to do if we never come
render(<App />, place);
if (import.meta.env.PROD) keepOffline();
