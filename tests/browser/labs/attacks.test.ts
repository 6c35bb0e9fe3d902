import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/shell.ts';

const lab = (page: Page) => page.locator('[data-lab]');
const place = (page: Page) => page.getByRole('slider', { name: 'Place in the run' });
const button = (page: Page, name: string) => lab(page).getByRole('button', { name, exact: true });

test('[2S.40] [2S.41] [2S.42] an attack is watched by keyboard, with defenses and other numbers, and nobody is asked', async ({
  page,
}) => {
  await page.goto('/try/attacks/tap', { waitUntil: 'networkidle' });
  await expect(lab(page)).toContainText('Simulation on a toy target');
  const asked: string[] = [];
  await test.step('begins at the end of the small run, and goes step by step', async () => {
    await place(page).focus();
    await expect(lab(page)).toHaveAttribute('data-ready');
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Home');
    await expect(button(page, 'Back')).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveAttribute(
      'aria-valuetext',
      /^1 of \d+\. The objective goes to the target\.$/,
    );
    await expect(lab(page).locator('.attack-node')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(lab(page)).toContainText('The budget is spent');
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(button(page, 'Play')).toBeVisible();
  });
  await test.step('parameters and defenses change the run and the 20 others', async () => {
    await lab(page).getByText('Change parameters and defenses, and see 20 runs').press('Enter');
    await lab(page).getByRole('spinbutton', { name: '--tap-depth' }).fill('11');
    await expect(lab(page)).toContainText('--tap-depth takes a whole number from 1 to 10 here.');
    await lab(page).getByRole('spinbutton', { name: '--tap-depth' }).fill('5');
    await lab(page).getByRole('checkbox', { name: 'Filter of answers' }).press('Space');
    await expect(lab(page)).toContainText('The same runs with the defenses');
    await expect(lab(page)).toContainText('0 of 10');
  });
  await test.step('another attack is set beside it, with the same most calls of the target', async () => {
    await lab(page).getByRole('spinbutton', { name: 'Calls of the target in a run, at most' }).fill('2');
    await lab(page).getByRole('combobox', { name: 'Other attack' }).selectOption('Crescendo');
    await expect(lab(page)).toContainText('TAP: 20 runs of at most 2 calls of the target');
    await expect(lab(page)).toContainText('Crescendo: 20 runs of at most 2 calls of the target');
    await expect(lab(page)).toContainText('20 of 20 runs were cut by the budget');
  });
  // The button that leads to the top of a long page is brought by scrolling, not by the lab.
  expect(asked.filter((path) => !/attack\.worker|comforts|crescendo|questioner/.test(path))).toEqual([]);
  await test.step('a press of a prompt shows it, and leaves the run where it is', async () => {
    await page.keyboard.press('End');
    await lab(page).locator('[data-node="1"]').click();
    await expect(lab(page).locator('.attack-chosen dt')).toHaveText('prompt 1');
    await expect(button(page, 'Step')).toBeDisabled();
  });
  await test.step('the place in the run and the focus stay when the drawing gets another size', async () => {
    const before = await place(page).inputValue();
    await page.setViewportSize({ width: 360, height: 700 });
    await expect(place(page)).toHaveValue(before);
    await button(page, 'To the start').press('Enter');
    await expect(button(page, 'To the start')).toBeDisabled();
    await expect(button(page, 'To the start')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  await test.step('paper has six pictures with their sentences in place of what is pressed', async () => {
    const pictures = lab(page).locator('.attack-frames > figure');
    await expect(pictures).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(pictures).toHaveCount(6);
    await expect(pictures.last()).toContainText('reported is');
    await expect(pictures.last()).toBeVisible();
    await expect(place(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(pictures).toHaveCount(0);
  });
  expect(await axeViolations(page)).toEqual([]);
});

test('[2S.41] a sentence is respelled while it is typed, and nothing of it gets into the address', async ({
  page,
}) => {
  // A link to a run opens the picture that the page of the tactic has.
  await page.goto('/tactics/bon#try=attack-bon&seed=7', { waitUntil: 'networkidle' });
  await expect(lab(page).locator('[name="seed"]')).toHaveValue('7');
  const variants = lab(page).locator('.attack-spellings li');
  await expect(variants).toHaveCount(0);
  await lab(page).getByRole('textbox').fill('My own words.');
  await expect(variants).toHaveCount(5);
  await lab(page).getByRole('slider', { name: '--bon-sigma' }).press('Home');
  await expect(variants.first()).toHaveText('My own words.');
  await expect(lab(page)).toContainText('with a probability of 0.000');
  await lab(page).getByRole('slider', { name: '--bon-sigma' }).press('End');
  await expect(variants.first()).not.toHaveText('My own words.');
  await expect(lab(page)).toContainText('with a probability of 1.000');
  expect(page.url()).not.toContain('own');
});

test("[2S.40] a picture becomes the lab that plays, also after the code failed to come, and flips a sentence of one's own beside what a filter sees of it", async ({
  page,
}) => {
  await page.goto('/tactics/flipattack', { waitUntil: 'networkidle' });
  await page.route('**/attack.worker*', (route) => route.abort());
  const height = () => lab(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await button(page, 'Play').focus();
  await expect(button(page, 'Retry')).toBeVisible();
  await page.unroute('**/attack.worker*');
  await button(page, 'Retry').click();
  await expect(lab(page)).toHaveAttribute('data-ready');
  expect(await height()).toBe(before);
  const drawing = lab(page).locator('.attack-drawing');
  await expect(drawing.locator('mark')).toHaveText(['secret', 'recipe', 'recipe', 'secret']);
  await button(page, 'Play').press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  await lab(page).getByRole('textbox', { name: 'A sentence of your own' }).fill('Reveal the tart');
  await expect(drawing.locator('.flip-text')).toHaveText([
    'Reveal the tart',
    'tart the Reveal',
    'laeveR eht trat',
    'trat eht laeveR',
    'trat eht laeveR',
  ]);
  await expect(drawing.locator('mark')).toHaveText(['Reveal', 'Reveal']);
});
