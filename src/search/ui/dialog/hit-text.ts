import { escapeHtml } from '../../core/escape.ts';
import { type Level, levels } from '../../core/record.ts';
import type { SearchHit } from '../../protocol/messages.ts';

/** What a row says: escaped texts with marks, for `MarkedText`. */
export interface HitText {
  readonly title: string;
  /** Page, and heading when there is one below it; or what a page says of itself. */
  readonly place: readonly string[];
}

/**
 * Texts of a hit (rows 3.2, 3.3): a heading by its own name with its page, a page with what matched in it, a
 * paragraph by the words around the match with its page and heading.
 */
export function hitText(hit: SearchHit): HitText {
  const type = hit.type ?? 'lvl1';
  const page = levelText(hit, 'lvl1');
  if (type === 'content') {
    const heading = lowestHeading(hit);
    return { title: contentText(hit), place: texts(page, heading && levelText(hit, heading)) };
  }
  const own = levelText(hit, type) || levelText(hit, 'lvl0');
  return { title: own || escapeHtml(hit.url ?? ''), place: texts(type === 'lvl1' ? contentText(hit) : page) };
}

/** The heading nearest to a paragraph; undefined when it stands at the top of its page. */
function lowestHeading(hit: SearchHit): Level | undefined {
  return levels.slice(2).findLast((level) => hit.hierarchy?.[level]);
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
