/** What those who hear the page are told of a result. */
export interface Heard {
  /** Empty until something is to be said. */
  readonly said: string;
  /** Whether anything was entered: what the build worked out is read, and not said. */
  readonly isOwn: boolean;
}

/**
 * A text stayed for a moment.
 * @param first what the build worked out
 * @param hasRun whether a task ran since, whose result can be called the same
 */
export function heardNext({ isOwn }: Heard, text: string, first: string, hasRun: boolean): Heard {
  const isOwnNow = isOwn || hasRun || text !== first;
  return { said: isOwnNow ? text : '', isOwn: isOwnNow };
}
