import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Corpus, CorpusPage } from './corpus.ts';

/** How a generator wants its pages. */
export interface Form {
  /** Folder of the pages, in that of the peer. */
  readonly content: string;
  /** Front matter beside title and description, of a page and of the home page. */
  fields?(page: CorpusPage): Readonly<Record<string, unknown>>;
  readonly home?: Readonly<Record<string, unknown>>;
  /** The Markdown, where it is not that of the corpus. */
  body?(page: Pick<CorpusPage, 'title' | 'body'>): string;
  /** A file that a folder has beside its pages. */
  folder?(label: string, position: number): readonly [name: string, text: string];
}

/** Writes the pages of a corpus, in place of those of another, and `sidebar.json` for sidebars that are written down. */
export function writePages(folder: string, corpus: Corpus, form: Form): void {
  const root = join(folder, form.content);
  const text = form.body ?? (({ body }) => body);
  const { title, description } = corpus.home;
  put(join(root, 'index.md'), `${frontMatter({ title, description, ...form.home })}\n\n${text(corpus.home)}`);
  for (const [place, { id, label, pages }] of corpus.folders.entries()) {
    rmSync(join(root, id), { recursive: true, force: true });
    if (form.folder) {
      const [name, content] = form.folder(label, place + 1);
      put(join(root, id, name), content);
    }
    for (const page of pages) {
      const { title, description } = page;
      const head = frontMatter({ title, description, ...form.fields?.(page) });
      put(join(root, `${page.path}.md`), `${head}\n\n${text(page)}`);
    }
  }
  const sidebar = corpus.folders.map(({ id, label, pages }) => ({
    id,
    label,
    pages: pages.map(({ title, path }) => ({ title, path })),
  }));
  put(join(folder, 'sidebar.json'), JSON.stringify(sidebar));
}

/** Writes a file, and the folders above it. */
function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What is JSON is YAML, too, and needs no other quotes. */
const frontMatter = (fields: Readonly<Record<string, unknown>>): string =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join(
    '\n',
  );
