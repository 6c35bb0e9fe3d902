import { expect, test } from 'vitest';
import { twins } from '../../../checks/twins.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const text =
  '<h2 id="run">Run</h2><p>See <a href="/b">B</a>.</p><pre><code>dtx --help</code></pre><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>x|y</code></td></tr></tbody></table>';
const markdown =
  '---\ntitle: A\n---\n\n# A\n\n## Run\n\nSee [B](/b.md).\n\n```\ndtx --help\n```\n\n| A | B |\n| - | - |\n| 1 | `x\\|y` |\n';

const page = (twin: string | undefined, prose: string, above = '') =>
  documentOf(
    `<main><article>${above}<div class="prose"><h1>A</h1>${prose}</div></article></main>`,
    twin && `<link rel="alternate" type="text/markdown" href="${twin}">`,
  );

const list = (...paths: string[]) =>
  JSON.stringify({
    site: { name: 'A', url: 'https://docs.example', basePath: '' },
    pages: paths.map((path) => ({
      path,
      markdown: `${path}.md`,
      title: 'A',
      description: 'A.',
      language: 'en',
      version: 'A 1',
      bytes: 1,
      sections: [],
    })),
  });

/** A site of the pages `/a` and `/b`, of which the first is looked at. */
function problems(html = text, twin = markdown, others: Record<string, string> = {}, above = ''): string[] {
  const files = { 'a.md': twin, 'b.md': '# A\n', '_markdown/pages.json': list('/a', '/b'), ...others };
  const site = siteOf({ '/a': page('/a.md', html, above), '/b': page('/b.md', '') }, files);
  return found(twins, {
    ...site,
    routes: site.routes.map((route) => ({ ...route, twin: `${route.path}.md` })),
  });
}

test('a twin that says what its page says is fine [2T.5]', () => {
  expect(problems()).toEqual([]);
});

test.each([
  [
    'a heading is missing',
    '## Run\n\n',
    '',
    'headings differ: number 1 is none and should be "## Run {#run}"',
  ],
  [
    'a heading has another id',
    '## Run',
    '## Run {#x}',
    'headings differ: number 1 is "## Run {#x}" and should be "## Run {#run}"',
  ],
  [
    'there is a heading more',
    'See',
    '## Own\n\nSee',
    'headings differ: number 2 is "## Own {#own}" and should be none',
  ],
  [
    'a heading cannot be asked for',
    'See',
    '> ## Own\n\nSee',
    'headings differ: number 2 is "2 headings in all" and should be none',
  ],
  [
    'code differs by a space',
    'dtx --help',
    'dtx  --help',
    'code differ: number 1 is "dtx  --help" and should be "dtx --help"',
  ],
  ['a row is missing', '| 1 | `x\\|y` |\n', '', 'rows differ: number 2 is none and should be "1 | xy"'],
  [
    'a cell says something else',
    '| 1 |',
    '| 2 |',
    'rows differ: number 2 is "2 | xy" and should be "1 | xy"',
  ],
  ['a link leads to the page', '/b.md', '/b', 'links differ: number 1 is "/b" and should be "/b.md"'],
  ['a link is missing', '[B](/b.md)', 'B', 'links differ: number 1 is none and should be "/b.md"'],
  [
    'there is HTML in it',
    'See',
    '<div>See</div>\n\n',
    'code differ: number 1 is "HTML: <div>See</div>" and should be "dtx --help"',
  ],
])('a twin is a problem where %s [2T.5]', (_, from, to, problem) => {
  expect(problems(text, markdown.replace(from, to))).toEqual([`/a.md: ${problem}`]);
});

test('at an address that is no example, links of a twin have it, and only then [2T.32]', () => {
  const linked = `${text}<p><a href="/file.json">F</a>, <a href="/a#try=1">T</a>, <a href="#run">R</a></p>`;
  const twinOf = (host: string) =>
    `${markdown.replace('/b.md', `${host}/b.md`)}\n[F](${host}/file.json), [T](${host}/a#try=1), [R](#run)\n`;
  const at = (url: string, twin: string) => {
    const files = { 'a.md': twin, 'b.md': '# A\n', '_markdown/pages.json': list('/a', '/b') };
    const site = siteOf({ '/a': page('/a.md', linked), '/b': page('/b.md', '') }, files);
    const routes = site.routes.map((route) => ({ ...route, twin: `${route.path}.md` }));
    return found(twins, { ...site, url, routes });
  };
  const host = 'https://docs.dtx.dev';
  expect(at(host, twinOf(host))).toEqual([]);
  expect(at('https://docs.example.org', twinOf(''))).toEqual([]);
  expect(at(host, twinOf(''))).toEqual([
    `/a.md: links differ: number 1 is "/b.md" and should be "${host}/b.md"`,
  ]);
  expect(at('https://docs.example.org', twinOf('https://docs.example.org'))).toHaveLength(1);
});

test('what frames the text is not missed in the twin', () => {
  const frame =
    '<button type="button"><a href="/c">Copy</a></button><nav><h2 id="nav">N</h2></nav><details class="toc-mobile"><a href="#run">Run</a></details>';
  expect(problems(text + frame.replace(/<button.*<\/button>/, ''))).toEqual([]);
});

test('a notice above the text is in the twin, too', () => {
  const noticed = (html: string) =>
    page('/a.md', html).replace('<article>', '<article><p class="notice">See <a href="/b">B</a>.</p>');
  const files = (twin: string) => ({
    'a.md': twin,
    'b.md': '# A\n',
    '_markdown/pages.json': list('/a', '/b'),
  });
  const problemsWith = (twin: string) => {
    const site = siteOf({ '/a': noticed(''), '/b': page('/b.md', '') }, files(twin));
    const routes = site.routes.map((route) => ({ ...route, twin: `${route.path}.md` }));
    return found(twins, { ...site, routes });
  };
  expect(problemsWith('# A\n\n> See [B](/b.md).\n')).toEqual([]);
  expect(problemsWith('# A\n')).toEqual(['/a.md: links differ: number 1 is none and should be "/b.md"']);
});

test('the head names the twin, and the twin is there [2T.6]', () => {
  const promised = (site: ReturnType<typeof siteOf>) => ({
    ...site,
    routes: site.routes.map((route) => ({ ...route, twin: '/a.md' })),
  });
  const files = { 'a.md': markdown, '_markdown/pages.json': list('/a') };
  expect(found(twins, promised(siteOf({ '/a': page(undefined, text) }, files)))).toEqual([
    '/a: the head names no Markdown file in place of /a.md',
  ]);
  const { 'a.md': _, ...without } = files;
  expect(found(twins, promised(siteOf({ '/a': page('/a.md', text) }, without)))).toEqual([
    '/a: there is no file /a.md',
  ]);
  expect(found(twins, siteOf({ '/a': page('/a.md', text) }, files))).toEqual([
    '/a: the head names /a.md in place of none',
  ]);
});

test('what is said above the text, such as that a version is an old one, is in the Markdown, too', () => {
  const above = '<p class="notice">Old. <a href="/b">Newest</a></p>';
  const written = markdown.replace('# A\n', '# A\n\n> Old. [Newest](/b.md)\n');
  expect(problems(text, written, {}, above)).toEqual([]);
  expect(problems(text, markdown, {}, above)).toHaveLength(1);
});

test('the answer where there is no page may be Markdown, too, and so may a skill', () => {
  const more = { '404.html': documentOf(''), '404.md': '', '.well-known/agent-skills/x/SKILL.md': '' };
  expect(problems(text, markdown, more)).toEqual([]);
  expect(problems(text, markdown, { 'de/404.md': '' })).toHaveLength(1);
});

test('the list names every twin, and no other Markdown file is published [2T.6]', () => {
  expect(problems(text, markdown, { '_markdown/pages.json': list('/a', '/c'), 'd.md': '' })).toEqual([
    '/_markdown/pages.json: it does not name /b /b.md',
    '/_markdown/pages.json: it names /c /c.md, which is not a page',
    '/_markdown/pages.json: there is a file d.md, which is the twin of no page',
  ]);
  expect(problems(text, markdown, { '_markdown/pages.json': '{}' })[0]).toMatch(/it is not a list of pages/);
});

test('a site without twins, such as one of a test, is not asked for them', () => {
  expect(found(twins, siteOf({ '/a': page(undefined, text) }))).toEqual([]);
});
