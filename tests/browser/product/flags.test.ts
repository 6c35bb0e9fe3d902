import { expect, test } from '@playwright/test';

test('a flag of a command is explained where it stands, by pointer, keyboard and finger, and leads to its row', async ({
  browser,
  page,
}) => {
  await page.goto('/quick-start/redteam-quick');
  const flag = page.locator('.code a', { hasText: '--agent' });
  const note = page.getByRole('tooltip').filter({ hasText: '--agent NAME' });
  await expect(flag).toHaveAttribute('href', '/quick-start/other-features#dtx-redteam-run--agent');
  await test.step('under the pointer, which may go on to the words', async () => {
    await flag.hover();
    await expect(note).toContainText('Kind of target.');
    await expect(note).toContainText('Default');
    await note.hover();
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.mouse.move(0, 0);
    await expect(note).toBeHidden();
  });
  await test.step('focused, until Escape or the next stop', async () => {
    await flag.focus();
    await expect(flag).toHaveAccessibleDescription(/^--agent NAME.*Kind of target/);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(flag).toBeFocused();
  });
  await test.step('by a first tap; the second follows the link', async () => {
    const phone = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 700 } });
    const touched = await phone.newPage();
    await touched.goto(page.url());
    const tapped = touched.locator('.code a', { hasText: '--agent' });
    await tapped.tap();
    await expect(touched.getByRole('tooltip').filter({ hasText: '--agent NAME' })).toBeVisible();
    await tapped.tap();
    await expect(touched).toHaveURL(/other-features#dtx-redteam-run--agent$/);
    await phone.close();
  });
});
