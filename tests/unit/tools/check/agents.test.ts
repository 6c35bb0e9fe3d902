import type { CheckResult } from 'afdocs';
import { describe, expect, it } from 'vitest';
import type { PagesFile, TwinPage } from '../../../../src/markdown/pages-file.ts';
import { sampleOf, unusedSelectors } from '../../../../tools/check/agents/check-agents.ts';
import {
  type Exception,
  exceptions,
  leftOut,
  unexpected,
} from '../../../../tools/check/agents/exceptions.ts';
import { onlyTo } from '../../../../tools/check/agents/only-to.ts';

const result = (id: string, status: CheckResult['status'], details = {}): CheckResult => ({
  id,
  category: 'any',
  status,
  message: 'as it is',
  details,
});
const known: Exception[] = [
  { check: 'start', status: 'warn', because: 'It is meant.' },
  { check: 'links', status: 'skip', because: 'No host is known.', ofExampleAddress: true },
];

describe('what a checker of documentation for agents says', () => {
  it('is fine when all passes but what is known', () => {
    const results = [result('start', 'warn'), result('links', 'skip'), result('size', 'pass')];
    expect(unexpected(results, true, known)).toEqual([]);
  });

  it.each(['warn', 'fail', 'skip', 'error'] as const)('is told when "%s" is not known', (status) => {
    const results = [result('start', 'warn'), result('links', 'skip'), result('size', status)];
    expect(unexpected(results, true, known)).toEqual([`size: ${status}: as it is`]);
  });

  it('is told when a known one is worse than it was', () => {
    expect(unexpected([result('start', 'fail'), result('links', 'skip')], true, known)).toEqual([
      'start: fail: as it is',
      'start: the exception for "warn" does not occur, it is now "fail": take it out of tools/check/agents/exceptions.ts',
    ]);
  });

  it('is told when what was known has passed, or is not looked at any more', () => {
    expect(unexpected([result('start', 'pass')], true, known)).toEqual([
      'start: the exception for "warn" does not occur, it is now "pass": take it out of tools/check/agents/exceptions.ts',
      'links: the exception for "skip" does not occur, it is now "not a check": take it out of tools/check/agents/exceptions.ts',
    ]);
  });

  it('is held to more once the site has an address of its own', () => {
    expect(unexpected([result('start', 'warn'), result('links', 'pass')], false, known)).toEqual([]);
    expect(unexpected([result('start', 'warn'), result('links', 'skip')], false, known)).toEqual([
      'links: skip: as it is',
    ]);
  });

  it('names the first pages it is about', () => {
    const pageResults = [
      { url: '/a', status: 'pass', found: true },
      { url: '/b', status: 'fail', sampleDiffs: ['- Gone.', '- Gone, too.'] },
      { url: '/c', status: 'fail', issues: ['/d answers 404'] },
      ...[1, 2, 3, 4, 5].map((number) => ({ url: `/${number}`, found: false })),
      'of another form',
    ];
    expect(unexpected([result('size', 'fail', { pageResults })], true, [])).toEqual([
      'size: fail: as it is: /b (- Gone.), /c (/d answers 404), /1, /2, /3',
    ]);
  });

  it('has a reason for everything that is known', () => {
    for (const { because } of [...exceptions, ...leftOut]) expect(because).toMatch(/^\w.{20,}\.$/);
    const ids = exceptions.map(({ check }) => check);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('what is left out of a comparison', () => {
  it('is told when no page has it any more', () => {
    const documents = ['<p class="a">x</p>', '<ul><li><small>x</small></li></ul>', '<p>x</p>'].map(
      (html) => () => html,
    );
    const selectors = ['.a', ':is(p, li):has(> small)', '.gone'];
    expect(unusedSelectors(documents, selectors)).toEqual([
      'No page has ".gone": take it out of tools/check/agents/exceptions.ts',
    ]);
  });

  it('is looked for in no more pages than it takes', () => {
    const documents = [
      () => '<p class="a">x</p>',
      () => {
        throw new Error('not needed');
      },
    ];
    expect(unusedSelectors(documents, ['.a'])).toEqual([]);
  });
});

describe('the pages that are looked at', () => {
  const page = (path: string, language = 'en', more: Partial<TwinPage> = {}): TwinPage => ({
    path,
    markdown: `${path}.md`,
    title: 'A',
    description: 'A.',
    language,
    version: 'DTX 1',
    bytes: 1,
    sections: [],
    ...more,
  });
  const many = (folder: string) => Array.from({ length: 200 }, (_, i) => page(`${folder}/page-${i}`));
  const listOf = (pages: TwinPage[], basePath = ''): PagesFile => ({
    site: { name: 'DTX', url: 'https://docs.example', basePath, state: [] },
    pages,
  });
  const paths = (list: PagesFile) => sampleOf(list).map(({ path }) => path);

  it('are the home page of each language and some of the first language that are listed', () => {
    const others = [page('/es', 'es'), ...many('/es').map((each) => ({ ...each, language: 'es' }))];
    const unlisted = many('/unlisted').map((each) => ({ ...each, unlisted: true as const }));
    const found = paths(listOf([page('/'), ...others, ...unlisted, ...many('')]));
    expect(found.slice(0, 2)).toEqual(['/', '/es']);
    const rest = found.slice(2);
    expect(rest.every((path) => path.startsWith('/page-'))).toBe(true);
    expect(rest.length).toBeGreaterThan(30);
    expect(rest.length).toBeLessThan(70);
  });

  it('stay the same when another is written, and below a path', () => {
    const before = paths(listOf([page('/'), ...many('')]));
    const after = paths(listOf([page('/'), page('/a-new-one'), ...many('')]));
    expect(after.filter((path) => path !== '/a-new-one')).toEqual(before);
    const below = paths(listOf([page('/docs/'), ...many('/docs')], '/docs'));
    expect(below).toEqual(before.map((path) => `/docs${path}`));
  });
});

describe('a check of a site on this machine', () => {
  it('gets no answer from anywhere else, and what it asked for there is told', async () => {
    const { fetch } = globalThis;
    const { result: failures, refused } = await onlyTo('http://127.0.0.1:1', async () => {
      const asked = [
        'https://elsewhere.example/a',
        new URL('http://127.0.0.1:2/b'),
        new Request('http://c.example'),
      ];
      return (await Promise.allSettled(asked.map((each) => globalThis.fetch(each)))).map(
        ({ status }) => status,
      );
    });
    expect(failures).toEqual(['rejected', 'rejected', 'rejected']);
    expect(refused).toEqual(['https://elsewhere.example/a', 'http://127.0.0.1:2/b', 'http://c.example/']);
    expect(globalThis.fetch).toBe(fetch);
  });

  it('asks once more when the connection is lost, and no more', async () => {
    const { fetch } = globalThis;
    let asked = 0;
    globalThis.fetch = async () => {
      asked += 1;
      if (asked === 1 || asked > 2) throw new TypeError('fetch failed');
      return new Response('here');
    };
    try {
      const { result } = await onlyTo('http://127.0.0.1:1', async () => {
        const first = await (await globalThis.fetch('http://127.0.0.1:1/a')).text();
        const then = await globalThis.fetch('http://127.0.0.1:1/b').catch(({ message }: Error) => message);
        return [first, then, asked];
      });
      expect(result).toEqual(['here', 'fetch failed', 4]);
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it('leaves what it lent as it was when it fails', async () => {
    const { fetch } = globalThis;
    await expect(onlyTo('http://127.0.0.1:1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(globalThis.fetch).toBe(fetch);
  });
});
