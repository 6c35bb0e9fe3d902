import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { html, markdown, twins } from './served-twins.ts';

const agent = 'text/markdown, */*';
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** How a shared cache understands `Cache-Control`. */
interface Habits {
  /** Directives that keep an answer out of it: some know only one of them. */
  readonly knows: RegExp;
  /** Whether what it has is sent without asking, as a time of its own would have it. */
  readonly sendsStale: boolean;
}

/** A shared cache that ignores `Vary`: it has one answer for each address, whoever asks. */
function blindCache(origin: string, { knows, sendsStale }: Habits) {
  const kept = new Map<string, Answer>();
  return async (path: string, accept: string): Promise<string> => {
    const own = kept.get(path);
    if (own && sendsStale) return own.body.toString();
    const condition = own?.headers.etag === undefined ? {} : { 'if-none-match': own.headers.etag };
    // By this the server knows a browser, which it tells less.
    const isOpened = accept === browser && { 'sec-fetch-dest': 'document' };
    const answer = await ask(origin, path, { accept, ...condition, ...isOpened });
    if (answer.status === 304 && own) return own.body.toString();
    if (!knows.test(answer.headers['cache-control'] ?? '')) kept.set(path, answer);
    return answer.body.toString();
  };
}

it.each([
  { knows: /private/, sendsStale: true },
  { knows: /no-store/, sendsStale: true },
  { knows: /private|no-store/, sendsStale: false },
])('[2T.12] a cache that ignores Vary never hands Markdown to a browser: %o', async (habits) => {
  const origin = await twins();
  const paths = ['/tactics/tap', '/tactics/tap/', '/', '/es', '/none'];
  const visit = fc.tuple(fc.constantFrom(...paths), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 12 }), async (visits) => {
      const get = blindCache(origin, habits);
      for (const [path, isAgent] of visits) {
        const text = await get(path, isAgent ? agent : browser);
        if (!isAgent) expect(text, path).toMatch(/^<h1>/);
        // One that asks each time has the right answer for agents, too.
        if (!habits.sendsStale && path !== '/none') expect(text.startsWith('<h1>'), path).toBe(!isAgent);
      }
    }),
    { numRuns: 60 },
  );
});

it('such a cache would hand it out if it did not know that the answer is private', async () => {
  const get = blindCache(await twins(), { knows: /^$/, sendsStale: true });
  expect(await get('/tactics/tap', agent)).toBe(markdown);
  expect(await get('/tactics/tap', browser)).toBe(markdown);
  expect(await get('/tactics/tap/', browser)).toBe(html);
});
