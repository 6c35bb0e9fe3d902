/** Worker of the template lab: a template that runs away is ended with it. */
import { type TemplateInput, templateTask } from './template-task.ts';

addEventListener('message', ({ data }: MessageEvent<TemplateInput>) =>
  postMessage(templateTask(data, Math.random)),
);
