// The task of the lab with all that a template can ask for. Its worker loads what few templates need.
import '../jinja/render.ts';

export { type TemplateInput, type TemplateOutcome, templateTask } from './fill-template.ts';
