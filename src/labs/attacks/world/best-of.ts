/** The first of those with the greatest score. */
export function bestOf<Item extends { readonly score: number }>(items: readonly Item[]): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best && best.score >= item.score ? best : item),
    undefined,
  );
}
