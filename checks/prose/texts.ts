import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { productFolder } from '../../src/product/product.ts';
import type { Site } from '../../src/site/site.ts';
import type { PageSource } from '../source/page-source.ts';

/** Words for readers, and where they stand. */
export interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Fields of the product model that hold code or names of things, never a sentence. */
const codeFields = new Set([
  'id',
  'authors',
  'path',
  'url',
  'source',
  'patterns',
  'pattern',
  'expression',
  'expressions',
  'formula',
  'least',
  'most',
  'command',
  'code',
  'example',
  'examples',
  'usage',
  'run',
  'start',
  'signature',
  'type',
  'default',
  'values',
  'choices',
  'aliases',
  'retired',
  'retires',
]);

/** Title, description and sidebar label of a page. */
export function frontMatterTexts({ page }: PageSource, site: Site): Text[] {
  const lines = readFileSync(join(site.root, page.file), 'utf8').split('\n');
  const { title, description, sidebar_label } = page.frontMatter;
  return Object.entries({ title, description, sidebar_label }).flatMap(([field, text]) => {
    const line = lines.findIndex((each) => each.startsWith(`${field}:`)) + 1;
    return text === undefined ? [] : [{ file: page.file, line: Math.max(1, line), text }];
  });
}

/** Front matter and prose of a page, without code. */
export function pageTexts(source: PageSource, site: Site): Text[] {
  const { page, prose, blocks } = source;
  const diagrams = blocks.flatMap(({ language, fence, line }) =>
    [fence.alt, language === 'mermaid' ? fence.title : undefined].flatMap((text) =>
      text === undefined ? [] : [{ text, line: line - 1 }],
    ),
  );
  return [
    ...frontMatterTexts(source, site),
    ...[...prose, ...diagrams]
      .sort((a, b) => a.line - b.line)
      .map(({ text, line }) => ({ file: page.file, line, text })),
  ];
}

/** English sentences of folders, of the interface and of the product model. */
export function dataTexts({ root, config }: Site): Text[] {
  const below = (folder: string, end: RegExp) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .filter((name) => end.test(name))
          .sort()
      : [];
  const always = () => true;
  return [
    ...below('content/docs', /\/_category_\.yml$/).flatMap((file) =>
      yamlTexts(root, file, (field) => ['label', 'description'].includes(field)),
    ),
    ...config.locales
      .filter(({ code }) => code === 'en')
      .flatMap(({ code }) => yamlTexts(root, `content/i18n/${code}.yml`, always)),
    ...below(productFolder, /\.yml$/).flatMap((file) =>
      yamlTexts(root, file, (field, text) => !codeFields.has(field) && text.includes(' ')),
    ),
    ...below(productFolder, /\.json$/).flatMap((file) =>
      yamlTexts(root, file, (field) => ['title', 'description', 'x-note'].includes(field)),
    ),
  ];
}

/** Sentences of the product model with their code, but not the patterns and names among them. */
export function modelTexts({ root }: Pick<Site, 'root'>): Text[] {
  const folder = join(root, productFolder);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yml')) : [];
  return files.sort().flatMap((name) =>
    yamlTexts(
      root,
      `${productFolder}/${name}`,
      (field, text) => !codeFields.has(field) && text.includes(' '),
      (text) => text,
    ),
  );
}

/** Strings of a YAML or JSON file; code between backticks and `{places}` are blanked unless `read` keeps them. */
function yamlTexts(
  root: string,
  file: string,
  wanted: (field: string, text: string) => boolean,
  read = withoutCode,
): Text[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
  const texts: Text[] = [];
  visit(document, {
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const pair = path.findLast((each) => 'key' in each);
      const field = pair && !isMap(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      if (!wanted(field, value)) return;
      // Folded scalars lose their line breaks: the line is the one they start on.
      texts.push({ file, line: lines.linePos(range[0]).line, text: read(value) });
    },
  });
  return texts;
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`|\{[^{}\s]+\}/g, ' ');
}
