/** Worker of the template lab: a template that runs away is ended with it. */
import { type TemplateInput, templateTask } from './template-task.ts';

const { random } = Math;

addEventListener('message', async ({ data }: MessageEvent<TemplateInput>) => {
  try {
    const more = data.as === 'body' ? await import('./fill-body-text.ts') : {};
    postMessage(templateTask(data, { random, ...more }));
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});
