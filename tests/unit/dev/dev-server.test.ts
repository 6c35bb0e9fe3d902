import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFile, englishStrings, page } from '../site-folder.ts';
import { startDev, until } from './dev-site.ts';

let root: string;
let dev: Awaited<ReturnType<typeof startDev>>;

const docs = (file: string) => join(root, 'content/docs', file);
const write = (file: string, body: string, fields = {}) => writeFileSync(docs(file), page(fields, body));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dev-'));
  cpSync('content/product', join(root, 'content/product'), { recursive: true });
  cpSync('content/docs', join(root, 'content/docs'), {
    recursive: true,
    filter: (file) => file === 'content/docs',
  });
  cpSync('content/i18n/en.yml', join(root, 'content/i18n/en.yml'));
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'es', label: 'Español' },
  ];
  writeFileSync(join(root, 'site.config.ts'), configFile({ locales }));
  writeFileSync(join(root, 'content/i18n/es.yml'), englishStrings);
  write('index.md', 'Home.', { title: 'Home' });
  write('a.md', '## Part\n\nText of a.');
  write('b.md', 'See [a](/a#part) and [again](./a.md).');
  dev = await startDev(root);
});

afterAll(async () => {
  await dev?.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('the server of npm run dev', () => {
  it('shows a page in every form of its address and every language, and files that are made', async () => {
    for (const path of ['/a', '/a/', '/a.html', '/a/index.html', '/es/a']) {
      const { status, text } = await dev.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('Text of a.');
    }
    expect((await dev.get('/')).text).toContain('Home.');
    expect((await dev.get('/sitemap.xml')).text).toContain('/a</loc>');
    expect((await dev.get('/es/fragments/sidebar.html')).status).toBe(200);
    expect((await dev.get('/schemas/scope.schema.json')).text).toContain('"$schema"');
    expect((await dev.get('/src/page/browser.ts')).text).toContain('startRouter');
    expect((await dev.get('/sandbox')).text).toContain('<h1>Sandbox</h1>');
    expect((await dev.get('/sandbox?theme=dark&dir=rtl')).text).toMatch(
      /<html[^>]* dir="rtl" data-theme="dark"/,
    );
    expect((await dev.get('/nothing')).status).toBe(404);
    expect((await dev.get('/%E0%A4%A')).status).toBe(404);
  });

  it('sends each answer with its type, to be kept by nobody, and takes requests for pages alone', async () => {
    const ask = async (path: string, method = 'GET') => {
      const { status, headers, text } = await fetch(dev.url + path, { method }).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }));
      return [status, headers.get('content-type'), headers.get('cache-control'), text.length > 0];
    };
    const html = 'text/html; charset=utf-8';
    expect(await ask('/a')).toEqual([200, html, 'no-store', true]);
    expect(await ask('/a', 'HEAD')).toEqual([200, html, 'no-store', false]);
    expect(await ask('/nothing')).toEqual([404, html, 'no-store', true]);
    expect(await ask('/_search/none.json')).toEqual([404, 'application/json', 'no-store', true]);
    expect((await ask('/a', 'POST'))[0]).toBe(404);
  });

  it('has the Markdown of a page as it is now, with links to that of others [2T.33]', async () => {
    const { status, text } = await dev.get('/b.md');
    expect(status).toBe(200);
    expect(text).toMatch(/^---\ntitle: Page\n/);
    expect(text).toContain('\n# Page\n\nSee [a](/a.md#part) and [again](/a.md).\n');
    expect((await dev.get('/es/b.md')).text).toContain('See [a](/es/a.md#part)');
    expect((await dev.get('/index.md')).text).toContain('Home.');
    expect((await dev.get('/es.md')).text).toContain('Home.');
    const { headers } = await fetch(`${dev.url}/a.md`);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    for (const path of ['/nothing.md', '/search.md', '/404.md'])
      expect([path, (await dev.get(path)).status]).toEqual([path, 404]);
    await dev.save(() => write('b.md', 'See [a](/a#part).'));
    expect((await dev.get('/b.md')).text).toContain('See [a](/a.md#part).');
  });

  it('shows a saved, a new, a renamed and a removed page at once', async () => {
    await dev.save(() => write('a.md', '## Part\n\nChanged text.'));
    expect((await dev.get('/a')).text).toContain('Changed text.');
    expect((await dev.get('/new')).status).toBe(404);
    await dev.save(() => write('new.md', 'New text.'));
    expect(await dev.get('/new')).toMatchObject({ status: 200 });
    expect((await dev.get('/a')).text).toContain('href="/new"');
    await dev.save(() => renameSync(docs('new.md'), docs('newer.md')));
    expect((await dev.get('/new')).status).toBe(404);
    expect((await dev.get('/newer')).text).toContain('New text.');
    await dev.save(() => rmSync(docs('newer.md')));
    expect((await dev.get('/newer')).status).toBe(404);
    expect((await dev.get('/a')).text).not.toContain('newer');
  });

  it('tells once what the check would say, on the page and in the terminal, with file and line', async () => {
    const wrong = [
      'A [letter](/aa), [file](./gone.md), [place](/a#nowhere), [schema](/schemas/scope.schema.json).',
      '```bash\ndtx redteam run --agent echo --max_promts 5\n```',
      '## Same\n\nOne.\n\n## Same\n\nTwo.',
    ].join('\n\n');
    await dev.save(() => write('b.md', wrong));
    const html = await dev.problemsOf('/b');
    const expected = [
      'content/docs/b.md:6: Broken link: /aa (no such page). Perhaps /a is meant.',
      'content/docs/b.md:6: Broken link: ./gone.md (no such file). Correct the address, or add the file.',
      'content/docs/b.md:6: Broken anchor: /a#nowhere (no such id on /a). Link to an id of /a, or give an element there this id.',
      'content/docs/b.md:9: dtx redteam run has no flag --max_promts. Perhaps --max_prompts is meant.',
      'content/docs/b.md:16: Heading: "Same" is the heading of two sections. Give each a name of its own: the address of the second depends on their order.',
    ];
    await dev.problemsOf('/b');
    await dev.problemsOf('/es/b');
    expect(dev.lines.filter((line) => line.includes('b.md')).sort()).toEqual(expected.sort());
    expect(html).toContain(encodeURIComponent(`${root}/content/docs/b.md:9`));
    expect(html).toContain('has no flag --max_promts');

    await dev.save(() => write('b.md', 'See [a](/a#part) and [again](./a.md).'));
    expect(await dev.problemsOf('/b')).toBe('');
    expect(dev.lines).toContain('content/docs/b.md: fixed.');
  });

  it.each([
    [
      'front matter that is wrong',
      () => write('a.md', 'Text.', { type: 'howto' }),
      'field &quot;type&quot; is wrong',
    ],
    ['a directive that is not closed', () => write('a.md', ':::note\nText.'), 'content/docs/a.md:6'],
  ])('shows %s in place of the page alone, until it is fixed', async (_, spoil, said) => {
    await dev.save(spoil);
    const { status, text } = await dev.get('/a');
    expect(status).toBe(500);
    expect(text).toContain(said);
    expect(text).toContain('/@vite/client');
    expect((await dev.get('/b')).status).toBe(200);
    await dev.save(() => write('a.md', '## Part\n\nText of a.'));
    expect((await dev.get('/a')).text).toContain('Text of a.');
    expect(dev.lines.join('\n')).not.toMatch(/^ +at /m);
  });

  it('names links to a page that has gone, and that its path was promised', async () => {
    const line = 'content/docs/b.md:6: Broken link: /a#part (no such page). Link to another page.';
    const file = 'content/docs/b.md:6: Broken link: ./a.md (no such page). Link to another page.';
    const promised =
      'content/paths.txt: /a is not a page any more. Lead readers on by content/redirects.yml.';
    expect(dev.lines).not.toContain(line);
    await dev.save(() => writeFileSync(join(root, 'content/paths.txt'), '/\n/a\n/b\n'));
    await dev.save(() => renameSync(docs('a.md'), docs('z.md')));
    await until(() => [line, file, promised].every((each) => dev.lines.includes(each)));
    expect(dev.lines.filter((each) => each.includes('not a page any more'))).toEqual([promised]);
    await dev.save(() => renameSync(docs('z.md'), docs('a.md')));
    await until(() => dev.lines.includes('content/paths.txt: fixed.'));
    await dev.save(() => rmSync(join(root, 'content/paths.txt')));
  });

  it('finds nothing wrong with links to files of the project and of the site, and with what was found before', async () => {
    const before = dev.lines.length;
    await dev.save(() =>
      write('b.md', 'See [a](/a?x=1#part), [map](/sitemap.xml), [top](#top), [out](https://example.org/b).'),
    );
    expect(await dev.problemsOf('/b')).toBe('');
    expect(await dev.problemsOf('/nothing')).toBe('');
    expect(dev.lines.slice(before).filter((line) => /b\.md:\d/.test(line))).toEqual([]);
    await dev.save(() => write('b.md', 'See [a](/a#part) and [again](./a.md).'));
  });

  it('leads an old path on, and shows the search, the not-found page and a whole document around each', async () => {
    await dev.save(() => writeFileSync(join(root, 'content/redirects.yml'), '- {from: /old, to: /a}\n'));
    const old = await dev.get('/old/');
    expect(old.status).toBe(200);
    expect(old.text).toContain('0; url=/a');
    expect(old.text).toContain(
      '<script type="module" src="/src/page/redirect/redirect.browser.ts"></script>',
    );
    expect(old.text).not.toContain('/src/page/browser.ts');
    const search = await dev.get('/es/search');
    expect(search.status).toBe(200);
    expect(search.text).toMatch(/^<!doctype html><html[^>]* lang="es"/);
    for (const script of ['/@vite/client', '/src/page/browser.ts', '/tools/dev/client/client.ts'])
      expect(search.text).toContain(`<script type="module" src="${script}"></script>`);
    for (const path of ['/404', '/404.html', '/es/404.html', '/nothing/at/all'])
      expect([path, (await dev.get(path)).status]).toEqual([path, 404]);
    await dev.save(() => rmSync(join(root, 'content/redirects.yml')));
    expect((await dev.get('/old')).status).toBe(404);
  });

  it('shows a draft', async () => {
    await dev.save(() => write('draft.md', 'Text of a draft.', { draft: true }));
    expect(await dev.get('/draft')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Text of a draft.'),
    });
    await dev.save(() => rmSync(docs('draft.md')));
  });

  it('goes on after a configuration that is wrong', async () => {
    const config = join(root, 'site.config.ts');
    await dev.save(() => writeFileSync(config, 'export defalt {};'));
    expect((await dev.get('/b')).text).toContain('site.config.ts');
    await dev.save(() => writeFileSync(config, configFile({ title: 'Fixed' })));
    expect((await dev.get('/b')).text).toContain('| Fixed</title>');
  });

  it('makes the search of the edition that is asked for, once until content changes', async () => {
    const settings = JSON.parse((await dev.get('/_search/en.current.json')).text);
    const index = await dev.get(settings.index);
    expect(index.status).toBe(200);
    expect(JSON.parse((await dev.get('/_search/en.current.json')).text)).toEqual(settings);
    await dev.save(() => write('a.md', '## Part\n\nZebra.'));
    const changed = JSON.parse((await dev.get('/_search/en.current.json')).text);
    expect(changed.index).not.toBe(settings.index);
    // A page that was opened before the change still finds its index.
    expect((await dev.get(settings.index)).text).toBe(index.text);
    expect((await dev.get('/_search/xx.current.json')).status).toBe(404);
  });
});
