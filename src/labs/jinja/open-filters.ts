import { iterate } from '../python/iterating.ts';
import { str } from '../python/printing.ts';
import { wrong } from '../python/problem.ts';
import { spare } from '../python/spare.ts';
import { type Arguments, Dict, isTrue, Lazy, Markup, Tuple, type Value } from '../python/values.ts';
import type { Named, OpenFilter } from './filter.ts';
import { getter } from './list-filters.ts';

/** Filters that take any number of values, or other filters and tests by name. */
export const openFilters: Readonly<Record<string, OpenFilter>> = {
  format: (value, { positional, named }) => {
    if (positional.length > 0 && named.size > 0) wrong('format takes values or named values, not both');
    const dict = new Dict();
    for (const [name, each] of named) dict.set(name, each);
    return spare('format').printf(
      value instanceof Markup ? value : str(value),
      named.size > 0 ? dict : new Tuple(positional),
    );
  },
  map: (value, args, named) => new Lazy(map(value, args, named)),
  reject: (value, args, named) => new Lazy(choose(value, args, named, false, false)),
  rejectattr: (value, args, named) => new Lazy(choose(value, args, named, false, true)),
  select: (value, args, named) => new Lazy(choose(value, args, named, true, false)),
  selectattr: (value, args, named) => new Lazy(choose(value, args, named, true, true)),
};

function* map(value: Value, { positional, named: options }: Arguments, named: Named): Generator<Value, void> {
  if (!isTrue(value)) return;
  const [name, ...rest] = positional;
  let change: (item: Value) => Value;
  if (name === undefined && options.has('attribute')) {
    for (const each of options.keys())
      if (each !== 'attribute' && each !== 'default') wrong(`map has no parameter ${each} beside attribute`);
    change = getter(options.get('attribute'), options.get('default'));
  } else {
    const filter = name ?? wrong('map needs the name of a filter, as in map("upper"), or attribute="name"');
    change = (item) => named.filter(filter, item, { positional: rest, named: options });
  }
  for (const item of iterate(value)) yield change(item);
}

/** @param wanted the result of the test for items that stay @param byAttribute whether an attribute is tested */
function* choose(
  value: Value,
  { positional, named: options }: Arguments,
  named: Named,
  wanted: boolean,
  byAttribute: boolean,
): Generator<Value, void> {
  if (!isTrue(value)) return;
  const [attribute] = positional;
  if (byAttribute && attribute === undefined)
    wrong('selectattr and rejectattr need the name of an attribute');
  const read = getter(byAttribute ? attribute : undefined);
  const [test, ...rest] = positional.slice(byAttribute ? 1 : 0);
  const holds = (item: Value) =>
    test === undefined ? isTrue(item) : named.test(test, item, { positional: rest, named: options });
  for (const item of iterate(value)) if (holds(read(item)) === wanted) yield item;
}
