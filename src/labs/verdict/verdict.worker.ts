import { warmUp } from '../frame/warm-up.ts';
import { toolsFor } from './tools-for.ts';
import { verdictTask } from './verdict-task.ts';

addEventListener('message', async ({ data }) => {
  const since = performance.now();
  try {
    const tools = await toolsFor(data);
    postMessage(verdictTask(data, tools));
    warmUp(() => verdictTask(data, tools), since);
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});
