import type { FacetFilter } from '../../../src/search/core/engine.ts';
import { limits } from '../../../src/search/protocol/limits.ts';
import { RequestError } from '../../../src/search/protocol/request-error.ts';
import { type Facet, facetOf } from './facets.ts';

/** Every list must be met, a list by any of its filters. */
type Clauses = FacetFilter<Facet>[][];

/** Parentheses within parentheses; more are nobody's filter. */
const deepest = 20;

/**
 * Reads `filters`: `language:es AND (hierarchy.lvl0:Tactics OR NOT type:content)`. As in Algolia, the operators are in
 * capitals, alternatives hold no AND, NOT stands before one filter, and what has blanks is quoted. AND and OR side by
 * side are refused, since they could be read in two ways.
 * @param place what to call the field in a message
 * @throws {RequestError} with what is wrong, and where
 */
export function parseFilterText(text: string, place: string): Clauses {
  if (text.trim() === '') return [];
  const clauses = new FilterParser(text.toWellFormed(), place).read();
  const number = clauses.flat().length;
  if (number > limits.filters) {
    throw new RequestError(`${place} has ${number} filters. The limit is ${limits.filters}.`);
  }
  return clauses;
}

class FilterParser {
  readonly #text: string;
  readonly #place: string;
  #at = 0;

  constructor(text: string, place: string) {
    this.#text = text;
    this.#place = place;
  }

  read(): Clauses {
    const clauses = this.#group(0);
    if (this.#next(/$/y) === undefined) this.#fail('expects AND, OR or the end');
    return clauses;
  }

  #group(depth: number): Clauses {
    const parts = [this.#part(depth)];
    const operator = this.#operator();
    if (!operator) return parts[0] ?? [];
    for (let next: string | undefined = operator; next; next = this.#operator()) {
      if (next !== operator) this.#fail('mixes AND and OR: put the alternatives in parentheses,');
      parts.push(this.#part(depth));
    }
    if (operator === 'AND') return parts.flat();
    if (parts.some((part) => part.length > 1)) this.#fail('has AND within OR, which is not supported,');
    return [parts.flat(2)];
  }

  #part(depth: number): Clauses {
    if (this.#next(/\(/y)) {
      if (depth === deepest) this.#fail('has too many parentheses');
      const inner = this.#group(depth + 1);
      if (!this.#next(/\)/y)) this.#fail('expects AND, OR or ")"');
      return inner;
    }
    const not = this.#next(/NOT(?![^\s()"'])/y) !== undefined;
    if (not && this.#next(/\(/y)) this.#fail('has NOT before parentheses, which is not supported,');
    return [[{ ...this.#filter(), ...(not && { not }) }]];
  }

  #filter(): FacetFilter<Facet> {
    const quoted = this.#quoted();
    const name = quoted ?? this.#next(/(?!(?:AND|OR|NOT)(?![^\s()"']))[^\s()"':<>=!]+/y);
    if (name === undefined) this.#fail('expects a filter such as language:es');
    if (this.#next(/<=|>=|!=|<|>|=/y)) this.#noNumbers();
    if (this.#next(/:/y) === undefined) {
      // `"hierarchy.lvl0:Red teaming"`, quoted as a whole.
      const [, attribute, value] = /^([^:]+):(.+)$/s.exec(quoted ?? '') ?? [];
      if (attribute !== undefined && value !== undefined) return this.#known(attribute, value);
      this.#fail(
        `names no attribute with "${name.slice(0, 40)}", and records have no tags: write attribute:value`,
      );
    }
    const value = this.#quoted() ?? this.#next(/[^\s()"'<>]+/y);
    if (value === undefined) this.#fail('expects a value after the colon');
    if (this.#next(/TO(?![^\s()"'])/y)) this.#noNumbers();
    return this.#known(name, value);
  }

  #known(name: string, value: string): FacetFilter<Facet> {
    return { attribute: facetOf(name, this.#place), value };
  }

  #operator(): string | undefined {
    return this.#next(/(?:AND|OR)(?![^\s()"'])/y);
  }

  #quoted(): string | undefined {
    const text = this.#next(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy);
    return text?.slice(1, -1).replaceAll(/\\(["'\\])/g, '$1');
  }

  /** Takes what comes next, after blanks, when it is of this form. */
  #next(form: RegExp): string | undefined {
    const blanks = /\s*/y;
    blanks.lastIndex = this.#at;
    form.lastIndex = this.#at + (blanks.exec(this.#text)?.[0].length ?? 0);
    const [found] = form.exec(this.#text) ?? [];
    if (found !== undefined) this.#at = form.lastIndex;
    return found;
  }

  #noNumbers(): never {
    throw new RequestError(`${this.#place} compares numbers, but no facet of this index is a number.`);
  }

  #fail(what: string): never {
    const rest = this.#text.slice(this.#at).trim();
    const where = rest === '' ? 'at its end' : `at "${rest.slice(0, 40)}"`;
    throw new RequestError(`${this.#place} ${what} ${where}.`.toWellFormed());
  }
}
