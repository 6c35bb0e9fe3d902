import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Everything axe finds on the page as it stands: all rules that are on by default (WCAG 2.0 to 2.2 A and AA, best
 * practices) and target size, which is off by default.
 * @returns one line per element, so that a failing test says what to mend
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // No frames on this site: one run inside the page, without the second page that collects their results.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
