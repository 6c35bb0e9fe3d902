import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** An error of Python, or what DTX writes into the report. */
const outcome = z.union([
  z.strictObject({ raises: z.string() }),
  z.strictObject({ success: z.boolean(), says: z.string() }),
]);
export type Outcome = z.output<typeof outcome>;

const turns = z.array(
  z.strictObject({ role: z.enum(['SYSTEM', 'USER', 'ASSISTANT']), message: z.unknown() }),
);
const kinds = {
  agents: z.strictObject({
    agent: z.string(),
    by: z.string(),
    reply: z.string(),
    prompt: z.string(),
    transform: z.string().default(''),
    earlier: z.array(z.tuple([z.string(), z.string()])).default([]),
    real: z.union([z.strictObject({ seen: z.unknown() }), z.strictObject({ raises: z.string() })]),
  }),
  keyword: z.strictObject({ turns, words: z.array(z.string()), real: outcome }),
  jq: z.strictObject({ seen: z.unknown(), expressions: z.array(z.string()), real: outcome }),
  judge: z.strictObject({ answer: z.string(), real: outcome }),
  stored: z.strictObject({
    prompt: z.string(),
    reply: z.unknown(),
    modules: z.array(z.string()),
    stored: z.array(z.string()),
    real: z.strictObject({ outcomes: z.array(outcome) }),
  }),
};

/** Cases with what DTX made of them, as verify/evaluators recorded them. */
export function recorded<Kind extends keyof typeof kinds>(
  kind: Kind,
): readonly z.output<(typeof kinds)[Kind]>[] {
  const file = new URL(`../../../../fixtures/evaluators/${kind}.json`, import.meta.url);
  const recording = z
    .object({ dtx: z.literal('0.34.0'), cases: z.array(kinds[kind]) })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return recording.cases as readonly z.output<(typeof kinds)[Kind]>[];
}
