import type { AttackEvent } from './events.ts';

/** A prompt that is written, and asked for again while the reply cannot be read. */
export function* proposed(
  write: () => string | undefined,
  attempts: number,
  node: number,
  parent: number | undefined,
  sees: string,
): Generator<AttackEvent, string | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const prompt = write();
    yield { kind: 'propose', node, parent, sees, prompt };
    if (prompt !== undefined) return prompt;
  }
  return undefined;
}

/** What was tried, as whoever writes prompts is shown it: not always with the prompt. */
export function triesInWords(
  tries: readonly { readonly prompt?: string | undefined; readonly answer: string; readonly score: number }[],
): readonly string[] {
  return tries.flatMap(({ prompt, answer, score }) => [
    ...(prompt === undefined ? [] : [`Tried: ${prompt}`]),
    `Answer: ${answer}`,
    `Score: ${score}`,
  ]);
}
