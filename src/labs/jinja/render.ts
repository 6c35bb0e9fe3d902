import { type Limits, startBudget, usualLimits } from '../python/budget.ts';
import { fromJavaScript } from '../python/conversion.ts';
import { EvaluationError, fail, fullEngine, type ProblemKind } from '../python/problem.ts';
import type { Value } from '../python/values.ts';
import { alwaysFirst, drawFrom, type Random } from './chance.ts';
import { findHidden } from './frames.ts';
import { globals } from './globals.ts';
import { normalized, tokenize } from './lexer.ts';
import { unknownName } from './names.ts';
import { macroNames, namesRead } from './references.ts';
import { render } from './run.ts';
import { Scope } from './scope.ts';
import { parseTemplateBody } from './statements.ts';
import type { Body } from './syntax.ts';
import { Tokens, type UnknownName } from './tokens.ts';

export type { Limits } from '../python/budget.ts';
export type { ProblemKind } from '../python/problem.ts';
export type { Random } from './chance.ts';

/** A mistake, where it is and what to do about it. */
export interface TemplateProblem {
  readonly kind: ProblemKind;
  /** One sentence without a full stop at its end. */
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** What a template gives, or why it gives nothing. */
export type Rendered = { readonly output: string } | { readonly problem: TemplateProblem };

export interface RenderOptions extends Partial<Limits> {
  readonly random?: Random | undefined;
}

/**
 * Renders a template as Python's Jinja does with its default environment.
 * @param variables plain values as of JSON: a number without decimals is an integer, `undefined` is not there
 * @param options what it may use at most, and what the filter `random` draws by: the first item, unless it is given
 * @returns the text, or the first problem; nothing is thrown
 */
export function renderTemplate(
  source: string,
  variables: Readonly<Record<string, unknown>>,
  { random = alwaysFirst, ...limits }: RenderOptions = {},
): Rendered {
  return guarded(source, (text) => {
    startBudget({ ...usualLimits, ...limits });
    drawFrom(random);
    const { body, unknown } = parse(text);
    complainOf(unknown.filter(({ late }) => !late));
    const names = new Map<string, Value>();
    for (const [name, value] of Object.entries(variables))
      if (value !== undefined) names.set(name, fromJavaScript(value));
    findHidden(body);
    return { output: render(body, new Scope(undefined, names).within(body)) };
  });
}

/**
 * Reads a template without rendering it.
 * @returns the names it reads and does not set itself, or its first problem: a mistake in its form, or a filter or
 * test that Jinja does not have
 */
export function parseTemplate(
  source: string,
): { readonly references: readonly string[] } | { readonly problem: TemplateProblem } {
  return guarded(source, (text) => {
    startBudget(usualLimits);
    const { body, unknown } = parse(text);
    complainOf(unknown);
    const names = [...namesRead(body)].filter((name) => !globals.has(name) && !macroNames.includes(name));
    return { references: names };
  });
}

function parse(text: string): { body: Body; unknown: readonly UnknownName[] } {
  const tokens = new Tokens(tokenize(text));
  return { body: parseTemplateBody(tokens), unknown: tokens.unknown };
}

function complainOf([first]: readonly UnknownName[]): void {
  if (first) fail('syntax', unknownName(first.kind, first.name), first.at);
}

/** Runs on a source and gives what is thrown as a value. */
function guarded<T>(source: string, read: (text: string) => T): T | { readonly problem: TemplateProblem } {
  const text = normalized(source);
  try {
    return read(text);
  } catch (error) {
    if (error instanceof EvaluationError) return { problem: placed(text, error) };
    const full = fullEngine(error);
    if (!full) throw error;
    return { problem: placed(text, full) };
  }
}

function placed(text: string, { kind, message, at = 0 }: EvaluationError): TemplateProblem {
  const before = text.slice(0, at);
  return { kind, message, line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
