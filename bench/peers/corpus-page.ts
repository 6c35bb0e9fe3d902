import { adjectives, adverbs, clauses, conjunctions, nouns, verbs } from './words.ts';

/** What a link needs of another page. */
interface Linked {
  readonly title: string;
  readonly path: string;
}

/**
 * The text of a page.
 * @param place of the page among all; the text follows from it and from the list
 * @param all pages of the site, in their order
 */
export function page(place: number, all: readonly Linked[]): string {
  const random = generator(1234 + place * 7919);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const upTo = (most: number) => Math.floor(random() * most);
  const thing = () => `the ${random() < 0.5 ? `${pick(adjectives)} ` : ''}${pick(nouns)}`;

  const sentence = (): string => {
    const form = random();
    if (form < 0.3)
      return `${pick(conjunctions)} ${thing()} ${pick(verbs)} ${thing()}, ${thing()} ${pick(adverbs)} ${pick(verbs)} ${thing()}.`;
    if (form < 0.6) return `${capital(thing())} ${pick(verbs)} ${thing()} ${pick(clauses)}.`;
    if (form < 0.8)
      return `Set the \`${pick(nouns)}_${pick(nouns)}\` option to change how ${thing()} ${pick(verbs)} ${thing()}.`;
    if (form < 0.9)
      return `**${capital(thing())}** ${pick(verbs)} ${thing()}, and ${thing()} ${pick(verbs)} it ${pick(clauses)}.`;
    return `By default, ${thing()} ${pick(adverbs)} ${pick(verbs)} ${thing()} ${pick(clauses)}.`;
  };
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ');

  const taken = new Set<string>();
  const heading = (): string => {
    const text = capital(`${pick(verbs).replace(/s$/, '')} ${thing().replace('the ', 'a ')}`);
    if (taken.has(text)) return heading();
    taken.add(text);
    return text;
  };

  const link = (): string => {
    const other = pick(all);
    return other === all[place] ? link() : `[${other.title}](${other.path})`;
  };
  const links = [link(), link(), link()];
  const names = [pick(nouns), pick(nouns), pick(nouns), pick(nouns)] as const;
  const bash = bashBlock(names, 1 + upTo(16));
  const python = pythonBlock(names, upTo(9), random() * 10);
  const yaml = yamlBlock(names, pick(adjectives), 1 + upTo(9), upTo(600));
  const json = jsonBlock(names, upTo(20), [pick(adjectives), pick(adjectives)], upTo(10_000));
  const row = () =>
    `| \`${pick(nouns)}_${pick(nouns)}\` | ${pick(['string', 'integer', 'boolean', 'list'])} | \`${pick(adjectives)}\` | ${capital(thing())} ${pick(verbs)} ${thing()}. |`;
  const rows = Array.from({ length: 6 }, row);
  const table = ['| Option | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  const tip = `:::tip\n\n${paragraph(2)}\n\n:::`;
  const list = () => Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n');
  const section = () => `## ${heading()}`;
  const subsection = () => `### ${heading()}`;

  return `${[
    ...[paragraph(4), `See ${links[0]} before you start.`],
    ...[section(), paragraph(4), bash, paragraph(3), subsection(), paragraph(4), tip],
    ...[section(), paragraph(4), python, subsection(), paragraph(4), list()],
    ...[section(), paragraph(4), table, subsection(), paragraph(3), `More on this in ${links[1]}.`],
    ...[section(), paragraph(4), yaml, subsection(), paragraph(4)],
    ...[section(), paragraph(4), json, paragraph(3), `Continue with ${links[2]}.`],
  ].join('\n\n')}\n`;
}

type Names = readonly [string, string, string, string];

const block = (language: string, ...lines: string[]): string =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n');

function bashBlock([program, folder, flag, last]: Names, workers: number): string {
  const variable = `ACME_${folder.toUpperCase()}`;
  return block(
    'bash',
    `# Install and start the ${program}`,
    `pip install acme-${program}`,
    `export ${variable}=/var/lib/acme/${folder}`,
    `acme ${program} start --${flag} "$${variable}" --workers ${workers} \\`,
    `  --${last} auto | tee run.log`,
  );
}

function pythonBlock([program, part, name, field]: Names, retries: number, timeout: number): string {
  return block(
    'python',
    `from acme import ${capital(program)}, ${capital(part)}`,
    '',
    '',
    `def build_${name}(path: str, retries: int = ${retries}) -> ${capital(program)}:`,
    `    """Create a ${program} with a ${name} attached."""`,
    `    item = ${capital(program)}(path, ${field}="auto")`,
    '    for attempt in range(retries):',
    '        if item.ready():',
    '            break',
    `        item.refresh(timeout=${timeout.toFixed(1)})`,
    `    return item.attach(${capital(part)}("${name}"))`,
  );
}

function yamlBlock(names: Names, tier: string, replicas: number, seconds: number): string {
  const [kind, first, second, field] = names;
  return block(
    'yaml',
    'apiVersion: acme/v1',
    `kind: ${capital(kind)}`,
    'metadata:',
    `  name: ${first}-${second}`,
    '  labels:',
    `    tier: ${tier}`,
    'spec:',
    `  replicas: ${replicas}`,
    `  ${field}:`,
    '    enabled: true',
    `    timeoutSeconds: ${seconds}`,
  );
}

function jsonBlock([name, part, key]: Names, minor: number, values: string[], limit: number): string {
  return block(
    'json',
    '{',
    `  "name": "${name}",`,
    `  "version": "1.${minor}.0",`,
    `  "${part}": {`,
    '    "enabled": true,',
    `    "${key}": [${values.map((value) => `"${value}"`).join(', ')}],`,
    `    "limit": ${limit}`,
    '  }',
    '}',
  );
}

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Mulberry32: numbers from 0 to below 1 that look random and follow from the seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
