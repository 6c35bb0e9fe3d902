import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ContentError, ContentErrors } from '../base/content-error.ts';
import { FileMemory, stampOf } from '../base/file-memory.ts';
import { imageTypes } from './media.ts';
import { loadSite, type Site } from './site.ts';

/** A site while it is being written: what can be shown of it, and what is wrong. */
export interface WrittenSite {
  /** Without the pages that are wrong; undefined when no page can be made. */
  readonly site: Site | undefined;
  readonly mistakes: readonly ContentError[];
}

/**
 * Opens a site that changes meanwhile.
 * @param root site folder
 * @returns gives the site as its files are now, the same object as before when none has changed; in any case what
 *   loading it afresh would give, except that what was made of unchanged files is the same object
 */
export function openWrittenSite(root: string): () => Promise<WrittenSite> {
  let memory = new FileMemory();
  let last: { stamp: string; images: string; loaded: Promise<WrittenSite> } | undefined;
  return () => {
    const files = listSources(root);
    const stamp = stampOf(files);
    if (last?.stamp === stamp) return last.loaded;
    const images = stampOf(files.filter((file) => extname(file) in imageTypes));
    // Pages say the size of their images, so they are read again.
    if (last?.images !== images) memory = new FileMemory();
    last = { stamp, images, loaded: load(root, memory) };
    // What is not a mistake of the author may be gone the next time.
    last.loaded.catch(() => {
      last = undefined;
    });
    return last.loaded;
  };
}

/** Every file a site is made from. */
function listSources(root: string): string[] {
  const content = join(root, 'content');
  const files = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [join(root, 'site.config.ts'), ...files];
}

async function load(root: string, memory: FileMemory, tries = 3): Promise<WrittenSite> {
  const found: ContentError[] = [];
  // Editions show the same folders, and say the same of them.
  const mistakes = () => [...new Map(found.map((each) => [each.message, each])).values()];
  try {
    const site = await loadSite(root, { drafts: true, memory, mistakes: found });
    return { site, mistakes: mistakes() };
  } catch (error) {
    if (error instanceof ContentError) found.push(error);
    else if (error instanceof ContentErrors) found.push(...error.errors);
    // A file went after the folder was read: it is gone from the folder, too.
    else if (tries > 0 && error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return load(root, memory, tries - 1);
    else throw error;
    return { site: undefined, mistakes: mistakes() };
  }
}
