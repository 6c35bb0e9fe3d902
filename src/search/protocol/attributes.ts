import { type Level, levels, type SearchRecord } from '../core/record.ts';
import { defaults } from './limits.ts';
import { RequestError } from './request-error.ts';

/** Attributes that hold text: what can be marked. */
export const textAttributes = [...levels.map((level) => `hierarchy.${level}` as const), 'content'] as const;
export type TextAttribute = (typeof textAttributes)[number];

/** Everything a hit can be asked for, but `objectID`, which it always has. */
const retrievable = [
  ...textAttributes,
  'type',
  'url',
  'language',
  'version',
  'weight.pageRank',
  'weight.level',
  'weight.position',
] as const;
export type Retrievable = (typeof retrievable)[number];

/** The text of an attribute; null when the record has none. */
export function textOf(record: SearchRecord, attribute: TextAttribute): string | null {
  return attribute === 'content' ? record.content : record.hierarchy[levelOf(attribute)];
}

/** The level that an attribute is, not the whole hierarchy. */
export function levelOf(attribute: Exclude<TextAttribute, 'content'>): Level {
  return attribute.slice('hierarchy.'.length) as Level;
}

/**
 * Attributes of a list: names, `hierarchy` for all its levels, `*` for all there are; `-name` takes one out again.
 * Names that records do not have are passed over: clients written for other indexes send them.
 */
export function chooseAttributes(names: readonly string[] | undefined): ReadonlySet<Retrievable> {
  const chosen = new Set(names === undefined ? retrievable : names.flatMap(attributesOf));
  for (const name of names ?? []) {
    if (name.startsWith('-')) for (const attribute of attributesOf(name.slice(1))) chosen.delete(attribute);
  }
  return chosen;
}

/** The text attributes of a list, all when there is no list. */
export function chooseTexts(names: readonly string[] | undefined): TextAttribute[] {
  const chosen = chooseAttributes(names);
  return textAttributes.filter((attribute) => chosen.has(attribute));
}

/**
 * Attributes to snippet, each with its number of words: `content:10`, `content`, `*:5`. A later one wins.
 * @param place what to call the list in a message
 * @throws {RequestError} when a number is none
 */
export function chooseSnippets(names: readonly string[], place: string): ReadonlyMap<TextAttribute, number> {
  const chosen = new Map<TextAttribute, number>();
  for (const entry of names) {
    const [name = '', size = String(defaults.snippetWords)] = entry.split(':');
    if (!/^[1-9]\d{0,5}$/.test(size)) {
      throw new RequestError(`${place} must have a number of words after the colon, such as "content:10".`);
    }
    for (const attribute of chooseTexts([name])) chosen.set(attribute, Number(size));
  }
  return chosen;
}

function attributesOf(name: string): Retrievable[] {
  return retrievable.filter((each) => name === '*' || each === name || each.startsWith(`${name}.`));
}
