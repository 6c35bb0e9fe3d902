import type { World } from '../world/world.ts';
import type { Variant } from './attack-kind.ts';
import { variantOf } from './augment.ts';
import { type Attack, mostNodes } from './events.ts';
import { type Sent, sendAndJudge, stop } from './send.ts';

/** Parameters under the names of the flags, without `--bon-`. */
export interface BestOfNParameters {
  readonly candidates: number;
  readonly rounds: number;
  readonly sigma: number;
  readonly threshold: number;
  readonly variant: Variant;
}

/**
 * Best-of-N: variants of one text until one is answered. As in DTX, duplicates of a round are not sent, and the judge is
 * not told the objective; as in the paper it is, and every sample counts. The text itself is never sent. Source:
 * `attacks-from-code.md`, section 4.
 */
export function* bestOfN(
  text: string,
  { candidates, rounds, sigma, threshold, variant }: BestOfNParameters,
  world: World,
): Attack {
  const sent: Sent[] = [];
  let node = 0;
  for (let round = 0; round < rounds; round += 1) {
    yield { kind: 'begin', iteration: round };
    const seen = new Set<string>();
    for (let i = 0; i < candidates; i += 1) {
      if (node >= mostNodes) return yield stop('too-many', sent, threshold);
      const prompt = variantOf(text, sigma, world.chance);
      const id = node;
      node += 1;
      if (variant === 'dtx' && seen.has(prompt)) {
        yield { kind: 'prune', nodes: [id], why: 'duplicate' };
        continue;
      }
      seen.add(prompt);
      const judging = variant === 'dtx' ? { prompt } : { objective: text, prompt };
      const result = yield* sendAndJudge(world, id, prompt, judging);
      sent.push(result);
      if (result.score >= threshold) return yield stop('success', sent, threshold);
    }
  }
  yield stop('spent', sent, threshold);
}
