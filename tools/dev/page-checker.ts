import { existsSync } from 'node:fs';
import { resolveAddress } from '../../checks/address.ts';
import { anchors } from '../../checks/anchors.ts';
import { type BuiltPage, type BuiltSite, builtSite, expectedSite } from '../../checks/built-site.ts';
import { verifyExamples } from '../../checks/examples/verify.ts';
import { headings } from '../../checks/headings.ts';
import { ids } from '../../checks/ids.ts';
import { images } from '../../checks/images.ts';
import { linkTexts } from '../../checks/link-texts.ts';
import { links } from '../../checks/links.ts';
import type { Rule } from '../../checks/rule.ts';
import { samples } from '../../checks/samples.ts';
import { translationProblems } from '../../checks/translations.ts';
import { routeKey } from '../../src/base/routes.ts';
import type { CompiledPage } from '../../src/prose/compile/compile.ts';
import { readPublishedPaths } from '../../src/redirects/published-paths.ts';
import { addressIn } from '../../src/site/addresses.ts';
import type { DocPage } from '../../src/site/page.ts';
import { type Site, textEdition } from '../../src/site/site.ts';
import type { Place } from './answer.tsx';
import type { SiteCode } from './code-bundle.ts';
import { type Mistake, mistakesIn, type Problem, problemOf } from './problem.ts';
import { renderedPages } from './rendered-pages.ts';

export interface PageChecker {
  /** What the build and `npm run check` would say of the page at an address, in the order of its lines. */
  check(path: string): Promise<Problem[]>;
  /** Links of other pages to paths that are not pages any more, and published ones that nothing leads on from. */
  whatLeadsTo(lost: readonly string[]): Promise<Problem[]>;
}

/** Rules that look at the page alone. */
const ownRules: readonly Rule[] = [ids, headings, linkTexts, samples];
/** Rules that look at where it leads. */
const linkRules: readonly Rule[] = [links, images, anchors];

export function pageChecker(code: SiteCode): PageChecker {
  const htmlOf = renderedPages(code);
  const expected = remembered(expectedSite);
  const stubs = remembered((site: Site) => expected(site).routes.map(({ path }) => stubOf(path)));

  /** The page as rules read it, and the pages that its `#id`s lead to. */
  async function neighbourhood(site: Site, place: Place): Promise<BuiltSite & { own: BuiltPage }> {
    const wanted = expected(site);
    const build = async (each: Place) => {
      const name = each.page.path.slice(1);
      const file = name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
      const html = `<html lang="${each.edition.locale.code}">${await htmlOf(each)}</html>`;
      return builtSite(new Map([[file, () => html]]), wanted);
    };
    const base = await build(place);
    const [own] = base.pages;
    if (!own) throw new Error(`${place.page.path} has no document`);
    const targets = new Map<string, BuiltPage>([[routeKey(own.path), own]]);
    for (const { value } of own.addresses) {
      const target = resolveAddress(base, own, value);
      if (target.kind !== 'inside' || target.hash === undefined || targets.has(routeKey(target.path)))
        continue;
      const other = code.placeAt(site, target.path);
      // A page that is wrong says so itself; what its ids will be is not known.
      const page = other && (await build(other).catch(() => undefined))?.pages[0];
      if (other) targets.set(routeKey(target.path), stubOf(other.page.path, page?.ids ?? [target.hash]));
    }
    const others = stubs(site).filter(({ path }) => !targets.has(routeKey(path)));
    return { ...base, own, pages: [...targets.values(), ...others] };
  }

  async function brokenOn(site: Site, place: Place, lines: () => LineFinder) {
    const built = await neighbourhood(site, place);
    const file = place.page && 'kind' in place.page ? place.page.file : place.page.path;
    const alone = { ...built, pages: [built.own] };
    const problems: Problem[] = [];
    for (const rule of [...ownRules, ...linkRules]) {
      const lineOf = lines();
      for (const { page, problem, fix } of rule.find(ownRules.includes(rule) ? alone : built)) {
        if (page !== built.own.path) continue;
        const [path = ''] = problem.split(/[#?]| \(/);
        if (rule === links && (await isFile(site, path))) continue;
        const line = lineOf(problem);
        problems.push({
          file,
          problem: `${rule.label}: ${problem}`,
          fix,
          ...(line !== undefined && { line }),
        });
      }
    }
    return problems;
  }

  async function isFile({ root }: Site, path: string): Promise<boolean> {
    if (!path.startsWith('/')) return false;
    return (
      existsSync(`public${path}`) ||
      existsSync(`${root}/public${path}`) ||
      (await code.answer(path))?.status === 200
    );
  }

  async function check(path: string): Promise<Problem[]> {
    const { site } = await code.writtenSite();
    const place = site && ofText(code.placeAt(site, path));
    if (!site || !place || !('kind' in place.page) || place.page.kind !== 'doc') return [];
    const { edition, page } = place;
    try {
      const compiled = await code.compilePage(edition, page);
      const mistakes = [
        ...(await examplesOn(edition, page)),
        ...translationProblems({ editions: [only(edition, page)] }),
      ];
      const broken = await brokenOn(site, place, () => lineFinder(edition, compiled));
      return sorted([...mistakes.map(problemOf), ...broken]);
    } catch (error) {
      const mistakes = mistakesIn(error);
      if (!mistakes) throw error;
      return mistakes.map(problemOf);
    }
  }

  async function whatLeadsTo(lost: readonly string[]): Promise<Problem[]> {
    const { site } = await code.writtenSite();
    if (!site) return [];
    const gone = lost.map(routeKey).filter((key) => !code.placeAt(site, key));
    const keys = new Set(gone);
    const led = new Set(code.siteRedirects(site).map(({ from }) => from));
    const promised = (readPublishedPaths(site.root) ?? []).filter(
      (path) => keys.has(routeKey(path)) && !led.has(routeKey(path)),
    );
    const problems: Problem[] = [];
    if (promised.length > 0) {
      const problem = `${promised.join(', ')} ${promised.length === 1 ? 'is not a page' : 'are not pages'} any more`;
      problems.push({ file: 'content/paths.txt', problem, fix: 'Lead readers on by content/redirects.yml' });
    }
    // To read a page takes time; most do not even name what has gone.
    const names = gone.map((key) => key.slice(key.lastIndexOf('/') + 1));
    for (const edition of site.editions.filter(({ locale }) => locale.code === site.locale.code)) {
      for (const page of edition.pages) {
        if (page.kind !== 'doc' || !names.some((name) => page.body.includes(name))) continue;
        const compiled = await code.compilePage(edition, page).catch(() => undefined);
        for (const { href, line } of compiled?.links ?? []) {
          const target = resolved(edition.base + page.route, edition.base, href);
          if (target === undefined || !keys.has(routeKey(target))) continue;
          const problem = `Broken link: ${href} (no such page)`;
          problems.push({ file: page.file, line, problem, fix: 'Link to another page' });
        }
      }
    }
    return problems;
  }

  return { check, whatLeadsTo };
}

/** Where a text is at home: what is wrong with it is the same in each language that shows the original. */
function ofText(place: Place | undefined): Place | undefined {
  if (!place || !('kind' in place.page) || place.page.kind !== 'doc') return place;
  const edition = textEdition(place.edition, place.page.source);
  const page = edition.find(place.page.route);
  return page && { edition, page };
}

/** Examples are those of the original, in whichever edition it is shown; a translation has the same. */
async function examplesOn(edition: Site, page: DocPage): Promise<readonly Mistake[]> {
  const original = textEdition(edition, page.source);
  if (page.source.original) return [];
  return (await verifyExamples({ editions: [only(original, page)] })).problems;
}

const only = (edition: Site, page: DocPage): Site => ({ ...edition, pages: [page] });

type LineFinder = (problem: string) => number | undefined;

/** Finds the line of what a rule names: an address, a heading or its id. Of an address that comes again, the next. */
function lineFinder(edition: Site, { links: all, headings: titles }: CompiledPage): LineFinder {
  const addresses = all.map(({ href, line }) => ({ address: addressIn(edition, href), line }));
  return (text) => {
    const at = addresses.findIndex(
      ({ address }) =>
        text.startsWith(`${address} (`) || text.includes(`to ${address})`) || text.includes(`to ${address} `),
    );
    if (at >= 0) return addresses.splice(at, 1)[0]?.line;
    return titles.findLast((title) => text.startsWith(`"${title.text}"`) || text.startsWith(`"${title.id}"`))
      ?.line;
  };
}

/** Path that a link leads to; one to a file, which has gone with its page, as well. */
function resolved(from: string, base: string, href: string): string | undefined {
  const [path = ''] = href.split(/[#?]/);
  if (path === '' || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
  const address = path.startsWith('/') ? base + path : new URL(path, `http://localhost${from}`).pathname;
  return address.replace(/\.mdx?$/, '');
}

function sorted(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((each) => [JSON.stringify(each), each]));
  return [...once.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** A page of which only the address counts. */
function stubOf(path: string, known: readonly string[] = []): BuiltPage {
  return {
    path,
    file: '',
    fragment: false,
    ids: known,
    addresses: [],
    images: [],
    hasSamples: false,
    tree: { type: 'root', children: [] },
  };
}

function remembered<T>(make: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, { value: T }>();
  return (site) => {
    const made = known.get(site) ?? { value: make(site) };
    known.set(site, made);
    return made.value;
  };
}
