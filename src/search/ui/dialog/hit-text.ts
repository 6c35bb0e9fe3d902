import { escapeHtml } from '../../core/escape.ts';
import { type Level, levels } from '../../core/record.ts';
import type { SearchHit } from '../../protocol/messages.ts';

/** What a row says: escaped texts with marks, for `MarkedText`. */
export interface HitText {
  readonly title: string;
  /** Page, and the heading above when there is one below the page; or what a page says of itself. */
  readonly place: readonly string[];
}

/**
 * Texts of a hit (rows 3.2, 3.3): a page with what matched in it; a heading by its own name, a paragraph by the words
 * around the match, both with their page and the heading above, since rows of different tables bear the same names.
 */
export function hitText(hit: SearchHit): HitText {
  const type = hit.type ?? 'lvl1';
  const page = levelText(hit, 'lvl1');
  if (type === 'content') {
    return { title: contentText(hit), place: texts(page, headingAbove(hit, levels.length)) };
  }
  const own = levelText(hit, type) || levelText(hit, 'lvl0');
  const place = type === 'lvl1' ? [contentText(hit)] : [page, headingAbove(hit, levels.indexOf(type))];
  return { title: own || escapeHtml(hit.url ?? ''), place: texts(...place) };
}

/** The nearest heading between the page and a level; undefined when there is none. */
function headingAbove(hit: SearchHit, level: number): string | undefined {
  const heading = levels.slice(2, level).findLast((each) => hit.hierarchy?.[each]);
  return heading && levelText(hit, heading);
}

function levelText(
  { hierarchy, _snippetResult: snippets, _highlightResult: highlights }: SearchHit,
  level: Level,
) {
  return (
    snippets?.hierarchy?.[level]?.value ??
    highlights?.hierarchy?.[level]?.value ??
    escapeHtml(hierarchy?.[level] ?? '')
  );
}

function contentText({ content, _snippetResult: snippets }: SearchHit): string {
  return snippets?.content?.value ?? escapeHtml(content ?? '');
}

const texts = (...values: (string | undefined)[]) =>
  values.filter((value): value is string => value !== undefined && value !== '');
