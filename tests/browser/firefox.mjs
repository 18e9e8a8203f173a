// Firefox, driven over WebDriver BiDi: an order on each line that comes in, an answer on each that goes out.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const [, , executablePath, modules] = process.argv;
const puppeteer = createRequire(modules)('puppeteer-core');
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: false, // without a screen there is no WebGL
  protocolTimeout: 120_000,
  timeout: 120_000,
  extraPrefsFirefox: {
    'browser.chrome.site_icons': false, // asked for on its own account, and cut off when we go on
    'intl.accept_languages': 'en-GB',
    'webgl.force-enabled': true,
  },
});
const page = await browser.newPage();
const faults = [];
page.on('pageerror', (error) => faults.push(String(error.message ?? error)));
page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

const orders = {
  size: (width, height) => page.setViewport({ width, height }),
  open: (address) => {
    faults.length = 0; // what a page asked for that is left now is no fault
    return page.goto(address, { timeout: 120_000 });
  },
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  tap: (x, y) => page.touchscreen.tap(x, y),
  faults: () => faults,
  picture: (path) => page.screenshot({ path }),
};

const answer = (told) => process.stdout.write(`${JSON.stringify(told)}\n`);

answer({ result: await browser.version() });
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...words] = JSON.parse(line);
  try {
    const result = await orders[name](...words);
    answer({ result: ['evaluate', 'faults'].includes(name) ? result : null });
  } catch (error) {
    answer({ error: String(error) });
  }
}
await browser.close();
