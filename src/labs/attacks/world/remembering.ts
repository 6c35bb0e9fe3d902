/**
 * A function of a text that remembers what it gave: attacks come back to the same texts thousands of times.
 * @param most texts that it remembers before it begins anew
 */
export function remembering<Value>(of: (text: string) => Value, most: number): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = of(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
