import { expect, test } from '../support/shell.ts';

/** Characters in each line of the page's paragraphs but the last of each, which ends where the text ends. */
function charactersPerLine(): number[] {
  const paragraphs = [...document.querySelectorAll('.prose > p')];
  return paragraphs.flatMap((paragraph) => {
    const tops: number[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let i = 0; i < (node.textContent ?? '').length; i++) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        tops.push(Math.round(range.getBoundingClientRect().bottom / 12));
      }
    }
    const lines = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    return lines.slice(0, -1);
  });
}

test('a line of text has about 65 to 75 characters on every wide screen', async ({ page }) => {
  const widths = [1280, 1440, 2560];
  const lines = new Map<number, number[]>(widths.map((width) => [width, []]));
  for (const path of ['/quick-start', '/tactics/', '/architecture/ai_frameworks']) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const counts = await page.evaluate(charactersPerLine);
      lines.get(width)?.push(...counts.filter((count) => count > 20));
    }
  }
  for (const [width, counts] of lines) {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(counts.length, `${width} px`).toBeGreaterThan(5);
    // Lines end at words, and fonts differ between systems: the mean is held with a little room.
    expect(mean, `${width} px`).toBeGreaterThan(61);
    expect(mean, `${width} px`).toBeLessThan(77);
  }
});
