import type { Product } from '../../src/product/product.ts';
import { formulasOf } from '../../src/product/tactics/calls/call-schema.ts';
import type { Tactic } from '../../src/product/tactics/tactics.ts';
import { type FactCheck, isCurrent, reported } from './fact-check.ts';

/** More lines are no summary of an algorithm. */
const mostLines = 25;

/** What looks like a parameter: a flag, a path in YAML, a name with an underscore. */
const parameterLike = /--[a-z][\w-]*|\b[a-z]\w*(?:\.\w+|\[\])+|\b[a-z]+(?:_[a-z]+)+\b/g;

/**
 * The pseudocode of a tactic is about parameters that the tactic has, and about everything that its costs depend on:
 * a reader can follow each formula to the loop it comes from.
 */
export const pseudocode: FactCheck = {
  id: 'pseudocode',
  find(source, product) {
    const { page } = source;
    const blocks = source.blocks.filter(({ language }) => language === 'pseudocode');
    const isTactic = page.frontMatter.type === 'tactic' && isCurrent(product);
    if (!isTactic && blocks.length === 0) return [];
    const [, id] = /^::tactic-calls\{id="([^"]*)"\}$/m.exec(page.body) ?? [];
    const tactic = product.tactics.find((each) => each.id === id);
    const [block] = blocks;
    const fail = (line: number, problem: string, fix: string) => reported(source, [{ line, problem, fix }]);
    if (!tactic)
      return fail(
        block?.line ?? 1,
        'nothing says which tactic the page is about',
        'Write ::tactic-calls{id="…"}',
      );
    if (!block || blocks.length > 1)
      return fail(1, `${blocks.length} blocks of pseudocode`, 'A tactic has one, in "The algorithm"');
    const lines = block.code.split('\n');
    if (lines.length > mostLines)
      return fail(block.line, `${lines.length} lines of pseudocode`, `Keep it below ${mostLines + 1}`);
    const known = namesOf(tactic, product);
    const used = lines.flatMap((line, i) =>
      [...line.matchAll(parameterLike)].map(([name]) => ({ name, line: block.line + i })),
    );
    const unknown = used
      .filter(({ name }) => !known.has(name))
      .map(({ name, line }) => ({
        line,
        problem: `"${name}" is neither a parameter nor a field of the result of ${tactic.name}`,
        fix: 'Write it as in tactics.yml, or in plain words',
      }));
    const words = new Set(block.code.match(/--[a-z][\w-]*|[a-z_]+/g));
    const absent = costNames(tactic)
      .filter((name) => !words.has(name))
      .map((name) => ({
        line: block.line,
        problem: `the calls of ${tactic.name} depend on "${name}", and the pseudocode does not`,
        fix: 'Show where it comes in',
      }));
    return reported(source, [...unknown, ...absent]);
  },
};

function namesOf(tactic: Tactic, product: Product): ReadonlySet<string> {
  return new Set([
    ...tactic.parameters.flatMap(({ flag, yaml, field }) =>
      [flag, yaml, field].filter((name) => name !== undefined),
    ),
    ...tactic.quantities.map(({ name }) => name),
    ...[...product['attack-result'].fields, ...tactic.details].map(({ name }) => name),
  ]);
}

/** Flags and quantities of the formulas of calls, and of their conditions. */
function costNames({ calls }: Tactic): string[] {
  const names = calls.flatMap((call) => [
    ...formulasOf(call).flatMap((formula) => formula.names),
    ...[call.when, call.unless].filter((flag) => flag !== undefined),
  ]);
  return [...new Set(names)];
}
