// Starts the page: the words first, then everything else.
import { render } from 'preact';
import { App } from './app';
import { followGuests } from './guests';
import './look/tokens.css';
import './look/base.css';
import './look/pages.css';
import { tongue } from './prefs';
import { speak } from './words';

await speak(tongue.value);
followGuests();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./worker.js').catch(() => {});
