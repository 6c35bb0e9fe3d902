import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseAllDocuments } from 'yaml';
import { parseFence } from '../../../../src/prose/code/fence.ts';

/** A document in a code block of a page. */
export interface PageDocument {
  /** File and line. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
  readonly title: string | undefined;
  readonly schema: string | undefined;
  readonly value: unknown;
}

let read: PageDocument[] | undefined;

/** Every document in YAML or JSON that the English pages show. */
export function documentsOfPages(): PageDocument[] {
  read ??= globSync('content/docs/**/*.{md,mdx}').sort().flatMap(documentsOf);
  return read;
}

function documentsOf(file: string): PageDocument[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^( *)```(ya?ml|json)(.*)\n([\s\S]*?)\n\1```$/gm)].flatMap((block) => {
    const [, indent = '', language = '', info = '', indented = ''] = block;
    const code = indented
      .split('\n')
      .map((line) => line.slice(indent.length))
      .join('\n');
    const { title, schema } = parseFence(info.trim());
    const documents = parseAllDocuments(code);
    const [first] = Array.isArray(documents) ? documents : [];
    const place = `${file}:${text.slice(0, block.index).split('\n').length}`;
    return first && first.errors.length === 0
      ? [{ place, language, code, title, schema, value: first.toJS() as unknown }]
      : [];
  });
}

const names = [
  ...['id', 'provider', 'config', 'type', 'model', 'task', 'plugins', 'redteam', 'agent', 'timeout', 'scope'],
  ...[
    'max_promts',
    'desciption',
    'raw_requests',
    'modes',
    'a/b',
    'x~y',
    '',
    'constructor',
    'evaluation_method',
  ],
];
const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, 1, -1, 0.5, 11, 1e300, '', 'x', {}, [], [1], ['x'], { id: 'x' }),
  fc.constantFrom<unknown>(
    'http',
    'openai',
    'hf_model',
    'ollama',
    'litelm',
    'http-raw',
    'http-parsed',
    'langhub',
  ),
  fc.constantFrom<unknown>(
    'STRINGRAY',
    'HF_AIRBENCH',
    'STRING_SEARCH',
    'JSON_EXPRESSION',
    'ANY',
    'POLICY',
    'FWO',
  ),
  fc.constantFrom<unknown>(
    'toxicity:hate_speech:harassment',
    'toxicity:hate_speech:harrassment',
    'a:b:c',
    '\u{1F600}',
  ),
);

const change = fc.record({
  place: fc.nat(),
  how: fc.constantFrom('set', 'remove', 'rename', 'add', 'copy', 'letter'),
  name: fc.constantFrom(...names),
  value: scalar,
});

/** The same document with up to five mistakes, or none. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  return fc.array(change, { maxLength: 5 }).map((changes) => {
    const box: Holder = { value: structuredClone(value) };
    for (const { place, how, name, value: other } of changes) {
      const slots = slotsOf(box);
      const [holder, key] = slots[place % slots.length] ?? [box, 'value'];
      const inner = holder[key];
      const fields = isObject(inner) ? inner : undefined;
      if (how === 'set') holder[key] = structuredClone(other);
      else if (how === 'remove' && holder !== box) delete holder[key];
      else if (how === 'rename' && holder !== box && !Array.isArray(holder)) {
        delete holder[key];
        holder[name] = inner;
      } else if (how === 'letter' && holder !== box && !Array.isArray(holder)) {
        delete holder[key];
        holder[`${key}s`] = inner;
      } else if (how === 'add' && fields && !Array.isArray(fields)) fields[name] = structuredClone(other);
      else if (how === 'copy' && Array.isArray(inner)) (inner as unknown[]).push(structuredClone(other));
    }
    // A list from which something was removed has a hole, which no document has.
    return JSON.parse(JSON.stringify(box.value ?? null)) as unknown;
  });
}

type Holder = Record<string, unknown>;

function slotsOf(holder: Holder): [Holder, string][] {
  return Object.keys(holder).flatMap((key): [Holder, string][] => {
    const inner = holder[key];
    return [[holder, key], ...(isObject(inner) ? slotsOf(inner) : [])];
  });
}

function isObject(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}
