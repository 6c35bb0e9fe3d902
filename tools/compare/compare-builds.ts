import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = /(?:\.(?:html|xml|json|txt|svg|conf)|(?:^|\/)_(?:headers|redirects))$/;

/**
 * What two builds say, but for hashes made of code.
 * @param before a built folder
 * @param after another one
 * @returns how many files were looked at, and one line for each that differs or is in one of them only
 */
export function compareBuilds(before: string, after: string): { compared: number; differences: string[] } {
  const names = [...new Set([...textFiles(before), ...textFiles(after)])].sort();
  const differences = names.flatMap((name) => {
    const [old, now] = [before, after].map((folder) => join(folder, name));
    if (!old || !existsSync(old)) return [`${name}: new`];
    if (!now || !existsSync(now)) return [`${name}: gone`];
    return firstDifference(comparable(readFileSync(old, 'utf8')), comparable(readFileSync(now, 'utf8'))).map(
      (difference) => `${name}: ${difference}`,
    );
  });
  return { compared: names.length, differences };
}

/** Code is what may change. The search index is named by what is in it: another one is told by its name. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => text.test(name) && !name.startsWith('_astro/'),
  );
}

/** Files made of code are named by their content, and a policy has the hashes of inline code. */
function comparable(content: string): string {
  return content
    .replace(/(\/_astro\/[\w.-]+)[.-][\w-]{8}(?=\.\w+\b)/g, '$1')
    .replace(/sha256-[\w+/]{43}=/g, 'sha256');
}

/** @returns nothing for equal texts, else the surroundings of the first place where they part */
function firstDifference(old: string, now: string): string[] {
  if (old === now) return [];
  let at = 0;
  while (old[at] === now[at]) at++;
  const around = (content: string) => JSON.stringify(content.slice(Math.max(0, at - 40), at + 60));
  return [`at ${at}: ${around(old)} is ${around(now)}`];
}
