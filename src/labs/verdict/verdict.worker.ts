import { toolsFor } from './tools-for.ts';
import { verdictTask } from './verdict-task.ts';

addEventListener('message', async ({ data }) => {
  try {
    postMessage(verdictTask(data, await toolsFor(data)));
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});
