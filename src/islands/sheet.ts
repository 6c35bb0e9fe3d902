/**
 * Adds a style sheet of this site to the page, once.
 * @returns when it is in force
 * @throws when it cannot be had; the next call tries again
 */
export function linkSheet(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(address)}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${address} could not be loaded`));
    };
    document.head.append(link);
  });
}
