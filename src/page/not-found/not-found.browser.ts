/** Lists the existing pages whose address is nearest to the requested one (row 8.12); other pages fetch none of it. */
export function startNotFound(): void {
  const section = document.querySelector<HTMLElement>('[data-nearest]');
  if (!section) return;
  import('./list-nearest.ts')
    .then(({ listNearest }) => listNearest(section, document.querySelector('.missing > input')))
    .catch((error: unknown) => console.warn(error));
}
