import { fail } from '../python/problem.ts';
import type { Token } from './lexer.ts';

/** How deep brackets and blocks may be nested. */
const deepest = 100;

/** A filter or test that Jinja does not have. */
export interface UnknownName {
  readonly kind: 'filter' | 'test';
  readonly name: string;
  readonly at: number;
  /** Jinja complains only when it comes by, because an `if` may ask for the name. */
  readonly late: boolean;
}

/** The tokens of a template, of which the parser reads one after another. */
export class Tokens {
  readonly unknown: UnknownName[] = [];
  /** Whether what is read is within an `if`. */
  late = false;
  private readonly tokens: readonly Token[];
  private index = 0;
  private depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get current(): Token {
    return this.tokens[this.index] as Token;
  }

  get following(): Token {
    return (this.tokens[this.index + 1] ?? this.current) as Token;
  }

  next(): Token {
    const token = this.current;
    if (token.type !== 'eof') this.index++;
    return token;
  }

  /** Whether the current token is this operator. */
  is(operator: string): boolean {
    return this.current.type === 'operator' && this.current.text === operator;
  }

  isWord(word: string): boolean {
    return this.current.type === 'name' && this.current.text === word;
  }

  isOneOf(words: readonly string[]): boolean {
    return this.current.type === 'name' && words.includes(this.current.text);
  }

  /** Reads an operator or word if it comes now. */
  skip(text: string): boolean {
    const { type } = this.current;
    const there = (type === 'operator' || type === 'name') && this.current.text === text;
    if (there) this.next();
    return there;
  }

  /** @throws {EvaluationError} when another one comes */
  expect(text: string): Token {
    const { type } = this.current;
    if (this.current.text !== text || type === 'string' || type === 'data') this.fail(`"${text}" is missing`);
    return this.next();
  }

  name(): Token {
    if (this.current.type !== 'name') this.fail('a name is missing');
    return this.next();
  }

  /** @param what is wrong; the token that comes instead is named */
  fail(what: string): never {
    const { text, at, type } = this.current;
    const found = type === 'eof' ? text : type === 'data' ? 'text' : `"${text}"`;
    return fail('syntax', `${what} before ${found}`, at);
  }

  /** Reads something that may hold itself. @throws {EvaluationError} when that is nested too deep */
  nested<T>(read: () => T): T {
    if (++this.depth > deepest)
      fail('limit', `more than ${deepest} levels are nested. Use fewer`, this.current.at);
    const result = read();
    this.depth--;
    return result;
  }

  /** Reads something within an `if`, or else not. */
  within<T>(late: boolean, read: () => T): T {
    const before = this.late;
    this.late = late;
    const result = read();
    this.late = before;
    return result;
  }
}
