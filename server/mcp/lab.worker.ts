/** Does lab work in a thread of its own, which its `Workplace` ends when it takes too long. */
import { parentPort } from 'node:worker_threads';
import { doLabWork, factsOf, type LabFacts, type LabTask } from '../../src/mcp/lab-work.ts';

/** What is sent to the thread. */
export interface WorkMessage {
  readonly task: LabTask;
  /** Facts that the task takes, by an address that is another one for other facts. */
  readonly facts?: { readonly address: string; readonly json: string } | undefined;
}

/** What comes back. */
export type WorkResult = { readonly outcome: unknown } | { readonly failed: string };

/** Pages of 64 kB that WebAssembly may have: what jq needs for a reply of 1 MB, many times over. */
const mostPages = 2048;

// jq may ask for 4 GB. Told that there are no more, it says that it ran out of memory.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (more: number) {
  if (this.buffer.byteLength / 65_536 + more > mostPages) throw new RangeError('No more memory here');
  return grow.call(this, more);
};

/** Facts by address; those of an older deploy are of no more use. */
const known = new Map<string, unknown>();

parentPort?.on('message', async ({ task, facts }: WorkMessage) => {
  try {
    const name = factsOf[task.lab];
    const own: Partial<LabFacts> = name && facts ? { [name]: read(name, facts) } : {};
    answer({ outcome: await doLabWork(task, own) });
  } catch (error) {
    answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function read(name: string, { address, json }: NonNullable<WorkMessage['facts']>): unknown {
  const facts = known.get(address) ?? JSON.parse(json);
  for (const other of [...known.keys()])
    if (other !== address && other.includes(`/${name}.`)) known.delete(other);
  known.set(address, facts);
  return facts;
}

function answer(result: WorkResult): void {
  parentPort?.postMessage(result);
}
