import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { ApiError, DeserializationError } from '../client/search-client.ts';

/** Why there is no answer, as far as a reader can do something about it (rows 8.1, 8.3, 8.4). */
export type Failure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreadable' };

/** What an error of the client means. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return { kind: 'refused', message: error.message };
  if (error instanceof DeserializationError) return { kind: 'unreadable' };
  return { kind: 'unreachable' };
}

/** The sentence below 'Unable to fetch results'. */
export function failureText(
  failure: Failure,
  strings: Pick<Strings['search'], 'checkConnection' | 'refused' | 'unreadable'>,
): string {
  switch (failure.kind) {
    case 'unreachable':
      return strings.checkConnection;
    case 'refused':
      return fill(strings.refused, { message: failure.message });
    case 'unreadable':
      return strings.unreadable;
  }
}
