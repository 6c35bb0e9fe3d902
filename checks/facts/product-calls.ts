import { callsIn } from '../../src/product/command-line/calls.ts';
import { type Call, readCall } from '../../src/product/command-line/read-call.ts';
import type { Product } from '../../src/product/product.ts';
import type { GivenFlags } from '../../src/product/tactics/calls/count.ts';
import { mentionsProgram } from '../examples/commands.ts';
import type { Code } from '../source/page-source.ts';
import { shellCommands } from '../source/shell-commands.ts';
import { shellExamples } from '../source/shell-examples.ts';

/** A command of the product in an example. */
export interface ProductCall extends Call {
  readonly line: number;
  /** As it is typed, without line breaks. */
  readonly text: string;
}

/** Commands of the product in code; what is wrong with them is for the check of commands to tell. */
export async function productCalls(code: Code, product: Product): Promise<ProductCall[]> {
  if (!mentionsProgram(code.code, product)) return [];
  const found: ProductCall[] = [];
  for (const example of shellExamples({ blocks: [code] }))
    for (const command of await shellCommands(example))
      for (const words of callsIn(command, product['command-line'])) {
        const call = readCall(words, product['command-line'], () => {});
        const text = words.map((word) => (/\s/.test(word.text) ? `"${word.text}"` : word.text)).join(' ');
        if (call) found.push({ ...call, line: words[0]?.line ?? code.line, text });
      }
  return found;
}

/** Value of an option in a call: as typed, else the default of the command; undefined for a variable, too. */
export function optionValue({ command, given }: Call, name: string): string | undefined {
  const words = given.get(name)?.values;
  if (words?.some(({ open }) => open)) return undefined;
  const byDefault = command.options.find((option) => option.name === name)?.default;
  return words?.[0]?.text ?? (byDefault === undefined ? undefined : String(byDefault));
}

/** Whole number of an option in a call, typed or by default. */
export function numberOf(call: Call, name: string): number | undefined {
  const value = optionValue(call, name);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** Flags of a call, as the formulas of tactics take them. */
export function flagsOfCall({ given }: Call): GivenFlags {
  return new Map([...given].map(([name, { values }]) => [name, values[0]?.text]));
}
