import { createHash } from 'node:crypto';
import type { Product } from '../product/product.ts';
import { makeFacts } from './command/make-facts.ts';
import { configChecks } from './config/config-checks.ts';
import { workedExamples } from './verdict/worked-examples.ts';

/** A file that a lab needs beside its code: facts of the product, fetched when a reader is about to use the lab. */
export interface LabFile {
  /** From the root of the site; it changes with the content, so it can be cached for ever. */
  readonly address: string;
  readonly content: string;
}

/** What each file holds. Versions of the site have their own product, so these are no modules of the code. */
const contents = {
  'commands.json': (product) => JSON.stringify(makeFacts(product)),
  'verdicts.json': () => JSON.stringify(workedExamples),
  'config-checks.json': (product) => JSON.stringify(configChecks(product)),
} as const satisfies Readonly<Record<string, (product: Product) => string>>;

const made = new WeakMap<Product, Map<string, LabFile>>();

/** A file of a lab, for a version of the product. */
export function labFile(product: Product, name: keyof typeof contents): LabFile {
  const files = made.get(product) ?? new Map<string, LabFile>();
  made.set(product, files);
  const known = files.get(name);
  if (known) return known;
  const content = contents[name](product);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = { address: `/media/${name.replace('.', `.${hash}.`)}`, content };
  files.set(name, file);
  return file;
}

/** Every file of a lab, for all versions of the product. */
export function labFiles(products: readonly (Product | undefined)[]): LabFile[] {
  const files = products.flatMap((product) =>
    product ? (Object.keys(contents) as (keyof typeof contents)[]).map((name) => labFile(product, name)) : [],
  );
  return [...new Map(files.map((file) => [file.address, file])).values()];
}
