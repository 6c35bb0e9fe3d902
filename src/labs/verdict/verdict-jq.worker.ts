import { type Jq, startJq } from '../jq/jq.ts';
import { toolsFor } from './tools-for.ts';
import { verdictTask } from './verdict-task.ts';

let starting: Promise<Jq> | undefined;

// The first message brings jq, all others are tasks.
addEventListener('message', async ({ data }) => {
  try {
    if (data instanceof ArrayBuffer) starting = startJq(data);
    else postMessage(verdictTask(data, { jq: await starting, ...(await toolsFor(data)) }));
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});
