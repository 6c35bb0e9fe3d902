import type { Remark } from './remark.ts';

/** A text that is the method of a request, or begins with one. */
export const methods = /^(?:get|post|put|patch|delete|head|options|query)(?!\S)/i;

export type Header = readonly [name: string, value: string];

/** A request as a reader pasted it. */
export interface PastedRequest {
  readonly method: string;
  /** With scheme and host. */
  readonly url: string;
  /** Those that were pasted; what the program adds by itself is not among them. */
  readonly headers: readonly Header[];
  readonly body: string | undefined;
  /** Line of what was pasted on which the body begins. */
  readonly bodyLine: number;
  /** The body consists of the parts of a form, whose text is made up. */
  readonly isMultipart: boolean;
  /** Variables of the shell that the texts have marks for. */
  readonly variables: readonly string[];
  readonly remarks: readonly Remark[];
}

/** A mistake in a text, with the line it is on. */
export interface PasteProblem {
  readonly line: number | undefined;
  readonly message: string;
}

/** What a reader pasted, or what keeps it from being read. */
export type Pasted<T> = T | { readonly problem: PasteProblem; readonly others?: readonly PasteProblem[] };

/** Header by name, in any letter case; the last one counts, as for DTX. */
export function headerOf(headers: readonly Header[], name: string): string | undefined {
  return headers.findLast(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

/** A variable within a text is its name between two signs that no text has; see `replaceVariables`. */
const open = '\uFDD0';
const close = '\uFDD1';

export const variableMark = (name: string): string => `${open}${name}${close}`;

/** Puts something in the place of variables that are known; what only looks like a mark stays. */
export function replaceVariables(
  text: string,
  known: ReadonlySet<string>,
  replace: (name: string) => string,
): string {
  if (known.size === 0) return text;
  return text.replace(/\uFDD0(\w+)\uFDD1/g, (mark, name: string) => (known.has(name) ? replace(name) : mark));
}

/** The inside of a block of Markdown; other lines keep their numbers. */
export function withoutFence(text: string): string {
  const inside = text.replace(/^\s*```[\w-]*[ \t]*\r?\n/, '\n');
  return inside === text ? text : inside.replace(/\n\s*```\s*$/, '');
}
