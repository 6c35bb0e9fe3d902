import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

const path = '/try/verdict';
const lab = (page: Page) => page.locator('[data-lab]');
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const verdict = (page: Page) => result(page).locator('.verdict-head strong');
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply of the target' });
const words = (page: Page) => page.getByRole('textbox', { name: 'Words, one per line' });
const expressions = (page: Page) => page.getByRole('textbox', { name: 'jq expressions' });

test('[2S.31, 2S.33] the verdict lab replays ready cases without jq, and loads jq once for a rule of its own', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofJq = () => asked.filter((each) => /\.wasm$|verdict-jq/.test(each));
  await page.goto(path);
  await expect(verdict(page)).toHaveText('Pass');

  await test.step('a known case is told by the build', async () => {
    await page.getByRole('combobox', { name: 'Example' }).focus();
    await expect(lab(page)).toHaveAttribute('data-ready');
    await page
      .getByRole('combobox', { name: 'Example' })
      .selectOption('every row fails: the policy judge without a policy');
    await expect(verdict(page)).toHaveText('Fail');
    await expect(result(page)).toContainText('not assessed');
    await expect(result(page)).toContainText('No policy specified in the prompt.');
    await page.getByRole('link', { name: 'all of nothing' }).press('Enter');
    await expect(result(page)).toContainText('No: each of these replies gets the same verdict.');
    await expect(page.getByRole('combobox', { name: 'Example' })).toBeFocused();
    expect(ofJq()).toEqual([]);
  });
  await test.step('jq that cannot be loaded is told, and keyword still works', async () => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.getByRole('button', { name: 'Reset' }).click();
    await reply(page).fill('I cannot help with this.');
    await expect(result(page)).toContainText('jq could not be loaded');
    await page.getByRole('combobox', { name: 'Evaluator' }).selectOption('keyword');
    await expect(words(page), 'an expression is no word').toHaveValue('');
    await words(page).fill('Sure, here');
    await expect(result(page)).toContainText('None of the words');
    await page.unroute('**/*.wasm');
  });
  await test.step('then it is loaded, and judges', async () => {
    await page.getByRole('combobox', { name: 'Evaluator' }).selectOption('jsonpath');
    await expect(verdict(page)).toHaveText('Pass');
    await expect(result(page)).toContainText('jq 1.8');
    expect(ofJq().filter((each) => each.includes('verdict-jq'))).toHaveLength(1);
  });
  const before = asked.length;
  await test.step('a mistake is told with its line, which leads there', async () => {
    await expressions(page).fill('.turns[0]\n.response | nothere');
    await expect(result(page)).toContainText('does not compile');
    await expressions(page).fill(".turns[0]\n.response == 'x'");
    await expect(result(page).getByText('.response == "x"', { exact: true })).toBeVisible();
    await expect(expressions(page)).toHaveAttribute('aria-invalid', 'true');
    await result(page).getByRole('button', { name: 'Line 2' }).press('Enter');
    await expect(expressions(page)).toBeFocused();
    await expressions(page).fill('.response | contains("x")');
    await expect(verdict(page)).toHaveText('The run ends');
  });
  await test.step('an expression without an end is stopped, and the next one works', async () => {
    await expressions(page).fill('last(repeat(1))');
    await result(page).getByRole('button', { name: 'Stop' }).click();
    await expect(result(page)).toContainText('Stopped');
    await expressions(page).fill('.turns[-1].message | contains("cannot")');
    await expect(verdict(page)).toHaveText('Pass');
  });
  // The worker is started anew, with the bytes that the page kept; a mistake brings the code that knows hints.
  expect(
    asked
      .slice(before)
      .filter((each) => !/^\/_astro\/(?:verdict-jq\.worker|jq|hints|nearest)-[\w-]+\.js$/.test(each)),
    'requests while it was used',
  ).toEqual([]);
});
