import { dayIn } from '../../base/numbers.ts';
import { aboutPath, greenPath, toolStatus } from '../../product/status/tool-status.ts';
import type { Site } from '../../site/site.ts';
import { fill } from '../../site/strings.ts';

/** One thing that a reader must know before the first command. */
export interface StatusLine {
  readonly text: string;
  /** Page that says more. */
  readonly path?: string;
}

/**
 * State of the tool in the language of the site: what pages, twins, `llms.txt` and answers of MCP tools say alike.
 * @returns nothing in a site about something else
 */
export function statusLines({
  product,
  strings: { status: words },
  locale,
}: Pick<Site, 'product' | 'strings' | 'locale'>): StatusLine[] {
  const status = toolStatus(product);
  if (!status) return [];
  const { name, released, python, license } = status;
  return [
    { text: fill(words.newest, { name, released: dayIn(locale.code, new Date(released)) }) },
    { text: license ? fill(words.license, { license }) : words.noLicense },
    { text: fill(words.python, python) },
    { text: words.green, path: greenPath },
    { text: words.right, path: aboutPath },
  ];
}
