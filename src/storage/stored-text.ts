/** The text that is kept under a name, `dtx:color-mode`; nothing where storage has none, is missing or blocked. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
