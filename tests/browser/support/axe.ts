import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { keepJudged, markLooks } from './looks.ts';
import { expectSameDocument, settle } from './shell.ts';

/** Rules whose answer depends on the colour mode; the others see the same document in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** Those whose answer depends on where things are, or on the colours. */
const layoutRules = [...colorRules, 'target-size', 'scrollable-region-focusable'];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Everything axe finds on the page as it stands: all rules that are on by default (WCAG 2.0 to 2.2 A and AA, best
 * practices), target size, which is off by default, and that a name holds the words that are seen, which is experimental.
 * Contrast, which takes longer than all others together, is looked at once for each look a text has in a document, or
 * everywhere with `npm test -- --full-axe`.
 * @param only `colors`: just the rules whose answer depends on the colour mode; `layout`: and on where things are
 * @returns one line per element, so that a failing test says what to fix
 */
export async function axeViolations(page: Page, only?: 'colors' | 'layout'): Promise<string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    ...(only
      ? { runOnly: only === 'colors' ? colorRules : layoutRules, rules: { 'target-size': { enabled: true } } }
      : { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } }),
  };
  // Axe stays in the page: sending it takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${source}; window.keepJudged = ${keepJudged}`);
  const mark = process.env.FULL_AXE ? undefined : 'data-look';
  if (mark) await page.evaluate(markLooks, mark);
  return page.evaluate(
    async ([options, selector]) => {
      const { axe, keepJudged: keep } = window as unknown as {
        axe: typeof import('axe-core');
        keepJudged: typeof keepJudged;
      };
      axe.configure({ rules: [{ id: 'color-contrast', selector }] });
      const { violations, incomplete } = await axe.run(document, options);
      const unsure = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
      keep(new Set(unsure.map(({ element }) => element)));
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`,
        ),
      );
    },
    [options, mark ? `[${mark}]` : '*'] as const,
  );
}

/** Shows the page as it is in the other colours, once they are there. */
export async function showIn(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
  await settle(page);
}

/**
 * Shows another page in the document that is shown and was marked, as the site does: the engines stay, which take as
 * long to be read and compiled anew as to look at a page.
 */
export async function showInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => navigation.navigate(to).finished, path);
  await expectSameDocument(page);
}
