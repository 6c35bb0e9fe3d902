import { ContentError } from '../../src/base/content-error.ts';
import { documentLanguages, isMistake, readDocuments } from '../../src/labs/config/read-documents.ts';
import type { SourceDocument } from '../../src/labs/config/source-document.ts';
import { placeText } from '../../src/product/formats/format-problems.ts';
import type { Product } from '../../src/product/product.ts';
import type { CodeExample } from '../source/page-source.ts';
import type { ExampleCheck, Fail } from './check.ts';
import { kindOf, knownSchemas, likelyParts } from './document-kinds.ts';
import { requestBodies } from './request-bodies.ts';

/**
 * Every block of YAML or JSON parses, and fits the schema of what it shows; see `document-kinds.ts`. So does the JSON
 * that `curl` commands send.
 */
export const documents: ExampleCheck = {
  id: 'documents',
  async examine(source, product) {
    const { page, blocks } = source;
    const problems: ContentError[] = [];
    const shown = blocks.filter(({ language }) => documentLanguages.includes(language));
    const bodies = await requestBodies(source, product);
    for (const block of [...shown, ...bodies]) {
      const fail: Fail = (line, problem, fix) =>
        problems.push(new ContentError(page.file, `line ${block.line + line - 1}: ${problem}`, fix));
      // A body says by its command where it goes; one for a server of the reader only has to be JSON.
      examineBlock(block, product, fail, bodies.includes(block));
    }
    return { count: shown.length + bodies.length, problems };
  },
};

function examineBlock(block: CodeExample, product: Product, fail: Fail, mayBeUnknown: boolean): void {
  const read = readDocuments(block.language, block.code);
  if (isMistake(read)) {
    const json = block.language.startsWith('json');
    fail(
      read.line,
      `not valid ${json ? 'JSON' : 'YAML'} (${read.problem})`,
      json ? 'Fix it; shorten lists by leaving entries out, not by "…"' : 'Fix it',
    );
    return;
  }
  for (const document of read) examineDocument(block, document, product, fail, mayBeUnknown);
}

const sayOtherwise = '; if it is something else, write schema="…" or schema="none" in the fence';

function examineDocument(
  block: CodeExample,
  document: SourceDocument,
  product: Product,
  fail: Fail,
  mayBeUnknown: boolean,
): void {
  const kind = kindOf(block, document.value, product);
  if (kind === undefined) {
    if (mayBeUnknown) return;
    const [likely] = likelyParts(document.value, product);
    fail(
      document.lineOf([]),
      'nothing tells what this document is',
      `Say it in the fence with ${likely ? `schema="${likely}"` : `schema="…": ${knownSchemas(product)}`}`,
    );
  } else if ('fix' in kind) fail(0, kind.problem, kind.fix);
  else {
    const { name, guessedBy } = kind;
    const readAs = guessedBy ? ` (read as "${name}", by its ${guessedBy})` : '';
    // Said once for each document; the body of a request has no fence to say it in.
    for (const [i, { path, problem, fix }] of kind.validate(document.value).entries()) {
      const place = placeText(path);
      const otherwise = i === 0 && guessedBy && !mayBeUnknown ? sayOtherwise : '';
      fail(document.lineOf(path), `${place ? `${place}: ` : ''}${problem}${readAs}`, fix + otherwise);
    }
  }
}
