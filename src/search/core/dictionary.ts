/** A term that a word may stand for. */
export interface NearTerm {
  readonly term: string;
  readonly typos: number;
}

/** No term has it, and it comes after what terms have. */
const last = '\uFFFF';

/** The terms of an index in order, to be looked up as a whole, by their beginning, or with mistakes. */
export class Dictionary {
  readonly #terms: readonly string[];

  /** @param terms in order of their code units, each once */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  /** Terms that begin with `prefix`, in order. */
  startingWith(prefix: string): string[] {
    const found: string[] = [];
    for (let place = this.#place(prefix); place < this.#terms.length; place += 1) {
      const term = this.#terms[place] ?? '';
      if (!term.startsWith(prefix)) break;
      found.push(term);
    }
    return found;
  }

  /**
   * Terms at most `most` mistakes away: a letter too much, too few or wrong, or two neighbors in the wrong order.
   * A wrong first letter counts as two, since readers rarely mistake it.
   * @param prefix whether the word may be unfinished: then its distance is that to the beginning of a term
   */
  near(word: string, most: number, prefix: boolean): NearTerm[] {
    const found: NearTerm[] = [];
    const rows: Uint8Array[] = [Uint8Array.from({ length: word.length + 1 }, (_, place) => place)];
    let before = '';
    // From here on, letters change nothing: the beginning is too far away already.
    let hopeless = Number.POSITIVE_INFINITY;
    let typosBefore = Number.POSITIVE_INFINITY;
    for (let place = 0; place < this.#terms.length; place += 1) {
      const term = this.#terms[place] ?? '';
      let shared = 0;
      while (shared < before.length && shared < term.length && term[shared] === before[shared]) shared += 1;
      if (shared >= hopeless) {
        if (typosBefore <= most) found.push({ term, typos: typosBefore });
        // To the last of those that begin so.
        else place = this.#place(before.slice(0, hopeless) + last) - 1;
        continue;
      }
      const wrongFirst = term[0] === word[0] ? 0 : 1;
      hopeless = Number.POSITIVE_INFINITY;
      typosBefore = Number.POSITIVE_INFINITY;
      before = term;
      if (!prefix && Math.abs(term.length - word.length) > most) {
        // Rows of this term are not made; the next one must not build upon them.
        before = term.slice(0, shared);
        continue;
      }
      let depth = shared;
      for (; depth < term.length; depth += 1) {
        const row = nextRow(rows, depth, term, word);
        rows[depth + 1] = row;
        if (row.every((distance) => distance > most - wrongFirst)) break;
      }
      if (depth < term.length) {
        hopeless = depth + 1;
        if (!prefix) continue;
      }
      const reached = rows.slice(1, Math.min(depth, term.length) + 1);
      const distances = prefix ? reached : reached.slice(-1);
      const nearest = Math.min(...distances.map((row) => row[word.length] ?? most + 1));
      const typos = nearest + (nearest === 0 ? 0 : wrongFirst);
      if (typos <= most) found.push({ term, typos });
      typosBefore = typos;
    }
    return found;
  }

  /** Place of the first term that is not before `text`. */
  #place(text: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Distances between the first `depth + 1` letters of the term and every beginning of the word. */
function nextRow(rows: readonly Uint8Array[], depth: number, term: string, word: string): Uint8Array {
  const above = rows[depth] ?? new Uint8Array();
  const twoAbove = rows[depth - 1];
  const row = new Uint8Array(word.length + 1);
  row[0] = depth + 1;
  for (let place = 1; place <= word.length; place += 1) {
    const same = term[depth] === word[place - 1];
    let least = Math.min(
      (above[place - 1] ?? 0) + (same ? 0 : 1),
      (above[place] ?? 0) + 1,
      (row[place - 1] ?? 0) + 1,
    );
    const swapped = term[depth] === word[place - 2] && term[depth - 1] === word[place - 1];
    if (twoAbove && place > 1 && swapped) least = Math.min(least, (twoAbove[place - 2] ?? 0) + 1);
    row[place] = least;
  }
  return row;
}
