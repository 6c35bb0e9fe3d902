/** Lists the existing pages whose address is nearest to the requested one (row 8.12); other pages fetch none of it. */
export function startNotFound(): void {
  if (!document.querySelector('[data-nearest]')) return;
  import('./list-nearest.ts').then(({ listNearest }) => listNearest()).catch(console.warn);
}
