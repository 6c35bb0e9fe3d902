/** Worker of the template lab: a template that runs away is ended with it. */
import { looksLikeBody } from './looks-like-body.ts';
import { type TemplateInput, templateTask } from './template-task.ts';

const { random } = Math;

addEventListener('message', async ({ data }: MessageEvent<TemplateInput>) => {
  try {
    const isBody = data.as === 'body' || looksLikeBody(data.template);
    const body = isBody ? await import('./fill-body-text.ts') : undefined;
    postMessage(templateTask(data, { random, body }));
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});
