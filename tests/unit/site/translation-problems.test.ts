import { describe, expect, it } from 'vitest';
import { translationProblems, translationsToDo } from '../../../checks/translations.ts';
import { loadSite } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { current, expectOneLine, mistakesOf, page, versionList } from '../site-folder.ts';
import { german, german1, original, siteWith, translation } from './german-guide.ts';

describe('a translated page', () => {
  it.each([
    [
      'code',
      german.replace('dtx run', 'dtx lauf'),
      'code block 1 is "dtx lauf", that of its original is "dtx run"',
    ],
    [
      'the language of code',
      german.replace('```bash', '```json'),
      'code block 1 is "json", that of its original is "bash"',
    ],
    [
      'inline code',
      german.replace('`dtx`', '`dtxx`'),
      'inline code 1 is "dtxx", that of its original is "dtx"',
    ],
    ['a link', german.replace('(/)', '(/guide)'), 'link 1 is "/guide", that of its original is "/"'],
    [
      'the number of code blocks',
      german.replace(/```bash[\s\S]*?```/, ''),
      'code block 1 is nothing, that of its original is "bash"',
    ],
    ['the number of links', `${german}\n[Noch einer](/)\n`, 'link 2 is "/", that of its original is nothing'],
  ])('that changes %s is told', async (_, text, problem) => {
    const problems = translationProblems(await loadSite(siteWith({ [german1]: translation(text) })));
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(problem)]);
  });

  it('may have labels of its own in a diagram, but no diagram more', async () => {
    const diagram = (label: string) => `\n\`\`\`mermaid\nflowchart LR\na[${label}]\n\`\`\`\n`;
    const source = original + diagram('Start');
    const problems = async (text: string) =>
      translationProblems(
        await loadSite(
          siteWith({
            'content/docs/guide.md': source,
            [german1]: translation(text, { source: sourceSign(source) }),
          }),
        ),
      ).map(({ problem }) => problem);
    expect(await problems(german + diagram('Anfang'))).toEqual([]);
    expect(await problems(german + diagram('Anfang') + diagram('Ende'))).toEqual([
      'code block 3 is "mermaid", that of its original is nothing',
    ]);
  });

  it('in the folder of a language that the site does not have is told, instead of never being seen', async () => {
    const lines = await mistakesOf(() =>
      loadSite(siteWith({ 'content/i18n/DE/docs/guide.md': translation() })),
    );
    expectOneLine(lines, 'content/i18n/DE', '"DE" is not a language', '"locales" in site.config.ts');
  });

  it('in the language of the originals is told: the originals are what is shown', async () => {
    const lines = await mistakesOf(() =>
      loadSite(siteWith({ 'content/i18n/en/docs/guide.md': translation() })),
    );
    expectOneLine(lines, 'content/i18n/en', 'the language of the originals', 'Change the originals');
  });

  it('that draws a node in another role is told, whatever its label is', async () => {
    const chart = (label: string, role: string) =>
      `\n\`\`\`mermaid title="T" alt="A"\nflowchart LR\na[${label}]${role}\n\`\`\`\n`;
    const drawn = page({ title: 'Guide' }, chart('Target', ':::target'));
    const problemsOf = async (role: string) => {
      const files = siteWith({
        'content/docs/guide.md': drawn,
        [german1]: translation(chart('Ziel', role), { source: sourceSign(drawn) }),
      });
      return translationProblems(await loadSite(files)).map(({ message }) => message);
    };
    expect(await problemsOf(':::target')).toEqual([]);
    expect(await problemsOf('')).toEqual([
      expect.stringContaining('code block 1 is "a:::plain", that of its original is "a:::target"'),
    ]);
  });

  it('that is outdated is not held to its original: it says so on its page, and is fixed as a whole', async () => {
    const text = translation(german.replace('dtx run', 'dtx lauf'), { source: '000000000000' });
    expect(translationProblems(await loadSite(siteWith({ [german1]: text })))).toEqual([]);
  });

  it('is counted, with those that are outdated', async () => {
    const site = await loadSite(siteWith({ [german1]: translation(german, { source: '000000000000' }) }));
    expect(translationsToDo(site)).toEqual([
      'de: 1 of 2 pages translated, 1 outdated',
      `  ${german1}: content/docs/guide.md has changed since`,
    ]);
    const longer = siteWith({
      'content/docs/guide.md': `${original}\n## One more\n`,
      [german1]: translation(),
    });
    expect(translationsToDo(await loadSite(longer))).toEqual([
      'de: 0 of 2 pages translated, 0 outdated',
      `  ${german1}: not shown, content/docs/guide.md has other headings now`,
    ]);
  });

  it('is counted in what is being written, too, once there are versions', async () => {
    const frozen = 'content/versions/1.0';
    const site = await loadSite(
      siteWith({
        ...versionList({ name: '1.0', label: '1.0' }, current, { name: '0.9', label: '0.9' }),
        [`${frozen}/docs/guide.md`]: original,
        [`${frozen}/i18n/de/docs/guide.md`]: translation(),
        'content/versions/0.9/docs/guide.md': original,
        [german1]: translation(german, { source: '000000000000' }),
      }),
    );
    expect(translationsToDo(site)).toEqual([
      'de, version 1.0: 1 of 1 pages translated, 0 outdated',
      'de, version current: 1 of 2 pages translated, 1 outdated',
      `  ${german1}: content/docs/guide.md has changed since`,
    ]);
  });
});
