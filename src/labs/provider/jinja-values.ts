import { type Random, renderTemplate } from '../jinja/render.ts';
import { Float } from '../python/conversion.ts';
import type { Names, Render } from './fill-request.ts';
import type { JsonNode } from './json-tree.ts';
import { isFloat } from './python-json.ts';

/** Renders any template, for requests that the lab did not make itself. */
export function jinjaRender(random: Random | undefined): Render {
  return (template: string, names: Names) => {
    const values = Object.entries(names).map(([name, value]) => [name, pythonValue(value)] as const);
    return renderTemplate(template, Object.fromEntries(values), { random });
  };
}

/** A value as the interpreter of Jinja takes it, whole numbers and floats apart. */
export function pythonValue(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(([key, value]) => [key, pythonValue(value)]));
    case 'array':
      return node.items.map(pythonValue);
    case 'number':
      return isFloat(node) ? new Float(Number(node.source)) : BigInt(node.source);
    default:
      return node.value;
  }
}
