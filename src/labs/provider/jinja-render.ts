import { type Random, renderTemplate } from '../jinja/render.ts';
import type { Names, Render } from './fill-request.ts';
import { pythonValue } from './jinja-values.ts';

/** Renders any template, for requests that the lab did not make itself. */
export function jinjaRender(random: Random | undefined): Render {
  return (template: string, names: Names) => {
    const values = Object.entries(names).map(([name, value]) => [name, pythonValue(value)] as const);
    return renderTemplate(template, Object.fromEntries(values), { random });
  };
}
