import { describe, expect, test } from 'vitest';
import { pinnedInstalls, unpinnedIn } from '../../../../checks/facts/pinned-installs.ts';
import { realProduct } from '../../product/product-folder.ts';
import { linesIn } from './fixture.ts';

const block = (...lines: string[]) => ['```bash', ...lines, '```', ''].join('\n');
const both = '"dtx==0.34.0" and "litellm==1.67.5"';

describe('commands that install DTX', () => {
  test.each([
    'pip install "dtx[torch]==0.34.0" "litellm==1.67.5"',
    'pip install dtx==0.34.0 litellm==1.67.5',
    'uv tool install --python 3.12 --with "litellm==1.67.5" "dtx[torch]==0.34.0"',
    'pip install dtx-prompt-guard-client',
    'pip install --upgrade detoxio',
    'uv tool uninstall dtx',
    'dtx --help',
  ])('may read %s', async (command) => {
    expect(await linesIn(pinnedInstalls, block(command))).toEqual([]);
  });

  test.each([
    ['pip install dtx', both],
    ['python -m pip install "dtx[torch]"', both],
    ["uv pip install 'dtx[torch]>=0.26.0'", both],
    ['pip install "dtx[torch]==0.34.0"', '"litellm==1.67.5"'],
    ['pip install "dtx==0.33.0" "litellm==1.67.5"', '"dtx==0.34.0"'],
  ])('may not read %s', async (command, missing) => {
    expect(await linesIn(pinnedInstalls, block('cd project', command))).toEqual([
      `line 8: the command does not pin ${missing}. Name ${both} in it.`,
    ]);
  });

  test('are read to their end where a line goes on', async () => {
    const command = ['pip install \\', '  "dtx[torch]==0.34.0" \\'];
    expect(await linesIn(pinnedInstalls, block(...command, '  "litellm==1.67.5"'))).toEqual([]);
    expect(await linesIn(pinnedInstalls, block(...command, '  --upgrade'))).toEqual([
      `line 7: the command does not pin "litellm==1.67.5". Name ${both} in it.`,
    ]);
  });

  test('are read in the column of a table that tells what to do', async () => {
    const table = (fix: string) => `| Problem | Fix |\n|---|---|\n| \`pip install dtx\` hangs | ${fix} |\n`;
    expect(
      await linesIn(pinnedInstalls, table('Run `pip install "dtx[torch]==0.34.0" "litellm==1.67.5"`')),
    ).toEqual([]);
    expect(await linesIn(pinnedInstalls, table('Run `pip install "dtx[torch]"`'))).toEqual([
      `line 8: the command does not pin ${both}. Name ${both} in it.`,
    ]);
  });

  test('are pinned in what the model tells to do', async () => {
    const product = realProduct();
    const texts = [
      ...product.messages.map(({ fix }) => fix),
      ...product['known-issues'].map(({ workaround }) => workaround),
    ];
    expect(texts.filter((text) => unpinnedIn(text, product).length > 0)).toEqual([]);
    expect(unpinnedIn('Run `pip install dtx`.', product)).toHaveLength(1);
  });

  test('may be named in a sentence without the pins', async () => {
    expect(await linesIn(pinnedInstalls, 'Keep the quotes of `pip install "dtx[torch]"`.')).toEqual([]);
  });
});
