import { ContentError } from '../../src/base/content-error.ts';
import type { ProseCheck } from './prose-check.ts';
import { dataTexts, pageTexts, type Text } from './texts.ts';

/** A wording that is refused, and what to write instead. */
export type Wording = readonly [pattern: RegExp, fix: string];

/** Wordings that give a translation away, each with what a native writer says. */
const wordings: readonly Wording[] = [
  [
    /(?<![-\w])(?:stands?|stood|standing) (?:in|on|at|below|above|beside|before|behind|between|next|there|here|first|once|on its own)\b/i,
    'A text "is in" a file, an entry "is below" another',
  ],
  [/\bbelongs? into\b/i, 'Write "belongs in"'],
  [/\bmend(?:s|ed|ing)?\b/i, 'Write "fix"'],
  [/\b(?:leads?|led|leading) on\b|\bthe way leads\b/i, 'Write "redirects to" or "next"'],
  [
    /(?<!\b(?:there|here|it|that) )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|different\b|better\b)[a-z]+/i,
    'Write "is not …"',
  ],
  [
    /\bone (?:\w+ )?(?:query|call|line|row|answer|request|reply|entry|report|prompt) an? \w+\b/i,
    'Write "one … per …"',
  ],
  [/\bworks? (?:it|them) off\b/i, 'Write "executes"'],
  [/\bfor what (?:it|they) means?\b/i, 'Write "because of what it means"'],
  [
    /(?<!\b(?:is|are|was|were|be|been|gets?) )\breplac(?:es?|ing) [^.,]{1,40}? by\b/i,
    'Write "replace … with"',
  ],
  [/\blives? from\b/i, 'Write "relies on"'],
  [/\b(?:called|named) like\b/i, 'Write "named after"'],
  [/\bshall\b/i, 'Write "should", "must" or "will"'],
  [/\bwhoever\b|\bwhat can be \w+ can\b/i, 'Say "you" or name the person'],
  [/\bthus\b|\bhence\b|\bthere(?:in|by|of)\b/i, 'Write "so", or start a sentence'],
  [/\bis a legacy\b/i, 'Write "is obsolete"'],
  [/\b(?:can(?:not)?|could|to) be had\b/i, 'Write "is available"'],
  [/\banew\b/i, 'Write "again"'],
  [/\b(?:should|must|not|to) hold for\b|\bholds for\b/i, 'Write "applies to"'],
  [/\b(?:allows?|permits?|enables?) to \w+/i, 'Write "lets you …"'],
  [/\bgives? back\b/i, 'Write "returns"'],
  [/\bcomes? along\b/i, 'Write "comes with"'],
  [/\bwhat of\b/i, 'Write "which part of"'],
];

/** Sentences are written as a native writer would write them, as far as a pattern can tell. */
export const wording: ProseCheck = {
  id: 'wording',
  label: 'Wording',
  async find(sources, site) {
    const originals = sources.filter(({ page }) => !page.source.original);
    const texts = [...originals.flatMap((source) => pageTexts(source, site)), ...dataTexts(site)];
    return texts.flatMap(wordingMistakes);
  },
};

/** @returns one mistake for each wording of a text that a native writer would not use */
export function wordingMistakes(text: Text): ContentError[] {
  return mistakesOf(text, wordings);
}

/** @returns one mistake for each row of a text and each wording that is in it */
export function mistakesOf({ file, line, text }: Text, refused: readonly Wording[]): ContentError[] {
  return text.split('\n').flatMap((row, i) =>
    refused.flatMap(([pattern, fix]) => {
      const found = pattern.exec(row);
      return found ? [new ContentError(file, `line ${line + i}: "${found[0]}"`, fix)] : [];
    }),
  );
}
