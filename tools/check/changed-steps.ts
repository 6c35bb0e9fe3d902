import { behaviorFile } from '../../checks/rows.ts';

/** What `npm run check -- --changed` does for files that were changed; paths from the project root. */
export interface ChangedSteps {
  /** Files to format and lint. */
  readonly lint: readonly string[];
  readonly types: boolean;
  readonly benchTypes: boolean;
  readonly astroTypes: boolean;
  /** Files whose unit tests are run: the tests that import them, and tests themselves. */
  readonly related: readonly string[];
  /** Unit tests that read changed files without importing them: files or folders. */
  readonly tests: readonly string[];
  /** Pages whose examples are put to the test, or all; absent when no content was changed. */
  readonly sources?: readonly string[] | 'all';
  readonly rows: boolean;
  /** What could be affected and is not run, with the command that does. */
  readonly leftOut: readonly string[];
}

/** Files that no import leads to, and the unit tests that read them. */
const readBy: readonly (readonly [files: RegExp, tests: string])[] = [
  [/^(?:templates\/|docs\/writing\.md$)/, 'tests/unit/templates.test.ts'],
  [/^content\/product\//, 'tests/unit/product'],
  [/^content\/i18n\/[^/]+\.yml$/, 'tests/unit/site/strings.test.ts'],
  [/^tests\/fixtures\/examples\//, 'tests/unit/checks'],
];

/** Settings that decide over every file. */
const settings =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|biome\.jsonc|astro\.config\.ts)$/;
const code = /\.(?:[cm]?[jt]sx?|astro)$/;
const linted = /\.(?:[cm]?[jt]sx?|css|astro|jsonc?)$/;
const pages = /^content\/(?:versions\/[^/]+\/)?(?:docs|i18n\/[^/]+\/docs)\/.*\.mdx?$/;

/**
 * Steps that the changed files can affect. Pure.
 * @param changed files that were added, changed or removed
 * @param exists whether a file is still there: what was removed cannot be read, but what used it can be wrong
 */
export function changedSteps(changed: readonly string[], exists: (file: string) => boolean): ChangedSteps {
  const there = changed.filter(exists);
  const isCode = changed.some((file) => code.test(file) && !file.startsWith('content/'));
  const everything = changed.some((file) => settings.test(file));
  const builtTests = there.filter((file) => /^tests\/built\/.*\.test\.tsx?$/.test(file));
  const browserTests = there.filter((file) => /^tests\/browser\/.*\.test\.tsx?$/.test(file));
  const style = changed.some((file) => file.endsWith('.css'));
  const source = changed.some((file) => /^(?:src|public|server)\//.test(file));
  const content = sourcesOf(changed);
  return {
    lint: there.filter((file) => linted.test(file) && !/^content\/|^package-lock\.json$/.test(file)),
    types: isCode || everything,
    benchTypes: changed.some((file) => file.startsWith('bench/') && code.test(file)),
    astroTypes: everything || changed.some((file) => file.endsWith('.astro')),
    related: there.filter(
      (file) => /\.[cm]?[jt]sx?$/.test(file) && !/^(?:tests\/(?:browser|built)|content)\//.test(file),
    ),
    tests: everything
      ? ['tests/unit']
      : [
          ...new Set(
            changed.flatMap((file) => readBy.flatMap(([files, tests]) => (files.test(file) ? [tests] : []))),
          ),
        ],
    ...(content && { sources: content }),
    rows: changed.some((file) => file.startsWith('tests/') || file === behaviorFile),
    leftOut: [
      content || source || everything
        ? 'build and checks of built pages, redirects and anchors among them: npm run check content'
        : '',
      builtTests.length > 0
        ? `tests of built pages: npm run build && npx vitest run --project=built ${builtTests.join(' ')}`
        : '',
      browserTests.length > 0
        ? `browser tests: npm run build && npx playwright test ${browserTests.join(' ')}`
        : '',
      changed.some((file) =>
        /^(?:src\/markdown|server|tools\/(?:build\/discovery|check\/agents))[/.]/.test(file),
      )
        ? 'what agents read: npm run check agents'
        : '',
      source || style || everything ? 'browser tests of what uses the changed code: npm test' : '',
      changed.some((file) => /^(?:src\/(?:base|search)\/|tests\/relevance\/|content\/search\/)/.test(file))
        ? 'relevance of the search: npm test -- --relevance'
        : '',
    ].filter(Boolean),
  };
}

/** Pages alone are checked alone; facts, strings, configuration and checks concern every page. */
function sourcesOf(changed: readonly string[]): readonly string[] | 'all' | undefined {
  const concerning = changed.filter((file) =>
    /^(?:content|checks|templates|src\/(?:base|site|product|prose\/compile|redirects|versions))\/|^site\.config\.ts$/.test(
      file,
    ),
  );
  if (concerning.length === 0) return undefined;
  const isOfPages = (file: string) =>
    pages.test(file) ||
    /^content\/.*\/(?:_category_\.yml|[^/]+\.(?:png|jpe?g|webp|avif|gif|svg))$/.test(file);
  if (!concerning.every((file) => isOfPages(file) || /^content\/(?:dictionary|paths)\.txt$/.test(file)))
    return 'all';
  return concerning.filter((file) => pages.test(file));
}
