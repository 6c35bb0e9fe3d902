import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './shell.ts';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Rules whose answer depends on the colour mode; the others see the same document in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Everything axe finds on the page as it stands: all rules that are on by default (WCAG 2.0 to 2.2 A and AA, best
 * practices), target size, which is off by default, and that a name holds the words that are seen, which is experimental.
 * @param only `colors`: just the rules whose answer depends on the colour mode
 * @returns one line per element, so that a failing test says what to fix
 */
export async function axeViolations(page: Page, only?: 'colors'): Promise<string[]> {
  const options = {
    resultTypes: ['violations' as const],
    ...(only
      ? { runOnly: colorRules }
      : { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } }),
  };
  const { violations } = (await runAgain(page, options)) ?? (await runFirst(page, options));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}

/** Shows the page as it is in the other colours, once they are there. */
export async function showIn(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
  await settle(page);
}

/** What is sent to each page: less than half of what the builder would send. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Brings axe into the page. There are no frames here, so the page that would collect their results is left out. */
function runFirst(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<Results> {
  return new AxeBuilder({ page, axeSource }).options(options).setLegacyMode().analyze();
}

/** Uses the axe that an earlier run left in the page: sending it takes as long as running it. */
function runAgain(page: Page, options: object): Promise<Results | undefined> {
  return page.evaluate((given) => {
    const { axe } = window as { axe?: { run(context: Document, options: object): Promise<Results> } };
    return axe?.run(document, given);
  }, options);
}
