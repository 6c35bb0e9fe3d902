/** Tells the browser of a file that is needed soon. */
export function hint(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}
