import { z } from 'zod';
import { ContentError } from '../base/content-error.ts';
import { parseWith } from '../base/parse.ts';
import { readYaml, type YamlSource } from '../base/yaml.ts';
import { stringKeys } from './string-keys.ts';

export const pageTypes = [
  'quickstart',
  'how-to',
  'concept',
  'reference',
  'tactic',
  'guard',
  'provider',
  'api',
  'release',
  'index',
] as const;

/** Groups of the sidebar, in their order: their titles are the strings of the group `groups`. */
export const sidebarGroup = z.enum(stringKeys.groups);
export type SidebarGroup = z.output<typeof sidebarGroup>;

const headingLevel = z.int().min(2).max(6);

/** What may stand between the `---` lines of a page. The table in docs/writing.md describes each field. */
export const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string().trim().min(50, 'needs 50 to 170 characters').max(170, 'needs 50 to 170 characters'),
  type: z.enum(pageTypes),
  sidebar_position: z.int().min(0).optional(),
  sidebar_label: z.string().trim().min(1).optional(),
  sidebar_group: sidebarGroup.optional(),
  slug: z
    .string()
    .regex(/^\/(?!.*\/\/)[\w\-./~]*$/, 'must be an absolute path such as /guides/start')
    .optional(),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.default(2),
  toc_max_heading_level: headingLevel.default(3),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
});

/** What may stand between the `---` lines of a translated page; everything else is that of its original. */
export const translationSchema = z.strictObject({
  title: z.string().trim().min(1),
  // Chinese says in 20 characters what English says in 50.
  description: z.string().trim().min(20, 'needs 20 to 170 characters').max(170, 'needs 20 to 170 characters'),
  sidebar_label: z.string().trim().min(1).optional(),
  /** Sign of the original it was translated from; `npm run translations` prints it. */
  source: z.string().regex(/^[0-9a-f]{12}$/, 'must be the 12 digits that npm run translations prints'),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

/**
 * Splits a page into front matter and body.
 * @param file path named in errors
 * @param source whole file
 * @returns the parsed front matter, and the body with as many blank lines before it as the front matter had,
 *   so that line numbers in later errors are those of the file
 * @throws {ContentError | ContentErrors} naming file, line, field and fix
 */
export function parsePageSource(file: string, source: string): { frontMatter: FrontMatter; body: string } {
  const { fields, lineOf, body } = splitFrontMatter(file, source);
  return { frontMatter: parseWith(frontMatterSchema, file, fields, lineOf), body };
}

/**
 * Splits a page into the fields of its front matter, as they stand there, and its body.
 * @throws {ContentError} when there is no front matter, or it is not YAML
 */
export function splitFrontMatter(
  file: string,
  source: string,
): { fields: unknown; lineOf: YamlSource['lineOf']; body: string } {
  // Editors differ in byte order marks and line ends; everything behind this line sees one form.
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = /^---\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    throw new ContentError(
      file,
      'no front matter',
      'Start the file with "---", a title and a description, "---"',
    );
  }
  const [whole, yaml = ''] = match;
  const { data: fields, lineOf } = readYaml(file, yaml, 2);
  const lines = whole.split('\n').length - 1;
  return { fields, lineOf, body: '\n'.repeat(lines) + text.slice(whole.length) };
}
