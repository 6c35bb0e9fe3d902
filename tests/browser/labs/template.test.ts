import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

const path = '/try/template';
const lab = (page: Page) => page.locator('[data-lab]');
const template = (page: Page) => page.getByRole('textbox', { name: 'Template' });
const variables = (page: Page) => page.getByRole('textbox', { name: 'Variables as JSON' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const output = (page: Page) => result(page).locator('samp');

test('[2S.28] the template lab starts on intent, keeps what was done before it answers, and asks nobody', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/template-lab.island.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.filter((script) => /island|start-lab|worker/.test(script))).toEqual([]);
  await expect(output(page)).toHaveText('Tell me about your return policy.');

  await test.step('what was typed and clicked before stays, and counts', async () => {
    await page.getByRole('radio', { name: 'the JSON body of a request' }).click();
    await template(page).fill('{"q": "{{prompt}}", "n": "{{ 1 + 1 }}"}');
    await template(page).press('ControlOrMeta+Home');
    await page.evaluate(typesAtOnce);
    release();
    await expect(output(page)).toHaveText(/"q": "Tell me about your return policy\.",\s+"n": 2/);
    await expect(template(page)).toBeFocused();
    await expect(template(page)).toHaveValue(/^ \{/);
    expect(await template(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(1);
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await test.step('a mistake is told with its line, which leads there', async () => {
    await page.getByRole('radio', { name: 'a text' }).click();
    await template(page).fill('one\ntwo {{ prompt | dump }}\nthree');
    await expect(result(page)).toContainText('Write tojson');
    await expect(template(page)).toHaveAttribute('aria-invalid', 'true');
    await result(page).getByRole('button', { name: 'Line 2' }).press('Enter');
    await expect(template(page)).toBeFocused();
    expect(
      await template(page).evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      ),
    ).toBe('two {{ prompt | dump }}');
  });
  await test.step('of a long text what is seen is colored', async () => {
    await template(page).fill(`{{ first }} ${'plain '.repeat(1000)}{{ last }}`);
    const colored = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('lab-name') ?? [])].map(({ startContainer, startOffset }) => {
          const before = document.createRange();
          before.setStart(startContainer.parentElement?.closest('pre') ?? startContainer, 0);
          before.setEnd(startContainer, startOffset);
          return before.toString().length > 5000;
        }),
      );
    await expect.poll(colored).toContain(false);
    expect(await colored()).not.toContain(true);
    await template(page).evaluate((area) => area.parentElement?.scrollTo(0, area.scrollHeight));
    await expect.poll(colored).toContain(true);
  });
  await test.step('variables count as well, and Tab leaves a field', async () => {
    await template(page).fill('{{ prompt }}\u202E<img src=x onerror=alert(1)>');
    await template(page).press('Tab');
    await expect(variables(page)).toBeFocused();
    await variables(page).fill('{"prompt": "Hi"}');
    await expect(output(page)).toHaveText('Hi\u202E<img src=x onerror=alert(1)>');
    await expect(result(page).locator('img')).toHaveCount(0);
  });
  await test.step('[2S.30] a long paste is held aside, and the page answers; removed, what was typed is back', async () => {
    await template(page).fill('typed ');
    await template(page).evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(6, 6);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'a line of a log\n'.repeat(40_000));
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(template(page)).toHaveAccessibleDescription(/^0\.6 MB held aside/);
    await expect(template(page)).toHaveValue(/^typed a line of a log\n[\s\S]{100,300}…$/);
    await expect(output(page)).toHaveText(/^typed a line of a log/);
    await page.getByRole('button', { name: 'Remove it' }).press('Enter');
    await expect(template(page)).toBeFocused();
    await expect(template(page)).toHaveValue('typed ');
    await expect(template(page)).toBeEditable();
  });
  await test.step('a template without an end is stopped, and the next one works', async () => {
    await template(page).fill(
      '{% for i in range(999999999) %}{% for j in range(9999) %}{% endfor %}{% endfor %}',
    );
    await expect(result(page)).toContainText('steps');
    await template(page).fill('again {{ prompt }}');
    await expect(output(page)).toHaveText('again Hi');
  });
  expect(asked, 'requests while the lab was used').toEqual([]);
});

test('[2S.29] a link holds the fields of the template lab when a reader asks for one, and keys only when told twice', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await lab(page).hover();
  await expect(lab(page)).toHaveAttribute('data-ready');
  await page.getByRole('combobox', { name: 'Example' }).selectOption('a list in one line');
  await expect(output(page)).toHaveText('orders, refunds');
  await variables(page).fill('{"topics": ["a", "b"], "api_key": "0123456789abcdef"}');
  expect(new URL(page.url()).hash, 'nothing is put there by itself').toBe('');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(lab(page)).toContainText('looks like a key');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('try=');
  await page.getByRole('button', { name: 'Copy link without it' }).click();
  await expect(lab(page)).toContainText('Copied');
  expect(decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText()))).toContain(
    '"api_key":+"KEY"',
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copy link with it' }).click();
  await expect(page.getByRole('button', { name: 'Copy link', exact: true })).toBeFocused();
  await expect(lab(page)).toContainText('Copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(output(page)).toHaveText('Tell me about your return policy.');

  await test.step('[2S.30] what a reset took the place of is brought back, by keyboard', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(variables(page)).toHaveValue(/"api_key"/);
    await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual([
      'filled.txt',
      'a, b',
    ]);
  });
  await page.goto('/community');
  await page.goto(address);
  await expect(output(page)).toHaveText('a, b');
  expect(await page.evaluate(() => Object.keys(localStorage)), 'nothing is stored').toEqual([]);

  await test.step('[2S.30] code that cannot be loaded is told, and what was typed stays', async () => {
    await page.route('**/template.worker-*.js', (route) => route.abort());
    await page.reload();
    await expect(lab(page)).toHaveAttribute('data-ready');
    await template(page).fill('{{ topics | length }}');
    await expect(result(page)).toContainText('could not be loaded');
    await expect(template(page)).toHaveValue('{{ topics | length }}');
    await page.unroute('**/template.worker-*.js');
    await template(page).fill('{{ topics | length }} topics');
    await expect(output(page)).toHaveText('2 topics');
  });

  await test.step('[2S.30] what never ends is stopped by hand, also when something waits, and ends with its page', async () => {
    await page.route('**/template.worker-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' }),
    );
    await page.reload();
    await expect(lab(page)).toHaveAttribute('data-ready');
    await template(page).fill('endless');
    await page.getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('Stopped. Change something');
    await expect(template(page), 'where the button had the focus').toBeFocused();
    await template(page).fill('endless again');
    await template(page).fill('waits');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(result(page)).toHaveAttribute('aria-busy', 'false');
    await template(page).fill('leaves');
    await expect.poll(() => page.workers().length, { intervals: [20] }).toBe(1);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Try it' }).click();
    await expect(lab(page)).toHaveCount(0);
    await expect.poll(() => page.workers().length, { intervals: [20] }).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[2S.28] the template lab is a worked example, with nothing to press', async ({ page }) => {
    await page.goto(path);
    await expect(template(page)).toHaveValue('{{prompt}}');
    await expect(output(page)).toHaveText('Tell me about your return policy.');
    await expect(lab(page).getByRole('button')).toHaveCount(0);
    await expect(lab(page).locator('noscript p')).toBeVisible();
  });
});

/** In the page: a blank is typed as soon as the lab has put back what was typed before it answered. */
function typesAtOnce(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => document.execCommand('insertText', false, ' ');
  addEventListener('input', () => port2.postMessage(''), { once: true });
}
