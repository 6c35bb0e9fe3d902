import type { Jq, JqResult } from './engine.ts';

/** Answers that are kept. */
const most = 32;

/** Characters of a document: nobody asks twice about a longer one. */
const longest = 10_000;

/**
 * jq that knows its newest answers. Its command begins from nothing at each call, which takes longer than most expressions,
 * and while a reader types in one field, most of what is asked stays the same.
 */
export function remembered(jq: Jq): Jq {
  const results = new Map<string, JqResult>();
  const problems = new Map<string, string | undefined>();
  return {
    version: jq.version,
    run(expression, input, flags = []) {
      const ask = () => jq.run(expression, input, flags);
      // The time is another one at each call.
      return input.length > longest || /\bnow\b/.test(expression)
        ? ask()
        : once(results, [expression, input, ...flags], ask);
    },
    problem: (expression, flags = []) =>
      once(problems, [expression, ...flags], () => jq.problem(expression, flags)),
  };
}

/** The answer to a question, kept as the newest. */
function once<Answer>(known: Map<string, Answer>, asked: readonly string[], ask: () => Answer): Answer {
  const question = JSON.stringify(asked);
  const answer = known.has(question) ? (known.get(question) as Answer) : ask();
  known.delete(question);
  known.set(question, answer);
  const [oldest = ''] = known.keys();
  if (known.size > most) known.delete(oldest);
  return answer;
}
