import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change that an author or a developer could make, and after which the site still builds. */
export interface Edit {
  readonly name: string;
  apply(): void;
}

/** A page of its own, so that it can be moved and removed without a broken link. */
const ownPage = (name: string) => `---
title: Page ${name}
description: A page that was added to see whether a build that knows the last one takes notice of it.
type: concept
sidebar_position: ${900 + Number(name)}
---

Text of page ${name}, with a link to the [home page](/) and \`code\`.

\`\`\`bash
dtx --help
\`\`\`
`;

/**
 * Edits of pages, model, strings, navigation, configuration, components and styles, in an order that the seed chooses.
 * Each can be applied once, after those before it. Twelve of them have one of every kind.
 * @param project folder with `content`, `src` and `site.config.ts`
 */
export function randomEdits(project: string, seed: number, count: number): Edit[] {
  const random = randomFrom(seed);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  };
  const files = (folder: string, name: RegExp) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .sort()
      .map((file) => join(folder, file));
  const own = join(project, 'content/docs');
  let added = 0;

  /** Changes one of the places of a file that look like this. */
  const change = (kind: string, candidates: readonly string[], place: RegExp, to: string): Edit => {
    const matching = candidates.filter((file) => place.test(readFileSync(join(project, file), 'utf8')));
    const file = pick(matching);
    const chosen = random();
    return {
      name: `${kind}: ${file}`,
      apply() {
        const text = readFileSync(join(project, file), 'utf8');
        const places = [...text.matchAll(new RegExp(place.source, 'gm'))];
        const found = places[Math.floor(chosen * places.length)];
        if (!found) throw new Error(`${file} has no place like ${place}`);
        const end = found.index + found[0].length;
        writeFileSync(join(project, file), text.slice(0, end) + to + text.slice(end));
      },
    };
  };
  const pages = files('content/docs', /\.md$/);
  const kinds: ((n: number) => Edit)[] = [
    (n) => change('sentence', pages, /^[A-Z][^|:<>]*\.$/m, ` Sentence ${n}.`),
    (n) =>
      change('heading', pages, /(?<![\s\S])---\n[\s\S]*\n---\n[\s\S]+/, `\n## Section ${n}\n\nText of it.\n`),
    (n) => change('string', ['content/i18n/en.yml'], /^ {2}\w+: [A-Z][a-z ]+$/m, ` ${n}`),
    (n) => change('navigation', files('content/docs', /_category_\.yml$/), /^label: [\w ]+$/m, ` ${n}`),
    (n) => change('model', ['content/product/glossary.yml'], /^ {2}definition: .*\.$/m, ` Sentence ${n}.`),
    (n) =>
      change(
        'style',
        files('src', /^(prose|shell|theme)\/.*\.css$/),
        /\}\s*(?![\s\S])/,
        `\n.edit-${n} { color: red; }\n`,
      ),
    (n) =>
      change(
        'component',
        files('src', /^(prose|shell)\/.*\.tsx$/),
        /<(?:p|div|span|ul) className="/m,
        `edit-${n} `,
      ),
    (n) => change('configuration', ['site.config.ts'], /tagline: '/m, `${n} `),
    (n) => change('code', files('src/prose/compile', /\.ts$/), /(?<![\s\S])/, `// Edit ${n}.\n`),
    () => {
      const name = String(++added);
      return {
        name: `new page ${name}`,
        apply: () => writeFileSync(join(own, `own-${name}.md`), ownPage(name)),
      };
    },
    () => {
      if (added === 0) return { name: 'nothing', apply() {} };
      const from = join(own, `own-${added}.md`);
      const name = String(++added);
      const to = join(own, `own-${name}.md`);
      return { name: `page moved to ${name}`, apply: () => renameSync(from, to) };
    },
    () => {
      const [name, file] = [added, join(own, `own-${added}.md`)];
      added = 0;
      return { name: `page ${name} removed`, apply: () => rmSync(file, { force: true }) };
    },
  ];
  // Each kind once before any comes again.
  let round: typeof kinds = [];
  return Array.from({ length: count }, (_, n) => {
    if (round.length === 0) round = [...kinds];
    const kind = pick(round);
    round.splice(round.indexOf(kind), 1);
    return kind(n);
  });
}

/** Numbers from 0 to 1 that depend on nothing but the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
