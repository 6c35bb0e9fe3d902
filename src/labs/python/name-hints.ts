import { nearestWord } from '../../base/nearest.ts';
import { builtInNames } from './known-names.ts';
import type { Scope } from './scope.ts';

/** What other languages write. */
const elsewhere = new Map([
  ['true', 'True'],
  ['false', 'False'],
  ['null', 'None'],
  ['none', 'None'],
  ['undefined', 'None'],
  ['nil', 'None'],
]);

/** What to write for a name that does not exist. */
export function nameHint(name: string, scope: Pick<Scope, 'given' | 'hides'>): string | undefined {
  const known = [...scope.given.keys()];
  if (scope.hides(name)) {
    const all = known.join(', ');
    const write = all === 'json, text, context' ? `lambda ${all}: …` : `(lambda ${name}: …)(${name})`;
    return `DTX evaluates the expression so that a comprehension (before Python 3.12), a generator and a lambda within it do not see ${name}. Write ${write}`;
  }
  const other = elsewhere.get(name);
  if (other) return `Write ${other}`;
  const meant = near(name, [...known, ...builtInNames]);
  if (meant) return `Write ${meant}`;
  return known.length > 0 ? `The names here are ${known.join(', ')}` : undefined;
}

/** The word that is probably meant; one of two letters is like too many others. */
export function near(name: string, words: readonly string[]): string | undefined {
  if (name.length > 60 || words.length > 200) return undefined;
  const short = words.filter(({ length }) => length > 0 && length <= 60);
  if (name.length > 2) return nearestWord(name, short);
  return short.find((word) => word.toLowerCase() === name.toLowerCase());
}
