import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { parseWith, parseYamlText } from './parse.ts';

const text = z.string().min(1);
const group = <T extends string>(...keys: T[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<T, typeof text>);

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
    'searchDocs',
    'languages',
    'versions',
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
    'directLink',
    'unlisted',
  ),
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
  ),
  verified: group(
    'against',
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
  product: group(
    'filter',
    'filtered',
    'rowLink',
    'inferred',
    'unconfirmed',
    'pluginsParaphrased',
    'forDefaultJudge',
    'defaultOf',
    'example',
    'dataset',
    'evaluator',
    'agent',
    'inDocumentation',
    'inReports',
    'noKeys',
    'noHelpers',
    'helperModel',
    'storedPrompts',
    'costAtMost',
    'costAbout',
    'callsAtMost',
    'callsAbout',
    'yamlScope',
    'chartCaption',
    'otherAuthors',
    'paperPublished',
    'paperCode',
    'paperProject',
    'syntax',
    'manyOptions',
    'subCommand',
    'required',
    'none',
    'oneOf',
    'repeatable',
    'severalValues',
    'commandRules',
    'ruleConflict',
    'ruleRequires',
    'ruleIgnoredWith',
    'ruleIgnoredWithout',
    'ruleExit',
    'flagsOfGroup',
    'optional',
    'registeredOnly',
    'unsupportedProviders',
    'gated',
    'seen',
    'tagSeen',
    'inFolder',
    'notKnown',
  ),
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
  notFound: group('title', 'lead', 'contact', 'nearest', 'sections'),
  search: group(
    'title',
    'lead',
    'label',
    'placeholder',
    'results',
    'oneResult',
    'noResults',
    'noScript',
    'siteMap',
  ),
});

export type Strings = z.output<typeof stringsSchema>;

/**
 * Interface strings of a locale.
 * @param root site folder
 * @throws {ContentError | ContentErrors} naming the file and every missing or unknown key
 */
export function readStrings(root: string, locale: string): Strings {
  const file = `content/i18n/${locale}.yml`;
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
  return parseWith(stringsSchema, file, parseYamlText(file, source));
}

/** Fills `{name}` places of an interface string. Unknown places stay as they are, so that a mistake is seen. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
