import { isDoubtful } from '../../src/product/provenance.ts';
import type { Model } from '../../src/product/providers/models.ts';
import type { PageSource } from '../source/page-source.ts';
import { type FactCheck, reported } from './fact-check.ts';

/** Words that tell a reader that a model is not served any more. */
const told =
  /\b(?:retire[ds]?|retirement|shut ?down|no longer|not served|withdrawn|removed|deprecated|discontinued|replaced|replacements?|older? (?:texts?|guides?)|gone)\b/i;

/** No example asks for a model that its provider has shut down, unless it says so beside it. */
export const retiredModels: FactCheck = {
  id: 'retired-models',
  find(source, { models }) {
    const retired = models.filter((model) => model.retired);
    const patterns = retired.map((model) => [model, idPattern(model.id)] as const);
    const found = linesOf(source).flatMap(({ text, line, said }) =>
      patterns.flatMap(([model, pattern]) => {
        if (said || !pattern.test(text)) return [];
        const problem = `"${model.id}" is retired (${model.retired?.date})`;
        return [{ line, problem, fix: fixFor(model, models) }];
      }),
    );
    return reported(source, found);
  },
};

/** Not as part of a longer id; the name of a provider may stand before it. */
function idPattern(id: string): RegExp {
  const exact = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.-])${exact}(?![\\w-]|\\.\\w)`);
}

interface Line {
  readonly text: string;
  readonly line: number;
  /** The page says beside it that the model is gone. */
  readonly said: boolean;
}

/** Lines of code blocks, and code in sentences. A row of a table whose column says "model" lists what there was. */
function linesOf({ blocks, inline, passages }: PageSource): Line[] {
  const inBlocks = blocks.flatMap(({ code, line: first }) => {
    const lines = code.split('\n');
    return lines.map((text, i) => ({
      text,
      line: first + i,
      // A comment beside the line or right above it.
      said: [text, lines[i - 1] ?? ''].some((each) => told.test(/(?:#|\/\/)(.*)$/.exec(each)?.[1] ?? '')),
    }));
  });
  const inText = inline.map(({ text, line }) => {
    const passage = passages.findLast((each) => each.line <= line)?.text ?? '';
    const sentence = passage.split(/(?<=[.!?])\s+/).find((each) => each.includes(text)) ?? passage;
    return { text, line, said: told.test(sentence) };
  });
  return [...inBlocks, ...inText];
}

/** Names the model that takes the place of a retired one, as far as the product model knows it. */
function fixFor({ id, provider, kind }: Model, models: readonly Model[]): string {
  const served = models.filter((model) => model.provider === provider && !model.retired);
  const named = served.find(({ uses }) => uses.some((use) => use.includes(`\`${id}\``)));
  const other = named ?? served.find((model) => model.kind === kind && !isDoubtful(model));
  return other
    ? `Write "${other.id}", or say beside it that it is retired`
    : 'Say beside it that it is retired';
}
