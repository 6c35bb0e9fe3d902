/** Tells the browser of a file that is needed soon. @returns the link that tells it */
export function hint(link: Partial<HTMLLinkElement>): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}
