import { warmUp } from '../frame/warm-up.ts';
import type { Jq } from '../jq/engine.ts';
import { remembered } from '../jq/remembered.ts';
import { toolsFor } from './tools-for.ts';
import type { VerdictInput } from './verdict-input.ts';
import { type VerdictOutcome, verdictTask, wantsHints } from './verdict-task.ts';

// Comes while the page fetches the WebAssembly.
const loading = import('../jq/jq.ts');
let starting: Promise<Jq> | undefined;

// The first message brings jq, all others are tasks.
addEventListener('message', async ({ data }) => {
  try {
    if (data instanceof ArrayBuffer)
      starting = loading.then(async ({ startJq }) => remembered(await startJq(data)));
    else {
      const since = performance.now();
      postMessage(await work(data));
      warmUp(() => work(data), since);
    }
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});

async function work(input: VerdictInput): Promise<VerdictOutcome> {
  const tools = { jq: await starting, ...(await toolsFor(input)) };
  const outcome = verdictTask(input, tools);
  // Most expressions need none, and their code would have to be there before the first verdict.
  return wantsHints(input, outcome)
    ? verdictTask(input, { ...tools, hints: await import('../jq/hints.ts') })
    : outcome;
}
