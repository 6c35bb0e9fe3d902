import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurity } from '../../../checks/content-security.ts';
import { documentOf, found, policyFor, siteOf } from './site-of.ts';

const script = 'document.documentElement.dataset.theme = "é";';
const style = 'body{color:red}';
const policy = policyFor([script], [style]);
const security = (body: string, head = policy) =>
  found(contentSecurity, siteOf({ '/': documentOf(body, head) }));

test.each([
  `<script>${script}</script><style>${style}</style>`,
  '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>',
  '<script type="module" src="/_astro/a.js"></script><link rel="stylesheet" href="/a.css">',
  '<a href="https://elsewhere.example">Elsewhere</a><img src="data:image/png;base64,AA==" alt="">',
  '<link rel="alternate" hreflang="de" href="https://de.docs.example/">',
  '<link rel="license" href="https://law.example/mit"><link rel="ME author" href="https://a.example">',
  '<form action="https://elsewhere.example"><button formaction="https://elsewhere.example">Go</button></form>',
])('content that the policy covers is fine: %s', (body) => {
  expect(security(body)).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'inline script "alert(1)" is covered by no hash of the policy'],
  [
    `<script>${script} </script>`,
    `inline script "${script.slice(0, 40)}" is covered by no hash of the policy`,
  ],
  ['<script type="module">let a</script>', 'inline script "let a" is covered by no hash of the policy'],
  ['<style>a{}</style>', 'inline style "a{}" is covered by no hash of the policy'],
  [`<style>${script}</style>`, expect.stringContaining('is covered by no hash of the policy')],
  ['<button onclick="go()">Go</button>', '<button> has the handler onclick'],
  ['<svg onload="go()"></svg>', '<svg> has the handler onload'],
  ['<p style="color:red">Red</p>', '<p> has a style attribute'],
  ['<a href="javascript:go()">Go</a>', '<a> runs javascript:go()'],
  ['<a href=" java\nscript:go()">Go</a>', expect.stringContaining('<a> runs java')],
  ['<form action="javascript:go()"></form>', '<form> runs javascript:go()'],
])('inline code that the policy does not cover is a problem: %s', (body, problem) => {
  const expected = typeof problem === 'string' ? `/: ${problem}` : problem;
  expect(security(body)).toEqual([expected]);
});

test.each([
  '<script src="https://cdn.example/a.js"></script>',
  '<link rel="stylesheet" href="//cdn.example/a.css">',
  '<link rel="alternate stylesheet" href="//cdn.example/a.css">',
  '<link rel="preconnect" href="https://fonts.example">',
  '<img src="https://cdn.example/a.png" alt="">',
  '<img srcset="https://cdn.example/a.png 2x" alt="">',
  '<iframe src="https://video.example/1"></iframe>',
  '<iframe src="data:text/html,x"></iframe>',
  '<link href="https://cdn.example/a.css">',
])('something loaded from a third party is a problem: %s', (body) => {
  expect(security(body)).toEqual([expect.stringMatching(/^\/: <\w+> loads .+ from a third party$/)]);
});

test('[7.12] a connection ahead of time is fine to a host that the policy names, and to no other', () => {
  const named = policy.replace(/">$/, "; connect-src 'self' https://search.example\">");
  const connecting = (host: string, rel = 'preconnect') =>
    security(`<link rel="${rel}" href="https://${host}">`, named);
  expect(connecting('search.example')).toEqual([]);
  expect(connecting('search.example', 'preconnect stylesheet')).toHaveLength(1);
  expect(connecting('search.example', 'stylesheet')).toHaveLength(1);
  expect(connecting('fonts.example')).toHaveLength(1);
});

test('an inline style that imports from elsewhere is a problem, whatever its hash', () => {
  const importing = '@font-face{src:url(https://fonts.example/a.woff2)}';
  expect(security(`<style>${importing}</style>`, policyFor([], [importing]))).toEqual([
    '/: inline style "@font-face{src:url(https://fonts.example" loads from elsewhere',
  ]);
});

test.each(['@import "/a.css"', 'a{background:url( "//cdn.example/a.png")}', "a{b:URL('http://a.example')}"])(
  'so is one with %s',
  (importing) => {
    expect(security(`<style>${importing}</style>`, policyFor([], [importing]))).toEqual([
      expect.stringContaining('loads from elsewhere'),
    ]);
  },
);

test('a longer hash covers code as well, and sources of other kinds of code do not', () => {
  const longer = createHash('sha512').update('go()').digest('base64');
  const covered = (directive: string) =>
    security('<script>go()</script>', policy.replace('script-src', `script-src 'self'; ${directive}`));
  expect(covered(`script-src-elem 'sha512-${longer}'; x`)).toEqual([]);
  expect(covered(`style-src-elem 'sha512-${longer}'; x`)).toHaveLength(1);
  const fallback = policy.replace("default-src 'self'; script-src", 'default-src').replace('</', '');
  expect(security(`<script>${script}</script>`, fallback)).toEqual([]);
});

test('of a directive that comes twice the first counts, and names may be written in capitals', () => {
  const twice = policy.replace('content="', `content="DEFAULT-SRC 'self'; script-src 'none'; `);
  expect(security(`<script>${script}</script>`, twice)).toEqual([
    expect.stringContaining('is covered by no hash'),
  ]);
});

test('a page without a policy, or with the policy after its code, is a problem', () => {
  expect(security('', '')).toEqual(['/: no policy']);
  expect(security('', `<script>${script}</script>${policy}`)).toEqual([
    expect.stringContaining('comes before any policy'),
  ]);
});

test('a policy that allows everything is a problem', () => {
  const weak = `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline' data: blob:; script-src-elem data:; img-src *">`;
  expect(security('', weak)).toEqual([
    "/: the policy has script-src 'unsafe-inline'",
    '/: the policy has script-src data:',
    '/: the policy has script-src blob:',
    '/: the policy has script-src-elem data:',
    '/: the policy has img-src *',
    '/: the policy has no default-src',
    '/: the policy has no base-uri',
    '/: the policy has no form-action',
  ]);
});

test('a page whose policy differs from that of the others is a problem', () => {
  const beside = (other: string) =>
    found(contentSecurity, siteOf({ '/': documentOf('', policy), '/b': documentOf('', other) }));
  expect(beside(policy.replace('form-action', "connect-src 'self'; form-action"))).toEqual([
    '/b: its policy differs from that of /',
  ]);
  // Each has the scripts and styles of its own parts.
  expect(beside(policyFor([script]))).toEqual([]);
  expect(beside(policyFor([], [style]))).toEqual([]);
});

test('a fragment needs no policy, but may not have inline code or handlers', () => {
  const files = { 'fragments/sidebar.html': `<ul onclick="go()"><script>${script}</script></ul>` };
  const problems = found(contentSecurity, siteOf({ '/': documentOf('', policy) }, files));
  expect(problems).toEqual([
    '/fragments/sidebar.html: <ul> has the handler onclick',
    expect.stringContaining('/fragments/sidebar.html: inline script'),
  ]);
});

test('the page at an old path has the policy of all pages', () => {
  const moved = (head: string) =>
    siteOf(
      { '/': documentOf('', policy) },
      { 'old/index.html': documentOf('', head) },
      { redirects: [{ from: '/old', to: '/' }] },
    );
  expect(found(contentSecurity, moved(policy))).toEqual([]);
  expect(
    found(contentSecurity, moved(policy.replace('form-action', "connect-src 'self'; form-action"))),
  ).toEqual(['/old: its policy differs from that of /']);
});
