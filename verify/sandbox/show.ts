import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Contact } from '../standin/server.ts';
import type { Outcome } from './job.ts';

/** Lines that are shown of each stream. */
const shownLines = 12;

/** A file that a command left, with its size; files of the cache of a library are counted per cache. */
export type LeftFile =
  | { readonly path: string; readonly bytes: number }
  | { readonly path: string; readonly files: number };

/** What a command left in its working directory and its home folder. */
export function filesLeft(folder: string): LeftFile[] {
  const cached = new Map<string, number>();
  const files = globSync('{work,home}/**/*', { cwd: folder, exclude: ['**/.git/**'] })
    .concat(globSync('home/.*/**/*', { cwd: folder }))
    .filter((path, i, all) => all.indexOf(path) === i)
    .sort()
    .flatMap((path) => {
      const stat = statSync(join(folder, path), { throwIfNoEntry: false });
      if (!stat?.isFile()) return [];
      const [, cache] = /^(home\/\.cache\/[^/]+)/.exec(path) ?? [];
      if (cache === undefined) return [{ path, bytes: stat.size }];
      cached.set(cache, (cached.get(cache) ?? 0) + 1);
      return [];
    });
  return [...files, ...[...cached].map(([path, number]) => ({ path, files: number }))];
}

/** What a command did, told in one screen. */
export function showOutcome(outcome: Outcome, folder: string): string[] {
  const { exit, seconds, cpu, contacts, isIsolated } = outcome;
  return [
    ...(['out', 'err'] as const).flatMap((name) => {
      const lines = outcome[name].split('\n').filter((line) => line.trim() !== '');
      const essential = essence(lines);
      const shown = (essential.length > 0 ? essential : lines).slice(-shownLines);
      return [
        `--- std${name}: ${lines.length} lines; the last without tables and DEBUG, INFO:`,
        ...shown.map((line) => line.slice(0, 200)),
      ];
    }),
    `--- exit ${exit} · ${seconds} s · CPU of DTX ${cpu} s${isIsolated ? '' : ' · NOT ISOLATED'}`,
    ...filesLeft(folder).map((file) =>
      'bytes' in file
        ? `${String(file.bytes).padStart(9)} ${file.path}`
        : `${String(file.files).padStart(9)} files in ${file.path}`,
    ),
    `--- ${contacts.length} requests`,
    ...countedContacts(contacts),
  ];
}

/** Without tables and the log of the normal course: these are thousands of lines, with prompts. */
function essence(lines: readonly string[]): string[] {
  const noise = /^[─-╿]|\| (?:DEBUG|INFO) +\||^ *(?:Attempt ID|Scanning Progress)/;
  const totals = lines
    .filter((line) => line.includes('Total: '))
    .map((line) => line.replace(/^[│ ]+|[│ ]+$/g, ''));
  return [...lines.filter((line) => !noise.test(line)), ...totals.slice(-1)];
}

/** Equal requests as one line; all files of one repository of the Hub count as equal, since a cache decides which are asked. */
function countedContacts(contacts: readonly Contact[]): string[] {
  const counts = new Map<string, number>();
  for (const { host, method, path, status, model, role, keys, problem } of contacts) {
    const shownPath = host.includes('huggingface')
      ? path.replace(/(\/resolve\/)[^/]+\/.*/, '$1…')
      : path.slice(0, 90);
    const shownKeys = Object.entries(keys ?? {}).map(([name, value]) => `${name}: ${value.slice(0, 28)}`);
    const line = [
      host.padEnd(26),
      method.padEnd(5),
      shownPath,
      status,
      model,
      role,
      shownKeys.join(', ') || undefined,
      problem,
    ]
      .filter((part) => part !== undefined)
      .join(' ');
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].sort().map(([line, count]) => `${String(count).padStart(4)} ${line}`);
}
