import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import mime from 'mime';

const compress = promisify(gzip);
/** Files read at a stretch; then others have their turn. */
const atOnce = 16;

/** Bytes that are sent for a file. */
export class Form {
  readonly body: Buffer;
  #etag: string | undefined;

  constructor(body: Buffer) {
    this.body = body;
  }

  /** Names exactly these bytes, in this deploy and any other. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.body).digest('base64url')}"`;
    return this.#etag;
  }
}

/** A file in memory, in every form that it can be sent in. */
export class SiteFile {
  readonly type: string;
  readonly modified: string;
  readonly plain: Form;
  /** Written by the build; absent where it made none. */
  br: Form | undefined;
  #gzip: Promise<Form> | undefined;

  constructor(name: string, body: Buffer, { mtime }: Pick<Stats, 'mtime'>) {
    const type = mime.getType(name) ?? 'application/octet-stream';
    this.type = /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
    this.modified = mtime.toUTCString();
    this.plain = new Form(body);
  }

  /** For clients that know no brotli; made when one of them comes, and kept. */
  gzip(): Promise<Form> {
    this.#gzip ??= compress(this.plain.body).then((body) => new Form(body));
    return this.#gzip;
  }
}

/**
 * Reads all regular files below a folder into memory. Nothing follows a symbolic link; names that begin with a dot
 * are left out, but for `.well-known`. A file with several names (hard links) is kept once.
 * @returns files by their path below the folder, with `/` in front; `x.br` is a form of `x`
 * @throws when the folder cannot be read, or a file of it vanished meanwhile
 */
export async function readFolder(root: string): Promise<ReadonlyMap<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  const known = new Map<string, SiteFile>();
  const compressed = new Map<string, Buffer>();
  const paths = namesBelow(root, '');
  for (const [place, path] of paths.entries()) {
    if (place % atOnce === atOnce - 1) await setImmediate();
    // What became a link since it was listed is an error.
    const descriptor = openSync(join(root, path), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      if (path.endsWith('.br')) compressed.set(path.slice(0, -3), readFileSync(descriptor));
      else {
        const stats = fstatSync(descriptor);
        const identity = `${stats.dev}:${stats.ino}`;
        const file = known.get(identity) ?? new SiteFile(path, readFileSync(descriptor), stats);
        known.set(identity, file);
        files.set(path, file);
      }
    } finally {
      closeSync(descriptor);
    }
  }
  for (const [path, body] of compressed) {
    const file = files.get(path);
    if (file) file.br ??= new Form(body);
  }
  return files;
}

function namesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return [];
    if (entry.isDirectory()) return namesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}
