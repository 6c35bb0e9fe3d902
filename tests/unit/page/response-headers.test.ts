import { expect, test } from 'vitest';
import { parseHeaders } from '../../../server/files/response-rules.ts';
import { headerRules, isHashed, nginxWorkerRules, workerPolicy } from '../../../src/page/response-headers.ts';

const worker = '/_astro/search.worker-a1_B-2.js';

test('hosts that read _headers send the policy with each worker, and with everything what a page cannot say', () => {
  const rules = headerRules('', [worker]);
  expect(rules).toContain(`\n${worker}\n  content-security-policy: ${workerPolicy(worker)}\n`);
  expect(rules).toMatch(/^\/\*\n {2}x-content-type-options: nosniff\n {2}x-frame-options: DENY\n/);
  expect(rules).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable\n');
});

test('hosts that read _headers send Markdown as such, and keep search engines from it [2T.8]', () => {
  expect(headerRules('/docs', [])).toContain(
    '\n/*.md\n  content-type: text/markdown; charset=utf-8\n  x-robots-tag: noindex\n',
  );
});

test('our server reads the headers of single files in them, and no others', () => {
  expect(Object.fromEntries(parseHeaders(headerRules('', [worker])))).toEqual({
    [worker]: { 'content-security-policy': workerPolicy(worker) },
  });
  expect(parseHeaders('')).toEqual(new Map());
});

test('below a path they keep the files of the site there, and no others', () => {
  const rules = headerRules('/docs', []);
  expect(rules).toContain('\n/docs/_astro/*\n  cache-control: ');
  expect(rules).toContain('\n/docs/media/*\n  cache-control: ');
  expect(rules).not.toMatch(/^\/(?:_astro|media)/m);
});

test.each([
  ['/_astro/page.Ab1.js', true],
  ['/docs/_astro/page.Ab1.js', true],
  ['/media/scope.0123456789.png', true],
  ['/docs/media/scope.0123456789.png', true],
  ['/_search/index.0123456789ab.json', true],
  ['/a/docs/_search/text.0123456789ab.json', true],
  ['/_search/en.current.json', false],
  ['/guide/media/index.html', false],
  ['/media/intro.html', false],
  ['/robots.txt', false],
])('whether the name of %s holds a hash: %s', (path, isIt) => {
  expect(isHashed(path)).toBe(isIt);
});

test('nginx sends everything in the one location of a worker', () => {
  const rules = nginxWorkerRules([worker]);
  expect(rules).toMatch(/^location = \/_astro\/search\.worker-a1_B-2\.js \{ .+ \}\n$/);
  for (const part of [
    `content-security-policy "${workerPolicy(worker)}"`,
    'x-frame-options "DENY"',
    'immutable',
  ])
    expect(rules).toContain(part);
});

test('a worker may ask for files of this site only when it is that of the search', () => {
  expect(workerPolicy(worker)).toContain("connect-src 'self'");
  for (const path of ['/_astro/template.worker-a1.js', '/_astro/search.worker-x/other.js'])
    expect(workerPolicy(path)).toBe("default-src 'none'; script-src 'self'");
});

test('[2S.33] only the worker that runs jq may compile WebAssembly, and it has no network either', () => {
  const ofJq = workerPolicy('/docs/_astro/verdict-jq.worker-a1.js');
  expect(ofJq).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
  for (const path of [worker, '/_astro/verdict.worker-a1.js', '/_astro/verdict-jq.worker-a1/x.js'])
    expect(workerPolicy(path)).not.toContain('wasm');
});
