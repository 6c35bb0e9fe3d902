import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

const lab = (page: Page) => page.locator('[data-lab]');
const command = (page: Page) => page.getByRole('textbox', { name: 'Command', exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test('[2S.36, 2S.37] a command is explained, corrected and built by keyboard, and nobody is asked', async ({
  page,
}) => {
  await page.goto('/try/command', { waitUntil: 'networkidle' });
  await expect(result(page)).toContainText('every flag counts');
  await command(page).focus();
  await expect(lab(page)).toHaveAttribute('data-ready');

  await command(page).fill('dtx env list');
  await expect(result(page)).toContainText('environment variables');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await test.step('mistakes are told with their line, and corrected at once', async () => {
    await command(page).fill('dtx plugins list\ndtx redteam run --agnet echo --samples 2');
    await expect(result(page)).toContainText('Perhaps --agent is meant');
    await expect(command(page)).toHaveAttribute('aria-invalid', 'true');
    await result(page).getByRole('button', { name: 'Line 2' }).press('Enter');
    await expect(command(page)).toBeFocused();
    await page.getByRole('button', { name: 'Use the corrected command' }).press('Enter');
    await expect(command(page)).toHaveValue('dtx plugins list\ndtx redteam run --agent echo --samples 2');
    await expect(result(page).getByRole('link', { name: '--samples 2' })).toHaveAttribute(
      'href',
      /other-features#dtx-redteam-run--samples$/,
    );
  });
  await test.step('the form changes the text, and the text the form', async () => {
    await command(page).fill('A=b dtx redteam run --plan_file plan.yml # note');
    await page.getByRole('combobox', { name: 'Add an option' }).selectOption('--dataset');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.getByRole('combobox', { name: '--dataset' })).toBeFocused();
    await expect(command(page)).toHaveValue(
      'A=b dtx redteam run --plan_file plan.yml --dataset hf_airbench # note',
    );
    await expect(result(page)).toContainText('1 flag has no effect here');
    await page.getByRole('textbox', { name: '--plan_file' }).fill('my plan.yml');
    await page.getByRole('button', { name: 'Remove --dataset' }).press('Enter');
    await expect(command(page)).toHaveValue('A=b dtx redteam run --plan_file "my plan.yml" # note');
    await expect(page.getByRole('combobox', { name: 'Add an option' })).toBeFocused();
    await command(page).fill('A=b dtx redteam run -o --keywords x --plan_file "my plan.yml" # note');
    await expect(page.getByRole('textbox', { name: '--keywords' })).toHaveAccessibleDescription(
      'One value per line',
    );
    await page.getByRole('button', { name: 'Remove --output' }).press('Enter');
    await expect(page.getByRole('textbox', { name: '--keywords' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove --keywords' }).press('Enter');
    await expect(page.getByRole('textbox', { name: '--plan_file' })).toBeFocused();
    await page.getByRole('button', { name: 'Write it for PowerShell' }).press('Enter');
    await expect(command(page)).toHaveValue('$env:A = "b"; dtx redteam run --plan_file "my plan.yml" # note');
  });
  await test.step('what is pasted is text', async () => {
    await command(page).fill('dtx redteam run --agent echo --url "<img src=x onerror=alert(1)>"');
    await expect(result(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(result(page).locator('img')).toHaveCount(0);
  });
  expect(asked, 'requests while the lab was used').toEqual([]);
  // So long a result brings the way back to the top, which the page asks for.
  await test.step('what no program reads is left out, and further commands wait until they are asked for', async () => {
    await command(page).fill(`$ dtx redteam run --agent echo --foo bar${'\ndtx plugins list'.repeat(6)}`);
    await expect(result(page).getByRole('definition').filter({ hasText: '--foo bar' })).toBeVisible();
    await result(page).getByText('More commands: 3').press('Enter');
    await expect(result(page).locator('.command-rows')).toHaveCount(7);
  });
});

test('[2S.36] without the facts of the product the lab says so, and what it shows stays', async ({
  page,
}) => {
  await page.route('**/media/commands.*.json', (route) => route.abort());
  await page.goto('/try/command');
  await lab(page).hover();
  await expect(lab(page).locator('.failure')).toBeVisible();
  await expect(command(page)).toHaveValue(/--agent openai/);
  await page.unroute('**/media/commands.*.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(lab(page)).toHaveAttribute('data-ready');
});
