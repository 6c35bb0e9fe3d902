import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As much of an element as a copy button asks for. */
class FakeElement {
  textContent = 'Copy';
  readonly dataset: Record<string, string> = { copy: 'Copied', copyFailed: 'By hand' };
  readonly attributes: Record<string, string> = {};
  className = '';
  parentElement: unknown;
  closest = (selector: string) => (selector === '[data-copy]' ? this : null);
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
}

let loads = 0;
let page: EventTarget;
let body: FakeElement[];
let hasButtons: boolean;
let copy: typeof import('../../../../src/prose/code/copy.browser.ts');
const written = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  page = new EventTarget();
  body = [];
  hasButtons = true;
  written.mockReset();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', { clipboard: { writeText: written } });
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    querySelector: () => (hasButtons ? {} : null),
    createElement: () => Object.assign(new FakeElement(), { textContent: '' }),
    body: { append: (element: FakeElement) => body.push(element) },
  });
  // A page has one place for what is announced: each test has a module of its own.
  loads += 1;
  const file = `../../../../src/prose/code/copy.browser.ts?load=${loads}`;
  copy = await import(/* @vite-ignore */ file);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A button beside a block of code. */
function buttonOf(text: string): FakeElement {
  const code = { querySelector: () => null, textContent: text };
  const button = new FakeElement();
  button.parentElement = { querySelector: () => code };
  return button;
}
async function click(target: unknown): Promise<void> {
  page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  await vi.advanceTimersByTimeAsync(0);
}

it('what was copied is announced in a place that was there before, and once on a page [X.9]', async () => {
  hasButtons = false;
  copy.prepareCopy();
  expect(body).toEqual([]);
  hasButtons = true;
  copy.prepareCopy();
  copy.prepareCopy();
  copy.startCopy();
  expect(body).toMatchObject([
    { attributes: { role: 'status' }, className: 'visually-hidden', textContent: '' },
  ]);
  await click(buttonOf('dtx'));
  expect(body[0]?.textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(2000);
  expect(body[0]?.textContent).toBe('');
});

it('a button says for two seconds how it went, and has its own words back when it was pressed twice [X.9]', async () => {
  copy.startCopy();
  const button = buttonOf('dtx --version');
  await click(button);
  await vi.advanceTimersByTimeAsync(1500);
  expect(button.textContent).toBe('Copied');
  await click(button);
  await vi.advanceTimersByTimeAsync(500);
  expect(button.textContent).toBe('Copy');
  await vi.advanceTimersByTimeAsync(5000);
  expect(button.textContent).toBe('Copy');
  expect(written.mock.calls).toEqual([['dtx --version'], ['dtx --version']]);
  await click(button);
  expect(button.textContent).toBe('Copied');
});

it('a clipboard that refuses, or is not there, is told, and logged [X.9]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  copy.startCopy();
  const refused = buttonOf('dtx');
  written.mockRejectedValue(new Error('refused'));
  await click(refused);
  expect(refused.textContent).toBe('By hand');
  vi.stubGlobal('navigator', {});
  const missing = buttonOf('dtx');
  await click(missing);
  expect(missing.textContent).toBe('By hand');
  expect(warned).toHaveBeenCalledTimes(2);
});
