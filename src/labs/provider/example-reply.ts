import { providerExamples } from './examples.ts';
import type { PastedRequest } from './http-message.ts';
import type { JsonNode } from './json-tree.ts';
import { readRequest } from './read-request.ts';

/**
 * Whether a reply is that of an example, and the request another one: who pastes a request of their own has the reply of
 * the example still in its field, and its way to the answer says nothing of their API.
 * @param bodyOf JSON of a request
 */
export function isLeftFromExample(
  pasted: string,
  request: PastedRequest,
  bodyOf: (request: PastedRequest) => JsonNode | undefined,
): boolean {
  const same = providerExamples.filter(({ reply }) => reply.trim() === pasted.trim());
  if (same.length === 0) return false;
  const own = shapeOf(request, bodyOf(request));
  return !same.some((example) => {
    const original = readRequest(example.request);
    return 'url' in original && shapeOf(original, bodyOf(original)) === own;
  });
}

/** What stays the same while a reader tries other texts, keys and values in a request: its method, address and fields. */
function shapeOf({ method, url }: PastedRequest, body: JsonNode | undefined): string {
  const fields = body?.kind === 'object' ? body.entries.map(([key]) => key) : [body?.kind];
  return JSON.stringify([method, url.replace(/[?#].*$/s, ''), fields.toSorted()]);
}
