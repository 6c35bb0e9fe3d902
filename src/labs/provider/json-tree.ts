/** JSON as Python reads it: numbers keep how they are written, each value its place in the text. */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonConstant;

interface Placed {
  /** Place in the text, in UTF-16 units; 0 for what was made. */
  readonly start: number;
  readonly end: number;
}
export interface JsonObject extends Placed {
  readonly kind: 'object';
  readonly entries: readonly (readonly [key: string, value: JsonNode])[];
}
export interface JsonArray extends Placed {
  readonly kind: 'array';
  readonly items: readonly JsonNode[];
}
export interface JsonString extends Placed {
  readonly kind: 'string';
  readonly value: string;
}
export interface JsonNumber extends Placed {
  readonly kind: 'number';
  /** As it is written; also `NaN`, `Infinity` and `-Infinity`, which Python reads. */
  readonly source: string;
}
export interface JsonConstant extends Placed {
  readonly kind: 'constant';
  readonly value: boolean | null;
}

/** Keys and positions that lead to a value. */
export type JsonPath = readonly (string | number)[];

export interface JsonProblem {
  readonly message: string;
  /** Place in the text. */
  readonly at: number;
  /** Python might still read it: the text is only nested too deeply to be read here. */
  readonly isTooDeep: boolean;
}

/** Levels of lists and objects; Python gives up at about twice as many. */
const deepest = 400;

const begin = /^[ \t\n\r]*(?:[{["\d-]|(?:true|false|null|NaN|Infinity)(?!\w))/;
const blank = /[ \t\n\r]*/y;
const quoted = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|NaN|-?Infinity/y;
const constant = /true|false|null/y;

/** Reads a text that is nothing but JSON. */
export function readJson(text: string): { readonly node: JsonNode } | { readonly problem: JsonProblem } {
  // Most texts are none, which is seen at once.
  if (!begin.test(text)) return { problem: { message: 'a value is missing', at: 0, isTooDeep: false } };
  try {
    return { node: new Reader(text).whole() };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

class Refused extends Error {
  readonly problem: JsonProblem;
  constructor(problem: JsonProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

class Reader {
  private readonly text: string;
  private at = 0;
  constructor(text: string) {
    this.text = text;
  }

  whole(): JsonNode {
    const node = this.value(0);
    this.take(blank);
    if (this.at < this.text.length) this.refuse('there is more after the end of the JSON');
    return node;
  }

  private value(depth: number): JsonNode {
    if (depth > deepest) this.refuse(`it is nested deeper than ${deepest} levels`, true);
    this.take(blank);
    const start = this.at;
    const char = this.text[start];
    if (char === '{') return this.object(start, depth);
    if (char === '[') return this.array(start, depth);
    if (char === '"') return this.string();
    const digits = this.take(number);
    if (digits !== undefined) return { kind: 'number', source: digits, start, end: this.at };
    const word = this.take(constant);
    if (word === undefined)
      return this.refuse(char === undefined ? 'it ends too early' : 'a value is missing');
    return { kind: 'constant', value: word === 'null' ? null : word === 'true', start, end: this.at };
  }

  private object(start: number, depth: number): JsonObject {
    const entries = new Map<string, JsonNode>();
    this.members('}', () => {
      this.take(blank);
      if (this.text[this.at] !== '"') this.refuse('a name in double quotes is missing');
      const key = this.string().value;
      this.take(blank);
      if (this.text[this.at] !== ':') this.refuse('":" is missing');
      this.at++;
      entries.set(key, this.value(depth + 1));
    });
    return { kind: 'object', entries: [...entries], start, end: this.at };
  }

  private array(start: number, depth: number): JsonArray {
    const items: JsonNode[] = [];
    this.members(']', () => items.push(this.value(depth + 1)));
    return { kind: 'array', items, start, end: this.at };
  }

  private members(close: string, read: () => void): void {
    this.at++;
    this.take(blank);
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (;;) {
      read();
      this.take(blank);
      const char = this.text[this.at];
      if (char !== ',' && char !== close)
        this.refuse(char === undefined ? `"${close}" is missing` : `"," or "${close}" is missing`);
      this.at++;
      if (char === close) return;
    }
  }

  private string(): JsonString {
    const start = this.at;
    const raw = this.take(quoted);
    if (raw === undefined) return this.refuse('a text is not closed');
    try {
      return { kind: 'string', value: JSON.parse(raw) as string, start, end: this.at };
    } catch {
      this.at = start;
      return this.refuse('a text holds a line break or a wrong escape');
    }
  }

  private take(form: RegExp): string | undefined {
    form.lastIndex = this.at;
    const found = form.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private refuse(message: string, isTooDeep = false): never {
    throw new Refused({ message, at: this.at, isTooDeep });
  }
}

/** A text as a node of its own. */
export function textNode(value: string): JsonString {
  return { kind: 'string', value, start: 0, end: 0 };
}

/** The same value with each of its texts changed; keys, numbers and the like stay. */
export function mapTexts(
  node: JsonNode,
  change: (text: string, path: JsonPath) => JsonNode,
  path: JsonPath = [],
): JsonNode {
  if (node.kind === 'string') return change(node.value, path);
  if (node.kind === 'array')
    return { ...node, items: node.items.map((item, i) => mapTexts(item, change, [...path, i])) };
  if (node.kind !== 'object') return node;
  const entries = node.entries.map(([key, value]) => [key, mapTexts(value, change, [...path, key])] as const);
  return { ...node, entries };
}

/** Texts of a value with their ways, in the order of the text. */
export function textsIn(node: JsonNode): PlacedText[] {
  const found: PlacedText[] = [];
  const look = (each: JsonNode, path: JsonPath) => {
    if (each.kind === 'string') found.push({ path, node: each });
    else if (each.kind === 'array') for (const [i, item] of each.items.entries()) look(item, [...path, i]);
    else if (each.kind === 'object') for (const [key, value] of each.entries) look(value, [...path, key]);
  };
  look(node, []);
  return found;
}

interface PlacedText {
  readonly path: JsonPath;
  readonly node: JsonString;
}

export function isSamePath(a: JsonPath, b: JsonPath): boolean {
  return a.length === b.length && a.every((step, i) => step === b[i]);
}

/** The value at the end of a way. */
export function nodeAt(node: JsonNode, path: JsonPath): JsonNode | undefined {
  let found: JsonNode | undefined = node;
  for (const step of path) {
    if (found?.kind === 'array' && typeof step === 'number') found = found.items[step];
    else if (found?.kind === 'object') found = found.entries.find(([key]) => key === step)?.[1];
    else return undefined;
  }
  return found;
}

/** As JavaScript has it. */
export function plainValue(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(([key, value]) => [key, plainValue(value)]));
    case 'array':
      return node.items.map(plainValue);
    case 'number':
      return Number(node.source);
    default:
      return node.value;
  }
}
