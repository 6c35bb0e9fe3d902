import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/**
 * The rooms of `src/`, from the ground up. A file may import from its own room and from rooms of lines before
 * its own: whoever wants to know what a room does reads that and nothing that stands after it.
 */
export const layers = [
  { rooms: ['base', 'browser', 'storage'], hold: 'what knows nothing of this site' },
  { rooms: ['product'], hold: 'facts about the product' },
  { rooms: ['site'], hold: 'pages, editions, strings and settings' },
  {
    rooms: ['view', 'redirects', 'markdown'],
    hold: 'what every part that is drawn needs; old paths; pages as Markdown',
  },
  { rooms: ['islands', 'analytics', 'social', 'versions'], hold: 'starting applications; measuring; images' },
  { rooms: ['prose', 'search'], hold: 'the text of a page; the search' },
  { rooms: ['labs'], hold: 'what a reader tries on a page' },
  { rooms: ['mcp'], hold: 'tools for agents' },
  { rooms: ['product/views'], hold: 'tables and facts of the product' },
  { rooms: ['shell'], hold: 'the frame around a page' },
  { rooms: ['navigation'], hold: 'putting a page in the place of another' },
  { rooms: ['page'], hold: 'whole pages, their heads and their script' },
  { rooms: ['pages'], hold: "Astro's routes" },
] as const satisfies readonly { rooms: readonly string[]; hold: string }[];

/**
 * Imports that lead upwards or aside, and rooms that no layer names.
 * @param root folder that has `src`
 * @returns one line each: file, line, what is wrong, where the code belongs
 */
export function layerProblems(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|astro)$/.test(file))
    .sort();
  return files.flatMap((file) => problemsOf(file, readFileSync(join(root, 'src', file), 'utf8')));
}

function problemsOf(file: string, content: string): string[] {
  const room = roomOf(file);
  const height = heightOf(room);
  if (height < 0)
    return [`src/${file}: no layer of tools/check/layers.ts has the room "${room}". Name it there.`];
  return importsOf(content).flatMap(({ line, name }) => {
    const other = roomOf(posix.join(dirname(file), name));
    if (other === room || other === '..') return [];
    const otherHeight = heightOf(other);
    if (otherHeight >= 0 && otherHeight < height) return [];
    if (otherHeight < 0)
      return [`src/${file}: line ${line}: ${room} imports from "${name}", which is in no room.`];
    const place = otherHeight === height ? 'beside' : 'above';
    return [
      `src/${file}: line ${line}: ${room} imports from ${other}, which is ${place} it. Move what both need to ${roomBelow(height)} or deeper, or have ${roomAbove(otherHeight)} pass it.`,
    ];
  });
}

/**
 * First folder of a path below `src`; the name of a file that is in none. What draws a part of the product lies in the
 * folder of that part, high above its facts.
 */
function roomOf(file: string): string {
  if (/^product\/(?:[^/]+\/)?views\//.test(posix.normalize(file))) return 'product/views';
  const [room = ''] = posix.normalize(file).split('/');
  return room;
}

function heightOf(room: string): number {
  return layers.findIndex(({ rooms }) => rooms.some((each) => each === room));
}

/** The nearest layer that all of this height may use, and what belongs there. */
function roomBelow(height: number): string {
  const { rooms, hold } = layers[Math.max(0, height - 1)] ?? layers[0];
  return `src/${rooms.join(' or src/')} (${hold})`;
}

/** The nearest rooms that know both. */
function roomAbove(height: number): string {
  return layers[height + 1]?.rooms.join(' or ') ?? 'the route';
}

/** What a file imports by a path, with the line; types count as well. */
function importsOf(content: string): { line: number; name: string }[] {
  return ts
    .preProcessFile(content, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({ line: content.slice(0, pos).split('\n').length, name: fileName }));
}
