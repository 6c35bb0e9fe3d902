import type { Hit } from '../../client/hits.ts';
import { type MarkedPart, unmarked } from '../../client/marked.ts';
import { levels } from '../../core/record.ts';

/** What a row says. */
export interface HitText {
  readonly title: readonly MarkedPart[];
  /** Page, and the heading above when there is one below the page; or what a page says of itself. */
  readonly place: readonly (readonly MarkedPart[])[];
}

/**
 * Texts of a hit (rows 3.2, 3.3): a page with what matched in it; a heading by its own name, a paragraph by the words
 * around the match, both with their page and the heading above, since rows of different tables bear the same names.
 */
export function hitText(hit: Hit): HitText {
  const { type = 'lvl1', shortHeadings: texts, snippet } = hit;
  if (type === 'content')
    return { title: snippet, place: present(texts.lvl1, headingAbove(hit, levels.length)) };
  const place = type === 'lvl1' ? [snippet] : [texts.lvl1, headingAbove(hit, levels.indexOf(type))];
  const [title = unmarked(hit.url)] = present(texts[type], texts.lvl0);
  return { title, place: present(...place) };
}

/** The nearest heading between the page and a level; empty when there is none. */
function headingAbove({ shortHeadings }: Hit, level: number): readonly MarkedPart[] {
  return present(...levels.slice(2, level).map((each) => shortHeadings[each])).at(-1) ?? [];
}

const present = (...texts: (readonly MarkedPart[])[]) => texts.filter(({ length }) => length > 0);
