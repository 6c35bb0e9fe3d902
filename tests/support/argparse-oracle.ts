import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CommandFacts, OptionFacts } from '../../src/product/command-line/command-line.ts';
import { type NameLists, typedNames } from '../../src/product/list-values.ts';

const script = fileURLToPath(new URL('./argparse-oracle.py', import.meta.url));

/** What Python's argparse makes of a line. */
export type ParsedLine =
  | { readonly error: string }
  | { readonly values: Readonly<Record<string, string | true | readonly string[]>> };

export interface ParsedLines {
  readonly answers: readonly ParsedLine[];
  /** This version takes an optional argument for absent when a flag is before it. */
  readonly skipsLate: boolean;
}

/** Whether there is a Python to ask. */
export function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import argparse']).status === 0;
}

/** Reads lines, each as its words, with parsers made from commands of the model. */
export function parseByPython(
  commands: readonly CommandFacts[],
  lists: NameLists,
  lines: readonly (readonly string[])[],
): ParsedLines {
  const made = commands.map((command) => ({
    ...command,
    arguments: command.arguments.map((item) => ({ ...item, choices: parserChoices(item, lists) })),
    options: command.options.map((item) => ({ ...item, choices: parserChoices(item, lists) })),
  }));
  const { stdout, stderr, status } = spawnSync('python3', [script], {
    input: JSON.stringify({ commands: made, lines }),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Values that the parser itself holds an option to. */
function parserChoices(
  { choices, choicesFrom, otherValue }: Pick<OptionFacts, 'choices' | 'choicesFrom' | 'otherValue'>,
  lists: NameLists,
): readonly string[] {
  if (choicesFrom === 'plugins' || choicesFrom === 'frameworks') return [];
  if (otherValue && !otherValue.only) return [];
  const own = choicesFrom ? typedNames(lists, choicesFrom) : choices.map(String);
  if (!otherValue?.only) return own;
  const agents = () => [...typedNames(lists, 'providers'), ...(lists.providers.unsupported?.names ?? [])];
  return [...own, ...(otherValue.only === 'agents' ? agents() : otherValue.only)];
}
