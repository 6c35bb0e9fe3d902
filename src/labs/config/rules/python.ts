import type { Sort } from '../../python/unknown-names.ts';
import { type ConfigFile, type Finding, type Findings, type Rule, target } from '../config-file.ts';
import { pages } from '../pages.ts';
import { field, type Spot, textOf } from '../spot.ts';
import type { expressionFault } from './expression-fault.ts';
import { isSimpleExpression } from './simple-code.ts';

/** Reads any expression. */
export type CheckExpression = typeof expressionFault;

const page = pages.pythonSyntax;
const longest = 20_000;

/** What DTX evaluates each expression with, in the order in which a lambda gets it. */
const expressions: Readonly<Record<string, ReadonlyMap<string, Sort>>> = {
  validate_response: new Map([
    ['status', 'number'],
    ['headers', 'json'],
    ['body', 'json'],
    ['elapsed', 'number'],
  ]),
  transform_response: new Map([
    ['json', 'json'],
    ['text', 'text'],
    ['context', 'json'],
  ]),
};

interface Found {
  readonly name: string;
  readonly spot: Spot;
  readonly code: string;
  readonly names: ReadonlyMap<string, Sort>;
}

function expressionsOf(file: ConfigFile): Found[] {
  const { id, config } = target(file) ?? {};
  if (id !== 'http' || file.format === 'report') return [];
  return Object.entries(expressions).flatMap(([name, names]) => {
    const spot = field(config, name);
    const text = textOf(spot);
    return spot && text !== undefined && text.trim() !== ''
      ? [{ name, spot, code: text.replace(/\r\n?/g, '\n'), names }]
      : [];
  });
}

/** What is not read: a function in another file, and an expression that is too long. */
function unread(code: string): string | undefined {
  if (/^\s*file:\/\//.test(code)) return 'The function in this file is not read.';
  return code.length > longest ? 'This expression is too long to be checked.' : undefined;
}

/** Whether an expression of a file is more than paths that are compared. */
export function needsPython(file: ConfigFile): boolean {
  return expressionsOf(file).some(
    ({ code, names }) => unread(code) === undefined && !isSimpleExpression(code, names.keys()),
  );
}

/**
 * Expressions of Python that a target is checked and read with, as far as they fail whatever the reply is.
 * @param check needed where `needsPython` says so
 */
export function python(check?: CheckExpression): Rule {
  return (file) => {
    const found = expressionsOf(file).map((each) => ofExpression(each, check));
    return {
      ends: found.flatMap(({ ends }) => ends ?? []),
      ignored: found.flatMap(({ ignored }) => ignored ?? []),
      unchecked: found.flatMap(({ unchecked }) => unchecked ?? []),
    };
  };
}

function ofExpression(
  { name, spot: { path }, code, names }: Found,
  check: CheckExpression | undefined,
): Findings {
  const at = (message: string): Finding => ({ path, message, page });
  const why = unread(code);
  if (why !== undefined) return { unchecked: [at(why)] };
  if (isSimpleExpression(code, names.keys())) return {};
  if (!check) throw new Error('What reads expressions is not here.');
  const isCalled = name === 'transform_response';
  const fault = check(code, names, isCalled);
  switch (fault?.kind) {
    case undefined:
      return {};
    case 'unknown':
      return { unchecked: [at('This expression has a part that this page does not know.')] };
    case 'unreadable':
      return { ends: [at(`Python cannot read this: ${fault.message}. The first reply ends the run.`)] };
    case 'failing':
      return { ends: [at(`${fault.message}. The first reply ends the run.`)] };
    case 'perhaps failing':
      return { ends: [at(`${fault.message}. The first reply for which it is evaluated ends the run.`)] };
    case 'lambda':
      return isCalled
        ? {}
        : {
            ignored: [
              at('A lambda is never called here, so every reply is accepted. Write its value alone.'),
            ],
          };
  }
}
