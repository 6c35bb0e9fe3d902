import type { AttackResult } from './events.ts';

/** As Python writes it. */
export const pythonBoolean = (value: boolean): string => (value ? 'True' : 'False');

/**
 * What `dtx attack run` prints of every attack; the details of the attack follow there. As it was printed by DTX 0.34.0:
 * each text begins with a blank, and a whole number has a point, since a score is a float.
 * @param attack value of `--attack`
 */
export function printedResult(attack: string, { success, score, prompt, response }: AttackResult): string {
  return [
    '=== Attack Result ===',
    `Kind:            ${attack}`,
    `Success:         ${pythonBoolean(success)}`,
    `Best Score:      ${Number.isInteger(score) ? score.toFixed(1) : score}`,
    'Best Prompt:',
    ` ${prompt}`,
    '',
    'Best Response:',
    ` ${response}`,
  ].join('\n');
}
