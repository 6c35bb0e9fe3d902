import { parse } from 'yaml';
import { kindOf } from '../../checks/examples/document-kinds.ts';
import { type CodeExample, type PageSource, readPageSource } from '../../checks/source/page-source.ts';
import { shellCommands } from '../../checks/source/shell-commands.ts';
import { shellExamples } from '../../checks/source/shell-examples.ts';
import { callsIn } from '../../src/product/command-line/calls.ts';
import type { Product } from '../../src/product/product.ts';
import type { Site } from '../../src/site/site.ts';

/** A command line of DTX that a page shows. */
export interface PageCommand {
  readonly words: readonly string[];
  /** Files that show it. */
  readonly files: readonly string[];
}

/** A file of DTX that a page shows. */
export interface PageDocument {
  /** `content/docs/….md:12`. */
  readonly where: string;
  readonly file: string;
  readonly title: string;
  readonly kind: string;
  readonly text: string;
}

/** Sources of the pages in the language of their authors. */
export function sourcesOf({ pages }: Pick<Site, 'pages'>): PageSource[] {
  return pages.flatMap((page) => (page.kind === 'doc' ? [readPageSource(page)] : []));
}

/** Every distinct command line of `dtx` and `ddtx` in code blocks that are for bash. */
export async function pageCommands(sources: readonly PageSource[], product: Product): Promise<PageCommand[]> {
  const found = new Map<string, { words: readonly string[]; files: Set<string> }>();
  for (const source of sources)
    for (const example of shellExamples({ blocks: source.blocks.filter(({ notTried }) => !notTried) })) {
      if (example.language !== 'bash') continue;
      for (const command of await shellCommands(example))
        for (const call of callsIn(command, product['command-line'])) {
          const words = call.map(({ text }) => text);
          const line = words.join(' ');
          const known = found.get(line) ?? { words, files: new Set<string>() };
          known.files.add(source.page.file);
          found.set(line, known);
        }
    }
  return [...found.values()].map(({ words, files }) => ({ words, files: [...files] }));
}

/** Every whole scope, plan and evaluator in the code blocks of pages. */
export function pageDocuments(sources: readonly PageSource[], product: Product): PageDocument[] {
  return sources.flatMap((source) =>
    source.blocks
      .filter(({ language, notTried }) => /^ya?ml$/.test(language) && !notTried)
      .flatMap((block) => documentOf(block, source.page.file, product)),
  );
}

function documentOf(block: CodeExample, file: string, product: Product): PageDocument[] {
  const text = block.code;
  const kind = kindOf(block, parse(text), product);
  const { title = '' } = block.fence;
  const isWhole = /^\S+\.ya?ml$/.test(title);
  return kind && 'name' in kind && isWhole
    ? [{ where: `${file}:${block.line}`, file, title, kind: kind.name, text }]
    : [];
}
