/**
 * Hands a text to the reader as a file, without asking a server.
 * @param type media type, such as `application/json`
 */
export function download(text: string, name: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has begun to read it by the time of another task.
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
