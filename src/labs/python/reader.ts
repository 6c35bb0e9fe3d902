import type { Token } from './lexer.ts';
import { fail } from './problem.ts';

/** How deep brackets and operators may be nested. */
const deepest = 100;

/** Words that begin a statement. */
const statements =
  /^(?:as|assert|async|await|break|class|continue|def|del|except|finally|from|global|import|nonlocal|pass|raise|return|try|while|with|yield)$/;

/** What to write for two operators of other languages. */
function elsewhere(before: string | undefined, text: string): string | undefined {
  if (before === '&' && text === '&') return 'Write and for &&';
  if (before === '|' && text === '|') return 'Write or for ||';
  if (/^[=!]=$/.test(before ?? '') && text === '=') return `Write ${before} alone`;
  return undefined;
}

/** The tokens of an expression, of which the parser reads one after another. */
export class Reader {
  readonly code: string;
  private readonly tokens: readonly Token[];
  private index = 0;
  private depth = 0;

  constructor(code: string, tokens: readonly Token[]) {
    this.code = code;
    this.tokens = tokens;
  }

  get current(): Token {
    return this.tokens[this.index] as Token;
  }

  get following(): Token {
    return this.tokens[this.index + 1] ?? this.current;
  }

  get atEnd(): boolean {
    return this.current.type === 'end';
  }

  next(): Token {
    const token = this.current;
    if (token.type !== 'end') this.index++;
    return token;
  }

  /** Whether the current token is one of these operators or keywords. */
  is(...texts: readonly string[]): boolean {
    const { type, text } = this.current;
    return (type === 'operator' || type === 'keyword') && texts.includes(text);
  }

  /** Reads an operator or keyword if it comes now. */
  skip(text: string): boolean {
    const there = this.is(text);
    if (there) this.next();
    return there;
  }

  /** @throws {EvaluationError} when another one comes */
  expect(text: string): Token {
    if (!this.is(text)) this.fail(`"${text}" is missing`);
    return this.next();
  }

  /** @param what is wrong; the token that comes instead is named */
  fail(what: string): never {
    const { type, text, at } = this.current;
    if (type === 'keyword' && statements.test(text))
      fail(
        'syntax',
        `"${text}" begins a statement, and only an expression is allowed here${text === 'return' ? '. Write the value alone' : ''}`,
        at,
      );
    const before = this.tokens[this.index - 1]?.text;
    const meant =
      this.index === 0 && text === '.' ? 'Begin with a name, such as json' : elsewhere(before, text);
    if (meant) fail('syntax', `invalid syntax. ${meant}`, at);
    if (text === '=')
      fail('syntax', 'only an expression is allowed here, which assigns nothing. Write == to compare', at);
    if (text === ';') fail('syntax', 'only one expression is allowed here. Remove ";" and the rest', at);
    if (/^[-+*/%@&|^<>]+=$/.test(text) && !/^[<>]=$/.test(text))
      fail('syntax', 'only an expression is allowed here, which assigns nothing', at);
    const found = type === 'end' ? 'the end' : type === 'string' ? 'a text' : `"${text}"`;
    return fail('syntax', `invalid syntax: ${what} before ${found}`, at);
  }

  /** Reads something that may hold itself. @throws {EvaluationError} when that is nested too deep */
  nested<T>(read: () => T): T {
    if (++this.depth > deepest)
      fail('limit', `more than ${deepest} levels are nested. Use fewer`, this.current.at);
    const result = read();
    this.depth--;
    return result;
  }
}
