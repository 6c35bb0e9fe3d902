import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { ExampleCheck } from '../../../../checks/examples/check.ts';
import { verifyExamples } from '../../../../checks/examples/verify.ts';
import { fileCache } from '../../../../src/base/cache/file-cache.ts';
import { ContentError } from '../../../../src/base/content-error.ts';
import { siteWithProduct } from '../../product/product-folder.ts';
import { folder, page, siteOf } from '../../site-folder.ts';

/** Counts text blocks and objects to the word "wrong" in them. */
const check: ExampleCheck = {
  id: 'commands',
  examine: ({ page: { file }, blocks }) => ({
    count: blocks.length,
    problems: blocks.flatMap(({ code, line }) =>
      code.includes('wrong') ? [new ContentError(file, `line ${line}: wrong`, 'Fix it')] : [],
    ),
  }),
};

describe('the examples of a site', () => {
  test('are counted by page and check; a page without examples counts nothing', async () => {
    const site = await siteWithProduct({
      'a.md': page({}, '```text\none\n```\n\n```text\ntwo\n```\n'),
      'b.md': page({}, 'Words.\n'),
    });
    const { pages, problems, times } = await verifyExamples(site, [check], []);
    expect(problems).toEqual([]);
    expect(pages).toEqual({
      'content/docs/a.md': { commands: 2 },
      'content/docs/b.md': {},
      'content/docs/index.md': {},
    });
    expect([...times.keys()]).toEqual(['commands']);
  });

  test('that are wrong are named with the line of the file', async () => {
    const site = await siteWithProduct({ 'a.md': page({}, '\nText.\n\n```text\nwrong\n```\n') });
    const { problems } = await verifyExamples(site, [check]);
    expect(problems.map(({ message }) => message)).toEqual(['content/docs/a.md: line 10: wrong. Fix it.']);
  });

  test('are kept apart from what pages say, which is held to the model and counted nowhere', async () => {
    const site = await siteWithProduct({ 'a.md': page({}, '`HF_LMSYS` needs no key.\n') });
    const { problems, pages, times } = await verifyExamples(site, [check]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('a.md: line 6: "no key" is promised, but HF_LMSYS needs HF_TOKEN'),
    ]);
    expect(pages['content/docs/a.md']).toEqual({});
    expect([...times.keys()]).toContain('promises');
  });

  test('of a page that has not changed are not put to the test again, those with a mistake are', async () => {
    vi.stubEnv('DTX_DOCS_SOURCE_KEY', 'code');
    const cache = fileCache(join(folder({}), 'kept'));
    const examined: string[] = [];
    const noting: ExampleCheck = {
      id: 'commands',
      examine: (source, product) => {
        examined.push(source.page.file);
        return check.examine(source, product);
      },
    };
    const verify = async (a: string, checks: readonly ExampleCheck[] = [noting]) => {
      examined.length = 0;
      const docs = { 'a.md': page({}, a), 'b.md': page({}, '```text\nwrong\n```\n') };
      const { pages, problems } = await verifyExamples(await siteWithProduct(docs), checks, [], cache);
      return { counts: pages['content/docs/a.md'], problems: problems.length, examined: examined.toSorted() };
    };
    const all = ['content/docs/a.md', 'content/docs/b.md', 'content/docs/index.md'];
    const one = '```text\none\n```\n';
    expect(await verify(one)).toEqual({ counts: { commands: 1 }, problems: 1, examined: all });
    const again = { counts: { commands: 1 }, problems: 1, examined: ['content/docs/b.md'] };
    expect(await verify(one)).toEqual(again);
    expect((await verify(one + one)).examined).toEqual(all.slice(0, 2));
    expect((await verify(one, [noting, { ...noting, id: 'shell' }])).counts).toEqual({
      commands: 1,
      shell: 1,
    });
    vi.stubEnv('DTX_DOCS_SOURCE_KEY', 'other code');
    expect((await verify(one)).examined).toEqual(all);
    vi.stubEnv('DTX_DOCS_SOURCE_KEY', '');
    expect((await verify(one)).examined).toEqual(all);
  });

  test('of translations are those of their originals', async () => {
    const site = await siteWithProduct({ 'a.md': page({}, '```text\nwrong\n```\n') });
    const spanish = { ...site, locale: { ...site.locale, code: 'es' } };
    const { problems } = await verifyExamples({ editions: [site, spanish] }, [check], []);
    expect(problems).toHaveLength(1);
  });

  test('of a site without a product model are left alone', async () => {
    const site = await siteOf({ 'a.md': page({}, '```text\nwrong\n```\n') });
    expect(await verifyExamples(site, [check])).toMatchObject({ problems: [], pages: {} });
  });
});
