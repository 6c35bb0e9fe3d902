import { Charset, Document, Encoder } from 'flexsearch';
import { type ComparedEngine, onePerSection, type SearchDocument, tells } from './documents.ts';

/** What a hit in a field is worth; `all` holds the others, for words that stand in different fields. */
const weights = {
  heading: 5,
  all: 3,
  headingSynonyms: 3,
  above: 2,
  path: 2,
  content: 1.5,
  contentSynonyms: 1,
};
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

/** Hits of one field that are merged. */
const depth = 300;

/**
 * FlexSearch 0.8. Its fields give lists without scores; they are merged by place (reciprocal rank). Mistakes are
 * looked past, and words left out, only when nothing else is found. Tried: encoders from Exact to LatinAdvanced, with
 * and without its English stemmer (all worse than Default with our stop words), tokenizers strict, forward, full and
 * tolerant alone, fields in order of weight instead of merged, context.
 */
export function flexSearch(documents: readonly SearchDocument[]): ComparedEngine {
  const flat = documents.map((document) => {
    const { heading, above, path, content, headingSynonyms, contentSynonyms } = document;
    return {
      ...{ id: document.id, heading, above, path, content, headingSynonyms, contentSynonyms },
      all: [heading, above, path, content, headingSynonyms, contentSynonyms].join(' '),
    };
  });
  const create = (tokenize: 'forward' | 'tolerant') => {
    const encoder = () => new Encoder({ ...Charset.Default, filter: tells });
    const index = new Document<(typeof flat)[number]>({
      document: {
        id: 'id',
        index: fields.map((field) => ({ field, tokenize, encoder: encoder(), resolution: 9 })),
      },
    });
    for (const document of flat) index.add(document);
    return index;
  };
  const [asTyped, tolerant] = [create('forward'), create('tolerant')];
  const attempts = [
    { index: asTyped, suggest: false },
    { index: tolerant, suggest: false },
    { index: asTyped, suggest: true },
    { index: tolerant, suggest: true },
  ];
  return {
    async search(query) {
      for (const { index, suggest } of attempts) {
        const scores = new Map<number, number>();
        for (const { field, result } of index.search(query, { limit: depth, suggest })) {
          result.forEach((id, place) => {
            const gain = weights[field as Field] / (20 + place);
            scores.set(Number(id), (scores.get(Number(id)) ?? 0) + gain);
          });
        }
        if (scores.size > 0) {
          const best = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
          return onePerSection(best.map(([id]) => documents[id]?.url ?? ''));
        }
      }
      return [];
    },
  };
}
