import type { EngineAnswer, SearchEngine } from '../core/engine.ts';
import { type FoundText, findWords } from '../core/found-words.ts';
import { highlight } from '../core/highlight.ts';
import type { Level, SearchRecord } from '../core/record.ts';
import { snippet } from '../core/snippet.ts';
import { levelOf, type Retrievable, type TextAttribute, textOf } from './attributes.ts';
import { limits } from './limits.ts';
import type { Highlighted, SearchHit, SearchResult, Snippet } from './messages.ts';
import type { ParsedRequest } from './parse-request.ts';

/**
 * Answers one request. Hits beyond the limit of pages are not shown, and `nbPages` does not count them.
 * @throws what the engine throws
 */
export async function respond<Facet>(
  request: ParsedRequest<Facet>,
  engine: SearchEngine<Facet>,
): Promise<SearchResult> {
  const start = performance.now();
  const { page, hitsPerPage } = request;
  const { query, offset, length, facets } = request.query;
  const left = Math.max(0, limits.hits - offset);
  const found = await engine.search({ ...request.query, length: Math.min(length, left) });
  const hits = found.hits.map(hitMaker(request, found));
  return {
    index: request.indexName,
    query,
    params: new URLSearchParams({ query, page: String(page), hitsPerPage: String(hitsPerPage) }).toString(),
    hits,
    nbHits: found.nbHits,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(found.nbHits, limits.hits) / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
    ...(request.clickAnalytics && { queryID: randomId() }),
    ...(facets.length > 0 && { facets: found.facets }),
  };
}

/** Makes hits of records; texts that several hits have, such as their page's title, are looked through once. */
function hitMaker(
  { retrieve, highlight: highlights, snippets, tags, ellipsis }: Omit<ParsedRequest, 'query'>,
  { matcher, words }: Pick<EngineAnswer, 'matcher' | 'words'>,
): (record: SearchRecord) => SearchHit {
  const paths = [...retrieve].map((attribute) => attribute.split('.'));
  const sizes = [...snippets];
  const known = new Map<string, FoundText>();
  const find = (text: string): FoundText => {
    const found = known.get(text) ?? findWords(text, matcher);
    known.set(text, found);
    return found;
  };
  return (record) => {
    const highlighted: MarkedTree<Highlighted> = {};
    for (const attribute of highlights) {
      const text = textOf(record, attribute);
      if (text !== null) setMarked(highlighted, attribute, highlight(find(text), words, tags));
    }
    const snippeted: MarkedTree<Snippet> = {};
    for (const [attribute, size] of sizes) {
      const text = textOf(record, attribute);
      if (text !== null)
        setMarked(snippeted, attribute, snippet(find(text), words, { size, ellipsis, tags }));
    }
    return {
      ...retrieved(record, paths),
      objectID: record.objectID,
      ...(highlights.length > 0 && { _highlightResult: highlighted }),
      ...(sizes.length > 0 && { _snippetResult: snippeted }),
    };
  };
}

/** A `MarkedRecord` that is being made. */
interface MarkedTree<Leaf> {
  hierarchy?: Partial<Record<Level, Leaf>>;
  content?: Leaf;
}

function setMarked<Leaf>(tree: MarkedTree<Leaf>, attribute: TextAttribute, leaf: Leaf): void {
  if (attribute === 'content') tree.content = leaf;
  else {
    tree.hierarchy ??= {};
    tree.hierarchy[levelOf(attribute)] = leaf;
  }
}

/** A record with the attributes that were asked for. */
export function hitOf(record: SearchRecord, attributes: ReadonlySet<Retrievable>): SearchHit {
  const paths = [...attributes].map((attribute) => attribute.split('.'));
  return { ...retrieved(record, paths), objectID: record.objectID };
}

/** The attributes that were asked for; a level or weight that was not is absent from its object. */
function retrieved(record: SearchRecord, paths: readonly (readonly string[])[]): Partial<SearchRecord> {
  const hit: Record<string, unknown> = {};
  for (const [name = '', part] of paths) {
    const value: unknown = record[name as keyof SearchRecord];
    if (part === undefined) hit[name] = value;
    else {
      hit[name] ??= {};
      (hit[name] as Record<string, unknown>)[part] = (value as Record<string, unknown>)[part];
    }
  }
  return hit;
}

/** 32 hexadecimal digits, as the protocol has them. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
