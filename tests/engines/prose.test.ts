import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

const tabs = '[data-tabs=installer] [role=tab]';
const selected = (reader: Reader) => reader.texts(`${tabs}[aria-selected=true]`);
const panels = (reader: Reader) =>
  reader.ask(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tabs=installer] [role=tabpanel]')]
      .filter((panel) => panel.checkVisibility())
      .map((panel) => panel.dataset.label),
  );

test('a tab shows its panel alone, and is remembered', async ({ reader }) => {
  await reader.open('/installation/');
  expect(await panels(reader)).toEqual(['pip']);
  await reader.click(tabs, 'uv');
  await expect.poll(() => panels(reader)).toEqual(['uv']);
  expect(await selected(reader)).toEqual(['uv']);
  await reader.reload();
  await expect.poll(() => panels(reader)).toEqual(['uv']);
});

test('arrows move between tabs and go round', async ({ reader }) => {
  await reader.open('/installation/');
  await reader.focus(tabs);
  for (const [key, name] of [
    ['ArrowRight', 'uv'],
    ['End', 'Docker'],
    ['ArrowRight', 'pip'],
    ['ArrowLeft', 'Docker'],
    ['Home', 'pip'],
  ] as const) {
    await reader.press(key);
    await expect.poll(() => selected(reader)).toEqual([name]);
    expect(await reader.hasFocus(`${tabs}[aria-selected=true]`)).toBe(true);
    expect(await panels(reader)).toEqual([name]);
  }
});

test('the copy button copies the code, says so, and it can be pasted', async ({ reader }) => {
  await reader.open('/installation/');
  const code = '[role=tabpanel]:not([hidden]) figure.code';
  await reader.hover(code);
  await reader.click(`${code} button`);
  await reader.sees(`${code} button`, 'Copied');
  await reader.press('Control+k');
  await reader.sees('.search-dialog input');
  await reader.press('Control+v');
  // A field of one line takes the line's end for a blank or leaves it out.
  await expect
    .poll(async () => (await reader.value('.search-dialog input'))?.replace(/\s/g, ''))
    .toBe('pipinstall"dtx[torch]==0.34.0""litellm==1.67.5"dtx--help');
});

test('a term shows its definition by pointer and by focus, and Escape hides it', async ({ reader }) => {
  await reader.open('/redteam/guard-models/llama-prompt-guards');
  const definition = '#definition-of-jailbreak';
  await reader.misses(definition);
  await reader.hover('.term button', 'jailbreak');
  expect((await reader.sees(definition)).text).toMatch(/^A prompt or conversation/);
  await reader.pointAt(5, 5);
  await reader.misses(definition);
  await reader.focus('.term button');
  await reader.sees(definition);
  await reader.press('Escape');
  await reader.misses(definition);
  expect(await reader.hasFocus('.term button')).toBe(true);
});

test('the browser takes every declaration of the styles', async ({ reader }) => {
  for (const path of ['/', '/installation/', '/search', '/redteam/guard-models/llama-prompt-guards']) {
    await reader.open(path);
    const refused = await reader.ask(() => {
      const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
      const declarations = [...css.matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)];
      return declarations.flatMap(([, name = '', value = '']) => {
        const own = `-webkit-${name}:${value}`;
        // A property of phones, and one of forced colours: a browser without them may do without it.
        const isTaken =
          CSS.supports(name, value) ||
          (css.includes(own) && CSS.supports(`-webkit-${name}`, value)) ||
          /size-adjust$|^forced-color-adjust$/.test(name);
        return isTaken || name.startsWith('--') ? [] : [`${name}: ${value}`];
      });
    });
    expect(refused, path).toEqual([]);
  }
});
