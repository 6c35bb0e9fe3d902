import { expect, test, testInTurn, testReading } from './site.ts';

test.beforeEach(({ page }) => page.goto('/parts/blocks'));

test.describe('admonitions [X.9]', () => {
  const titles = {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    'not-tried': 'Not tried',
  };
  testReading('without a title of its own one is called by its kind', async ({ page }) => {
    for (const [kind, title] of Object.entries(titles)) {
      const admonition = page.getByRole('note', { name: title, exact: true });
      await expect(admonition.getByText(title, { exact: true }), kind).toBeVisible();
      await expect(admonition).toContainText(`Plain ${kind}`);
    }
  });

  testReading('a title of its own stands instead of the kind', async ({ page }) => {
    const admonition = page.getByRole('note', { name: 'Only with permission' });
    await expect(admonition).toHaveText(/^\s*Only with permission\s*Test systems that you own\.\s*$/);
  });

  testReading('the kinds can be told apart by their colours', async ({ page }) => {
    const colors = await page
      .getByRole('note')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderInlineStart));
    const [note, tip, info, warning, danger, notTried] = colors;
    expect(new Set([note, tip, warning, danger, notTried]).size).toBe(5);
    expect(info).toBeTruthy();
  });
});

testReading('steps are one numbered list, and what belongs to a step is inside it', async ({ page }) => {
  const steps = page.locator('.steps > ol > li');
  await expect(steps).toHaveCount(3);
  await expect(steps.first()).toContainText('Install it.');
  await expect(steps.first().locator('pre')).toHaveText('pip install dtx');
  const counters = await steps.evaluateAll((all) =>
    all.map((step) => getComputedStyle(step, '::before').content),
  );
  expect(counters).toEqual(Array(3).fill('counter(step)'));
});

test.describe('cards', () => {
  testReading(
    'show the link as title and the rest as description, without the dash between them',
    async ({ page }) => {
      const cards = page.locator('.cards > li');
      await expect(cards).toHaveText([
        /^\s*Code\s*Everything about fences\.\s*$/,
        /^\s*Tabs\s*Everything about tabs\.\s*$/,
      ]);
      await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', '/parts/tabs');
    },
  );
});

testInTurn(
  'a foldout opens and closes by pointer and by keyboard, and cards lead where their title leads',
  async ({ page }) => {
    const text = page.getByText('The whole report, with');
    await test.step('a foldout is closed until it is opened with the pointer', async () => {
      await expect(text).toBeHidden();
      await page.getByText('Show the whole report').click();
      await expect(text).toBeVisible();
      await page.getByText('Show the whole report').click();
      await expect(text).toBeHidden();
    });
    await test.step('it opens and closes by keyboard', async () => {
      await page.locator('summary', { hasText: 'Show the whole report' }).focus();
      await page.keyboard.press('Enter');
      await expect(text).toBeVisible();
      await page.keyboard.press('Space');
      await expect(text).toBeHidden();
    });
    await test.step('a card leads where its title leads, wherever it is clicked', async () => {
      // Beside the text of the description, and far from the title.
      const card = page.locator('.cards > li').first();
      const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
      await card.click({ position: { x: width - 5, y: height - 5 } });
      await expect(page).toHaveURL(/\/parts\/code$/);
    });
  },
);
