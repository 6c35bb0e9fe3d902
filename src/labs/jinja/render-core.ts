import { type Limits, startBudget, usualLimits } from '../python/budget.ts';
import { fromJavaScript } from '../python/conversion.ts';
import type { Value } from '../python/values.ts';
import { alwaysFirst, drawFrom, type Random } from './chance.ts';
import { findHidden } from './frames.ts';
import { type OnNothing, tellNothing } from './missing.ts';
import { complainOf, guarded, readTemplate, type TemplateProblem } from './parse-template.ts';
import { render } from './run.ts';
import { Scope } from './scope.ts';

export type { Limits } from '../python/budget.ts';
export type { ProblemKind } from '../python/problem.ts';
export type { Random } from './chance.ts';
export type { OnNothing } from './missing.ts';
export { type ExpectedName, expectedNames, parseTemplate, type TemplateProblem } from './parse-template.ts';

/** What a template gives, or why it gives nothing. */
export type Rendered = { readonly output: string } | { readonly problem: TemplateProblem };

export interface RenderOptions extends Partial<Limits> {
  readonly random?: Random | undefined;
  /** Hears of each item that is not there and that the template prints or goes through. */
  readonly onNothing?: OnNothing | undefined;
}

/**
 * Renders a template as Python's Jinja does with its default environment.
 * @param variables plain values as of JSON, in which a number without decimals is an integer, or of `readJson`; `undefined` is
 *   not there
 * @param options what it may use at most, and what the filter `random` draws by: the first item, unless it is given
 * @returns the text, or the first problem; nothing is thrown
 */
export function renderTemplate(
  source: string,
  variables: Readonly<Record<string, unknown>>,
  { random = alwaysFirst, onNothing, ...limits }: RenderOptions = {},
): Rendered {
  return guarded(source, (text) => {
    startBudget({ ...usualLimits, ...limits });
    drawFrom(random);
    tellNothing(onNothing);
    const { body, unknown } = readTemplate(text);
    complainOf(unknown.filter(({ late }) => !late));
    const names = new Map<string, Value>();
    for (const [name, value] of Object.entries(variables))
      if (value !== undefined) names.set(name, fromJavaScript(value));
    findHidden(body);
    return { output: render(body, new Scope(undefined, names).within(body)) };
  });
}
