import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lateArguments } from '../../../../src/labs/command/correct.ts';
import { checkCall } from '../../../../src/product/command-line/check-call/check-call.ts';
import { type Call, parserExit, type Word } from '../../../../src/product/command-line/read-call.ts';
import { hasPython, type ParsedLine, parseByPython } from '../../../support/argparse-oracle.ts';
import { commandLines } from '../../../support/command-lines.ts';
import { realProduct } from '../../product/product-folder.ts';

/** More are tried by hand: ARGPARSE_CASES=50000 ARGPARSE_SEED=7. */
const cases = Number(process.env.ARGPARSE_CASES ?? 1_500);
const seed = Number(process.env.ARGPARSE_SEED ?? 42);

const product = realProduct();
// Rules are DTX's own, after its parser; what is refused is refused by the program in the container.
const commands = product['command-line'].map((command) => ({
  ...command,
  rules: [],
  options: command.options.map((option) => ({ ...option, refused: undefined })),
}));
const facts = { ...product, 'command-line': commands };

const python = hasPython();
if (!python) console.warn('python3 is not installed: command lines are not compared with its argparse.');

test.skipIf(!python)("[2S.36] command lines are read as Python's argparse reads them", () => {
  const lines = fc.sample(commandLines(commands, product), { numRuns: cases, seed });
  const { answers, skipsLate } = parseByPython(commands, product, lines);
  const differences = lines.flatMap((line, i) => {
    const here = readHere(line, skipsLate);
    const there = answers[i] as ParsedLine;
    return agree(here, there) ? [] : [{ line: line.join(' | '), here, there }];
  });
  // The shortest one says most.
  differences.sort((a, b) => a.line.length - b.line.length);
  expect(differences.slice(0, 3)).toEqual([]);
  // Neither kind is rare, so that both are compared.
  const good = answers.filter((answer) => 'values' in answer).length;
  expect(good / cases).toBeGreaterThan(0.2);
  expect(good / cases).toBeLessThan(0.8);
});

type Here = { readonly errors: readonly string[] } | { readonly values: Record<string, unknown> };

function readHere(line: readonly string[], skipsLate: boolean): Here {
  const errors: string[] = [];
  const words = line.map((text, i) => ({ text, open: false, line: 1, start: i, raw: text }));
  const call = checkCall(words, facts, false, (_, problem, __, detail) => {
    if (detail?.exit === parserExit) errors.push(problem);
  });
  if (!call || errors.length > 0) return { errors };
  if (skipsLate && lateArguments(call).length > 0) return { errors: ['late'] };
  return { values: valuesOf(call) };
}

function valuesOf({ command, given, outer, positionals, path }: Call): Record<string, unknown> {
  const groups = path.slice(0, -1).map((_, i) => {
    const above = command.path
      .split(' ')
      .slice(0, i + 1)
      .join(' ');
    return [`${above} sub`, command.path.split(' ')[i + 1]] as const;
  });
  const texts = (words: readonly Word[]) => words.map(({ text }) => text);
  return Object.fromEntries([
    ...groups,
    ...[...outer, ...given.values()].map(({ of, option, uses }) => {
      const last = uses.at(-1)?.values ?? [];
      const { type, many, repeatable } = option;
      if (type === 'switch') return [`${of} ${option.name}`, true];
      if (many) return [`${of} ${option.name}`, texts(last)];
      return [
        `${of} ${option.name}`,
        repeatable ? texts(uses.flatMap(({ values }) => values)) : last[0]?.text,
      ];
    }),
    ...positionals.map((word, i) => [`${command.path} ${command.arguments[i]?.name}`, word.text]),
  ]);
}

function agree(here: Here, there: ParsedLine): boolean {
  if ('error' in there) return 'errors' in here;
  if ('errors' in here) return false;
  const sorted = (values: object) => JSON.stringify(Object.entries(values).sort());
  return sorted(here.values) === sorted(there.values);
}
