import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layerProblems, layers } from '../../../../tools/check/layers.ts';
import { folder } from '../../site-folder.ts';

const problems = (files: Readonly<Record<string, string>>) => layerProblems(folder(files));

describe('layerProblems', () => {
  it('lets a room use what stands before it, itself, packages and what is not in src', () => {
    expect(
      problems({
        'src/shell/Bar.tsx': `import { z } from 'zod'; import { a } from '../view/icons.tsx'; import b from './Bar2.tsx';`,
        'src/shell/menu/Menu.tsx': `import b from '../Bar.tsx'; import { version } from '../../../package.json';`,
      }),
    ).toEqual([]);
  });

  it('names file, line and both rooms of an import that leads upwards, and where the code belongs', () => {
    expect(
      problems({ 'src/prose/Text.tsx': `import a from 'a';\n\nimport { b } from '../shell/Bar.tsx';` }),
    ).toEqual([
      'src/prose/Text.tsx: line 3: prose imports from shell, which is above it. Move what both need to src/islands or src/analytics or src/social or src/versions (starting applications; measuring; images) or deeper, or have navigation pass it.',
    ]);
  });

  it.each([
    ['a room beside', `import { a } from '../search/a.ts';`, 'which is beside it'],
    ['types alone', `import type { A } from '../page/a.ts';`, 'imports from page'],
    ['code that is asked for later', `const a = () => import('../page/a.ts');`, 'imports from page'],
    ['what is passed on', `export { a } from '../page/a.ts';`, 'imports from page'],
    ['a file in no room', `import a from '../a.ts';`, 'imports from "../a.ts", which is in no room'],
  ])('refuses %s', (_, code, message) => {
    expect(problems({ 'src/prose/code/a.ts': code.replace('../', '../../') }).join()).toContain(
      message.replace('../', '../../'),
    );
  });

  it('reads the imports of Astro files, of the page and of its script', () => {
    const astro = `---\nimport A from '../page/A.astro';\n---\n<p>it's</p>\n<script>\n  import '../pages/b.ts';\n</script>`;
    expect(problems({ 'src/shell/Frame.astro': astro }).map((line) => line.split(',')[0])).toEqual([
      'src/shell/Frame.astro: line 2: shell imports from page',
      'src/shell/Frame.astro: line 6: shell imports from pages',
    ]);
  });

  it('wants a place for each room', () => {
    expect(problems({ 'src/other/a.ts': '', 'src/a.ts': '' })).toEqual([
      'src/a.ts: no layer of tools/check/layers.ts has the room "a.ts". Name it there.',
      'src/other/a.ts: no layer of tools/check/layers.ts has the room "other". Name it there.',
    ]);
  });

  it('has each room once, and all of them are there', () => {
    const rooms = layers.flatMap(({ rooms }) => [...rooms]);
    expect(new Set(rooms).size).toBe(rooms.length);
    const folders = readdirSync('src').filter((name) => name !== 'theme');
    expect([...rooms].sort()).toEqual([...folders, 'product/views'].sort());
  });
});
