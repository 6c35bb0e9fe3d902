import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { commandOf } from '../../../../src/labs/attacks/command-of.ts';
import { type PlayedKind, type Values, variants } from '../../../../src/labs/attacks/engine/attack-kind.ts';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import { sentenceOf } from '../../../../src/labs/attacks/engine/log.ts';
import { attack } from '../../../../src/labs/attacks/engine/setup.ts';
import { examplesOf } from '../../../../src/labs/attacks/examples.ts';
import { type Defense, defenseNames } from '../../../../src/labs/attacks/world/defense-names.ts';

/** A text of the toy world. */
export interface Said {
  readonly text: string;
  /** Where it comes from, for whoever has to read it. */
  readonly where: string;
  /** A word that the attack has respelled, as it was. */
  readonly undo?: ((word: string) => string) | undefined;
}

/** Values with which an attack writes words as they are spelled. */
const unspelled: Readonly<Record<string, Values>> = { bon: { '--bon-sigma': 0 } };

/** What attacks do to words, undone. */
const undo: Readonly<Record<string, (word: string) => string>> = {
  flipattack: (word) => [...word].reverse().join(''),
};

/** Every literal text in the code of a folder and those in it: strings, parts of templates, patterns; neither imports nor types. */
export function literalsIn(folder: string): readonly Said[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => literalsOf(name, readFileSync(join(folder, name), 'utf8')));
}

export function literalsOf(name: string, code: string): readonly Said[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const said: Said[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      said.push({ text, where: `${name}, line ${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return said;
}

function textOf(node: ts.Node): string | undefined {
  // What escapes stand for in a pattern is no word: classes of characters, borders.
  if (ts.isRegularExpressionLiteral(node))
    return node.text
      .replace(/\/[a-z]*$/, '')
      .replace(/\[(?:\\.|[^\]])*\]/g, ' ')
      .replace(/\\[pP]\{\w+\}|\\[a-zA-Z]|\$\d/g, ' ');
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text;
  return undefined;
}

/** What is said in runs of an attack: every text in its events, and the sentences that tell of them. */
export function* saidInRuns(kind: PlayedKind, seeds: number): Generator<Said> {
  const around: readonly ReadonlySet<Defense>[] = [
    new Set(),
    ...defenseNames.map((name) => new Set([name])),
    new Set(defenseNames),
  ];
  for (let seed = 0; seed < seeds; seed += 1)
    for (const variant of variants) {
      const values = valuesFor(kind, seed);
      const defenses = around[seed % around.length] ?? new Set();
      for (const event of attack({ kind, variant, seed: String(seed), values, defenses })) {
        const where = `${kind.id}, seed ${seed}, "${event.kind}"`;
        for (const text of textsIn(event)) yield { text, where, undo: undo[kind.id] };
        yield { text: sentenceOf(kind, event), where: `${where} in words`, undo: undo[kind.id] };
      }
    }
}

/** Small numbers, and each switch on and off, another mix for each seed. */
function valuesFor({ id, parameters, switches }: PlayedKind, seed: number): Values {
  return {
    ...Object.fromEntries(
      parameters.map(({ flag, least, most }, at) => [flag, Math.min(most, least + 1 + ((seed + at) % 4))]),
    ),
    ...Object.fromEntries(switches.map((flag, at) => [flag, (seed >> at) & 1])),
    ...('--success-threshold' in Object.fromEntries(parameters.map(({ flag }) => [flag, 0])) && {
      '--success-threshold': 10,
    }),
    ...unspelled[id],
  };
}

/** All texts in a value, however deep. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Ready setups of an attack and their commands. */
export function saidInExamples(kind: PlayedKind): readonly Said[] {
  return examplesOf(kind, {}).flatMap(({ name, input }) =>
    [...Object.values(input), commandOf('', kind, input)].map((text) => ({
      text,
      where: `${kind.id}, example "${name}"`,
    })),
  );
}

/** Everything that the toy world can say or write, and what is written about it. */
export function* allSaid(folder: string, seeds: number): Generator<Said> {
  for (const part of ['world', 'engine']) yield* literalsIn(join(folder, part));
  for (const kind of attackKinds) {
    yield* saidInExamples(kind);
    yield* saidInRuns(kind, seeds);
  }
}

/** Words of a text in small letters; one that is spelled with dashes is one word, and a name in code is its words. */
export function wordsIn(text: string): readonly string[] {
  const isName = /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text);
  return (
    (isName ? text.replace(/[A-Z]/g, ' $&') : text)
      .replace(/(?<!\p{L})\p{L}(?:-\p{L}(?!\p{L}))+/gu, (spelled) => spelled.replaceAll('-', ''))
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
