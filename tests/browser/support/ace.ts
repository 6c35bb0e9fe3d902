import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What is used of https://github.com/IBMa/equal-access/tree/master/accessibility-checker-engine. */
interface Ace {
  Checker: new () => {
    check(context: Document, rulesets: readonly string[]): Promise<{ results: readonly Result[] }>;
  };
}

interface Result {
  readonly ruleId: string;
  /** Whether the ruleset demands or recommends it, and whether it was met, broken or has to be looked at. */
  readonly value: readonly [policy: string, outcome: string];
  readonly path: { readonly dom: string };
  readonly message: string;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/**
 * What a second engine is sure breaks WCAG 2.2 on the page as it stands. It knows other faults than axe: tables whose
 * rows have no header, forms that cannot be told apart, controls without a label of any kind.
 * @returns one line per element, so that a failing test says what to fix
 */
export async function aceFailures(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Ace };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `${ruleId} (${message}): ${path.dom}`);
  });
}
