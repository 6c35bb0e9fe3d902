/** Longest value in one line. */
const width = 78;

/** Deeper values are in one line, however long. */
const deepest = 40;

/** JSON as a person writes it: what is short in one line. */
export function showJson(value: unknown, indent = ''): string {
  const line = inLine(value);
  if (typeof value !== 'object' || value === null) return line;
  if (line.length + indent.length <= width || indent.length > deepest) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item) => inner + showJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${showJson(item, inner)}`);
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

/** JSON in one line, with a space behind each comma and colon. */
export function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const items = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inLine(item)}`);
  return `{${items.join(', ')}}`;
}
