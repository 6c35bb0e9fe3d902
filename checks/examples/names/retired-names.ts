import type { Product } from '../../../src/product/product.ts';
import { type CodeText, type FoundName, findNames, type KnownNames } from './name-finder.ts';

interface Retired {
  readonly old: string;
  readonly current: readonly string[];
}

/** Spellings of older versions. A sentence may name one beside the current name, to explain it. */
export function retiredNames({ text, beside }: CodeText, { product }: KnownNames): FoundName[] {
  return retired(product).flatMap(({ old, current }) =>
    findNames(text, new RegExp(`(?<![\\w./-])${old}(?![\\w./-])`, 'gi'), (name) => {
      const explained = beside.some((other) => current.some((each) => words(other).includes(each)));
      if (explained) return undefined;
      return { problem: `"${name}" is an old spelling`, fix: `Write "${current[0]}"` };
    }),
  );
}

function retired({ datasets, evaluators, providers }: Product): Retired[] {
  return [
    ...datasets.flatMap(({ id, aliases, retired }) =>
      retired.map((old) => ({ old, current: [id, id.toLowerCase(), ...aliases] })),
    ),
    ...evaluators.evaluators.flatMap(({ flags, retired }) => retired.map((old) => ({ old, current: flags }))),
    ...providers.working.flatMap(({ id, retired }) => retired.map((old) => ({ old, current: [id] }))),
    // Still taken as an abbreviation, as long as no other flag begins with it.
    { old: '--plan', current: ['--plan_file'] },
  ];
}

function words(code: string): string[] {
  return code.split(/[\s=,"']+/);
}
