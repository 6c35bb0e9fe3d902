import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

const dialog = '.search-dialog';
const query = `${dialog} input`;
const options = `${dialog} [role=option]`;
/** The code of the dialog. */
const chunk = /\/_astro\/mount\.island\.[\w-]+\.js$/;
const gone = { status: 404, body: 'Gone' };

async function typeIntoDialog(reader: Reader): Promise<void> {
  await reader.open('/community');
  await reader.click('.search-button');
  await reader.type('tap');
}

test('code of the dialog that is gone is told, and Retry brings it without losing what was typed', async ({
  reader,
  site,
}) => {
  site.replace(chunk, gone);
  await typeIntoDialog(reader);
  await reader.sees(`${dialog} h2`, 'Page Error');
  site.restore();
  await reader.click(`${dialog} button`, 'Retry');
  await reader.sees(options);
  expect(await reader.value(query)).toBe('tap');
  await expect.poll(() => reader.hasFocus(query)).toBe(true);
});

test('code that throws when it is read is told, and Retry gets past it', async ({ reader, site }) => {
  site.replace(chunk, { type: 'text/javascript', body: 'throw new Error("half a file");' });
  await typeIntoDialog(reader);
  await reader.sees(`${dialog} h2`, 'Page Error');
  expect((await reader.sees(`${dialog} .failure`)).text).toContain('Error: ');
  site.restore();
  await reader.click(`${dialog} button`, 'Retry');
  await reader.sees(options);
  expect(await reader.value(query)).toBe('tap');
});

test('a crash of the dialog is told with its message, and Try again draws it again with what was typed', async ({
  reader,
}) => {
  await reader.open('/community');
  await reader.press('Control+k');
  await expect.poll(() => reader.attribute('.finder', 'data-status')).toBe('idle');
  // What the words that were found are marked with.
  await reader.ask(() => {
    const create = document.createElement.bind(document);
    const broken = (name: string) => {
      if (name === 'mark') throw new Error('outer boom');
      return create(name);
    };
    Object.assign(document, { createElement: broken });
    Object.assign(window, { fix: () => Object.assign(document, { createElement: create }) });
  });
  await reader.type('tap');
  expect((await reader.sees('[role=alert]')).text).toMatch(/This page crashed.*outer boom/);
  expect(await reader.hasFocus(query)).toBe(true);
  await reader.ask(() => (window as unknown as { fix(): void }).fix());
  await reader.click('[role=alert] button', 'Try again');
  await reader.sees(options);
  expect(await reader.value(query)).toBe('tap');
});

test('an index that cannot be had is told, and found when the reader tries again', async ({
  reader,
  site,
}) => {
  // The settings, which have another name, come with the code.
  site.replace(/\/_search\/.*(?<!current\.json)$/, gone);
  await typeIntoDialog(reader);
  await expect.poll(async () => (await reader.sees(dialog)).text).toContain('Unable to fetch results');
  site.restore();
  await reader.click(`${dialog} button`, 'Try again');
  await reader.sees(options);
});

test('when the script does not arrive the page reads as usual, and its links work', async ({
  reader,
  site,
}) => {
  site.replace(/\/_astro\/.*\.js$/, gone);
  await reader.open('/tactics/tap');
  await reader.click('.toc a[href="#safety-and-limits"]');
  await expect.poll(async () => (await reader.sees('#safety-and-limits')).isInView).toBe(true);
  await reader.click('.sidebar a', 'PAIR');
  await expect.poll(() => reader.address()).toBe('/tactics/pair');
});

test('a home page whose script is not found says that the site may be served below another path', async ({
  reader,
  site,
}) => {
  site.replace(/\/_astro\/.*\.js$/, gone);
  await reader.open('/');
  expect((await reader.sees('[role=alert]')).text).toContain('Current configured baseUrl = /');
});
