import type { Product } from '../../src/product/product.ts';
import type { PageSource } from '../source/page-source.ts';
import { type FactCheck, reported } from './fact-check.ts';

/** A command that installs packages of Python, with what follows it on the line. */
const install = /\b(?:pip3?\s+install|uv\s+tool\s+install|uv\s+pip\s+install|uv\s+add|pipx\s+install)\b(.*)/;

/**
 * A command in a block that installs the product names the version that these pages describe, and the requirements
 * that it does not work as described without: readers copy it, and a newer choice of an installer may leak prompts.
 */
export const pinnedInstalls: FactCheck = {
  id: 'pinned-installs',
  find(source, product) {
    const found = commandsOf(source).flatMap(({ words, line }) => {
      const wanted = requirements(product, words);
      const missing = wanted.filter((each) => !words.some((word) => sameRequirement(word, each)));
      return missing.length === 0
        ? []
        : [
            {
              line,
              problem: `the command does not pin ${missing.map((each) => `"${each}"`).join(' and ')}`,
              fix: `Name ${wanted.map((each) => `"${each}"`).join(' and ')} in it`,
            },
          ];
    });
    return reported(source, found);
  },
};

interface Command {
  readonly line: number;
  /** Words after `install`, without quotes. */
  readonly words: readonly string[];
}

function commandsOf({ blocks }: PageSource): Command[] {
  return blocks.flatMap(({ code, line: first }) => {
    const lines = code.split('\n');
    return lines.flatMap((_, index) => {
      const [, rest] = install.exec(wholeLine(lines, index)) ?? [];
      const words = rest?.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ''));
      return words ? [{ line: first + index, words }] : [];
    });
  });
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
