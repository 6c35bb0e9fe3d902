import { ContentError } from '../../src/base/content-error.ts';
import { promiseMistake } from '../facts/promises.ts';
import { alone, sentencesOf } from '../facts/statements.ts';
import { matchers, verdictMistake } from '../facts/verdict-words.ts';
import type { ProseCheck } from './prose-check.ts';
import { modelTexts } from './texts.ts';

/** Sentences of the product model promise no more than its entries, and turn no verdict round. */
export const modelStatements: ProseCheck = {
  id: 'model-statements',
  label: 'Statement of the model',
  async find(_, site) {
    const { product } = site;
    if (!product) return [];
    const all = matchers(product);
    const problems: ContentError[] = [];
    for (const { file, line, text } of modelTexts(site))
      for (const statement of sentencesOf(text, line, alone)) {
        const mistake = verdictMistake(statement, [], all) ?? (await promiseMistake(statement, product));
        if (mistake)
          problems.push(new ContentError(file, `line ${statement.line}: ${mistake.problem}`, mistake.fix));
      }
    return problems;
  },
};
