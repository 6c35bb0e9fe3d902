import { nearestOf } from '../../../src/base/nearest.ts';
import type { PageSource } from '../../source/page-source.ts';
import { type CodeText, type FoundName, findNames, fixFor, type KnownNames } from './name-finder.ts';

/** Names whose ending says that they hold a key or an address. */
const shaped =
  /(?<![\w./-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:KEY|TOKEN|SECRET|URL|HOST|PORT|ENDPOINT|MODEL_NAME)(?!\w)/g;
const upperWords = /(?<![\w./-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)/g;
/** Places where only a variable can stand, whatever its name. */
const read = [
  /\bos\.environ(?:\.get)?[[(]["'](\w+)/g,
  /\bos\.getenv\(["'](\w+)/g,
  /\bos\.Getenv\("(\w+)/g,
  /\bSystem\.getenv\("(\w+)/g,
  /\bprocess\.env\.(\w+)/g,
  /\{\{-?\s*env\.(\w+)/g,
  /\$env:([A-Z]\w*)\b(?!\s*=)/g,
];
const shellValue = /\$\{?([A-Z][A-Z0-9_]*)/g;
const shells = ['bash', 'sh', 'zsh', 'console'];

/** Set by the operating system or the shell, so that no page has to say where they come from. */
const system = new Set(['HOME', 'PATH', 'PWD', 'USER', 'SHELL', 'TMPDIR', 'VIRTUAL_ENV']);
/** `NAME` stands for any name, `YOUR_API_KEY` for a value. */
const placeholder = /^(?:NAME$|YOUR_|MY_)/;

/** Environment variables: those of the model, and those the page declares. */
export function variableNames(code: CodeText, { product, declared }: KnownNames): FoundName[] {
  const known = product.environment.map(({ id }) => id);
  const seen = new Set<number>();
  const patterns = [shaped, ...read, ...(shells.includes(code.language ?? '') ? [shellValue] : [])];
  const lookUp = (pattern: RegExp) =>
    findNames(code.text, pattern, (name, match) => {
      const offset = match.index + match[0].indexOf(name);
      // Names that begin like a dataset are looked up with the datasets.
      if (seen.has(offset) || name.startsWith('HF_') || placeholder.test(name)) return 'no name';
      if (pattern === upperWords && !isNear(name, known)) return 'no name';
      seen.add(offset);
      if (known.includes(name) || declared.has(name) || system.has(name)) return undefined;
      return {
        problem: `variable "${name}" is not known`,
        fix: fixFor(name, known, 'Declare it on the page, or add it to content/product/environment.yml'),
      };
    });
  return [...patterns, upperWords].flatMap(lookUp);
}

/** One letter away from a known variable, or two letters swapped: `OPENAI_APIKEY`, `OPENAI_API_KYE`. */
function isNear(name: string, known: readonly string[]): boolean {
  const near = nearestOf(name, known);
  const letters = (text: string) => [...text].sort().join('');
  return near?.distance === 1 || (near?.distance === 2 && letters(near.word) === letters(name));
}

const assignment = /(?<![\w.{])([A-Z][A-Z0-9_]*)\s*:?=(?![=~])/g;
const loop = /\b(?:for|read(?: -r)?) ([A-Z][A-Z0-9_]*)\b/g;
const mapKey = /(?:^|[{,]|- )\s*"?([A-Z][A-Z0-9_]*)"?:(?=\s)/gm;

/** Code in a sentence that hands a variable of the shell on: `TOKEN: "{{env.TOKEN}}"`. */
const handedOn = /^([A-Z][A-Z0-9_]*): ["']?\{\{\s*env\.\1\s*\}\}/g;

/**
 * Variables of the reader's own: assigned in a block of the page, or named under `environments`. Lines of a `.env` file
 * declare nothing, they are read by the product; nor does a name that is one letter away from a known one.
 */
export function declaredVariables(
  { blocks, inline }: PageSource,
  known: readonly string[],
): ReadonlySet<string> {
  const names = blocks.flatMap(({ code, fence, language }) => {
    if (/\.env\b/.test(fence.title ?? '')) return [];
    const patterns = ['yaml', 'yml', 'json'].includes(language) ? [assignment, mapKey] : [assignment, loop];
    return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name ?? ''));
  });
  const fromShell = inline.flatMap(({ text }) => [...text.matchAll(handedOn)].map(([, name]) => name ?? ''));
  return new Set([...names, ...fromShell].filter((name) => known.includes(name) || !isNear(name, known)));
}
