import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileMemory } from '../../../src/base/file-memory.ts';
import { loadSite, type Site } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { openWrittenSite, type WrittenSite } from '../../../src/site/written-site.ts';
import { configFile, description, englishStrings, type Files, page, siteFolder } from '../site-folder.ts';

const locales = [
  { code: 'en', label: 'English' },
  { code: 'es', label: 'Español' },
];
const translation = (of: string, body: string) =>
  ['---', 'title: Página', `description: ${description}`, `source: "${sourceSign(of)}"`, '---', body].join(
    '\n',
  );

/** A site in two languages that is open for writing. */
function open(files: Files = {}) {
  const root = siteFolder({
    'site.config.ts': configFile({ locales }),
    'content/i18n/es.yml': englishStrings,
    'content/docs/a.md': page({ sidebar_position: 1 }, 'First.'),
    'content/docs/b.md': page({ sidebar_position: 2 }, 'See [a](./a.md).'),
    'content/i18n/es/docs/a.md': translation(page({ sidebar_position: 1 }, 'First.'), 'Primero.'),
    ...files,
  });
  const path = (file: string) => join(root, file);
  return {
    root,
    now: openWrittenSite(root),
    write(file: string, text: string) {
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), text);
    },
    edit(file: string, from: string, to: string) {
      writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to));
    },
    rename: (file: string, name: string) => renameSync(path(file), path(name)),
    remove: (file: string) => rmSync(path(file)),
  };
}

/** What pages are made from, without what is only there to find them. */
const dataOf = ({ editions }: Site) =>
  editions.map(({ editions: _, find: __, root: ___, ...edition }) => edition);

function shown({ site, mistakes }: WrittenSite): Site {
  expect(mistakes.map(({ message }) => message)).toEqual([]);
  if (!site) throw new Error('no page can be shown');
  return site;
}

const routes = (site: Site | undefined) => site?.pages.map(({ path }) => path).sort();

describe('a site that is being written', () => {
  it('is the same object for as long as nothing changes', async () => {
    const { now } = open();
    expect(await now()).toBe(await now());
  });

  it('is what loading it afresh gives, after each change', async () => {
    const { root, now, write, edit, rename, remove } = open();
    const changes: (() => void)[] = [
      () => edit('content/docs/a.md', 'First.', 'Second, which is longer.'),
      () => edit('content/docs/b.md', '"Page"', '"Another title"'),
      () => write('content/docs/guides/c.md', page({}, 'New.')),
      () => write('content/docs/guides/_category_.yml', 'label: Guides\nposition: 7\n'),
      () => edit('content/docs/guides/_category_.yml', 'Guides', 'Ways'),
      () => rename('content/docs/guides/c.md', 'content/docs/guides/d.md'),
      () => edit('content/i18n/es/docs/a.md', 'Primero.', 'Segundo.'),
      () => write('content/i18n/es/docs/guides/d.md', translation('other', 'Nuevo.')),
      () => edit('content/docs/guides/d.md', 'New.', '## New'),
      () => remove('content/i18n/es/docs/guides/d.md'),
      () => remove('content/docs/guides/d.md'),
      () => edit('content/i18n/es.yml', 'Search', 'Buscar'),
      () => edit('content/i18n/en.yml', 'Search', 'Look for'),
      () => write('site.config.ts', configFile({ locales, title: 'Changed' })),
      () => write('content/docs/e.md', page({ draft: true }, 'Draft.')),
      () => write('content/docs/e.md', page({ slug: '/elsewhere' }, 'No draft.')),
    ];
    let before = await now();
    for (const change of changes) {
      change();
      const after = await now();
      expect(after).not.toBe(before);
      expect(dataOf(shown(after))).toEqual(
        dataOf(await loadSite(root, { drafts: true, memory: new FileMemory() })),
      );
      before = after;
    }
  });

  it('reads again only what has changed, so that the rest is not compiled again', async () => {
    const { now, edit } = open();
    const before = shown(await now());
    edit('content/docs/a.md', 'First.', 'Changed.');
    const after = shown(await now());
    const sources = (site: Site) =>
      site.editions.map(({ find }) =>
        ['/a', '/b'].map((route) => {
          const found = find(route);
          return found?.kind === 'doc' ? found.source : undefined;
        }),
      );
    const [[a, b] = [], [, foreign] = []] = sources(before);
    const [[changedA, sameB] = [], [, sameForeign] = []] = sources(after);
    expect(changedA).not.toBe(a);
    expect(sameB).toBe(b);
    expect(sameForeign).toBe(foreign);
    expect(after.strings).toBe(before.strings);
  });

  it('reads every page again when an image has changed, since pages say its size', async () => {
    const { now, write } = open({ 'content/docs/x.svg': '<svg/>' });
    const sourceOf = (site: Site) => {
      const found = site.find('/b');
      return found?.kind === 'doc' ? found.source : undefined;
    };
    const before = sourceOf(shown(await now()));
    write('content/docs/x.svg', '<svg width="9"/>');
    expect(sourceOf(shown(await now()))).not.toBe(before);
  });

  it('goes on without a page that is wrong, and has it again once it is fixed', async () => {
    const { now, edit } = open();
    await now();
    edit('content/docs/a.md', 'type: "index"', 'type: "indx"');
    const { site, mistakes } = await now();
    expect(routes(site)).toEqual(['/', '/b']);
    // Its translation has no original meanwhile.
    expect(mistakes.map(({ file }) => file)).toContain('content/docs/a.md');
    edit('content/docs/a.md', 'type: "indx"', 'type: "index"');
    expect(routes(shown(await now()))).toEqual(['/', '/a', '/b']);
  });

  it('shows the original of a translation that is wrong', async () => {
    const { now, edit } = open();
    edit('content/i18n/es/docs/a.md', 'title', 'titel');
    const { site, mistakes } = await now();
    expect(site?.editions[1]?.find('/a')).toMatchObject({ untranslated: true });
    expect(new Set(mistakes.map(({ file }) => file))).toEqual(new Set(['content/i18n/es/docs/a.md']));
  });

  it('tells once of two neighbours that claim one place, and shows both', async () => {
    const { now, edit } = open();
    edit('content/docs/b.md', 'sidebar_position: 2', 'sidebar_position: 1');
    const { site, mistakes } = await now();
    expect(routes(site)).toEqual(['/', '/a', '/b']);
    expect(mistakes).toHaveLength(1);
  });

  it('shows the first of two pages of one route', async () => {
    const { now, write } = open();
    write('content/docs/c.md', page({ slug: '/a' }, 'Another.'));
    const { site, mistakes } = await now();
    expect(site?.find('/a')?.file).toBe('content/docs/a.md');
    expect(mistakes.map(({ file }) => file)).toEqual(['content/docs/c.md']);
  });

  it('has no page while the configuration or the strings are wrong', async () => {
    const { now, write } = open();
    write('site.config.ts', 'export default { name: 5 };');
    expect(await now()).toMatchObject({ site: undefined });
    write('site.config.ts', configFile({ locales }));
    write('content/i18n/en.yml', 'search: {}');
    const { site, mistakes } = await now();
    expect(site).toBeUndefined();
    expect(mistakes[0]?.file).toBe('content/i18n/en.yml');
    write('content/i18n/en.yml', englishStrings);
    shown(await now());
  });
});
