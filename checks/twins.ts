import { routeName } from '../src/base/routes.ts';
import { pagesFile, pagesFileSchema } from '../src/markdown/pages-file.ts';
import { twinFile, wholeAddress } from '../src/markdown/twin-address.ts';
import type { BuiltPage, BuiltSite, ExpectedRoute } from './built-site.ts';
import type { Problem, Rule } from './rule.ts';
import type { Said } from './twins/said.ts';
import { saidByPage } from './twins/said-by-page.ts';
import { isDoubt, saidByTwin } from './twins/said-by-twin.ts';

/**
 * Every page has the Markdown file that its head names, which says what the page says: the same headings with their
 * ids, blocks of code, rows of tables and links, in the same order, and no others. The list of all files names those.
 */
export const twins: Rule = {
  label: 'Markdown twin',
  find: (site) => [...site.pages.flatMap((page) => problemsOf(site, page)), ...listProblems(site)],
};

const fix = 'Say in src/markdown/components what the part is in Markdown';

function problemsOf(site: BuiltSite, page: BuiltPage): Problem[] {
  const twin = site.routes.find(({ path }) => path === page.path)?.twin;
  const named = page.addresses
    .filter(
      ({ element, rel, value }) => element === 'link' && rel.includes('alternate') && value.endsWith('.md'),
    )
    .map(({ value }) => value);
  if (named.join(' ') !== (twin ?? '')) {
    const problem = `the head names ${named.join(' ') || 'no Markdown file'} in place of ${twin ?? 'none'}`;
    return [{ page: page.path, problem, fix: 'Fix src/page/document/Head.tsx' }];
  }
  if (twin === undefined) return [];
  const markdown = site.read(twinFile(page.path));
  if (markdown === undefined)
    return [
      {
        page: page.path,
        problem: `there is no file ${twin}`,
        fix: 'Build the site with the stage "markdown"',
      },
    ];
  const addresses = new Map(site.routes.map((route) => [route.path, route.twin]));
  const whole = (path: string) => wholeAddress(site.url, path);
  const ofPage = saidByPage(site.read(page.file) ?? '', (href) => twinLink(addresses, href, whole));
  const ofTwin = saidByTwin(markdown, whole(page.path));
  return differences(ofPage, ofTwin).map((problem) => ({ page: twin, problem, fix }));
}

/** Where a link of a page leads in its twin; what a lab is given by its address shows on the page alone. */
function twinLink(
  addresses: ReadonlyMap<string, ExpectedRoute['twin']>,
  href: string,
  whole: (path: string) => string,
): string {
  const [, path = '', rest = ''] = /^([^#?]*)(.*)$/s.exec(href) ?? [];
  const target = rest.startsWith('#try=') ? path : (addresses.get(path) ?? path);
  return (/^\/(?!\/)/.test(target) ? whole(target) : target) + rest;
}

function differences(page: Said, twin: Said): string[] {
  const links = { ...page, links: page.links.filter((href) => !isDoubt(href)) };
  return (['headings', 'code', 'rows', 'links'] as const).flatMap((kind) => {
    const [expected, written] = [links[kind], twin[kind]];
    const at = [...expected, ''].findIndex((each, i) => each !== (written[i] ?? ''));
    if (at < 0 && expected.length >= written.length) return [];
    const place = at < 0 ? expected.length : at;
    return [
      `${kind} differ: number ${place + 1} is ${quoted(written[place])} and should be ${quoted(expected[place])}`,
    ];
  });
}

function quoted(text: string | undefined): string {
  return text === undefined ? 'none' : `"${text.length > 160 ? `${text.slice(0, 160)}…` : text}"`;
}

/** Markdown that is not of a page: a skill, and the answer where there is no page, beside that in HTML. */
function isDiscovery(file: string, { files }: Pick<BuiltSite, 'files'>): boolean {
  if (file.startsWith('.well-known/')) return true;
  return /(?:^|\/)404\.md$/.test(file) && files.has(file.replace(/md$/, 'html'));
}

/** The list names every twin, and there are no other Markdown files. */
function listProblems(site: BuiltSite): Problem[] {
  const expected = site.routes.filter(({ twin }) => twin !== undefined);
  if (expected.length === 0) return [];
  const file = `${site.basePath}${pagesFile}`;
  const problem = (what: string): Problem => ({ page: file, problem: what, fix: 'Fix tools/build/twins.ts' });
  const text = site.read(file.slice(1));
  const read = pagesFileSchema.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!read.success) return [problem(`it is not a list of pages: ${read.error.issues[0]?.message}`)];
  const listed = read.data.pages.map(({ path, markdown }) => `${path} ${markdown}`);
  const promised = expected.map(({ path, twin }) => `${path} ${twin}`).sort();
  const missing = promised.filter((each) => !listed.includes(each));
  const other = listed.filter((each) => !promised.includes(each));
  // The page at the path of a site has a form beside its folder, like any other.
  const formsOf = ({ path, twin = '' }: ExpectedRoute) => [
    twinFile(path),
    twin.slice(1),
    `${routeName(path)}.md`,
  ];
  const known = new Set(expected.flatMap(formsOf));
  const strays = [...site.files].filter(
    (each) => each.endsWith('.md') && !known.has(each) && !isDiscovery(each, site),
  );
  return [
    ...missing.map((each) => problem(`it does not name ${each}`)),
    ...other.map((each) => problem(`it names ${each}, which is not a page`)),
    ...strays.map((each) => problem(`there is a file ${each}, which is the twin of no page`)),
  ];
}
