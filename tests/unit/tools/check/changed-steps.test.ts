import { describe, expect, it } from 'vitest';
import { type ChangedSteps, changedSteps } from '../../../../tools/check/changed-steps.ts';

const steps = (changed: string[], removed: string[] = []) =>
  changedSteps([...changed, ...removed], (file) => !removed.includes(file));
const nothing: ChangedSteps = {
  lint: [],
  types: false,
  benchTypes: false,
  astroTypes: false,
  related: [],
  tests: [],
  rows: false,
  leftOut: [],
};
const builtPages = 'build and checks of built pages, redirects and anchors among them: npm run check content';

describe('the steps for changed files', () => {
  it('are none for documents of the project', () => {
    expect(steps(['README.md', 'DESIGN.md', 'docs/screenshot.png', 'LICENSE'])).toEqual(nothing);
    expect(steps([])).toEqual(nothing);
  });

  it('of a page are its examples and all words', () => {
    expect(steps(['content/docs/tactics/pair.md', 'content/docs/tactics/pair.png'])).toEqual({
      ...nothing,
      sources: ['content/docs/tactics/pair.md'],
      leftOut: [builtPages],
    });
  });

  it('of a removed page, a translation, a new word or a folder are those of pages too', () => {
    const files = ['content/i18n/es/docs/a.md', 'content/dictionary.txt', 'content/docs/x/_category_.yml'];
    expect(steps(files, ['content/docs/gone.md']).sources).toEqual([
      'content/i18n/es/docs/a.md',
      'content/docs/gone.md',
    ]);
  });

  it.each([
    'content/product/datasets.yml',
    'content/redirects.yml',
    'site.config.ts',
    'checks/prose/claims.ts',
  ])('of %s are those of every page', (file) => {
    expect(steps([file, 'content/docs/a.md']).sources).toBe('all');
  });

  it('of the model are its unit tests, and those of templates are of the templates', () => {
    expect(steps(['content/product/datasets.yml']).tests).toEqual(['tests/unit/product']);
    expect(steps(['templates/api.md', 'docs/writing.md'])).toMatchObject({
      tests: ['tests/unit/templates.test.ts'],
      sources: 'all',
    });
    expect(steps(['docs/writing.md'])).toEqual({ ...nothing, tests: ['tests/unit/templates.test.ts'] });
  });

  it('of code are lint, types and the unit tests that import it', () => {
    expect(steps(['src/search/core/weights.ts'])).toEqual({
      ...nothing,
      lint: ['src/search/core/weights.ts'],
      types: true,
      related: ['src/search/core/weights.ts'],
      leftOut: [
        builtPages,
        'browser tests of what uses the changed code: npm test',
        'relevance of the search: npm test -- --relevance',
      ],
    });
  });

  it('of removed code are types: what imported it is wrong now', () => {
    expect(steps([], ['tools/old.ts'])).toEqual({ ...nothing, types: true });
  });

  it('of a style are lint, and browser tests that are left out', () => {
    expect(steps(['src/theme/base.css'])).toEqual({
      ...nothing,
      lint: ['src/theme/base.css'],
      leftOut: [builtPages, 'browser tests of what uses the changed code: npm test'],
    });
  });

  it('of Astro components are their types', () => {
    expect(steps(['src/pages/404.astro'])).toMatchObject({ astroTypes: true, types: true, related: [] });
  });

  it('of a benchmark are the types of benchmarks too', () => {
    expect(steps(['bench/main.ts'])).toMatchObject({
      types: true,
      benchTypes: true,
      lint: ['bench/main.ts'],
    });
  });

  it('of a browser test are all but itself, and how to run it', () => {
    expect(steps(['tests/browser/shell/toc.test.ts'])).toEqual({
      ...nothing,
      lint: ['tests/browser/shell/toc.test.ts'],
      types: true,
      rows: true,
      leftOut: ['browser tests: npm run build && npx playwright test tests/browser/shell/toc.test.ts'],
    });
  });

  it('of a test of built pages are all but itself, too', () => {
    const file = 'tests/built/shell/links.test.ts';
    expect(steps([file])).toMatchObject({
      related: [],
      leftOut: [`tests of built pages: npm run build && npx vitest run --project=built ${file}`],
    });
  });

  it('of a unit test are the test itself and the rows it names', () => {
    expect(steps(['tests/unit/base/parse.test.ts'])).toMatchObject({
      related: ['tests/unit/base/parse.test.ts'],
      rows: true,
      leftOut: [],
    });
  });

  it.each([
    ['content/i18n/es.yml', 'tests/unit/site/strings.test.ts'],
    ['tests/fixtures/examples/a.md', 'tests/unit/checks'],
    ['content/product/formats/scope.json', 'tests/unit/product'],
  ])('of %s, which no import leads to, are the tests that read it', (file, tests) => {
    expect(steps([file, file]).tests).toEqual([tests]);
    expect(steps([`docs/${file}`]).tests).toEqual([]);
  });

  it('of a frozen version are its pages alone, those of strings and of other parts every page', () => {
    const page = 'content/versions/1.0/docs/a.mdx';
    expect(steps([page]).sources).toEqual([page]);
    const translated = 'content/versions/1.0/i18n/es/docs/a.md';
    expect(steps([translated, 'content/paths.txt', 'content/docs/a.webp']).sources).toEqual([translated]);
    for (const file of ['content/i18n/es.yml', 'src/prose/compile/a.ts', 'src/redirects/a.ts'])
      expect(steps([file]).sources, file).toBe('all');
    for (const file of ['src/prose/code/a.ts', 'src/shell/a.ts'])
      expect(steps([file]), file).not.toHaveProperty('sources');
  });

  it('of what the search is made from are its relevance, which is left out', () => {
    const line = 'relevance of the search: npm test -- --relevance';
    for (const file of ['src/base/fold.ts', 'tests/relevance/a.test.ts', 'content/search/synonyms.yml'])
      expect(steps([file]).leftOut, file).toContain(line);
    expect(steps(['src/shell/a.ts']).leftOut).not.toContain(line);
  });

  it('of what agents get is what a checker says of it, which is left out', () => {
    const line = 'what agents read: npm run check agents';
    for (const file of [
      'src/markdown/a.ts',
      'server/a.ts',
      'tools/build/discovery.ts',
      'tools/check/agents/a.ts',
    ])
      expect(steps([file]).leftOut, file).toContain(line);
    expect(steps(['src/shell/a.ts']).leftOut).not.toContain(line);
  });

  it('of the list of promised behaviour are its rows', () => {
    expect(steps(['docs/behavior.md'])).toEqual({ ...nothing, rows: true });
  });

  it('of code in content are not those of code, and of a removed style the browser tests', () => {
    expect(steps(['content/docs/a.ts'])).toMatchObject({ lint: [], types: false, related: [] });
    expect(steps([], ['tools/dev/client/x.css']).leftOut).toEqual([
      'browser tests of what uses the changed code: npm test',
    ]);
    expect(steps(['bench/a.json'])).toEqual({ ...nothing, lint: ['bench/a.json'] });
  });

  it('of settings are all types and unit tests', () => {
    expect(steps(['package.json', 'package-lock.json'])).toMatchObject({
      lint: ['package.json'],
      types: true,
      astroTypes: true,
      tests: ['tests/unit'],
    });
  });
});
