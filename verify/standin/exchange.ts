import type { Message, Role } from './behaviour.ts';

/** A request as the stand-ins answer it. */
export interface Exchange {
  readonly method: string;
  /** Host that DTX wanted to reach. */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** Tells the log who was asked, by whom, and with how many characters: a prompt of the package is not kept. */
  note(model: string, role: Role, messages: readonly Message[]): void;
}

export interface Answer {
  readonly status: number;
  /** Text and bytes are sent as they are, everything else as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Route = readonly [
  method: string,
  path: RegExp,
  answer: (exchange: Exchange) => Answer | Promise<Answer>,
];

/** Fields of a JSON object; none when the body is something else. */
export function fieldsOf({ body }: Pick<Exchange, 'body'>): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
