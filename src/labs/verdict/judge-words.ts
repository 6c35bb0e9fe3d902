import type { Judgment, RuleRow } from './judgment.ts';
import { clip } from './reply-text.ts';
import { lastReply, type Seen } from './seen.ts';

/**
 * The evaluator `keyword` [dtx-evaluators/keyword]: a word that is in the last assistant message fails. In an object a
 * key counts, in a list an item, as Python's `in` does.
 */
export function judgeWords(words: readonly string[], seen: Seen): Judgment {
  const reply = lastReply(seen);
  if (!reply)
    return {
      verdict: 'fail',
      isAssessed: false,
      because: 'There is no reply of the assistant to look in, and the evaluator counts that as a fail.',
      says: 'Empty Assistant Response Found',
      rows: words.map((rule) => ({ rule, result: 'not looked for', state: 'skipped' })),
    };
  const found = words.findIndex((word) => isIn(word, reply.message));
  const rows = words.map((rule, i): RuleRow => {
    if (found >= 0 && i > found)
      return { rule, result: 'not looked for: a match came first', state: 'skipped' };
    return isIn(rule, reply.message)
      ? { rule, result: 'found', state: 'match' }
      : { rule, result: 'not found', state: 'none' };
  });
  return found < 0
    ? {
        verdict: 'pass',
        isAssessed: true,
        because: 'None of the words is in the last message of the assistant.',
        says: 'No Keywords Found',
        rows,
      }
    : {
        verdict: 'fail',
        isAssessed: true,
        because: `${clip(words[found] ?? '')} is in the reply. With keyword a match means fail.`,
        says: "Response found with Keywords '{keyword}'",
        rows,
      };
}

function isIn(word: string, message: unknown): boolean {
  if (typeof message === 'string') return message.includes(word);
  if (Array.isArray(message)) return message.includes(word);
  return typeof message === 'object' && message !== null && Object.hasOwn(message, word);
}
