import { z } from 'zod';
import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { parseWith, parseYamlText } from '../base/parse.ts';
import { pathSegment } from '../base/routes.ts';

export const redirectsFile = 'content/redirects.yml';

const oldPath = new RegExp(`^(?:/${pathSegment})+(?:/|/\\*)?$`);
/** Nothing in an id may end a quoted text, begin a variable of nginx or be decoded twice. */
const newPath = new RegExp(`^(?=/)(?:/${pathSegment})*(?:/?(?:#[^\\s#%$"'<>\\\\]+)?|/\\*)$`);

const redirectEntry = z.strictObject({
  /** Old path, in any form of the slash; with `/*` at its end every published path below it. */
  from: z
    .string()
    .max(500)
    .regex(oldPath, 'must be a path such as /install, or /0.33/* for all below it')
    .refine((path) => !/\.html$/.test(path), 'leave ".html" out: each form of the path is redirected'),
  /** Path of a page of this site, with or without `#id`; with `/*` at its end what stood for the `*` follows. */
  to: z
    .string()
    .max(500)
    .regex(newPath, 'must be a path of this site, such as /tactics/ or /tactics/tap#limits'),
  /** Why the old path is led on; for maintainers. */
  why: z.string().trim().min(1).optional(),
});

/** One entry of `content/redirects.yml`. */
export type RedirectEntry = z.output<typeof redirectEntry>;

/**
 * Parses the text of `content/redirects.yml`: a list of entries.
 * @throws {ContentErrors} one line per wrong field, naming the entry by its old path
 */
export function parseRedirects(text: string): RedirectEntry[] {
  const errors = new ErrorCollector();
  const data = errors.try(() => parseYamlText(redirectsFile, text));
  errors.throwIfAny();
  if (!Array.isArray(data)) {
    throw new ContentError(redirectsFile, 'is not a list', 'Start each entry with "- from: /old"');
  }
  const entries = data.flatMap((item: unknown, i) => {
    const place = `${redirectsFile}, ${nameOf(item) ?? `entry ${i + 1}`}`;
    return errors.try(() => parseWith(redirectEntry, place, item)) ?? [];
  });
  errors.throwIfAny();
  return entries;
}

function nameOf(item: unknown): string | undefined {
  const named = z.object({ from: z.string() }).safeParse(item);
  return named.success ? `"${named.data.from.slice(0, 80)}"` : undefined;
}
