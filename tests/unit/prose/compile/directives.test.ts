import { describe, expect, it } from 'vitest';
import { admonitionKinds } from '../../../../src/prose/compile/directives/container-directive.ts';
import { expectOneLine } from '../../site-folder.ts';
import { htmlOf, mistakesIn } from './compiled.ts';

const file = 'content/docs/p.md';
const tab = (label: string) => `:::tab[${label}]\n${label}\n:::`;

describe('admonitions', () => {
  it.each(admonitionKinds)(':::%s is set apart by its kind', async (kind) => {
    expect(await htmlOf(`:::${kind}\nText\n:::`)).toBe(`<admonition kind="${kind}"><p>Text</p></admonition>`);
  });

  it('take a title of their own, without its formatting', async () => {
    expect(await htmlOf(':::note[Own *title*]\nText\n:::')).toBe(
      '<admonition kind="note" heading="Own title"><p>Text</p></admonition>',
    );
  });

  it('hold any Markdown, other directives included', async () => {
    expect(await htmlOf('::::tip\n- one\n\n:::details[More]\ntwo\n:::\n::::')).toContain(
      '<foldout summary="More"><p>two</p></foldout></admonition>',
    );
  });
});

describe('words of one kind of publisher', () => {
  it.each(['independent', 'official'])(':::%s goes with its publisher', async (name) => {
    expect(await htmlOf(`:::${name}\nText\n:::`)).toBe(
      `<publishedby publisher="${name}"><p>Text</p></publishedby>`,
    );
  });

  it('hold no heading, which the contents of every site would list', async () => {
    expectOneLine(
      await mistakesIn(':::official\n## Us\n:::'),
      file,
      'line 7: a heading is in :::official',
      'Put it in front',
    );
  });
});

describe('a directive that is not closed', () => {
  it.each([
    [':::note\nText\n\n## More\n\nRest', 6, ':::note'],
    ['Text\n\n::::tip\nText\n:::', 8, '::::tip'],
    ['::::tip\n:::note\nText\n::::', 7, ':::note'],
    ['- item\n\n  :::note\n  Text\n\nRest', 8, ':::note'],
    ['> :::note\n> Text\n\nRest', 6, ':::note'],
    [':::note', 6, ':::note'],
  ])('is an error on its line instead of taking in the rest of the page: %j', async (body, line, name) => {
    expectOneLine(await mistakesIn(body), file, `line ${line}: ${name} is not closed`, 'Write "');
  });

  it.each([
    ':::note\nText\n:::',
    ':::note\n:::',
    '> :::note\n> Text\n> :::\n\nRest',
    '- item\n\n  :::note\n  Text\n  :::\n\nRest',
    '::::tip\n:::note\nText\n:::\n\nText\n::::',
    ':::note\nText\n:::::',
    ':::note\nText\n:::  \n',
  ])('is none where it is closed: %j', async (body) => {
    expect(await mistakesIn(body)).toEqual([]);
  });

  it.each([
    [':::note\nText\n:::\n\n:::', 10, '":::" closes nothing'],
    ['Text\n:::', 7, '":::" closes nothing'],
    ['::: note\nText', 6, '"::: note" is not a directive'],
    [':::note Title\nText', 6, '":::note Title" is not a directive'],
  ])('has a like in colons that would be read as text: %j', async (body, line, problem) => {
    expectOneLine(await mistakesIn(body), file, `line ${line}: ${problem}`, '');
  });
});

describe('tabs', () => {
  it('are numbered on their page and carry their sync name', async () => {
    const set = `::::tabs{sync="installer"}\n${tab('pip')}\n${tab('uv')}\n::::`;
    const html = await htmlOf(`${set}\n\n${set}`);
    const panels = '<tab label="pip"><p>pip</p></tab><tab label="uv"><p>uv</p></tab>';
    expect(html).toContain(`<tabs id="tabs-1" sync="installer">${panels}</tabs>`);
    expect(html).toContain(`<tabs id="tabs-2" sync="installer">${panels}</tabs>`);
  });

  it.each([
    ['closed too early, by as many colons inside as outside', `:::tabs\n${tab('a')}\n${tab('b')}\n:::`],
    ['with a single tab', `::::tabs\n${tab('a')}\n::::`],
    ['without tabs', '::::tabs\nText\n::::'],
    ['with text between the tabs', `::::tabs\n${tab('a')}\n\nText\n\n${tab('b')}\n::::`],
    ['with another directive among the tabs', `::::tabs\n${tab('a')}\n:::note\nx\n:::\n::::`],
  ])('%s are a mistake', async (_, body) => {
    const lines = await mistakesIn(body);
    expectOneLine(
      lines,
      file,
      'line ',
      ':::tabs holds two or more :::tab[Label] and nothing else',
      'Use more colons for the outer container',
    );
  });

  it('name the line of what does not belong among them', async () => {
    expectOneLine(await mistakesIn(`::::tabs\n${tab('a')}\n\nText\n\n${tab('b')}\n::::`), file, 'line 11: ');
  });

  it('need a label each', async () => {
    const lines = await mistakesIn(`::::tabs\n:::tab\nx\n:::\n${tab('b')}\n::::`);
    expectOneLine(lines, file, 'line 7: :::tab has no label', 'Write ":::tab[Label]"');
  });

  it('are the only place for a tab', async () => {
    expectOneLine(await mistakesIn(tab('pip')), file, 'line 6: ', ':::tab', ':::tabs');
  });

  it('cannot have two tabs of one label, which no choice could tell apart', async () => {
    expectOneLine(await mistakesIn(`::::tabs\n${tab('pip')}\n${tab('pip')}\n::::`), file, 'pip');
  });

  it('know no option but sync', async () => {
    expectOneLine(
      await mistakesIn(`::::tabs{snyc="x"}\n${tab('a')}\n${tab('b')}\n::::`),
      file,
      'snyc',
      'sync',
    );
    expectOneLine(
      await mistakesIn('Text\n\n:::note{sync="x"}\nText\n:::'),
      file,
      'line 8: :::note knows no option "sync"',
    );
  });
});

describe('steps', () => {
  it('hold a numbered list', async () => {
    expect(await htmlOf(':::steps\n1. One\n2. Two\n:::')).toMatch(
      /^<steps><ol>\s*<li>One<\/li>\s*<li>Two<\/li>\s*<\/ol><\/steps>$/,
    );
  });

  it.each([
    ['a bullet list', ':::steps\n- One\n:::', 'line 6: '],
    ['text', ':::steps\nOne\n:::', 'line 6: '],
    ['nothing', ':::steps\n:::', 'line 6: '],
    ['a step whose code is not indented', ':::steps\n1. One\n\n```bash\ndtx\n```\n\n2. Two\n:::', 'line 9: '],
  ])('with %s are a mistake', async (_, body, line) => {
    expectOneLine(
      await mistakesIn(body),
      file,
      `${line}:::steps holds one numbered list`,
      'Indent what belongs to an item by three spaces',
    );
  });
});

describe('cards', () => {
  it('take the link for the title and the rest for the description', async () => {
    const body = ':::cards\n- [A](/a) Text with `code`.\n- [B](/b) — after a dash\n- [C](/c)\n:::';
    expect((await htmlOf(body)).replaceAll('\n', '')).toBe(
      '<cards><card><p><a href="/a">A</a></p><p>Text with <code>code</code>.</p></card>' +
        '<card><p><a href="/b">B</a></p><p>after a dash</p></card>' +
        '<card><p><a href="/c">C</a></p></card></cards>',
    );
  });

  it.each([
    ['text', ':::cards\n[A](/a)\n:::', 'line 6: :::cards holds one bullet list'],
    ['two lists', ':::cards\n- [A](/a)\n\n1. [B](/b)\n:::', 'line 6: :::cards holds one bullet list'],
    [
      'a card without a link',
      ':::cards\n- [A](/a)\n- B\n:::',
      'line 8: a card is one paragraph that starts with a link',
    ],
    [
      'a card that starts with text',
      ':::cards\n- See [A](/a)\n:::',
      'line 7: a card is one paragraph that starts with a link',
    ],
  ])('with %s are a mistake', async (_, body, problem) => {
    expectOneLine(await mistakesIn(body), file, problem, 'Write "- [Title](/route) description"');
  });

  it('lose nothing of what an author wrote', async () => {
    const body = ':::cards\n- [A](/a) First paragraph.\n\n  Second paragraph.\n:::';
    const mistakes = await mistakesIn(body);
    expect(mistakes.length === 1 || (await htmlOf(body)).includes('Second paragraph.')).toBe(true);
  });
});

describe('details', () => {
  it('show their label until they are opened', async () => {
    expect(await htmlOf(':::details[Whole report]\nText\n:::')).toBe(
      '<foldout summary="Whole report"><p>Text</p></foldout>',
    );
  });

  it('need a label', async () => {
    expectOneLine(
      await mistakesIn('Text\n\n:::details\nText\n:::'),
      file,
      'line 8: :::details has no label',
      'Write ":::details[Label]"',
    );
  });
});

describe('an unknown directive', () => {
  it.each([
    [':::nota\nText\n:::', 'line 6: unknown directive ":::nota"', 'Known: :::note, :::tip'],
    ['Text\n\n:::Note\nText\n:::', 'line 8: unknown directive ":::Note"', 'Known: :::note'],
    ['Text\n\n::childs', 'line 8: unknown directive "::childs"', 'Known: ::children'],
    ['::tabs', 'line 6: unknown directive "::tabs"', 'Known: ::children'],
  ])('is named with its line and the known ones: %j', async (body, problem, fix) => {
    expectOneLine(await mistakesIn(body), file, problem, fix);
  });

  it('inside a sentence is not a directive: it stays as it was typed', async () => {
    const text = 'Use toxicity:hate_speech, :b[x]{y=z} at 10:30.';
    expect(await htmlOf(text)).toBe(`<p>${text}</p>`);
  });
});

describe('::children', () => {
  it('is the place of the cards for the pages below', async () => {
    expect(await htmlOf('Text\n\n::children')).toBe('<p>Text</p>\n<childpages></childpages>');
  });
});
