import { vi } from 'vitest';

/** Puts a storage with this content in place of the browser's. */
export function stubStorage(content: Readonly<Record<string, string>> = {}): Map<string, string> {
  const entries = new Map(Object.entries(content));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}

/** A storage that throws at every use, as with blocked site data. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
