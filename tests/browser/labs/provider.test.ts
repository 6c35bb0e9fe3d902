import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

const path = '/try/provider';
const lab = (page: Page) => page.locator('[data-lab="provider"]');
const request = (page: Page) => page.getByRole('textbox', { name: 'Request: curl or raw HTTP' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Response to it' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const output = (page: Page, number: number) => result(page).locator('samp').nth(number);

test('[2S.34] a request and its response become a scope by keyboard alone, and nothing is asked of a server', async ({
  page,
}) => {
  await page.goto(path);
  await expect(output(page, 0)).toContainText('text: "{{prompt}}"');
  await request(page).focus();
  await expect(lab(page)).toHaveAttribute('data-ready');
  const asked: string[] = [];

  await test.step('what is pasted is read, and both proposals follow', async () => {
    await request(page).fill(
      `curl http://localhost:9000/chat -H 'X-API-Key: abc' --json '{"user": "42", "turns": [{"say": "Hi there"}], "note": "a b"}'`,
    );
    await reply(page).fill('{"id": "r1", "out": [{"say": "Hello you"}], "aside": "not me"}');
    await expect(output(page, 0)).toContainText('X-API-Key: "{{TARGET_API_KEY}}"');
    page.on('request', (each) => asked.push(each.url()));
  });

  await test.step('a text is chosen by arrow keys, or where the caret is', async () => {
    await page.getByRole('radio', { name: 'note a b' }).focus();
    await page.keyboard.press('Space');
    await expect(output(page, 0)).toContainText('note: "{{prompt}}"');
    await request(page).evaluate((area: HTMLTextAreaElement) => {
      const at = area.value.indexOf('there');
      area.setSelectionRange(at, at + 5);
    });
    await page.getByRole('button', { name: 'Use the selected text' }).first().press('Enter');
    await expect(output(page, 0)).toContainText('say: Hi {{prompt}}');
    await expect(page.getByRole('radio', { name: 'turns[0].say' })).toBeChecked();
    await reply(page).evaluate((area: HTMLTextAreaElement) => {
      const at = area.value.indexOf('not me');
      area.setSelectionRange(at, at);
    });
    await page.getByRole('button', { name: 'Use the selected text' }).last().press('Enter');
    await expect(output(page, 0)).toContainText('transform_response: json["aside"]');
  });

  await test.step('what is sent follows the prompt, byte for byte', async () => {
    await page.getByRole('textbox', { name: 'Prompt to try' }).fill('é "x"');
    await expect(output(page, 2)).toHaveText(
      /POST \/chat HTTP\/1\.1\s+Host: localhost:9000[\s\S]*\{"user": "42", "turns": \[\{"say": "Hi \\u00e9 \\"x\\""\}\], "note": "a b"\}$/,
    );
    await page.getByRole('radio', { name: 'text (http-raw)' }).check();
    await expect(output(page, 0)).toContainText('POST /chat HTTP/1.1');
  });

  await test.step('a mistake is told with its line, and what was typed stays', async () => {
    await reply(page).fill('{\n  "a": nope\n}');
    await result(page).getByRole('button', { name: 'Line 2' }).press('Enter');
    await expect(reply(page)).toBeFocused();
    await expect(reply(page)).toHaveAttribute('aria-invalid', 'true');
  });
  expect(asked, 'requests while the lab was used').toEqual([]);
  const told = await page
    .locator('head > [rel=modulepreload]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(told, 'code that the browser was told of, once each').toEqual([...new Set(told)]);

  await test.step('[2S.35] what DTX cannot do is told first, with a link to what to do instead', async () => {
    await lab(page).hover();
    await expect(lab(page)).toHaveAttribute('data-ready');
    await page.getByRole('combobox', { name: 'Example' }).selectOption('Form, which DTX cannot send');
    const first = result(page).getByRole('listitem').first();
    await expect(first).toContainText('Not possible');
    await expect(first).toContainText('as one JSON string');
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      '/dtx/sdk/agents/test_custom_agent#connect-a-real-application',
    );
    await expect(page.getByRole('button', { name: 'Copy result' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Example' }).selectOption('Streamed answer');
    await expect(output(page, 1)).toContainText('def parse_response(reply, text, context):');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: join_stream.py' }).press('Enter');
    expect((await saved).suggestedFilename()).toBe('join_stream.py');
    await expect(page.getByRole('button', { name: 'Copy: Commands' })).toBeVisible();
  });
});
