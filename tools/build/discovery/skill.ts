import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fill } from '../../../src/base/fill.ts';

/** Folder at the root of a host in which agents look for skills. */
export const skillsFolder = '.well-known/agent-skills';

/** What a skill says about a site. */
export interface SkillFacts {
  /** Name of the product. */
  readonly product: string;
  /** What the pages describe, in words. */
  readonly version: string;
  /** Whether addresses begin with a slash, because nobody has said yet where the site is published. */
  readonly isRelative: boolean;
  readonly home: string;
  readonly llms: string;
  readonly example: string;
  readonly mcp: string;
  readonly samples: string;
}

const form = readFileSync(new URL('./skill.md', import.meta.url), 'utf8');

/**
 * The one skill of a site, how to read its documentation, and the index that names it: Agent Skills Discovery 0.2.0.
 * @returns files by their path at the root of the host
 */
export function skillFiles({ product, version, isRelative, ...addresses }: SkillFacts): Map<string, string> {
  const name = `${product
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50)}-docs`.replace(/^-/, '');
  const description = `Answers questions about ${product} (${version}) from its documentation: commands, flags, configuration files, tactics, providers. Use it when somebody asks how ${product} works or is used.`;
  const relative = isRelative
    ? ' Addresses that begin with a slash are on the host that this file came from.'
    : '';
  const text = fill(form, {
    ...addresses,
    product,
    version,
    relative,
    name,
    // A string of JSON is one of YAML.
    description: JSON.stringify(description),
  });
  const path = `${skillsFolder}/${name}/SKILL.md`;
  const digest = createHash('sha256').update(text).digest('hex');
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url: `/${path}`, digest: `sha256:${digest}` }],
  };
  return new Map([
    [path, text],
    [`${skillsFolder}/index.json`, `${JSON.stringify(index, undefined, 2)}\n`],
  ]);
}
