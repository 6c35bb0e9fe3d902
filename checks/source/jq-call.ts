import type { ShellCommand } from './shell-commands.ts';

/** What a `jq` command asks for. */
export interface JqCall {
  /** Undefined when the shell writes part of it. */
  readonly filter: string | undefined;
  /** Options as jq takes them; a value that the shell writes is empty. */
  readonly flags: readonly string[];
  readonly files: readonly string[];
  /** Nothing of it comes from the shell, so the output can be foretold. */
  readonly known: boolean;
}

/** Options that can be checked, with the number of words that follow each. */
const options: Readonly<Record<string, number>> = {
  ...Object.fromEntries('crsenSj'.split('').map((letter) => [`-${letter}`, 0])),
  '--compact-output': 0,
  '--raw-output': 0,
  '--slurp': 0,
  '--exit-status': 0,
  '--null-input': 0,
  '--sort-keys': 0,
  '--join-output': 0,
  '--tab': 0,
  '--indent': 1,
  '--arg': 2,
  '--argjson': 2,
};

/**
 * Reads the words of a `jq` command.
 * @returns the call, or why it cannot be read: an option that is not among `options`, a missing value
 */
export function parseJqCall([, ...words]: ShellCommand): JqCall | string {
  const flags: string[] = [];
  const rest: ShellCommand[number][] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) continue;
    if (word.open || !/^-./.test(word.text)) {
      rest.push(word);
      continue;
    }
    const short = /^-\w{2,}$/.test(word.text);
    for (const flag of short ? [...word.text.slice(1)].map((letter) => `-${letter}`) : [word.text]) {
      const count = options[flag];
      if (count === undefined) return `the option ${flag} of jq is not known here`;
      const values = words.slice(i + 1, i + 1 + count);
      if (values.length < count) return `the option ${flag} of jq lacks a value`;
      const standIn = flag === '--argjson' ? 'null' : '';
      flags.push(flag, ...values.map(({ open, text }) => (open ? standIn : text)));
      i += count;
    }
  }
  const [filter, ...files] = rest;
  return {
    filter: filter?.open ? undefined : filter?.text,
    flags,
    files: files.map(({ text }) => text),
    known: !words.some(({ open }) => open),
  };
}
