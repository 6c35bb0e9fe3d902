import type { Product } from '../../src/product/product.ts';
import type { PageSource } from '../source/page-source.ts';
import { type FactCheck, type Mistake, reported } from './fact-check.ts';
import { statementsOf } from './statements.ts';

/** A command that installs packages of Python, with what follows it on the line. */
const install = /\b(?:pip3?\s+install|uv\s+tool\s+install|uv\s+pip\s+install|uv\s+add|pipx\s+install)\b(.*)/;

/** Titles of the columns of a table that tell a reader what to do. */
const remedy = /\b(?:fix|what to do)\b/i;

/**
 * A command that installs the product, in a block or in a cell that tells a reader what to do, names the version that these pages describe, and the requirements
 * that it does not work as described without: readers copy it, and a newer choice of an installer may leak prompts.
 */
export const pinnedInstalls: FactCheck = {
  id: 'pinned-installs',
  find(source, product) {
    const commands = [...commandsOf(source), ...remediesOf(source)];
    return reported(
      source,
      commands.flatMap(({ words, line }) => mistakesIn(words, product).map((each) => ({ ...each, line }))),
    );
  },
};

/** What is wrong with the installations that a text recommends, such as the fix of a message of the model. */
export function unpinnedIn(text: string, product: Pick<Product, 'releases'>): Mistake[] {
  return inlineCommands(text).flatMap((words) => mistakesIn(words, product));
}

function mistakesIn(words: readonly string[], product: Pick<Product, 'releases'>): Mistake[] {
  const quoted = (names: readonly string[]) => names.map((each) => `"${each}"`).join(' and ');
  const wanted = requirements(product, words);
  const missing = wanted.filter((each) => !words.some((word) => sameRequirement(word, each)));
  if (missing.length === 0) return [];
  return [{ problem: `the command does not pin ${quoted(missing)}`, fix: `Name ${quoted(wanted)} in it` }];
}

interface Command {
  readonly line: number;
  /** Words after `install`, without quotes. */
  readonly words: readonly string[];
}

function commandsOf({ blocks }: PageSource): Command[] {
  return blocks.flatMap(({ code, line: first }) => {
    const lines = code.split('\n');
    return lines.flatMap((_, index) => {
      const words = wordsOf(wholeLine(lines, index));
      return words ? [{ line: first + index, words }] : [];
    });
  });
}

/** Commands in cells that tell what to do; elsewhere, code in a sentence may quote what goes wrong. */
function remediesOf(source: PageSource): Command[] {
  return statementsOf(source).flatMap(({ cells, line }) =>
    cells
      .filter(({ title }) => remedy.test(title))
      .flatMap(({ text }) => inlineCommands(text).map((words) => ({ line, words }))),
  );
}

function inlineCommands(text: string): string[][] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    const words = wordsOf(code);
    return words ? [words] : [];
  });
}

function wordsOf(command: string): string[] | undefined {
  const [, rest] = install.exec(command) ?? [];
  return rest?.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ''));
}

/** A line with those that go on where it ends in a backslash. */
function wholeLine(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  return line.endsWith('\\') ? `${line.slice(0, -1)} ${wholeLine(lines, index + 1)}` : line;
}

/** What a command with these words must pin: nothing, unless it installs a product whose release is described. */
function requirements({ releases }: Pick<Product, 'releases'>, words: readonly string[]): string[] {
  return releases.flatMap(({ id, documented }) =>
    documented?.wasRun && words.some((word) => nameOf(word) === id)
      ? [`${id}==${documented.version}`, ...documented.pinned]
      : [],
  );
}

/** Name of the package in a requirement: `dtx` of `dtx[torch]>=0.26`. */
const nameOf = (requirement: string): string | undefined => /^[\w.-]+(?=\[|[<>=!~]|$)/.exec(requirement)?.[0];

/** Whether a word is that requirement, with extras or without. */
const sameRequirement = (word: string, requirement: string): boolean =>
  word.replace(/\[[\w,-]*\]/, '') === requirement;
