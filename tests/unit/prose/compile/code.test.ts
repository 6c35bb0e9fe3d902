import { describe, expect, it } from 'vitest';
import { expectOneLine } from '../../site-folder.ts';
import { htmlOf, mistakesIn } from './compiled.ts';

const file = 'content/docs/p.md';
const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;

describe('code blocks', () => {
  it('carry language, title, numbers and label, and their text word for word', async () => {
    expect(await htmlOf(fence('text title="a <b>.txt"', '1 < 2 & "3"'))).toBe(
      '<codeblock language="text" heading="a &lt;b&gt;.txt">1 &lt; 2 &amp; &quot;3&quot;</codeblock>',
    );
    expect(await htmlOf(fence('text showLineNumbers sample', 'a\n\nb'))).toBe(
      '<codeblock language="text" numbered="" sample="">' +
        '<span class="l">a</span>\n<span class="l"></span>\n<span class="l">b</span></codeblock>',
    );
  });

  it('of more than 30 lines fold', async () => {
    expect(await htmlOf(fence('text', `${'a\n'.repeat(29)}a`))).not.toContain('folds');
    expect(await htmlOf(fence('text', `${'a\n'.repeat(30)}a`))).toContain('folds="31"');
  });

  it('without language are plain, indented ones too', async () => {
    expect(await htmlOf(fence('', 'a:b'))).toBe('<codeblock language="">a:b</codeblock>');
    expect(await htmlOf('    a:b')).toBe('<codeblock language="">a:b</codeblock>');
  });

  it('keep blank lines and indentation at both ends', async () => {
    expect(await htmlOf(fence('text', '\n  a\n'))).toBe('<codeblock language="text">\n  a\n</codeblock>');
  });

  it('give tokens the class of their kind', async () => {
    expect(await htmlOf(fence('yaml', 'a: "b"'))).toContain('<span class="s">&quot;b&quot;</span>');
  });

  it('mark lines, changes, commands and output', async () => {
    expect(await htmlOf(fence('text {2}', 'a\nb'))).toContain(
      '<span class="l">a</span>\n<span class="l lm">b</span>',
    );
    expect(await htmlOf(fence('diff', '-a\n+b'))).toContain(
      '<span class="l lr"><span class="sign">-</span>a</span>\n<span class="l la"><span class="sign">+</span>b</span>',
    );
    const kept = '<span class="l"><span class="sign"> </span>a</span>';
    expect(await htmlOf(fence('diff', ' a'))).toContain(kept);
    const session = await htmlOf(fence('console', '$ x\ny'));
    expect(session).toContain('<span class="l lc"><span class="sign">$ </span>');
    expect(session).toContain('<span class="l lo">y</span>');
  });

  it('in the text of a sentence stay code', async () => {
    expect(await htmlOf('Run `dtx --help`.')).toBe('<p>Run <code>dtx --help</code>.</p>');
  });

  it.each([
    [
      'an unknown language',
      fence('pyhton', 'x'),
      'code language "pyhton" is not known',
      'Correct it or use "text"',
    ],
    ['a title in place of a language', fence('title="a"', 'x'), 'is not known', 'Correct it or use "text"'],
    [
      'a misspelt option',
      fence('bash titel="a"', 'x'),
      'code fence: "titel" means nothing',
      'Use title="…", showLineNumbers, {lines}, sample, schema="…"',
    ],
    [
      'an unknown word',
      fence('bash linenos copy', 'x'),
      'code fence: "linenos copy" means nothing',
      'Use title="…"',
    ],
    ['lines that are not numbers', fence('bash {a}', 'x'), 'code fence: "{a}" means nothing', '{lines}'],
  ])('with %s are a mistake with line and fix', async (_, block, problem, fix) => {
    expectOneLine(await mistakesIn(`Text\n\n${block}`), file, 'line 8: ', problem, fix);
  });

  it('of a page with Windows line ends hold no carriage returns', async () => {
    expect(await htmlOf(fence('text', 'a\nb').replaceAll('\n', '\r\n'))).not.toContain('\r');
  });
});

describe('diagrams', () => {
  const flowchart = 'flowchart LR\na[One] --> b';

  it('carry title, text alternative and layout', async () => {
    const html = await htmlOf(fence('mermaid title="Two steps" alt="One leads to b."', flowchart));
    expect(html).toMatch(
      /^<diagram heading="Two steps" alt="One leads to b\." layouts="\{&quot;wide&quot;:.+"><\/diagram>$/,
    );
  });

  it.each([
    [
      'without title',
      fence('mermaid alt="x"', flowchart),
      'a diagram needs a title and a text alternative',
      'Write ```mermaid title="…" alt="…"',
    ],
    [
      'without text alternative',
      fence('mermaid title="x"', flowchart),
      'a diagram needs a title and a text alternative',
      'alt="…"',
    ],
    [
      'of another kind',
      fence('mermaid title="x" alt="y"', 'pie\n"A": 1'),
      'diagram: "pie" is not "flowchart LR"',
      'See "Diagrams" in docs/writing.md',
    ],
    [
      'with a statement that is not drawn',
      fence('mermaid title="x" alt="y"', `${flowchart}\nb --- c`),
      'diagram: "b --- c" is not understood',
      'See "Diagrams"',
    ],
  ])('%s are a mistake with line and fix', async (_, block, problem, fix) => {
    expectOneLine(await mistakesIn(`Text\n\n${block}`), file, 'line 8: ', problem, fix);
  });
});
