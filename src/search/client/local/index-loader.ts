import { createEngine } from '../../core/create-engine.ts';
import type { SearchEngine } from '../../core/engine.ts';
import { fetchJson } from '../fetch-json.ts';
import { DeserializationError } from '../search-client.ts';

/**
 * Loads an index once, and again after a failure.
 * @param index address of the index
 * @param texts addresses of its texts, each loaded when a hit needs it
 * @returns gives the engine; rejects with an UnreachableError or a DeserializationError
 */
export function createIndexLoader(index: string, texts: readonly string[]): () => Promise<SearchEngine> {
  const failed = new Set<string>();
  let engine: Promise<SearchEngine> | undefined;

  async function load<T>(url: string, what: string, read: (data: unknown) => T): Promise<T> {
    try {
      // These files never change, so a broken copy would stay in the browser's cache for ever.
      return read(await fetchJson(url, what, failed.has(url) ? 'reload' : 'default'));
    } catch (error) {
      failed.add(url);
      throw error;
    }
  }

  const loadText = (place: number) => load(texts[place] ?? '', 'A text of the search', (data) => data);
  const loadEngine = () =>
    load(index, 'The search index', (data) => {
      try {
        return createEngine(data, loadText);
      } catch (error) {
        throw new DeserializationError(`The search index at ${index} cannot be read`, { cause: error });
      }
    });

  return async () => {
    engine ??= loadEngine();
    try {
      return await engine;
    } catch (error) {
      engine = undefined;
      throw error;
    }
  };
}
