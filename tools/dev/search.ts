import type { Answer } from './answer.tsx';
import type { Checker } from './checker.ts';
import type { CodeBundle } from './code-bundle.ts';

interface Made {
  /** The content it was made of. */
  readonly of: object;
  readonly files: Promise<ReadonlyMap<string, string>>;
}

/**
 * The search while writing: of an edition whose settings somebody asks for, made by the checker, kept until content
 * changes.
 */
export function devSearch(code: CodeBundle, checker: Checker) {
  const made = new Map<string, Made>();
  /** Files that settings name which were sent before; a page that is open may still ask for them. */
  const sent = new Map<string, string>();

  async function settings(path: string): Promise<string | undefined> {
    const { writtenSite, settingsPath } = await code.load();
    const written = await writtenSite();
    const edition = written.site?.editions.find((edition) => settingsPath(edition) === path);
    if (!edition) return undefined;
    const { base } = edition;
    if (made.get(base)?.of !== written) {
      const files = checker.searchFiles(base);
      made.set(base, { of: written, files });
      files.catch(() => made.delete(base));
    }
    for (const [address, text] of (await made.get(base)?.files) ?? []) sent.set(address, text);
    return sent.get(path);
  }

  return {
    /** A file of the search; undefined for any other address. */
    async file(path: string): Promise<Answer | undefined> {
      if (!path.startsWith('/_search/')) return undefined;
      const body = (await settings(path)) ?? sent.get(path);
      const type = 'application/json';
      return body === undefined ? { status: 404, type, body: '{}' } : { status: 200, type, body };
    },
    /** The code that makes it has changed. */
    renew() {
      made.clear();
    },
  };
}
