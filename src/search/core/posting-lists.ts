/** Where a term stands: numbers of sections, ascending. */
export interface Postings {
  readonly texts: readonly number[];
  readonly headings: readonly number[];
}

const none: readonly number[] = [];

/** Where the terms of an index stand. */
export class PostingLists {
  readonly #lists = { texts: new Map<string, number[]>(), headings: new Map<string, number[]>() };
  /** Put together from several lists and not yet in order: few of them are ever asked for. */
  readonly #unordered = new Set<number[]>();

  /** @param sections ascending; the list is taken over */
  add(list: keyof Postings, term: string, sections: number[]): void {
    const known = this.#lists[list].get(term);
    if (!known) {
      this.#lists[list].set(term, sections);
      return;
    }
    if ((known.at(-1) ?? 0) >= (sections[0] ?? 0)) this.#unordered.add(known);
    for (const section of sections) known.push(section);
  }

  has(term: string): boolean {
    return this.#lists.texts.has(term) || this.#lists.headings.has(term);
  }

  get(term: string): Postings {
    return { texts: this.#ordered('texts', term), headings: this.#ordered('headings', term) };
  }

  /** Every term, in order of their code units. */
  terms(): string[] {
    const { texts, headings } = this.#lists;
    return [...texts.keys(), ...[...headings.keys()].filter((term) => !texts.has(term))].sort();
  }

  #ordered(list: keyof Postings, term: string): readonly number[] {
    const known = this.#lists[list].get(term);
    if (known && this.#unordered.delete(known)) sortUnique(known);
    return known ?? none;
  }
}

function sortUnique(list: number[]): void {
  list.sort((a, b) => a - b);
  let kept = 0;
  for (const number of list) {
    if (kept === 0 || list[kept - 1] !== number) {
      list[kept] = number;
      kept += 1;
    }
  }
  list.length = kept;
}
