import type { World } from '../world/world.ts';
import type { Variant } from './attack-kind.ts';
import type { Attack } from './events.ts';
import {
  type FlipMode,
  failsAbove,
  flipModes,
  flipTurns,
  guidances,
  plainGuidance,
} from './flip-variants.ts';
import { type Sent, sendAndJudge, stop } from './send.ts';

export interface FlipParameters {
  /** In their order; without one all are tried. */
  readonly modes: readonly FlipMode[];
  /** `redteam.max_prompts_per_tactic`: the most variants. */
  readonly variants: number;
  /** `--max_prompts`: the most texts that are sent, the original among them. */
  readonly sends: number;
  readonly variant: Variant;
}

/**
 * FlipAttack on one prompt of a dataset. As in DTX: the prompt as it is, then variants, each a system turn and a user turn
 * of its own, in the order of mode, CoT, LangGPT, few-shot and style; a cap ends them and nothing else does. As in the
 * paper's code: one query, whole sentence reversed and plain guidance, which are its defaults. Order, cap and the flipped
 * texts are those of runs of DTX 0.34.0 (`runs/attacks-3`); the guidance is in words of our own. Each answer has a row of
 * its own in the report; the first with the worst rating is told.
 */
export function* flip(prompt: string, parameters: FlipParameters, world: World): Attack {
  // A line break would end the quotation.
  const text = prompt.trim().replace(/\s+/g, ' ');
  const sent: Sent[] = [];
  if (parameters.variant === 'dtx')
    sent.push(yield* sendAndJudge(world, 0, text, { objective: text, prompt: text }));
  let begun: FlipMode | undefined;
  for (const [at, { mode, guidance }] of triedVariants(parameters).entries()) {
    if (mode !== begun) yield { kind: 'begin', iteration: flipModes.indexOf(mode) };
    begun = mode;
    const [system, user] = flipTurns(text, mode, guidance);
    const judging = { objective: text, prompt: user.text };
    sent.push(yield* sendAndJudge(world, at + 1, user.text, judging, { before: [system] }));
  }
  yield stop('spent', sent, failsAbove + 1);
}

function triedVariants({ modes, variants, sends, variant }: FlipParameters) {
  if (variant === 'paper') return [{ mode: 'FCS', guidance: plainGuidance } as const];
  return (modes.length > 0 ? modes : flipModes)
    .flatMap((mode) => guidances.map((guidance) => ({ mode, guidance })))
    .slice(0, Math.min(variants, sends - 1));
}
