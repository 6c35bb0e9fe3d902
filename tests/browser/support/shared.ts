const made = new Map<string, Promise<unknown>>();

/**
 * What tests of a process share: made by the first that asks, gone with the process. A fixture of Playwright's scope
 * "worker" would end the process and its browser wherever the tests of one site follow those of another, which costs
 * more than the tests of many a file.
 * @param name always of the same kind of thing
 */
export function shared<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(name) ?? make();
  made.set(name, known);
  // By contract a name always has things of one kind.
  return known as Promise<T>;
}
