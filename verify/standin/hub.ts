import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Answer, type Exchange, fieldsOf } from './exchange.ts';

/** Names that clients of the Hub ask, and the host of JailbreakBench's files. */
export const hubHosts: ReadonlySet<string> = new Set([
  'huggingface.co',
  'hf.co',
  'raw.githubusercontent.com',
]);
const commit = '0123456789abcdef0123456789abcdef01234567';
const noRepository: Answer = {
  status: 404,
  body: { error: 'Repository not found' },
  headers: { 'X-Error-Code': 'RepoNotFound' },
};
const noEntry: Answer = {
  status: 404,
  body: { error: 'Entry not found' },
  headers: { 'X-Error-Code': 'EntryNotFound', 'X-Repo-Commit': commit },
};

/**
 * A Hugging Face Hub, as far as `huggingface_hub`, `datasets` and `transformers` ask it. What is not there answers 404
 * with the codes of the Hub, since the clients branch on these: a missing entry is normal, a missing repository ends a run.
 * @param tree folder that `verify/hub/make.py` wrote: `models/<owner>/<name>/…`, `datasets/<owner>/<name>/…`
 */
export function answerOfHub(tree: string | undefined, exchange: Exchange): Answer {
  const path = decodeURIComponent(exchange.path);
  if (exchange.host === 'raw.githubusercontent.com')
    return fileOf(folderOf(tree, 'github', '.'), path.slice(1));
  const [, apiKind, called] = /^\/api\/(models|datasets)\/(.+)$/.exec(path) ?? [];
  if (apiKind && called) {
    // Old models, such as gpt2, have no owner in front of their name.
    const [owner = '', short = '', ...rest] = called.split('/');
    const whole = folderOf(tree, apiKind, `${owner}/${short}`);
    if (whole !== undefined) return api(exchange, whole, `${owner}/${short}`, rest.join('/'));
    const old = folderOf(tree, apiKind, owner);
    const isModel = old !== undefined && existsSync(join(old, 'config.json'));
    return isModel ? api(exchange, old, owner, [short, ...rest].filter(Boolean).join('/')) : noRepository;
  }
  const [, kind, name, file] =
    /^\/(datasets\/)?((?:[^/]+\/)?[^/]+)\/(?:resolve|raw)\/[^/]+\/(.+)$/.exec(path) ?? [];
  if (!name || !file) return { status: 404, body: { error: 'not played by the stand-in' } };
  const folder = folderOf(tree, kind ? 'datasets' : 'models', name);
  return fileOf(folder, file);
}

function fileOf(folder: string | undefined, file: string): Answer {
  if (folder === undefined) return noRepository;
  const full = join(folder, file);
  if (!full.startsWith(folder + sep) || !existsSync(full) || !statSync(full).isFile()) return noEntry;
  const data = readFileSync(full);
  return {
    status: 200,
    body: data,
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-Repo-Commit': commit,
      ETag: `"${digest(data)}"`,
      'Accept-Ranges': 'bytes',
      'X-Linked-Size': String(data.length),
    },
  };
}

function folderOf(tree: string | undefined, kind: string, name: string): string | undefined {
  if (tree === undefined) return undefined;
  const folder = join(tree, kind, name);
  const inside = join(tree, kind);
  return `${folder}${sep}`.startsWith(inside + sep) && existsSync(folder) ? folder : undefined;
}

function api(exchange: Exchange, folder: string, repository: string, rest: string): Answer {
  const files = globSync('**/*', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  if (rest.startsWith('tree/')) {
    const below = rest.split('/').slice(2).join('/');
    const found = files.filter((path) => path.startsWith(below));
    return below !== '' && found.length === 0
      ? noEntry
      : { status: 200, body: found.map((path) => entry(folder, path)) };
  }
  if (rest.startsWith('paths-info/')) {
    // Asked as a form or as JSON, by version of the client.
    const { paths } = fieldsOf(exchange);
    const asked = paths === undefined ? new URLSearchParams(exchange.body).getAll('paths') : [paths].flat();
    const found = files.filter((path) => asked.includes(path));
    return { status: 200, body: found.map((path) => entry(folder, path)) };
  }
  return {
    status: 200,
    body: {
      id: repository,
      modelId: repository,
      sha: commit,
      private: false,
      gated: false,
      disabled: false,
      downloads: 0,
      likes: 0,
      tags: [],
      lastModified: '2026-01-01T00:00:00.000Z',
      createdAt: '2026-01-01T00:00:00.000Z',
      author: repository.split('/')[0],
      cardData: {},
      siblings: files.map((rfilename) => ({ rfilename })),
    },
  };
}

function entry(folder: string, path: string) {
  const data = readFileSync(join(folder, path));
  return {
    type: 'file',
    path: relative(folder, join(folder, path)),
    size: data.length,
    oid: digest(data),
  };
}

function digest(data: Uint8Array): string {
  return createHash('sha1').update(data).digest('hex');
}
