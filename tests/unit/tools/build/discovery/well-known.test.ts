import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { securityContact } from '../../../../../src/site/publisher.ts';
import { securityText } from '../../../../../tools/build/discovery/security-text.ts';
import { skillFiles } from '../../../../../tools/build/discovery/skill.ts';
import { config } from '../../../site-folder.ts';

it('[2T.18] security.txt names a contact, a day until which it is good, and where it is', () => {
  const text = securityText(
    'mailto:docs@example.org',
    new Date('2024-02-29T12:00:00Z'),
    'https://docs.example.org/.well-known/security.txt',
    ['en', 'zh-CN'],
  );
  expect(text).toBe(`Contact: mailto:docs@example.org
Expires: 2025-03-01T12:00:00Z
Preferred-Languages: en, zh-CN
Canonical: https://docs.example.org/.well-known/security.txt
`);
});

const { links } = config;
it.each([
  [{ report: 'mailto:docs@example.org' }, 'mailto:docs@example.org'],
  [{ report: 'https://example.org/new?title={path}' }, 'https://example.org/new?title='],
  [{ report: 'https://example.org/über' }, 'https://example.org/%C3%BCber'],
  // Such a file may name no address without encryption.
  [{ report: 'http://example.org/report' }, undefined],
  [{ edit: 'https://github.com/you/docs/edit/main/{file}' }, 'https://github.com/you/docs/issues'],
  [{ edit: 'https://gitlab.com/you/docs/-/edit/main/{file}' }, 'https://gitlab.com/you/docs/issues'],
  [{ edit: 'https://cms.example.org/{file}' }, undefined],
  [
    { report: 'mailto:a@example.org', edit: 'https://github.com/you/docs/edit/main/{file}' },
    'mailto:a@example.org',
  ],
  [{}, undefined],
])('whom to tell follows from the settings: %o', (fields, contact) => {
  expect(securityContact({ ...links, ...fields })).toBe(contact);
});

const facts = {
  product: 'DTX: "Guard"',
  version: 'DTX 0.34',
  isRelative: false,
  home: 'https://docs.dtx.dev/',
  llms: 'https://docs.dtx.dev/llms.txt',
  example: 'https://docs.dtx.dev/quick-start.md',
  mcp: 'https://docs.dtx.dev/mcp',
  samples: 'https://docs.dtx.dev/samples.json',
};

it('[2T.17] the index of skills names the one skill with the hash of its bytes, as Agent Skills Discovery 0.2.0 wants it', () => {
  const files = skillFiles(facts);
  expect([...files.keys()]).toEqual([
    '.well-known/agent-skills/dtx-guard-docs/SKILL.md',
    '.well-known/agent-skills/index.json',
  ]);
  const [skill = '', index = ''] = files.values();
  expect(JSON.parse(index)).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'dtx-guard-docs',
        type: 'skill-md',
        description: expect.stringContaining('DTX: "Guard" (DTX 0.34)'),
        url: '/.well-known/agent-skills/dtx-guard-docs/SKILL.md',
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  });
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(skill) ?? [];
  const { name, description } = parse(head) as Record<string, string>;
  expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(description).toBe(
    (JSON.parse(index) as { skills: { description: string }[] }).skills[0]?.description,
  );
  expect(description?.length).toBeLessThanOrEqual(1024);
  expect(body).not.toMatch(/\{\w+\}/);
  expect(body).toContain('https://docs.dtx.dev/llms.txt');
  expect(body).not.toContain('begin with a slash');
  expect([...skillFiles({ ...facts, isRelative: true }).values()][0]).toContain('begin with a slash');
});

it('a product whose name has no Latin letter has a skill, too', () => {
  expect([...skillFiles({ ...facts, product: '文档' }).keys()][0]).toBe(
    '.well-known/agent-skills/docs/SKILL.md',
  );
});
