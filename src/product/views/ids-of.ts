/**
 * Entries that a directive names.
 * @param ids a list with commas, each of an entry; all entries when absent
 */
export function idsOf<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  ids: string | undefined,
): readonly Entry[] {
  if (ids === undefined) return entries;
  const wanted = ids.split(',').map((id) => id.trim());
  return wanted.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
