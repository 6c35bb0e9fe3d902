import { ContentError } from '../src/base/content-error.ts';
import { parseFlowchart } from '../src/prose/diagram/parse.ts';
import type { DocPage } from '../src/site/page.ts';
import type { Site } from '../src/site/site.ts';
import { type CodeExample, type PageSource, readPageSource } from './source/page-source.ts';

/** A translation is of its original: it shows the same code, names the same things and leads to the same places. */
export function translationProblems({ editions }: Pick<Site, 'editions'>): ContentError[] {
  return editions
    .flatMap(({ pages }) => pages)
    .flatMap((page) => (page.kind === 'doc' ? problemsOf(page) : []));
}

/** The editions that are worth translating: of what is being written, and of the newest version. */
export function editionsToTranslate({ editions, config }: Pick<Site, 'editions' | 'config'>): Site[] {
  const [newest] = config.versions;
  return editions.filter(
    ({ version, locale }) =>
      (version.name === newest?.name || version.name === 'current') &&
      locale.code !== config.locales[0]?.code,
  );
}

/** What still has to be translated, and what has to be looked at again, one line each. */
export function translationsToDo(site: Pick<Site, 'editions' | 'config'>): string[] {
  const editions = editionsToTranslate(site);
  const hasVersions = new Set(editions.map(({ version }) => version.name)).size > 1;
  return editions.flatMap(({ locale, version, pages }) => {
    const docs = pages.filter((page) => page.kind === 'doc');
    const missing = docs.filter(({ untranslated }) => untranslated);
    const outdated = docs.filter((page) => page.outdated);
    const titled = missing.filter((page) => page.titled);
    const oldTitles = titled.filter((page) => page.titled?.outdated);
    const titles =
      titled.length > 0
        ? `; titles of ${titled.length} of the other ${missing.length}, ${oldTitles.length} outdated`
        : '';
    const name = hasVersions ? `${locale.code}, version ${version.name}` : locale.code;
    return [
      `${name}: ${docs.length - missing.length} of ${docs.length} pages translated, ${outdated.length} outdated${titles}`,
      ...outdated.map(({ file, source }) => `  ${file}: ${source.original?.file} has changed since`),
      ...oldTitles.map(({ file }) => `  ${file}: its title, description or label has changed since`),
      ...docs.flatMap(({ file, source: { waiting } }) =>
        waiting === undefined ? [] : [`  ${waiting}: not shown, ${file} has other headings now`],
      ),
    ];
  });
}

function problemsOf(page: DocPage): ContentError[] {
  const { original } = page.source;
  // One that is outdated says so on its page, and is fixed as a whole.
  if (!original || page.outdated) return [];
  const own = readPageSource(page);
  const wanted = readPageSource({ ...page, ...original, source: original });
  return [
    ...differences(page, 'code block', own.blocks.map(blockText), wanted.blocks.map(blockText)),
    ...differences(page, 'inline code', texts(own.inline), texts(wanted.inline)),
    ...differences(page, 'link', linksOf(own), linksOf(wanted)),
  ];
}

/** Labels of a diagram are translated, roles are not; that its arrows are right is seen when it is drawn. */
function blockText({ language, code }: CodeExample): string {
  if (language !== 'mermaid') return `${language}\n${code}`;
  const flowchart = parseFlowchart(code);
  const nodes = 'problem' in flowchart ? [] : flowchart.nodes;
  return ['mermaid', ...nodes.map(({ id, role = 'plain' }) => `${id}:::${role}`).sort()].join('\n');
}

const texts = (all: PageSource['inline']) => all.map(({ text }) => text).sort();

const linksOf = ({ page }: PageSource) =>
  [...page.body.matchAll(/\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g)]
    .map(([, address = '']) => address)
    .sort();

/** The first place where two lists differ. */
function differences(
  { file, source }: DocPage,
  what: string,
  own: readonly string[],
  wanted: readonly string[],
): ContentError[] {
  const place = [...Array(Math.max(own.length, wanted.length)).keys()].find((i) => own[i] !== wanted[i]);
  if (place === undefined) return [];
  // Of a code block, the first line that differs.
  const [ownLines, wantedLines] = [own[place], wanted[place]].map((text) => text?.split('\n'));
  const line = ownLines?.findIndex((text, i) => text !== wantedLines?.[i]) ?? 0;
  const show = (lines: string[] | undefined) => {
    if (lines === undefined) return 'nothing';
    const text = lines[Math.max(line, 0)]?.trim();
    return text ? `"${text.slice(0, 60)}"` : 'shorter';
  };
  return [
    new ContentError(
      file,
      `${what} ${place + 1} is ${show(ownLines)}, that of its original is ${show(wantedLines)}`,
      `Take it over from ${source.original?.file}`,
    ),
  ];
}
