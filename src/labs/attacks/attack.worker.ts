import type { AttackInput } from './attack-input.ts';
import { attackTask } from './attack-task.ts';
import { otherInput } from './comparison.ts';
import type { PlayedKind } from './engine/attack-kind.ts';

/** What plays each attack, which is loaded when it is needed. */
const kinds: Readonly<Record<string, () => Promise<PlayedKind>>> = {
  actor: async () => (await import('./engine/played/actor.ts')).playedActor,
  adaptive_mtjb: async () => (await import('./engine/played/adaptive.ts')).playedAdaptive,
  autodan: async () => (await import('./engine/played/autodan.ts')).playedAutoDan,
  bon: async () => (await import('./engine/played/best-of-n.ts')).playedBestOfN,
  crescendo: async () => (await import('./engine/played/crescendo.ts')).playedCrescendo,
  flipattack: async () => (await import('./engine/played/flip.ts')).playedFlip,
  pair: async () => (await import('./engine/played/pair.ts')).playedPair,
  tap: async () => (await import('./engine/played/tap.ts')).playedTap,
};

/** @param id of the tactic; the worker has that of its page for a name */
async function load(id: string | undefined): Promise<PlayedKind | undefined> {
  return id === undefined || !Object.hasOwn(kinds, id) ? undefined : kinds[id]?.();
}

// It comes while the page fetches what the attack is set up with. A failure is told when it is needed.
load(self.name).catch(() => undefined);

addEventListener('message', async ({ data }: MessageEvent<AttackInput>) => {
  try {
    const loaded = await Promise.all([load(data.attack), load(otherInput(data)?.attack)]);
    postMessage(attackTask(data, (id) => loaded.find((kind) => kind?.id === id)));
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});
