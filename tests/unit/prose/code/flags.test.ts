import { describe, expect, it } from 'vitest';
import { flagsInCode } from '../../../../src/product/command-line/flags-in-code.ts';
import { withFlags } from '../../../../src/prose/code/flags.ts';
import { linesOf } from '../../../../src/prose/code/lines.ts';
import { realProduct } from '../../product/product-folder.ts';

/** The flags of a block that are links, each with where it leads. */
async function linked(code: string, language: string) {
  const commands = realProduct()['command-line'];
  const lines = withFlags(
    await linesOf(code, language, new Set()),
    language,
    (text) => flagsInCode(text, commands),
    ({ command, name }) => `${command} ${name}`,
  );
  const text = lines.map(({ sign, tokens }) => sign + tokens.map((token) => token.text).join('')).join('\n');
  expect(text.trimEnd()).toBe(code.replace(/^(?=\s+--)/gm, language === 'console' ? '  ' : ''));
  return lines.flatMap(({ tokens }) =>
    tokens.flatMap(({ href, text: flag }) => (href ? [[flag, href]] : [])),
  );
}

describe('flags in the lines of code', () => {
  it('are links to what explains them, the text stays as it is', async () => {
    expect(
      await linked('dtx redteam run --agent echo \\\n  --dataset=stingray\n\ndtx tactics list', 'bash'),
    ).toEqual([
      ['--agent', 'dtx redteam run --agent'],
      ['--dataset', 'dtx redteam run --dataset'],
    ]);
  });

  it('are found in the commands of a session, not in its output', async () => {
    const session =
      '$ dtx redteam run --agent echo \\\n    --dataset stingray\ndtx redteam run --url x\n$ dtx redteam plan a --dataset b';
    expect(await linked(session, 'console')).toEqual([
      ['--agent', 'dtx redteam run --agent'],
      ['--dataset', 'dtx redteam run --dataset'],
      ['--dataset', 'dtx redteam plan --dataset'],
    ]);
  });

  it('are left alone in other languages', async () => {
    expect(await linked('dtx redteam run --agent echo', 'text')).toEqual([]);
  });
});
