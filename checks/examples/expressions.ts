import { isDeepStrictEqual } from 'node:util';
import { ContentError } from '../../src/base/content-error.ts';
import { renderTemplate } from '../../src/labs/jinja/render.ts';
import { transformPython } from '../../src/labs/python/evaluate.ts';
import type { Expression } from '../../src/product/evaluation/expressions.ts';
import { type Product, productFile } from '../../src/product/product.ts';
import { runJq } from '../source/jq.ts';
import type { PageSource } from '../source/page-source.ts';
import type { Examined } from './check.ts';

/** Expressions of one language that a page shows by `::expressions{language="…"}`. */
export function expressionsShown(
  { page }: PageSource,
  expressions: readonly Expression[],
  language: Expression['language'],
): readonly Expression[] {
  const directives = [...page.body.matchAll(/^\s*::expressions\{language="?([\w-]+)"?\}/gm)];
  return directives.some(([, name]) => name === language)
    ? expressions.filter((expression) => expression.language === language)
    : [];
}

/**
 * Runs expressions of the model on their documents.
 * @returns one line for each that gives something else
 */
export async function expressionProblems(
  product: Pick<Product, 'folder'>,
  expressions: readonly Expression[],
): Promise<ContentError[]> {
  const problems: ContentError[] = [];
  for (const expression of expressions) {
    const results = await resultsOf(expression).catch((error: unknown) => String(error));
    if (isDeepStrictEqual(results, expression.results)) continue;
    const found =
      typeof results === 'string' ? `fails (${results.replace(/^Error: /, '')})` : `gives ${json(results)}`;
    problems.push(
      new ContentError(
        productFile(product, 'expressions'),
        `${expression.id}: ${found}, not ${json(expression.results)}`,
        'Correct the expression or its results',
      ),
    );
  }
  return problems;
}

/** @throws {Error} in one line, when it does not run */
async function resultsOf({ language, expression, document }: Expression): Promise<unknown[]> {
  if (language === 'python-transform') {
    const picked = transformPython(expression, replyNames(document));
    if ('problem' in picked) throw new Error(picked.problem.message);
    return [picked.value];
  }
  if (language === 'jinja') {
    const rendered = renderTemplate(expression, document as Readonly<Record<string, unknown>>);
    if ('problem' in rendered) throw new Error(rendered.problem.message);
    return [rendered.output];
  }
  const result = await runJq(expression, JSON.stringify(document), ['-c']);
  if ('failed' in result) throw new Error(result.failed);
  return result.output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

/** What DTX hands to `transform_response` for a reply that is this document. */
function replyNames(document: unknown): Record<string, unknown> {
  return { json: document, text: JSON.stringify(document), context: { status: 200, headers: {} } };
}

function json(results: unknown): string {
  return JSON.stringify(results);
}

/** An expression or template that was put to the test, on a line of the file, and what is wrong with it. */
export interface Finding {
  readonly line: number;
  readonly problem?: string | undefined;
}

/** What a check of expressions examined: those in the page's own code, and those it shows from the model. */
export async function examined(
  { page }: PageSource,
  product: Pick<Product, 'folder'>,
  found: readonly Finding[],
  shown: readonly Expression[],
): Promise<Examined> {
  return {
    count: found.length + shown.length,
    problems: [
      ...found.flatMap(({ line, problem }) =>
        problem ? [new ContentError(page.file, `line ${line}: ${problem}`, 'Correct the example')] : [],
      ),
      ...(await expressionProblems(product, shown)),
    ],
  };
}
