// Firefox, driven over WebDriver BiDi: an order on each line that comes in, an answer on each that goes out.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const [, , executablePath, modules] = process.argv;
const puppeteer = createRequire(modules)('puppeteer-core');
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: false, // without a screen there is no WebGL
  protocolTimeout: 300_000,
  timeout: 300_000,
  extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'webgl.force-enabled': true },
});
const page = await browser.newPage();
const faults = [];
page.on('pageerror', (error) => faults.push(String(error.message ?? error)));
page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

const orders = {
  size: (width, height) => page.setViewport({ width, height }),
  open: (address) => page.goto(address, { timeout: 300_000 }),
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
