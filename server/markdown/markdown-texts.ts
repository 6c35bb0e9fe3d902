import { nearestPages } from '../../src/markdown/nearest-pages.ts';
import type { TwinPage } from '../../src/markdown/pages-file.ts';
import type { MarkdownPages } from './markdown-pages.ts';

/** What the not-found page of a language says, in its words. */
interface MissingWords {
  readonly title: string;
  readonly lead: string;
  readonly nearest: string;
}

/**
 * What an agent reads when nothing has the address it asked for: the nearest pages of its language, and where all are
 * listed. Not a word of the address is repeated: whoever wrote a link could speak to the agent through it.
 * @param requested path as it is written in the address
 * @param page the not-found page of the language, as HTML
 * @param lists addresses of files that list all pages
 */
export function missingText(
  requested: string,
  { pages, site }: MarkdownPages,
  page: string,
  lists: readonly string[],
): string {
  const words = missingWords(page);
  const near = nearestPages(requested, pages, site);
  const hasVersions = new Set(pages.map(({ version }) => version)).size > 1;
  const lines = near.map(
    ({ title, markdown, description, version }) =>
      `- ${linkTo(title, encodeURI(markdown))}${hasVersions ? ` (${version})` : ''}: ${description}`,
  );
  return [
    `# ${words.title}`,
    words.lead,
    ...(lines.length > 0 ? [`## ${words.nearest}`, lines.join('\n')] : []),
    lists.map((list) => `- ${linkTo(list.slice(list.lastIndexOf('/') + 1), list)}`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** What an agent reads when a page has no section of that name: the sections that it has. */
export function missingSectionText({ title, markdown, sections }: TwinPage): string {
  const lines = sections
    .filter(({ id }) => id !== '')
    .map(
      (section) =>
        `- ${linkTo(section.title, sectionAddress(markdown, section.id))} (${section.bytes} bytes)`,
    );
  const all = `${linkTo(title, encodeURI(markdown))} has no section with this id.`;
  return ['# Section not found', all, ...(lines.length > 0 ? ['It has these:', lines.join('\n')] : [])]
    .join('\n\n')
    .concat('\n');
}

/**
 * A section as a file of its own: what it belongs to, then its heading and text.
 * @param canonical address of the page in search engines
 * @param id in the page, of the section or of something inside it
 */
export function sectionFile(
  { title, markdown, language, textLanguage = language, version, checked }: TwinPage,
  canonical: string,
  id: string,
  text: string,
): string {
  const facts = {
    title,
    canonical: `${canonical}#${encodeURIComponent(id)}`,
    page: markdown,
    language: textLanguage,
    version,
    ...(checked !== undefined && { checked }),
  };
  // A string of JSON is one of YAML.
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${text.trimEnd()}\n`;
}

/** The address that a twin says is that of its text in search engines; undefined when it says none. */
export function canonicalOf(markdown: string): string | undefined {
  const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(markdown.slice(0, 4000)) ?? [];
  return /^canonical: "?(https?:\/\/[^\s"<>]+)"?$/m.exec(head)?.[1];
}

const sectionAddress = (markdown: string, id: string) =>
  `${encodeURI(markdown)}?section=${encodeURIComponent(id)}`;

/** @param address with its percent-encoding; a bracket would end it */
const linkTo = (text: string, address: string) => {
  const safe = address.replace(/[()]/g, (bracket) => `%${bracket.charCodeAt(0).toString(16)}`);
  return `[${text.replace(/[\\[\]]/g, (character) => `\\${character}`)}](${safe})`;
};

/** The words of a not-found page that the build drew. */
function missingWords(page: string): MissingWords {
  const textOf = (form: RegExp, fallback: string) => {
    const found = form.exec(page)?.[1];
    return found ? found.replace(/&(?:#x([\da-f]+)|#(\d+)|amp);/gi, decoded) : fallback;
  };
  return {
    title: textOf(/<h1>([^<]+)<\/h1>/, 'Page Not Found'),
    lead: textOf(/<\/h1><p>([^<]+)<\/p>/, 'No page has this address.'),
    nearest: textOf(/<h2 id="nearest">([^<]+)<\/h2>/, 'Pages with a similar address'),
  };
}

function decoded(_: string, hex: string | undefined, decimal: string | undefined): string {
  if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
  return decimal ? String.fromCodePoint(Number(decimal)) : '&';
}
