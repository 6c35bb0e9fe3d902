import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { parseYaml } from '../base/parse.ts';
import { productStrings } from './product-strings.ts';
import { group } from './string-group.ts';

export { fill } from '../base/fill.ts';

/** Every sentence of the interface a reader can see or hear. `{name}` in a string is filled in where it is used. */
export const stringsSchema = z.strictObject({
  shell: group(
    'skipToContent',
    'mainNavigation',
    'docsSidebar',
    'breadcrumbs',
    'home',
    'opensInNewTab',
    'toggleNavigation',
    'closeNavigation',
    'backToMainMenu',
    'expandDropdown',
    'collapseDropdown',
    'expandCategory',
    'collapseCategory',
    'languages',
    'versions',
    'version',
    'closeAnnouncement',
    'announcement',
  ),
  colorMode: group('switch', 'light', 'dark', 'system'),
  page: group(
    'onThisPage',
    'docsPages',
    'previous',
    'next',
    'editThisPage',
    'lastUpdated',
    'unlisted',
    'untranslated',
    'outdated',
  ),
  versions: group('unreleased', 'unmaintained', 'newest'),
  home: group('start', 'howItWorks', 'sample'),
  footer: group(
    'docs',
    'community',
    'more',
    'api',
    'quickStart',
    'sdk',
    'chat',
    'code',
    'blog',
    'website',
    'version',
    'responsibleUse',
    'privacy',
    'independent',
  ),
  publisher: group('report', 'noReport'),
  verified: group(
    'source',
    'described',
    'examples',
    'noExamples',
    'commands',
    'shell',
    'documents',
    'names',
    'imports',
    'images',
    'programs',
    'typescript',
    'jq',
    'jinja',
  ),
  ...productStrings,
  prose: group(
    'note',
    'tip',
    'info',
    'warning',
    'danger',
    'unconfirmed',
    'copy',
    'copied',
    'copyFailed',
    'codeSample',
    'adversarialSample',
    'table',
    'tabs',
    'footnotes',
    'footnoteBack',
  ),
  redirect: group('title', 'lead'),
  failure: group('pageError', 'retry', 'crashed', 'cause', 'tryAgain'),
  baseUrlBanner: group('title', 'reason', 'current', 'suggestion'),
  notFound: group('title', 'lead', 'contact', 'nearest', 'sections'),
  search: group(
    'title',
    'titleFor',
    'lead',
    'label',
    'placeholder',
    'oneResult',
    'results',
    'noResults',
    'fetching',
    'shown',
    'more',
    'noScript',
    'siteMap',
    'allSections',
    'sections',
    'dialog',
    'keys',
    'docsPlaceholder',
    'clear',
    'cancel',
    'loading',
    'hits',
    'recent',
    'noRecent',
    'favorite',
    'save',
    'removeRecent',
    'removeFavorite',
    'noResultsFor',
    'trySearching',
    'believe',
    'letUsKnow',
    'unreachable',
    'checkConnection',
    'refused',
    'unreadable',
    'seeAll',
    'toSelect',
    'toNavigate',
    'toClose',
    'enterKey',
    'arrowUp',
    'arrowDown',
    'escapeKey',
    'preview',
    'announceResults',
    'announceOne',
    'announceNone',
  ),
  privacy: group(
    'title',
    'lead',
    'analytics',
    'analyticsOff',
    'gtag',
    'measuredBy',
    'measuredByMany',
    'measuredWhere',
    'measuredCookies',
    'sent',
    'sentPage',
    'sentVisit',
    'sentAddress',
    'sentSearches',
    'noSearches',
    'sentCopies',
    'noCopies',
    'optOut',
    'optOutHow',
    'search',
    'searchLocal',
    'searchNotSent',
    'searchSelf',
    'searchHosts',
    'chosenSent',
    'chosenNotSent',
    'missingResults',
    'storage',
    'noCookies',
    'storageHow',
    'storageKey',
    'storagePurpose',
    'storedColorMode',
    'storedAnnouncement',
    'storedVersion',
    'storedTabs',
    'storedHostMarks',
    'storedRecent',
    'storedFavorites',
    'server',
    'serverSees',
  ),
});

export type Strings = z.output<typeof stringsSchema>;

/** Path of the interface strings of a locale. @param root site folder, or empty for the path below it */
export function stringsFile(root: string, locale: string): string {
  return join(root, `content/i18n/${locale}.yml`);
}

/**
 * Interface strings of a locale.
 * @param root site folder
 * @param original strings of the default locale, whose places `{name}` those of another have, too
 * @throws {ContentError | ContentErrors} naming the file and every missing or unknown key or place
 */
export function readStrings(root: string, locale: string, original?: Strings): Strings {
  const file = stringsFile('', locale);
  let source: string;
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch {
    throw new ContentError(
      file,
      `no interface strings for locale "${locale}"`,
      'Copy content/i18n/en.yml and translate it',
    );
  }
  const strings = parseYaml(stringsSchema, file, source);
  if (original) comparePlaces(file, strings, original);
  return strings;
}

/** A place that is misspelled would stand on pages as it is, one that is missing would not be filled. */
function comparePlaces(file: string, strings: Strings, original: Strings): void {
  const errors = new ErrorCollector();
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = original;
  for (const [group, texts] of Object.entries(strings)) {
    for (const [key, text] of Object.entries(texts)) {
      const wanted = placesOf(groups[group]?.[key] ?? '');
      const own = placesOf(text);
      if (own !== wanted) {
        const problem = `field "${group}.${key}" has the places ${own || 'none'}, its original ${wanted || 'none'}`;
        errors.add(new ContentError(file, problem, 'Write each in braces as the original has it'));
      }
    }
  }
  errors.throwIfAny();
}

function placesOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}
