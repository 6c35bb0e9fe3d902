/** Marks a name as code in text of the product model. */
export function code(name: string): string {
  return `\`${name}\``;
}

/** Names as code: `` `a`, `b` ``. */
export function codes(names: readonly string[]): string {
  return names.map(code).join(', ');
}
