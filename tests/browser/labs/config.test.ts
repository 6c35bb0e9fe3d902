import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

const path = '/try/config';
const lab = (page: Page) => page.locator('[data-lab]');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your file' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test('[2S.38, 2S.39] the config check starts by keyboard, leads to lines, takes files, and asks nobody', async ({
  page,
}) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(result(page)).toContainText('Ends the run (1)');
  await field(page).focus();
  await expect(lab(page)).toHaveAttribute('data-ready');

  await test.step('what is typed is checked anew, and a line leads there', async () => {
    await field(page).press('ControlOrMeta+Home');
    await field(page).pressSequentially('# mine\n');
    // Between two letters the first line is part of the comment, and others are wrong.
    await expect(result(page)).toContainText('Ends the run (1)');
    const line = result(page).getByRole('listitem').filter({ hasText: 'desciption' }).getByRole('button');
    await expect(line).toHaveText('Line 4');
    await line.press('Enter');
    await expect(field(page)).toBeFocused();
    expect(
      await field(page).evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      ),
    ).toBe('  desciption: Answers questions about orders');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await test.step('a file that is opened, in UTF-16', async () => {
    const text = '\uFEFFscope:\r\n  agent: {description: <img src=x onerror=alert(1)>}\r\n';
    await page.getByLabel('Open a file').setInputFiles({
      name: 'report.yml',
      mimeType: 'text/yaml',
      buffer: Buffer.from(text, 'utf16le'),
    });
    await expect(result(page)).toContainText('A report');
    await expect(result(page)).toContainText('The file is UTF-16');
    await expect(result(page).locator('img')).toHaveCount(0);
  });
  await test.step('a file that is dropped, too long to be shown', async () => {
    await lab(page).evaluate((element) => {
      const results = Array.from({ length: 9_000 }, () => ({ attempts: { total: 'one' } }));
      const data = new DataTransfer();
      data.items.add(new File([JSON.stringify({ eval_results: results }, undefined, 1)], 'mine.json'));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await expect(result(page)).toContainText(
      'eval_results[0].attempts.total: must be a whole number, not text',
    );
    await expect(result(page)).toContainText('more');
    await expect(field(page)).toHaveValue('');
    await expect(lab(page)).toContainText('mine.json');
    await expect(result(page).getByRole('button', { name: 'Line' })).toHaveCount(0);
  });
  // Code of the site that reads files, and that knows reports, comes with the first of them.
  expect(
    asked.filter((url) => !/\/_astro\/(?:decode-file|report)[.-][\w-]+\.js$/.test(url)),
    'requests while the lab was used',
  ).toEqual([]);
});
