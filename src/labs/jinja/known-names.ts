import { nearestWord } from '../../base/nearest.ts';

// Names alone, so that a template can be read without the code that fills it; a test compares them with what is there.
/** Filters of Jinja. */
export const filterNames: readonly string[] = (
  'abs attr batch capitalize center count d default dictsort e escape filesizeformat first float forceescape format ' +
  'groupby indent int items join last length list lower map max min pprint random reject rejectattr replace reverse ' +
  'round safe select selectattr slice sort string striptags sum title tojson trim truncate unique upper urlencode ' +
  'urlize wordcount wordwrap xmlattr'
).split(' ');

/** Tests that ask for names of filters and tests. */
export const testsOfNames = ['filter', 'test'];

/** Tests of Jinja. */
export const testNames: readonly string[] = [
  ...(
    '!= < <= == > >= boolean callable defined divisibleby eq equalto escaped even false float ge greaterthan gt in ' +
    'integer iterable le lessthan lower lt mapping ne none number odd sameas sequence string true undefined upper'
  ).split(' '),
  ...testsOfNames,
];

/** Functions that every template has. */
export const globalNames = ['range', 'dict', 'namespace', 'cycler', 'joiner', 'lipsum'];

/** Names that other template languages have, and what Jinja has for them. */
const elsewhere = new Map([
  ['dump', 'tojson'],
  ['json', 'tojson'],
  ['to_json', 'tojson'],
  ['size', 'length'],
  ['upcase', 'upper'],
  ['downcase', 'lower'],
  ['nl2br', 'replace'],
  ['split', 'x.split(",")'],
  ['keys', 'x.keys()'],
  ['values', 'x.values()'],
]);

export const hasFilter = (name: string): boolean => filterNames.includes(name);
export const hasTest = (name: string): boolean => testNames.includes(name);

/** What is wrong with a name that is none, and what to write. */
export function unknownName(kind: 'filter' | 'test', name: string): string {
  const names = kind === 'filter' ? filterNames : testNames;
  const near = (kind === 'filter' ? elsewhere.get(name) : undefined) ?? nearestWord(name, names);
  return `Jinja has no ${kind} "${name}"${near ? `. Write ${near}` : ''}`;
}
