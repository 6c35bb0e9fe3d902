import { describe, expect, test } from 'vitest';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import { examplesOf } from '../../../../src/labs/attacks/examples.ts';
import { providerExamples } from '../../../../src/labs/provider/examples.ts';
import { expressionNames, largerExamples } from '../../../../src/labs/template/examples.ts';
import { verdictExamples } from '../../../../src/labs/verdict/examples.ts';
import { commandExamples } from '../../../../src/product/command-line/views/CommandLabView.tsx';
import { configExamples } from '../../../../src/product/formats/views/config-examples.ts';
import { readStrings } from '../../../../src/site/strings.ts';

const named = (examples: readonly { readonly name: string }[]) => examples.map(({ name }) => name);
const labs = {
  attackLab: named(attackKinds.flatMap((kind) => examplesOf(kind, {}))),
  commandLab: named(commandExamples),
  configLab: named(configExamples),
  providerLab: named(providerExamples),
  templateLab: [...Object.values(expressionNames), ...named(largerExamples)],
  verdictLab: named(verdictExamples),
};
/** Says what is in a field, and names no example. */
const others = ['exampleReply'];
/** Words that are the same in German. */
const shared = ['in Docker'];

const english = readStrings('', 'en');
const groupOf = (strings: typeof english, lab: string) =>
  Object.entries<Record<string, string>>(strings).find(([group]) => group === lab)?.[1] ?? {};

describe('names of examples', () => {
  test.each(Object.entries(labs))('%s: each name among the strings is that of an example', (lab, used) => {
    const known = Object.keys(groupOf(english, lab)).filter(
      (key) => /^example[A-Z]/.test(key) && !others.includes(key),
    );
    expect([...new Set(used)]).toEqual(known);
  });

  test.each(['ar', 'de', 'es', 'fr', 'hi', 'ja', 'ko', 'pt-BR', 'zh-CN'])(
    '%s: every name is translated, and no two of a lab are the same',
    (locale) => {
      const strings = readStrings('', locale, english);
      for (const [lab, used] of Object.entries(labs)) {
        const names = [...new Set(used)].map((name) => groupOf(strings, lab)[name]);
        expect(new Set(names).size, lab).toBe(names.length);
        const original = Object.values(groupOf(english, lab)).filter((words) => !shared.includes(words));
        expect(names.filter((name) => name && original.includes(name))).toEqual([]);
      }
    },
  );
});
