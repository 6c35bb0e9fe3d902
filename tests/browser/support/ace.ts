import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What is used of https://github.com/IBMa/equal-access/tree/master/accessibility-checker-engine. */
interface Ace {
  Checker: new () => {
    /** Names of the rules of each ruleset. */
    readonly rulesetRules: Record<string, readonly string[]>;
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

/**
 * For each of many elements it looks at all others of the page for one that is described by it: two fifths of all its
 * time. Where nothing is, the browser knows at once, and the answer is the same.
 */
const search = 'isDisabledByReferringElement=function(t){';
const isDescription = "t.ownerDocument.querySelector('[aria-describedby~=\"'+CSS.escape(t.id)+'\"]')";
const shortened = `${search}if(!t.id||!${isDescription})return;`;

const source = engine();

function engine(): string {
  const text = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');
  if (!text.includes(search)) throw new Error('The second engine is another one: measure again what is slow');
  return text.replace(search, shortened);
}

/**
 * It takes as long as all others together, for each tab stop with all elements after it, and is never sure: it only ever
 * passes, or asks for a look at something that may lie above a control.
 */
const neverSure = 'element_tabbable_unobscured';

/**
 * What a second engine is sure breaks WCAG 2.2 on the page as it stands. It knows other faults than axe: tables whose
 * rows have no header, forms that cannot be told apart, controls without a label of any kind.
 * @returns one line per element, so that a failing test says what to fix
 */
export async function aceFailures(page: Page): Promise<string[]> {
  // It stays in the page, like axe.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  return page.evaluate(async (without) => {
    const { ace } = window as unknown as { ace: Ace };
    const checker = new ace.Checker();
    const { WCAG_2_2: rules = [] } = checker.rulesetRules;
    checker.rulesetRules.WCAG_2_2 = rules.filter((rule) => rule !== without);
    const { results } = await checker.check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `${ruleId} (${message}): ${path.dom}`);
  }, neverSure);
}
