import type { TwinPage } from '../../../src/markdown/pages-file.ts';

/** A page of a list, with its twin. */
export interface ListedPage extends Pick<TwinPage, 'title' | 'description' | 'markdown'> {
  /** Title of the part of the site it belongs to; empty for what is in none. */
  readonly part: string;
}

/** What `llms.txt` says beside its pages. */
export interface ListFacts {
  readonly title: string;
  readonly tagline: string;
  /** What the pages describe, in words: `DTX 0.34`. */
  readonly version: string;
  /** Who speaks, when it is not the maker of the product; one sentence. */
  readonly speaker?: string | undefined;
  /** How to read the site: one paragraph each. */
  readonly notes: readonly string[];
  /** What a reader can do without: other editions, other files. */
  readonly optional: readonly { readonly label: string; readonly address: string; readonly text?: string }[];
}

/** Largest `llms.txt`, in bytes: agents cut what is longer. */
export const mostBytes = 50_000;

/**
 * Text of `llms.txt` by llmstxt.org: title, summary, how to read the site, and the twins of all pages by part, each
 * with its description. Where that is too long, the last pages lose their descriptions, and after them their places.
 */
export function llmsText(facts: ListFacts, pages: readonly ListedPage[]): string {
  const whole = draw(facts, pages, pages.length, pages.length);
  if (bytesOf(whole) <= mostBytes) return whole;
  const described = mostThatFit(pages.length, (count) => draw(facts, pages, pages.length, count));
  if (described !== undefined) return draw(facts, pages, pages.length, described);
  const listed = mostThatFit(pages.length, (count) => draw(facts, pages, count, 0)) ?? 0;
  return draw(facts, pages, listed, 0);
}

/** The greatest number with which a text is small enough; undefined when it is so with none. */
function mostThatFit(all: number, text: (count: number) => string): number | undefined {
  let fits = -1;
  let tooMany = all + 1;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (bytesOf(text(middle)) <= mostBytes) fits = middle;
    else tooMany = middle;
  }
  return fits < 0 ? undefined : fits;
}

function draw(facts: ListFacts, pages: readonly ListedPage[], listed: number, described: number): string {
  const { title, notes, optional } = facts;
  const parts = new Map<string, string[]>();
  for (const [place, page] of pages.slice(0, listed).entries()) {
    const lines = parts.get(page.part) ?? [];
    lines.push(item(page.title, page.markdown, place < described ? page.description : undefined));
    parts.set(page.part, lines);
  }
  const left = pages.length - listed;
  const blocks = [
    `# ${title}`,
    summaryOf(facts),
    ...notes,
    ...(left > 0 ? [`${left} more pages are in llms-full.txt and sitemap.xml.`] : []),
    ...[...parts].flatMap(([part, lines]) => [`## ${part || title}`, lines.join('\n')]),
    '## Optional',
    optional.map(({ label, address, text }) => item(label, address, text)).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const item = (text: string, address: string, description: string | undefined) =>
  `- [${text.replace(/[\\[\]]/g, (character) => `\\${character}`)}](${address})${description ? `: ${description}` : ''}`;

const summaryOf = ({ tagline, version, speaker }: Pick<ListFacts, 'tagline' | 'version' | 'speaker'>) =>
  [`> ${tagline}. The pages describe ${version}.`, speaker].filter(Boolean).join(' ');

/**
 * Text of `llms-full.txt`: twins one after another, each with its address, without what only a single file needs.
 * @param pages each with the text of its twin
 */
export function llmsFullText(
  facts: Pick<ListFacts, 'title' | 'tagline' | 'version' | 'speaker'>,
  pages: readonly (Pick<TwinPage, 'markdown'> & { readonly text: string })[],
): string {
  const head = `# ${facts.title}: all pages\n\n${summaryOf(facts)} Each page begins with its address.`;
  const texts = pages.map(({ markdown, text }) => `---\n\nAddress: ${markdown}\n\n${bodyOf(text).trim()}`);
  return `${[head, ...texts].join('\n\n')}\n`;
}

/** A twin without its front matter and its list of sections: from its title on. */
function bodyOf(twin: string): string {
  const text = twin.replace(/^---\n.*?\n---\n/s, '');
  const title = text.search(/^# /m);
  return title < 0 ? text : text.slice(title);
}

export const bytesOf = (text: string): number => Buffer.byteLength(text);

/** A number of bytes in words. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
