import { globSync, readFileSync } from 'node:fs';

/** Test files that need no browser, chosen by a word. */
export interface Selection {
  /** Files whose path has the word: all their tests run. */
  readonly whole: readonly string[];
  /** Files that have the word in their text: those of their tests run that have it in their title. */
  readonly byTitle: readonly string[];
}

/** What is tested in the built site. */
export const needsBuild = (file: string): boolean => /^tests\/(built|relevance)\//.test(file);

/** All test files but those of the browser, whose runner looks at paths and titles itself. */
export function nodeTests(): string[] {
  const paths = globSync('tests/**/*.test.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => !path.startsWith('tests/browser/')).sort();
}

/**
 * Chooses files without loading them: in a file whose text does not have the word no title has it either, but for titles
 * that are put together.
 * @param word compared without regard to case
 */
export function select(
  word: string,
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Selection {
  const has = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  const whole = files.filter(has);
  return { whole, byTitle: files.filter((file) => !has(file) && has(read(file))) };
}

/** Pattern of Vitest's `-t` for titles with the word. */
export const titlePattern = (word: string): string => `(?i:${escaped(word)})`;

/**
 * Pattern of Playwright's `-g`, which it compares with path, groups and title, but not with the steps of a test: a file
 * with the word in the title of a step is meant as a whole. Paths begin below `tests/browser`.
 */
export function browserPattern(
  word: string,
  files: readonly string[] = globSync('tests/browser/**/*.test.ts'),
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): string {
  const below = (path: string) => path.replaceAll('\\', '/').replace(/^tests\/browser\//, '');
  const step = new RegExp(`test\\.step\\(\\s*(['"\`])(?:(?!\\1).)*${escaped(word)}(?:(?!\\1).)*\\1`, 'i');
  const withStep = files.filter((file) => step.test(read(file)));
  return `/${[word, ...withStep].map((text) => escaped(below(text))).join('|')}/i`;
}

/** The text as a pattern that finds it. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
