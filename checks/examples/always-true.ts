import { runJq } from '../source/jq.ts';

/** What DTX shows a rule about a classifier that gives its highest score to a label: `stats` is an object. */
function seen(label: string, score: number): string {
  const scores = { stats: { [label]: { min: score, max: score, avg: score } }, [label]: score };
  return JSON.stringify({ turns: [{ role: 'USER', message: 'Hello' }], response: null, scores });
}

/** A score that no rule for a guard may take for a catch, and one that it may. */
const extremes = [seen('LABEL_0', 0.01), seen('LABEL_1', 0.99)];

/**
 * A rule of an evaluator that passes every reply, whatever a classifier says: a text in quotes, or one over all scores
 * that compares `stats` as well, since jq sorts an object above every number.
 * @returns what is wrong; undefined for a rule that tells replies apart, or reads anything but scores
 */
export async function alwaysTrue(rule: string): Promise<string | undefined> {
  const isText = /^\s*"(?:[^"\\]|\\.)*"\s*$/.test(rule);
  if (!isText && !/\.scores\b/.test(rule)) return undefined;
  for (const input of extremes) {
    const result = await runJq(
      `[${rule}] | any(. as $x | [false, null, 0, "", [], {}] | index([$x]) | not)`,
      input,
    );
    if ('failed' in result || result.output.trim() !== 'true') return undefined;
  }
  return isText
    ? 'this rule is a text in quotes, which is a match for every reply'
    : 'this rule is true for every score, because `stats` is an object; write `.scores | del(.stats)`';
}
