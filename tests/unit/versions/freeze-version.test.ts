import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/site/config.ts';
import { freezeVersion, removeVersion } from '../../../src/versions/freeze-version.ts';
import { config, expectOneLine, mistakesOf, page, siteFolder } from '../site-folder.ts';

/** A configuration as a person writes it. */
const written = (versions: string) => {
  const { versions: _, ...others } = config;
  return `export default {\n  ...${JSON.stringify(others)},\n  versions: [${versions}],\n};\n`;
};
const current = "{ name: 'current', label: 'Next' }";
const siteAt = (versions = current) =>
  siteFolder({
    'site.config.ts': written(versions),
    'content/docs/guide.md': page({ title: 'Guide' }),
    'content/i18n/de/docs/guide.md': 'kept as it is',
    'content/paths.txt': '/\n/guide\n/search\n/privacy\n',
  });
const versionsOf = async (root: string) =>
  (await loadConfig(root, { again: true })).versions.map(({ name }) => name);

describe('freezing a version', () => {
  it('copies pages and translations and makes it the newest version', async () => {
    const root = siteAt();
    const lines = await freezeVersion(root, '1.0');
    expect(lines.join('\n')).toContain('content/versions/1.0 (docs, i18n/de/docs)');
    expect(await versionsOf(root)).toEqual(['1.0', 'current']);
    for (const file of ['docs/guide.md', 'i18n/de/docs/guide.md'])
      expect(readFileSync(join(root, 'content/versions/1.0', file))).toEqual(
        readFileSync(join(root, 'content', file)),
      );
    await freezeVersion(root, '1.1');
    expect(await versionsOf(root)).toEqual(['1.1', '1.0', 'current']);
  });

  it.each([
    ['current', 'site.config.ts', 'is no name of a version'],
    ['../x', 'site.config.ts', 'is no name of a version'],
    ['1.0', 'content/versions/1.0', 'this version exists already'],
  ])('refuses the name %s and changes nothing', async (name, file, problem) => {
    const root = siteAt(`{ name: '1.0', label: '1.0' }, ${current}`);
    const before = readFileSync(join(root, 'site.config.ts'), 'utf8');
    expectOneLine(await mistakesOf(() => freezeVersion(root, name)), file, problem);
    expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toBe(before);
    expect(existsSync(join(root, 'content/versions'))).toBe(false);
  });

  it('takes everything back when the configuration is of a form it does not know', async () => {
    const root = siteAt();
    const file = join(root, 'site.config.ts');
    const before = `const versions = [${current}];\n${written(current).replace(/ {2}versions:.*\n/, '  versions,\n')}`;
    writeFileSync(file, before);
    const lines = await mistakesOf(() => freezeVersion(root, '1.0'));
    expectOneLine(lines, 'site.config.ts', "Put { name: '1.0', label: '1.0' }, first into its versions");
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(existsSync(join(root, 'content/versions/1.0'))).toBe(false);
  });
});

describe('removing a version', () => {
  const two = `{ name: '2.0', label: '2.0' }, { name: '1.0', label: '1.0' }, ${current}`;
  const siteOfTwo = () => {
    const root = siteFolder({
      'site.config.ts': written(two),
      'content/versions/2.0/docs/index.md': page({ title: 'Home' }),
      'content/versions/2.0/docs/guide.md': page({ title: 'Guide' }),
      'content/versions/1.0/docs/index.md': page({ title: 'Home' }),
      'content/versions/1.0/docs/guide.md': page({ title: 'Guide' }),
      'content/versions/1.0/docs/old.md': page({ title: 'Old' }),
      'content/paths.txt': '/\n/guide\n/1.0/\n/1.0/guide\n/1.0/old\n/1.0/search\n',
    });
    return root;
  };

  it('leaves redirects from its published addresses to the newest version', async () => {
    const root = siteOfTwo();
    await removeVersion(root, '1.0');
    expect(await versionsOf(root)).toEqual(['2.0', 'current']);
    expect(existsSync(join(root, 'content/versions/1.0'))).toBe(false);
    const redirects = readFileSync(join(root, 'content/redirects.yml'), 'utf8');
    expect(redirects).toContain('from: /1.0/*\n  to: /*\n');
    expect(redirects).toContain('from: /1.0/old\n  to: /\n');
  });

  it.each([
    ['2.0', '"2.0" is the newest version'],
    ['current', 'there is no frozen version "current"'],
    ['3.0', 'there is no frozen version "3.0"'],
  ])('refuses %s', async (name, problem) => {
    const root = siteOfTwo();
    expectOneLine(await mistakesOf(() => removeVersion(root, name)), 'site.config.ts', problem);
    expect(await versionsOf(root)).toEqual(['2.0', '1.0', 'current']);
  });
});
