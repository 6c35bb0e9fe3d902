import { escapeHtml } from '../../core/escape.ts';
import { levels } from '../../core/record.ts';
import type { SearchHit } from '../../protocol/messages.ts';

/** The texts of a hit on a page of results: each is a text of the protocol, for `MarkedText`. */
export interface ResultTexts {
  /** The heading that was found, or the one above the text. */
  readonly title: string;
  /** The headings above the title, from the section down; none is said twice in a row. */
  readonly trail: readonly string[];
  /** Where the query stands in the text; empty for a hit without a text. */
  readonly snippet: string;
}

/** Reads a hit (rows 3.1 to 3.3). What a provider did not mark is shown as it is. */
export function resultTexts(hit: SearchHit): ResultTexts {
  const headings = levels.flatMap((level) => {
    const text = hit.hierarchy?.[level];
    return text ? [hit._highlightResult?.hierarchy?.[level]?.value ?? escapeHtml(text)] : [];
  });
  const [title = escapeHtml(hit.url ?? hit.objectID), ...above] = headings.reverse();
  const { content } = hit;
  return {
    title,
    trail: above.reverse().filter((text, i, trail) => text !== (trail[i + 1] ?? title)),
    snippet: hit._snippetResult?.content?.value ?? (content ? escapeHtml(content) : ''),
  };
}
