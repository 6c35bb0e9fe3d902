import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { providerTask } from '../../../../src/labs/provider/provider-task.ts';
import { validateFormat } from '../../../../src/product/formats/format-validation.ts';
import { pythonWithRequests, withoutVersions, writtenByPython } from '../../../support/provider-oracle.ts';
import { headers, jsonBody, text } from '../../../support/provider-requests.ts';
import { realProduct } from '../../product/product-folder.ts';

/** More are tried by hand: PROVIDER_CASES=20000 PROVIDER_SEED=7. */
const cases = Number(process.env.PROVIDER_CASES ?? 400);
const seed = Number(process.env.PROVIDER_SEED ?? 42);

const python = pythonWithRequests();
if (!python)
  console.warn(
    'Python with requests, jinja2 and PyYAML is not installed: what is sent is not compared with it.',
  );

const entered = fc.record({
  body: jsonBody,
  headers,
  prompt: text,
  form: fc.constantFrom('http-parsed', 'http-raw'),
  promptAs: fc.constantFrom('value', 'text'),
  place: fc.nat(),
  query: fc.array(fc.tuple(fc.stringMatching(/^[a-f]{1,3}$/), text), { maxLength: 2 }),
});
type Entered = typeof entered extends fc.Arbitrary<infer T> ? T : never;

function raw({ body, headers: all, query }: Entered): string {
  const asked = query.map(([name, each]) => `${name}=${encodeURIComponent(each.toWellFormed())}`).join('&');
  const lines = Object.entries(all)
    .map(([name, each]) => `${name}: ${each}\n`)
    .join('');
  return `POST /chat${asked && `?${asked}`} HTTP/1.1\nHost: shop.example\nContent-Type: application/json\n${lines}\n${body}`;
}

const input = (each: Entered) => ({
  request: raw(each),
  reply: '{"answer": "Yes."}',
  answer: '',
  form: each.form,
  promptAs: each.promptAs,
  prompt: each.prompt,
});

/** The task with one of the places of the request. */
function worked(each: Entered) {
  const { places, problems } = providerTask({ ...input(each), place: '' });
  expect(problems).toEqual([]);
  const place = places[each.place % places.length];
  return { place, outcome: providerTask({ ...input(each), place: place?.id ?? '' }) };
}

describe('[2S.34] the request of a scope', () => {
  test('fits the format of a scope, and YAML gives its fields back', () => {
    const product = realProduct();
    fc.assert(
      fc.property(entered, (each) => {
        const { outcome } = worked(each);
        if (outcome.scope === '') return;
        const scope: unknown = parse(outcome.scope);
        expect(validateFormat(product, { format: 'scope', pointer: '' }, scope)).toEqual([]);
      }),
      { numRuns: 150, seed },
    );
  });

  test('gives the body that was pasted with the prompt in its place, whatever both are', () => {
    fc.assert(
      fc.property(entered, (each) => {
        const { place, outcome } = worked({ ...each, promptAs: 'text' });
        if (outcome.sent === '' || !place?.id.startsWith('body ')) return;
        const sent: unknown = JSON.parse(outcome.sent.slice(outcome.sent.indexOf('\n\n') + 2));
        const expected = JSON.parse(each.body);
        const path = JSON.parse(place.id.slice(5)) as string[];
        let parent = expected;
        for (const step of path.slice(0, -1)) parent = parent[step];
        Object.defineProperty(parent, path.at(-1) ?? '', { value: each.prompt, enumerable: true });
        // As texts: Python has one zero, and keeps the order.
        expect(JSON.stringify(sent)).toBe(JSON.stringify(expected));
      }),
      { numRuns: 400, seed },
    );
  });

  test.skipIf(!python)('is sent byte for byte as Python fills and writes it', () => {
    const all = fc.sample(entered, { numRuns: cases, seed }).map((each) => ({ each, ...worked(each) }));
    const withScope = all.filter(({ outcome }) => outcome.scope !== '');
    expect(withScope.length).toBeGreaterThan(cases / 2);
    const answers = writtenByPython(
      withScope.map(({ each, outcome }) => ({ scope: outcome.scope, prompt: each.prompt, environment: {} })),
      python ?? '',
    );
    expect(answers.filter((each) => 'sent' in each).length).toBeGreaterThan(withScope.length * 0.7);
    const differences = withScope.flatMap(({ each, outcome }, i) => {
      const there = answers[i];
      const here = outcome.sent || 'error';
      const written = there && 'sent' in there ? withoutVersions(there.sent) : 'error';
      return here === written ? [] : [{ each, here, there, fails: outcome.fails, scope: outcome.scope }];
    });
    differences.sort((a, b) => a.scope.length - b.scope.length);
    expect(differences.slice(0, 3)).toEqual([]);
  });
});
