import type { JsonNode } from './json-tree.ts';
import { isFloat, numberText } from './python-json.ts';

/** Values that YAML has and JSON has not. */
export type YamlNode =
  | { readonly kind: 'map'; readonly entries: readonly (readonly [key: string, value: YamlNode])[] }
  | { readonly kind: 'list'; readonly items: readonly YamlNode[] }
  /** A text of several lines, written as it is where YAML can. */
  | { readonly kind: 'block'; readonly text: string }
  | JsonNode;

/** A value as YAML that PyYAML, which reads YAML 1.1, and others read alike. */
export function yamlText(node: YamlNode): string {
  return `${block(node, '').replace(/^\n/, '')}\n`;
}

/** What comes behind `key:` or `-`: on the same line, or on the next ones. */
function block(node: YamlNode, indent: string): string {
  switch (node.kind) {
    case 'map':
    case 'object':
      return node.entries.length === 0 ? ' {}' : node.entries.map((entry) => member(entry, indent)).join('');
    case 'list':
    case 'array':
      return node.items.length === 0 ? ' []' : [...node.items].map((each) => item(each, indent)).join('');
    case 'block':
      return ` ${literalBlock(node.text, indent) ?? scalar(node.text)}`;
    case 'string':
      return ` ${scalar(node.value)}`;
    case 'number':
      // A float needs a point to be one in YAML 1.1.
      return ` ${isFloat(node) ? floatOf(numberText(node)) : numberText(node)}`;
    default:
      return ` ${node.value}`;
  }
}

function member([key, value]: readonly [string, YamlNode], indent: string): string {
  const name = scalar(key);
  // A key on the line of its value has at most 1,024 characters.
  if (name.length > 1000) return `\n${indent}? ${name}\n${indent}:${inner(value, indent)}`;
  return `\n${indent}${name}:${inner(value, indent)}`;
}

function inner(value: YamlNode, indent: string): string {
  return block(value, value.kind === 'block' ? indent : `${indent}  `);
}

/** A map or list within a list begins on the line of the dash. */
function item(value: YamlNode, indent: string): string {
  const text = block(value, `${indent}  `);
  return `\n${indent}-${text.startsWith('\n') ? ` ${text.slice(1).trimStart()}` : text}`;
}

function floatOf(text: string): string {
  if (text === 'nan') return '.nan';
  if (/inf$/.test(text)) return text.replace('inf', '.inf');
  return text.includes('.') ? text : text.replace('e', '.0e');
}

/** Begins with a letter and has nothing that means something to YAML. */
const plain = /^[A-Za-z_/](?!.*(?:: |:$| #| $))[^\n\t]*$/;
const reserved = /^(?:true|false|yes|no|on|off|null|y|n)$/i;
const unprintable = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

function scalar(text: string): string {
  if (plain.test(text) && !reserved.test(text) && !unprintable.test(text)) return text;
  if (/[\n\t]/.test(text) || unprintable.test(text) || !/["\\]/.test(text)) return doubleQuoted(text);
  return `'${text.replaceAll("'", "''")}'`;
}

function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(
    new RegExp(unprintable, 'gu'),
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The lines of a text behind `|`; undefined for a text that YAML cannot hold so. */
function literalBlock(text: string, indent: string): string | undefined {
  const isPossible =
    !unprintable.test(text) && !/^[ \t\n]/.test(text) && !/\n$/.test(text) && !/\t/.test(text);
  if (!isPossible) return undefined;
  const lines = text.split('\n').map((line) => (line === '' ? '' : `${indent}  ${line}`));
  return `|\n${lines.join('\n')}`;
}
