import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPageSource } from '../../../checks/source/page-source.ts';
import { FileMemory } from '../../../src/base/file-memory.ts';
import type { DocPage } from '../../../src/site/page.ts';
import { readContent } from '../../../src/site/read-content.ts';
import { freezeVersion } from '../../../src/versions/freeze-version.ts';
import { expectOneLine, type Files, folder, mistakesOf, page, siteFolder } from '../site-folder.ts';

const block = '```python title="gate.py" file="ci/gate.py"\n```';
const site = (body: string, files: Files = { 'content/examples/ci/gate.py': 'print(1)\r\n\n' }) =>
  folder({ 'content/docs/ci.md': page({}, body), ...files });
const read = (root: string, memory = new FileMemory()) =>
  readContent(root, 'content/docs', { memory }).pages[0];
const mistakes = (body: string, files?: Files) => mistakesOf(() => read(site(body, files)));

describe('a code block with file="…"', () => {
  it('shows the file, for the page and for its checks', () => {
    const source = read(site(block));
    expect(source?.shownFiles).toEqual({ 'ci/gate.py': 'print(1)' });
    // The reader of pages asks for nothing but the text and where it comes from.
    const { blocks } = readPageSource({ ...source, source } as DocPage);
    expect(blocks.map(({ code, language }) => [language, code])).toEqual([['python', 'print(1)']]);
  });

  it('follows the file while pages are written', () => {
    const root = site(block);
    const memory = new FileMemory();
    const before = read(root, memory);
    expect(read(root, memory)).toBe(before);
    writeFileSync(join(root, 'content/examples/ci/gate.py'), 'print(2, 3)\n');
    expect(read(root, memory)?.shownFiles).toEqual({ 'ci/gate.py': 'print(2, 3)' });
  });

  it('is refused when the file is missing or lies elsewhere, or the block has lines', async () => {
    const missing = await mistakes(`Text.\n\n${block}`, {});
    expectOneLine(missing, 'content/docs/ci.md', 'line 8: there is no content/examples/ci/gate.py');
    expectOneLine(await mistakes('```python file="../docs/ci.md"\n```'), 'content/docs/ci.md', 'there is no');
    expectOneLine(
      await mistakes('```python file="ci/gate.py"\nprint(1)\n```'),
      'content/docs/ci.md',
      'lines of its own',
    );
  });

  it('is kept by a frozen version as it was', async () => {
    const root = siteFolder({
      'content/docs/ci.md': page({}, block),
      'content/examples/ci/gate.py': 'print(1)\n',
    });
    await freezeVersion(root, '1.0');
    writeFileSync(join(root, 'content/examples/ci/gate.py'), 'print(2)\n');
    const [frozen] = readContent(root, 'content/versions/1.0/docs').pages;
    expect(frozen?.shownFiles).toEqual({ 'ci/gate.py': 'print(1)' });
  });
});
