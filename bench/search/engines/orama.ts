import { create, insertMultiple, search } from '@orama/orama';
import { type ComparedEngine, onePerSection, type SearchDocument, tellingWords } from './documents.ts';

const schema = {
  url: 'string',
  heading: 'string',
  above: 'string',
  content: 'string',
  path: 'string',
  headingSynonyms: 'string',
  contentSynonyms: 'string',
} as const;

/** Every word as typed, then with a mistake in each, then any word. */
const attempts = [
  { threshold: 0, tolerance: 0 },
  { threshold: 0, tolerance: 1 },
  { threshold: 1, tolerance: 1 },
];

/**
 * Orama 3. Tried: its defaults with tolerance 1 (MRR 0.2 lower: any word counts), its stemmer and the tokenizer we
 * give MiniSearch (both worse), a field that holds all others, four sets of boosts and orders of attempts.
 */
export async function orama(documents: readonly SearchDocument[]): Promise<ComparedEngine> {
  const index = create({ schema });
  await insertMultiple(
    index,
    documents.map(({ id: _, page: __, ...document }) => document),
  );
  return {
    async search(query) {
      for (const attempt of attempts) {
        const { hits } = await search(index, {
          term: tellingWords(query),
          properties: ['heading', 'above', 'content', 'path', 'headingSynonyms', 'contentSynonyms'],
          boost: { heading: 3, above: 1.5, headingSynonyms: 2, contentSynonyms: 0.5 },
          limit: 200,
          ...attempt,
        });
        if (hits.length > 0) return onePerSection(hits.map(({ document }) => document.url));
      }
      return [];
    },
  };
}
