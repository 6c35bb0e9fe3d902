import { type Api, jsonName } from '../api/api.ts';
import type { FieldSchema } from './format-schema.ts';

type MessageField = Api['messages'][number]['fields'][number];

/**
 * JSON Schema of a message of the API. A field may have its protobuf name or its JSON name, as servers accept both.
 * @throws {Error} when the model has no such message
 */
export function messageSchema(api: Api, name: string): FieldSchema {
  const message = api.messages.find((each) => each.name === name);
  if (!message) throw new Error(`The API has no message "${name}".`);
  return objectOf(
    api,
    message.fields.map((field) => ({ steps: field.name.split('.'), field })),
  );
}

/**
 * The message a JSON object most likely is: the one with the fewest fields that has all of the object's; of two, the one
 * that the model names first, as it does a request before its response.
 * @returns undefined when no request or response of a method has them
 */
export function likelyMessage(api: Api, names: readonly string[]): string | undefined {
  const used = new Set(
    api.methods.flatMap(({ request, response }) => [request, ...(response ? [response] : [])]),
  );
  const fitting = api.messages
    .filter(({ name }) => used.has(name))
    .map(({ name, fields }) => ({
      name,
      spellings: new Set(fields.flatMap(topNames)),
      count: new Set(fields.map((field) => topNames(field)[0])).size,
    }))
    .filter(({ spellings }) => names.length > 0 && names.every((each) => spellings.has(each)));
  return fitting.sort((a, b) => a.count - b.count)[0]?.name;
}

function topNames({ name }: MessageField): string[] {
  const top = (name.split('.')[0] ?? '').replace('[]', '');
  return [top, jsonName(top)];
}

interface Way {
  readonly steps: readonly string[];
  readonly field: MessageField;
}

/** An object of the fields that `ways` lead to; fields with a common first step share an inner object. */
function objectOf(api: Api, ways: readonly Way[]): FieldSchema {
  const groups = Map.groupBy(ways, ({ steps: [first = ''] }) => first);
  const properties = [...groups].flatMap(([step, group]) => {
    const [direct] = group.filter(({ steps }) => steps.length === 1);
    const inner = group.map(({ steps, field }) => ({ steps: steps.slice(1), field }));
    const value = direct ? valueSchema(api, direct.field) : objectOf(api, inner);
    const schema = step.endsWith('[]') ? { type: 'array', items: value } : value;
    const name = step.replace('[]', '');
    return [name, jsonName(name)].map((each) => [each, schema] as const);
  });
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

function valueSchema(api: Api, { type, enumeration, meaning: description }: MessageField): FieldSchema {
  const values = api.enumerations.find(({ name }) => name === enumeration)?.values;
  if (values) return { description, enum: values.map(({ name }) => name), 'x-kind': enumeration };
  const item = type.replace(/^list of /, '');
  if (api.messages.some(({ name }) => name === item)) return { description, ...messageSchema(api, item) };
  if (type.startsWith('map of'))
    return { description, type: 'object', additionalProperties: { type: 'string' } };
  // JSON writes 64-bit numbers as text.
  return { description, type: type === 'whole number' ? ['integer', 'string'] : 'string' };
}
