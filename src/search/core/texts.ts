import type { PackedText } from './pack.ts';
import type { SearchIndex } from './search-index.ts';
import { units } from './tokens.ts';

/** Paragraphs of a section, ready to be compared with a query. */
export interface LoadedGroup {
  readonly text: string;
  /** Units of the text in order, by their number in the vocabulary. */
  readonly units: Uint32Array;
}

/** The texts of an index, loaded when they are needed and kept. */
export class Texts {
  readonly #index: SearchIndex;
  readonly #load: (place: number) => Promise<unknown>;
  readonly #files = new Map<number, PackedText>();
  readonly #loading = new Map<number, Promise<void>>();
  readonly #groups = new Map<number, readonly LoadedGroup[]>();
  readonly #numbers = new Map<string, number>();
  readonly #vocabulary: (readonly string[])[] = [];

  constructor(index: SearchIndex, load: (place: number) => Promise<unknown>) {
    this.#index = index;
    this.#load = load;
  }

  /**
   * Loads what these sections need, and always the descriptions of pages. A text that cannot be had is left out and
   * asked for again next time.
   */
  async want(sections: readonly number[]): Promise<void> {
    const files = new Set([0, ...sections.map((section) => this.#fileOf(section))]);
    const missing = [...files].filter((file) => !this.#files.has(file));
    if (missing.length > 0) await Promise.all(missing.map((file) => this.#want(file)));
  }

  /** What a page says of itself; undefined when that is nothing or not there. */
  description(page: number): string | undefined {
    return this.#files.get(0)?.[0]?.[page]?.[0];
  }

  /** Groups of a section; none while its text is not there. */
  groups(section: number): readonly LoadedGroup[] {
    const known = this.#groups.get(section);
    if (known) return known;
    const { page = -1 } = this.#index.sections[section] ?? {};
    const place = this.#index.pages[page];
    const packed = place && this.#files.get(place.text[0])?.[place.text[1]]?.[section - place.first];
    const before = place?.first === section ? this.#files.get(0)?.[0]?.[page] : [];
    if (!packed || !before) return [];
    const groups = [...before, ...packed].map((text) => ({
      text,
      units: Uint32Array.from(units(text), ({ words, joined }) => this.#number(words, joined)),
    }));
    this.#groups.set(section, groups);
    return groups;
  }

  /** A unit as it may be asked for: without its separators, and its words. */
  unit(number: number): readonly string[] {
    return this.#vocabulary[number] ?? [];
  }

  #fileOf(section: number): number {
    return this.#index.pages[this.#index.sections[section]?.page ?? -1]?.text[0] ?? -1;
  }

  #want(file: number): Promise<void> {
    let loading = this.#loading.get(file);
    if (!loading) {
      loading = this.#load(file)
        .then((data) => {
          if (isPackedText(data)) this.#files.set(file, data);
        })
        .catch(() => undefined)
        .finally(() => this.#loading.delete(file));
      this.#loading.set(file, loading);
    }
    return loading;
  }

  #number(words: readonly string[], joined: string): number {
    const key = words.join('_');
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#vocabulary.length;
      this.#numbers.set(key, number);
      this.#vocabulary.push(words.length > 1 ? [joined, ...words] : [joined]);
    }
    return number;
  }
}

function isPackedText(data: unknown): data is PackedText {
  const isSection = (section: unknown) => isListOf(section, (group) => typeof group === 'string');
  return isListOf(data, (page) => isListOf(page, isSection));
}

function isListOf(data: unknown, isPart: (part: unknown) => boolean): boolean {
  return Array.isArray(data) && data.every(isPart);
}
