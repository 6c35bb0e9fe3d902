import { ContentError, ContentErrors } from '../../src/base/content-error.ts';
import { targetRequest } from '../../src/labs/provider/target-request.ts';
import { judgeReply } from '../../src/labs/verdict/judge-reply.ts';
import { scopeTarget } from '../../src/labs/verdict/scope-target.ts';
import { jqEngine } from '../source/jq.ts';
import type { CodeExample, PageSource } from '../source/page-source.ts';
import type { ExampleCheck } from './check.ts';

const title = /^Reply for (\S+): (pass|fail)$/;

/**
 * Replies get the verdict that the page says. A block with the title `Reply for x_scope.yml: pass` (or `fail`) is
 * judged by the block titled `x_scope.yml`: the request of the scope can be filled in, `validate_response` accepts the
 * reply, `transform_response` (or the `location` of Gradio) picks an answer, and the jq rule, run by jq, says what the
 * title says. A scope with replies shows one of each, so that a rule which always agrees is found out.
 */
export const replies: ExampleCheck = {
  id: 'replies',
  async examine(source) {
    const shown = source.blocks.flatMap((block) => {
      const [, file = '', verdict = ''] = title.exec(block.fence.title ?? '') ?? [];
      return verdict === '' ? [] : [{ block, file, verdict }];
    });
    const problems: ContentError[] = [];
    for (const { block, file, verdict } of shown) {
      const found = await verdictOf(source, block, file);
      if (found.verdict === verdict) continue;
      problems.push(
        fail(source, block.line, found.problem ?? `${file} judges it as ${found.verdict}, not ${verdict}`),
      );
    }
    for (const file of new Set(shown.map((each) => each.file))) {
      const own = shown.filter((each) => each.file === file);
      const [first] = own;
      for (const verdict of ['pass', 'fail'])
        if (first && !own.some((each) => each.verdict === verdict))
          problems.push(fail(source, first.block.line, `no reply shows when ${file} says ${verdict}`));
    }
    return { count: shown.length, problems };
  },
};

function fail({ page }: PageSource, line: number, problem: string): ContentError {
  return new ContentError(page.file, `line ${line}: ${problem}`, 'Correct the reply, the scope or the title');
}

async function verdictOf(
  { page, blocks }: PageSource,
  { code }: CodeExample,
  file: string,
): Promise<{ verdict?: string; problem?: string }> {
  const scope = blocks.find(({ fence }) => fence.title === file);
  if (!scope) return { problem: `the page shows no block with title="${file}"` };
  try {
    const target = scopeTarget(page.file, scope.code);
    const request = targetRequest(target, 'Tell me about your return policy.');
    if ('failed' in request)
      return { problem: `the request of ${file} cannot be filled in: ${request.failed}` };
    const { run } = await jqEngine();
    const judged = judgeReply(target, { text: code }, run);
    return 'failed' in judged ? { problem: `${file} cannot judge it: ${judged.failed}` } : judged;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof ContentErrors)) throw error;
    const [line = ''] = error.message.split('\n');
    const why = line.replace(`${page.file}: `, '').replace(/^line \d+: /, '');
    return { problem: `${file} is not a scope with a target and a jq rule (${why})` };
  }
}
