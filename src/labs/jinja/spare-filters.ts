import { count, flag, index, text } from '../python/arguments.ts';
import { allow } from '../python/budget.ts';
import { equal, sorted } from '../python/comparing.ts';
import { iterate, listOf } from '../python/iterating.ts';
import { escapeValue } from '../python/markup.ts';
import { fixed, floatText, toInteger } from '../python/numbers.ts';
import { str } from '../python/printing.ts';
import { unsupported, wrong } from '../python/problem.ts';
import { provide } from '../python/spare.ts';
import { Dict, Lazy, Tuple, textOf, typeOf, Undefined, type Value, View } from '../python/values.ts';
import type { Filter } from './filter.ts';
import { stripTags, xmlattr } from './html.ts';
import { folded, getter } from './list-filters.ts';
import { none, plain, toNumber, truth } from './text-filters.ts';
import { urlencode, urlize } from './url-filters.ts';
import { wordWrap } from './word-wrap.ts';

type Given = Value | undefined;

/** Filters that few templates use; this module brings them, by being imported. */
export const spareFilters: Readonly<Record<string, Filter>> = {
  batch: ['linecount fill_with?', (value, [size, fill]) => new Lazy(batches(value, size, fill))],
  dictsort: [
    'case_sensitive? by? reverse?',
    (value, [exact, by, reverse]) => dictSort(value, exact, by, reverse),
  ],
  filesizeformat: ['binary?', (value, [binary]) => fileSize(value, truth(binary))],
  groupby: [
    'attribute default? case_sensitive?',
    (value, [name, other, exact]) => groupBy(value, name, other, exact),
  ],
  slice: ['slices fill_with?', (value, [count, fill]) => new Lazy(columns(value, count, fill))],
  striptags: ['', (value) => stripTags(str(value))],
  urlencode: ['', (value) => urlencode(value)],
  urlize: [
    'trim_url_limit? nofollow? target? rel? extra_schemes?',
    (value, [limit, nofollow, target, rel, schemes]) =>
      none(schemes)
        ? urlize(escapeValue(value).text, {
            limit: none(limit) ? undefined : count(limit, 0),
            target: none(target) ? '' : escapeValue(target).text,
            rel: `${none(rel) ? '' : text(rel)} noopener${truth(nofollow) ? ' nofollow' : ''}`,
          })
        : unsupported('extra_schemes of urlize'),
  ],
  wordwrap: [
    'width? break_long_words? wrapstring? break_on_hyphens?',
    (value, [width, long = true, by, hyphens = true]) => {
      const separator = none(by) ? '\n' : plain(by);
      return wordWrap(plain(value), count(width, 79), truth(long), separator, truth(hyphens));
    },
  ],
  xmlattr: ['autospace?', (value, [space = true]) => xmlattr(value, truth(space))],
};

provide({ filters: new Map(Object.entries(spareFilters)) });

function dictSort(value: Value, exact: Given, by: Given, back: Given): Value[] {
  const index = ['key', 'value'].indexOf(by === undefined ? 'key' : (textOf(by) ?? ''));
  const reverse = flag(back);
  if (index < 0) wrong('dictsort sorts by "key" or by "value"');
  if (value instanceof Undefined) return value.fail();
  if (!(value instanceof Dict)) return wrong(`dictsort needs a dict, not ${typeOf(value)}`);
  const key = ({ items }: Tuple) => (truth(exact) ? items[index] : folded(items[index] as Value)) as Value;
  return sorted(listOf(new View(value, 'items')), (pair) => key(pair as Tuple), reverse);
}

function groupBy(value: Value, name: Given, otherwise: Given, exact: Given): Value[] {
  const get = getter(name, otherwise, truth(exact));
  const plain = getter(name, otherwise);
  const groups: { key: Value; items: Value[] }[] = [];
  for (const item of sorted(listOf(value), get)) {
    const key = get(item);
    const group = groups.at(-1);
    if (group && equal(group.key, key)) group.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups.map(({ items }) => new Tuple([plain(items[0] as Value), items], ['grouper', 'list']));
}

function* batches(value: Value, given: Given, fill: Given): Generator<Value, void> {
  const size = count(given, 0);
  let row: Value[] = [];
  for (const item of iterate(value)) {
    if (row.length === size) {
      yield row;
      row = [];
    }
    row.push(item);
  }
  if (row.length === 0) return;
  if (fill !== undefined && fill !== null) while (row.length < allow(size)) row.push(fill);
  yield row;
}

function* columns(value: Value, given: Given, fill: Given): Generator<Value, void> {
  const items = listOf(value);
  const count = index(given);
  if (count === 0) wrong('a list cannot be cut into 0 slices');
  const [each, extra] = [Math.floor(items.length / count), items.length % count];
  let from = 0;
  for (let i = 0; i < count; i++) {
    const to = from + each + (i < extra ? 1 : 0);
    const column = items.slice(from, to);
    if (fill !== undefined && fill !== null && i >= extra) column.push(fill);
    yield column;
    from = to;
  }
}

function fileSize(value: Value, binary: boolean): string {
  const bytes = toNumber(value) ?? wrong(`${str(value)} is not a number of bytes`);
  const base = binary ? 1024 : 1000;
  if (bytes === 1) return '1 Byte';
  if (bytes < base) return `${toInteger(bytes)} Bytes`;
  const index = [...'kMGTPEZY'].findIndex((_, i) => bytes < base ** (i + 2));
  const at = index < 0 ? 7 : index;
  const amount = (base * bytes) / base ** (at + 2);
  const prefix = binary ? `${'KMGTPEZY'[at]}i` : 'kMGTPEZY'[at];
  return `${Number.isFinite(amount) ? fixed(amount, 1) : floatText(amount)} ${prefix}B`;
}
