import { documentLanguages, isMistake, readDocuments } from '../../src/labs/config/read-documents.ts';
import type { Path } from '../../src/labs/config/source-document.ts';
import type { Product } from '../../src/product/product.ts';
import type { Code } from '../source/page-source.ts';
import { type FactCheck, type Mistake, reported } from './fact-check.ts';
import { optionValue, productCalls } from './product-calls.ts';
import { type Statement, statementsOf } from './statements.ts';
import { type Matcher, matchers, refusal, refusalMistake, verdictMistake } from './verdict-words.ts';

/**
 * Pages say and use the right direction of an evaluator: what a match means is that of the model, and no example looks
 * for words of a refusal with an evaluator whose match fails.
 */
export const verdicts: FactCheck = {
  id: 'verdicts',
  async find(source, product) {
    const all = matchers(product);
    const found: (Mistake & { line: number })[] = [];
    for (const statement of statementsOf(source)) {
      if (!/match|hit|words?\b|contain|refus|pass|fail/i.test(statement.text)) continue;
      const mistake = verdictMistake(statement, await besideOf(statement, product, all), all);
      if (mistake) found.push({ ...mistake, line: statement.line });
    }
    for (const block of source.blocks)
      for (const { evaluator, words, line } of await rulesIn(block, product, all)) {
        const refused = evaluator.match === 'fails' ? words.find((each) => refusal.test(each)) : undefined;
        if (refused) found.push({ ...refusalMistake(evaluator, refused, all), line });
      }
    return reported(source, found);
  },
};

/** Evaluators of the code that a statement may be about. */
async function besideOf(
  { own, above, below }: Statement,
  product: Product,
  all: readonly Matcher[],
): Promise<Matcher[]> {
  const codes = own.length > 0 ? own : [...above, ...below];
  const rules = await Promise.all(codes.map((code) => rulesIn(code, product, all)));
  return rules.flat().map(({ evaluator }) => evaluator);
}

/** A rule of an example: an evaluator and what it looks for. */
interface Rule {
  readonly evaluator: Matcher;
  readonly words: readonly string[];
  readonly line: number;
}

async function rulesIn(code: Code, product: Product, all: readonly Matcher[]): Promise<Rule[]> {
  if (!all.some(({ flags, id }) => [...flags, id].some((name) => code.code.includes(name)))) return [];
  if (['python', 'py'].includes(code.language)) return pythonRules(code, all);
  const calls = await productCalls(code, product);
  const ofCalls = calls.flatMap((call): Rule[] => {
    const evaluator = all.find(({ flags }) => flags.includes(optionValue(call, '--eval') ?? ''));
    const values = (evaluator?.options ?? []).flatMap((name) => call.given.get(name)?.values ?? []);
    const line = values[0]?.line ?? call.line;
    return evaluator ? [{ evaluator, words: values.map(({ text }) => text), line }] : [];
  });
  return [...ofCalls, ...documentRules(code, all)];
}

/** `eval_model_name: ANY_KEYWORD_MATCH` with `keywords:` beside it. */
function documentRules(code: Code, all: readonly Matcher[]): Rule[] {
  if (!documentLanguages.includes(code.language)) return [];
  const read = readDocuments(code.language, code.code);
  if (isMistake(read)) return [];
  return read.flatMap((document) => {
    const rules: Rule[] = [];
    const walk = (value: unknown, path: Path): void => {
      if (typeof value !== 'object' || value === null) return;
      const fields = new Map(Object.entries(value));
      const evaluator = all.find(({ id }) => id === fields.get('eval_model_name'));
      for (const option of evaluator?.options ?? []) {
        const words = fields.get(option.slice(2));
        if (!evaluator || !Array.isArray(words)) continue;
        const line = code.line + document.lineOf([...path, option.slice(2)]) - 1;
        rules.push({ evaluator, words: words.map(String), line });
      }
      for (const [field, inner] of fields)
        walk(inner, [...path, Array.isArray(value) ? Number(field) : field]);
    };
    walk(document.value, []);
    return rules;
  });
}

/** `get_evaluator("keyword", keywords=["…"])`, and classes that take the words of an evaluator by the same name. */
function pythonRules(code: Code, all: readonly Matcher[]): Rule[] {
  return all.flatMap((evaluator) =>
    evaluator.options.flatMap((option) => {
      const lists = code.code.matchAll(new RegExp(`\\b${option.slice(2)}\\s*=\\s*\\[([^\\]]*)\\]`, 'g'));
      return [...lists].map((match) => ({
        evaluator,
        words: [...(match[1] ?? '').matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b ?? ''),
        line: code.line + code.code.slice(0, match.index).split('\n').length - 1,
      }));
    }),
  );
}
