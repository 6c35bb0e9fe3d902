import type { Dictionary } from './dictionary.ts';
import { stem } from './stem.ts';

/** Terms of an index by what their forms have in common, found when they are asked for. */
export class Stems {
  readonly #dictionary: Dictionary;
  readonly #stems = new Map<string, string>();
  readonly #terms = new Map<string, readonly string[]>();

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** What the forms of a word have in common. */
  of(word: string): string {
    let found = this.#stems.get(word);
    if (found === undefined) {
      found = stem(word);
      this.#stems.set(word, found);
    }
    return found;
  }

  /** Terms that are forms of a word, the word itself among them when it is a term. */
  formsOf(word: string): readonly string[] {
    const common = this.of(word);
    let terms = this.#terms.get(common);
    if (!terms) {
      // At most two letters of a stem differ from how its forms begin: `possible`, `possibility`.
      const beginning = common.slice(0, Math.max(1, common.length - 2));
      terms = this.#dictionary.startingWith(beginning).filter((term) => this.of(term) === common);
      this.#terms.set(common, terms);
    }
    return terms;
  }
}
