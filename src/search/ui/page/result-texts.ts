import type { Hit } from '../../client/hits.ts';
import { type MarkedPart, plainText, unmarked } from '../../client/marked.ts';
import { levels } from '../../core/record.ts';

/** The texts of a hit on a page of results, besides its snippet. */
export interface ResultTexts {
  /** The heading that was found, or the one above the text. */
  readonly title: readonly MarkedPart[];
  /** The headings above the title, from the section down; none is said twice in a row. */
  readonly trail: readonly (readonly MarkedPart[])[];
}

/** What a result is called (rows 3.1 to 3.3). */
export function resultTexts({ headings, url, objectID }: Hit): ResultTexts {
  const texts = levels.map((level) => headings[level]).filter(({ length }) => length > 0);
  const [title = unmarked(url ?? objectID), ...above] = texts.reverse();
  const trail = above.reverse();
  const isRepeated = (text: readonly MarkedPart[], i: number) =>
    plainText(text) === plainText(trail[i + 1] ?? title);
  return { title, trail: trail.filter((text, i) => !isRepeated(text, i)) };
}
