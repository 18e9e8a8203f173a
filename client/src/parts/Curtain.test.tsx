import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../words/words';
import { Curtain } from './Curtain';

beforeAll(() => speak('en'));
beforeEach(() => render(null, document.body));

test('each time the curtain comes, its button has the focus', async () => {
  for (const [seat, name] of ['Ada', 'Bo', 'Ada'].entries()) {
    await act(() => render(<Curtain name={name} seat={seat} onLift={() => {}} />, document.body));
    expect(document.activeElement?.textContent).toBe(`I am ${name}`);
    await act(() => render(<p>the table</p>, document.body));
    expect(document.activeElement).toBe(document.body);
  }
});
