/** Worker of the template lab: a template that runs away is ended with it. */
import { warmUp } from '../frame/warm-up.ts';
import { Unloaded } from '../python/spare.ts';
import {
  type TemplateInput,
  type TemplateOutcome,
  type TemplateTools,
  templateTask,
} from './fill-template.ts';
import { looksLikeBody } from './looks-like-body.ts';

const { random } = Math;

addEventListener('message', async ({ data }: MessageEvent<TemplateInput>) => {
  const since = performance.now();
  try {
    const isBody = data.as === 'body' || looksLikeBody(data.template);
    const body = isBody ? await import('./fill-body-text.ts') : undefined;
    postMessage(await work(data, { random, body }));
    warmUp(() => work(data, { random, body }), since);
  } catch (error) {
    // Else nobody would hear of it: what fails later is no error of the worker.
    reportError(error);
  }
});

/** Code that few templates need. */
const spare = {
  format: () => import('../python/spare-format.ts'),
  filters: () => import('../jinja/spare-filters.ts'),
};

/** Fills the template, and again with a part that it asked for and that had to be loaded. */
async function work(input: TemplateInput, tools: TemplateTools): Promise<TemplateOutcome> {
  try {
    return templateTask(input, tools);
  } catch (error) {
    if (!(error instanceof Unloaded)) throw error;
    await spare[error.part]();
    return work(input, tools);
  }
}
