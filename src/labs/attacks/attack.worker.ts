import type { AttackInput } from './attack-input.ts';
import { attackTask } from './attack-task.ts';
import { otherInput } from './comparison.ts';
import { loadKind } from './load-kind.ts';

// Its name is the attack of its page, which comes while the page fetches what the attack is set up with. A failure is
// told when it is needed.
loadKind(self.name).catch(() => undefined);

addEventListener('message', async ({ data }: MessageEvent<AttackInput>) => {
  try {
    const loaded = await Promise.all([loadKind(data.attack), loadKind(otherInput(data)?.attack)]);
    postMessage(attackTask(data, (id) => loaded.find((kind) => kind?.id === id)));
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});
