import { describe, expect, test } from 'vitest';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { realProduct } from '../product-folder.ts';
import { renderBody, rowText, textOf } from './rendered-page.ts';

const row = (html: string, id: string) => rowText(html, `expression-${id}`);

describe('the table of expressions', () => {
  test('has a row for each expression of a language, with input and output of its example', async () => {
    const { html, parts } = await renderBody('::expressions{language="jq"}');
    expect(parts).toContain('product');
    expect(textOf(html)).toContain('A match means Expression Example input Prints');
    expect(row(html, 'one-score')).toContain('.scores.LABEL_1 | select(. &gt; 0.8)');
    expect(row(html, 'one-score')).toMatch(/0\.96$/);
    expect(row(html, 'environment-value')).toBe('');
  });

  test('marks what is doubtful', async () => {
    const { expressions } = realProduct();
    const doubtful = expressions.map((each) =>
      each.id === 'either-label' ? { ...each, note: 'By its name.', settle: '`jq --version`' } : each,
    );
    const { html } = await renderBody('::expressions{language="jq"}', undefined, (site) => ({
      ...site,
      product: { ...realProduct(), expressions: doubtful },
    }));
    expect(row(html, 'either-label')).toContain('Read in the code, not run. By its name.');
    expect(row(html, 'named-scores')).not.toContain('By its name');
  });

  test.each(['jq', 'jinja', 'python-transform'])(
    'has no doubt: each example of %s is run',
    async (language) => {
      const { html } = await renderBody(`::expressions{language="${language}"}`);
      expect(textOf(html)).not.toMatch(/Not tried|To find out/);
    },
  );

  test('gives scores as DTX writes them, with the statistics that a rule must leave out', async () => {
    const { html } = await renderBody('::expressions{language="jq"}');
    for (const id of ['any-score', 'all-scores']) expect(row(html, id), id).toMatch(/del\(\.stats\).*stats/);
  });

  test('is refused for a language nobody uses here', async () => {
    const lines = await mistakesOf(() => renderBody('::expressions{language="sql"}'));
    expectOneLine(
      lines,
      'content/docs/p.md',
      '"sql" is not a language of expressions',
      'jq, jinja, python-transform',
    );
  });
});
