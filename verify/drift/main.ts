import { readFileSync } from 'node:fs';
import { loadProduct } from '../../src/product/product.ts';
import { parseWith } from '../../src/base/parse.ts';
import { factsSchema } from './facts.ts';
import { compareCommandLine } from './command-line.ts';
import * as names from './names.ts';
import * as texts from './texts.ts';
import { compareFormats } from './formats.ts';
const facts = parseWith(factsSchema, 'facts', JSON.parse(readFileSync(process.argv[2]!, 'utf8')));
const product = loadProduct('.')!;
for (const c of [compareCommandLine(product['command-line'], facts), ...Object.values(names).map((f) => f(product, facts)), texts.compareMessages(product, facts), texts.compareEnvironment(product, facts), texts.compareSdk(product, facts), compareFormats(product, facts)]) {
  console.log(c.part, c.agree, c.differences.length);
  for (const d of c.differences) console.log('  ', d.kind, d.entry, d.says);
}
