import { createHash } from 'node:crypto';
import type { Product } from '../product/product.ts';
import type { Site } from '../site/site.ts';
import type { Strings } from '../site/strings.ts';
import { attackFacts } from './attacks/make-facts.ts';
import { makeFacts } from './command/make-facts.ts';
import { configChecks } from './config/config-checks.ts';
import { fileStrings, type OwnStrings } from './frame/lab-strings.ts';
import { workedExamples } from './verdict/worked-examples.ts';

/** A file that a lab needs beside its code: words, or facts of the product, fetched when a reader is about to use the lab. */
export interface LabFile {
  /** From the root of the site; it changes with the content, so it can be cached for ever. */
  readonly address: string;
  readonly content: string;
}

/** What each file holds. Versions of the site have their own product, so these are no modules of the code. */
const contents = {
  'attacks.json': (product) => JSON.stringify(attackFacts(product)),
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
  const file = hashed(name, contents[name](product));
  files.set(name, file);
  return file;
}

const words = new WeakMap<Strings, Map<OwnStrings, LabFile>>();

/** What a lab says, in a language. */
export function wordsFile(strings: Strings, own: OwnStrings): LabFile {
  const files = words.get(strings) ?? new Map<OwnStrings, LabFile>();
  words.set(strings, files);
  const file = files.get(own) ?? hashed(`${own}.json`, JSON.stringify(fileStrings(strings, own)));
  files.set(own, file);
  return file;
}

function hashed(name: string, content: string): LabFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { address: `/media/${name.replace('.', `.${hash}.`)}`, content };
}

/** Every file of a lab, for all versions of the product and all languages. */
export function labFiles(editions: readonly Pick<Site, 'product' | 'strings'>[]): LabFile[] {
  const files = editions.flatMap(({ product, strings }) => {
    if (!product) return [];
    const facts = Object.keys(contents) as (keyof typeof contents)[];
    const groups = Object.keys(strings).filter((group): group is OwnStrings => group.endsWith('Lab'));
    return [
      ...facts.map((name) => labFile(product, name)),
      ...groups.map((group) => wordsFile(strings, group)),
    ];
  });
  return [...new Map(files.map((file) => [file.address, file])).values()];
}
