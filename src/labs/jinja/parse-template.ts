import { endBudget, startBudget, usualLimits } from '../python/budget.ts';
import { EvaluationError, fail, fullEngine, type ProblemKind } from '../python/problem.ts';
import { globalNames, unknownName } from './known-names.ts';
import { normalized, tokenize } from './lexer.ts';
import { macroNames, namesFound, namesRead } from './references.ts';
import { parseTemplateBody } from './statements.ts';
import type { Body } from './syntax.ts';
import { Tokens, type UnknownName } from './tokens.ts';

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
    const { body, unknown } = readTemplate(text);
    complainOf(unknown);
    const names = [...namesRead(body)].filter(
      (name) => !globalNames.includes(name) && !macroNames.includes(name),
    );
    return { references: names };
  });
}

/** A name that a template expects to be set. */
export interface ExpectedName {
  readonly name: string;
  /** The template asks whether it is set, or has something else for it. */
  readonly isOptional: boolean;
}

/** The names that a template reads and does not set itself; none of one that has a mistake. */
export function expectedNames(source: string): readonly ExpectedName[] {
  const read = guarded(source, (text) => {
    startBudget(usualLimits);
    return namesFound(readTemplate(text).body);
  });
  if ('problem' in read) return [];
  return [...read.names]
    .filter((name) => !globalNames.includes(name) && !macroNames.includes(name))
    .map((name) => ({ name, isOptional: read.optional.has(name) }));
}

interface ReadTemplate {
  readonly body: Body;
  readonly unknown: readonly UnknownName[];
}

/** The newest template: what is rendered is asked for its names next. */
let newest: (ReadTemplate & { readonly text: string }) | undefined;

/** @throws {EvaluationError} */
export function readTemplate(text: string): ReadTemplate {
  if (newest?.text !== text) {
    const tokens = new Tokens(tokenize(text));
    newest = { text, body: parseTemplateBody(tokens), unknown: tokens.unknown };
  }
  return newest;
}

export function complainOf([first]: readonly UnknownName[]): void {
  if (first) fail('syntax', unknownName(first.kind, first.name), first.at);
}

/** Runs on a source and gives what is thrown as a value. */
export function guarded<T>(
  source: string,
  read: (text: string) => T,
): T | { readonly problem: TemplateProblem } {
  const text = normalized(source);
  try {
    return read(text);
  } catch (error) {
    if (error instanceof EvaluationError) return { problem: placed(text, error) };
    const full = fullEngine(error);
    if (!full) throw error;
    return { problem: placed(text, full) };
  } finally {
    endBudget();
  }
}

function placed(text: string, { kind, message, at = 0 }: EvaluationError): TemplateProblem {
  const before = text.slice(0, at);
  return { kind, message, line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
