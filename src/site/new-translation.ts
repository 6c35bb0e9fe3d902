import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '../base/content-error.ts';
import { nearestPaths, nearestWord } from '../base/nearest.ts';
import { routeKey } from '../base/routes.ts';
import type { DocPage } from './page.ts';
import type { Site } from './site.ts';
import { sourceSign } from './source-sign.ts';

/**
 * Makes the translation of a page of what is being written: a file with the words of the original and its sign.
 * @param language code of a language of the site
 * @param name of the page: its route or its file, in any form
 * @returns what was made, and what to do next, in a line for a terminal
 * @throws {ContentError} no such language or page, with the nearest name; or the file exists: nothing was changed
 */
export function startTranslation(site: Site, language: string, name: string): string {
  const { root, config, editions } = site;
  requireTranslated(site, language);
  const originals = editions
    .filter(({ version, locale }) => version.name === 'current' && locale.code === config.locales[0]?.code)
    .flatMap(({ pages }) => pages.filter((page) => page.kind === 'doc'));
  const original = pageNamed(originals, name);
  const target = `content/i18n/${language}/docs/${original.source.relative}`;
  const path = join(root, target);
  if (existsSync(path))
    throw new ContentError(target, 'this translation exists already', 'Change it, or remove it first');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, untranslated(readFileSync(join(root, original.file), 'utf8'), original));
  return `${target} is made from ${original.file}: translate title, description and text; leave code, addresses and the order of the headings.`;
}

/** @throws {ContentError} when the site has no translations into this language, with the nearest one */
export function requireTranslated({ root, config }: Pick<Site, 'root' | 'config'>, language: string): void {
  const [first, ...others] = config.locales.map(({ code }) => code);
  if (!others.includes(language)) throw noLanguage(root, language, first, others);
}

function noLanguage(root: string, language: string, first: string | undefined, others: readonly string[]) {
  const known = others.length > 0 ? `Known: ${others.join(', ')}` : 'Add one to "locales" in site.config.ts';
  if (language === first)
    return new ContentError('content/docs', `"${language}" is the language of the originals`, known);
  const near = nearestWord(language, others);
  const hasStrings = existsSync(join(root, `content/i18n/${language}.yml`));
  const fix = hasStrings
    ? `Add { code: '${language}', label: '…' } to its "locales"`
    : near
      ? `Perhaps "${near}" is meant`
      : known;
  return new ContentError('site.config.ts', `"${language}" is not a language of the site`, fix);
}

function pageNamed(pages: readonly DocPage[], name: string): DocPage {
  const file = name.replace(/^\.?\//, '');
  const wanted = routeKey(`/${file.replace(/^content\/docs\//, '').replace(/\.mdx?$/, '')}`);
  const found = pages.find((page) => page.file === file || routeKey(page.route) === wanted);
  if (found) return found;
  const routes = pages.map(({ route }) => route);
  const [near] = nearestPaths(wanted, routes, 1);
  const fix = near ? `Perhaps ${near} is meant` : 'Name it by its route, such as /quick-start';
  throw new ContentError('content/docs', `there is no page "${name}"`, fix);
}

/**
 * Text of a translation that is still to be written: the words of the original, with its sign.
 * @param text of the original's file
 */
function untranslated(text: string, { frontMatter }: Pick<DocPage, 'frontMatter'>): string {
  const { title, description, sidebar_label } = frontMatter;
  const fields = { title, description, sidebar_label, source: sourceSign(text) };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  const [, body = ''] = /^\uFEFF?---\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  return ['---', ...lines, '---', body].join('\n');
}
